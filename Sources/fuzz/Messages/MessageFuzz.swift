import FormServer
import JSONText
import LanguageServerProtocol
import TestSupport

/// Mutated messages to a server in this process: whatever comes, it answers with messages, goes on, and is quick.
///
/// Each session has its own seed, so that a session that ends the process can be run alone: the last one that is told
/// before the end is `--seed N --count 100`.
enum MessageFuzz {
  /// Messages of one session.
  private static let sessionLength = 100

  /// Runs sessions until so many messages were sent; gives the first problem.
  static func run(_ arguments: FuzzArguments) -> String? {
    var sent = 0
    var seed = arguments.seed
    while sent < arguments.count {
      if sent % 10_000 == 0 { print("\(sent) messages; next session: --seed \(seed) --count \(sessionLength)") }
      var session = FuzzedSession(seed: seed, limit: arguments.limit)
      for _ in 0..<min(sessionLength, arguments.count - sent) {
        if let problem = session.sendMutated() { return "seed \(seed): \(problem)" }
        sent += 1
      }
      if let problem = session.checkIsAlive() { return "seed \(seed): \(problem)" }
      seed &+= 1
    }
    return nil
  }
}

/// One server and its client.
private struct FuzzedSession {
  private var loop = ServerCore()
  private var framer = MessageFramer()
  private var random: SplitMix64
  private var mutator = MessageMutator()
  private var times: StepTimes

  init(seed: UInt64, limit: Double) {
    times = StepTimes(limit: limit)
    random = SplitMix64(seed: seed)
    begin()
  }

  /// Sends one mutated message; gives what is wrong with what comes of it.
  mutating func sendMutated() -> String? {
    let sample = MessageSamples.all.randomElement(using: &random) ?? ""
    return exchange(mutator.mutate(sample, using: &random))
  }

  /// Sends bytes in some pieces, and looks at all that the server says.
  private mutating func exchange(_ bytes: [UInt8]) -> String? {
    let cut = Int.random(in: 0...bytes.count, using: &random)
    loop.receive(bytes[..<cut])
    loop.receive(bytes[cut...])
    let waiting = loop
    loop = times.measure("the answer") {
      var loop = waiting
      while loop.exitCode == nil, loop.step() {}
      return loop
    }
    if let problem = times.takeTooSlow().first {
      return "\(String(decoding: bytes.prefix(2_000), as: UTF8.self))\n\(problem)"
    }
    if let problem = checkOutput() { return "\(String(decoding: bytes, as: UTF8.self))\n\(problem)" }
    if loop.exitCode != nil { restart() }
    return nil
  }

  /// Whether all that the server has said are messages.
  private mutating func checkOutput(_ take: (JSONValue) -> Void = { _ in }) -> String? {
    for output in loop.takeOutput() {
      let frames = framer.feed(output)
      guard frames.count == 1, case .body(let body) = frames[0] else { return "what was sent is no frame" }
      guard let json = try? JSONValue(parsing: body) else {
        return "what was sent is no JSON: \(String(decoding: body.prefix(2_000), as: UTF8.self))"
      }
      if case .invalid(_, let error) = IncomingMessage(json), json["error"] == nil {
        return "what was sent is no message (\(error.message))"
      }
      take(json)
    }
    return nil
  }

  private mutating func restart() {
    loop = ServerCore()
    begin()
  }

  /// Opens a document as one client or the other.
  private mutating func begin() {
    let messages = MessageSamples.beginnings.randomElement(using: &random) ?? []
    for message in messages { _ = exchange(frame(message)) }
  }

  /// Whether the server still answers: first it is given enough to fill whatever body it may be waiting for.
  mutating func checkIsAlive() -> String? {
    loop.receive(repeatElement(UInt8(ascii: "\n"), count: MessageMutator.longestBody))
    while loop.step() {}
    if let problem = checkOutput() { return problem }
    loop.receive(frame(#"{"jsonrpc":"2.0","id":"alive","method":"no/such/method"}"#))
    while loop.step() {}
    var isAlive = false
    if let problem = checkOutput({ isAlive = isAlive || $0["id"]?.string == "alive" && $0["error"] != nil }) {
      return problem
    }
    return isAlive ? nil : "the server no longer answers"
  }
}
