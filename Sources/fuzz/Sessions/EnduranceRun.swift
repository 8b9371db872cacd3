import FormServer
import JSONText
import LanguageServerProtocol
import SystemIO
import TestSupport

/// A session of many edits and requests in fifty documents, one message in ten malformed or taken back: memory stays
/// flat, and goes back when all is closed.
enum EnduranceRun {
  /// Documents that are open.
  static let documentCount = 50
  /// Bytes that the process may grow by after a fifth of the run.
  private static let growthLimit = 24 << 20

  /// Sends as many messages as the arguments say; gives what is wrong.
  static func run(_ arguments: FuzzArguments) -> String? {
    var random = SplitMix64(seed: arguments.seed)
    var session = EnduringSession()
    var settled = 0
    for step in 0..<arguments.count {
      if let problem = session.step(step, &random) { return "step \(step): \(problem)" }
      if step == arguments.count / 5 { settled = ProcessMemory.residentBytes }
      if step > 0, step % 10_000 == 0 { print("\(step) messages; \(ProcessMemory.residentBytes >> 20) MB") }
    }
    let end = ProcessMemory.residentBytes
    session.closeAll()
    print("\(settled >> 20) MB, at the end \(end >> 20) MB, closed \(ProcessMemory.residentBytes >> 20) MB")
    return end - settled > growthLimit ? "memory has grown by \((end - settled) >> 20) MB" : nil
  }
}

/// The session of an endurance run.
private struct EnduringSession {
  private var core = ServerCore()
  private var framer = MessageFramer()
  private var lines: [[String]] = []
  private var versions: [Int] = []

  init() {
    send(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#)
    send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  }

  private static func uri(_ index: Int) -> String { "file:///endurance/F\(index).formdef" }

  /// Opens documents until all are open, then edits and asks; gives what is wrong.
  mutating func step(_ number: Int, _ random: inout SplitMix64) -> String? {
    if lines.count < EnduranceRun.documentCount {
      open(lines.count)
      return nil
    }
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: send(malformed(index, &random))
    case 1..<4: ask(number, index, &random)
    default: edit(index, &random)
    }
    return takeOutput()
  }

  mutating func closeAll() {
    for index in lines.indices {
      send(
        #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(EnduringSession.uri(index))"}}}"#
      )
    }
    _ = takeOutput()
  }

  private mutating func open(_ index: Int) {
    var text = [
      "import \"F\((index + 1) % 50).formdef\"", "preset P\(index) { keyboardType: .emailAddress }", "form F\(index) {",
    ]
    for field in 0..<20 {
      text.append(
        "    textField f\(field) { tag: \(field + 1); use P\((index + 1) % 50); rule length(...\(field + 5)) }")
    }
    text.append("}")
    lines.append(text)
    versions.append(1)
    let quoted = String(decoding: text.joined(separator: "\n").jsonBytes(), as: UTF8.self)
    send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(EnduringSession.uri(index))","#
        + #""languageId":"formdef","version":1,"text":\#(quoted)}}}"#)
  }

  /// Puts another line in the place of one.
  private mutating func edit(_ index: Int, _ random: inout SplitMix64) {
    let line = Int.random(in: 3..<23, using: &random)
    let old = lines[index][line]
    let number = Int.random(in: 0..<100_000, using: &random)
    let new =
      Int.random(in: 0..<5, using: &random) == 0
      ? "    textField x\(number) { tag: \(number); keyboardType: .numberPad"
      : "    textField x\(number) { tag: \(number); rule pattern(/[a-z]{\(number % 60)}/); rule oneOf([\"a\(number)\"]) }"
    lines[index][line] = new
    versions[index] += 1
    send(
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(EnduringSession.uri(index))","#
        + #""version":\#(versions[index])},"contentChanges":[{"range":{"start":{"line":\#(line),"character":0},"end":{"#
        + #""line":\#(line),"character":\#(old.utf8.count)}},"text":\#(String(decoding: new.jsonBytes(), as: UTF8.self))}]}}"#
    )
  }

  private mutating func ask(_ id: Int, _ index: Int, _ random: inout SplitMix64) {
    let method = RequestSamples.methods.randomElement(using: &random) ?? "textDocument/hover"
    let place =
      #"{"line":\#(Int.random(in: 0..<25, using: &random)),"character":\#(Int.random(in: 0..<40, using: &random))}"#
    let params = RequestSamples.params(
      uri: EnduringSession.uri(index), place: place, range: #"{"start":\#(place),"end":\#(place)}"#, &random)
    let request = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
    let cancels = Int.random(in: 0..<4, using: &random) == 0
    send(request, cancels ? #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# : nil)
  }

  private func malformed(_ index: Int, _ random: inout SplitMix64) -> String {
    [
      "{", "[]", #"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, #"{"jsonrpc":"2.0","method":"no/such","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(EnduringSession.uri(index))"},"contentChanges":[{"range":7,"text":"x"}]}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///no/such"}}}"#,
    ].randomElement(using: &random) ?? "{"
  }

  private mutating func send(_ messages: String?...) {
    for message in messages { if let message { core.receive(frame(message)) } }
    while core.step() {}
  }

  /// Passes over what the server says; gives what is wrong with it.
  private mutating func takeOutput() -> String? {
    for bytes in core.takeOutput() {
      guard framer.feed(bytes).count == 1 else { return "what was sent is no frame" }
    }
    return nil
  }
}
