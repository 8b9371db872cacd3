public import FormServer
public import JSONText
import LanguageServerProtocol
import Synchronization

/// A client of a server in the same process: what is sent together is there together, so that nothing hangs on time.
public struct MemoryClient {
  private var loop: ServerCore
  private var framer = MessageFramer()
  /// Everything that the server has said and that was not taken yet, in order.
  public private(set) var messages: [JSONValue] = []

  /// A client that has been initialized, with these capabilities, and a folder open.
  ///
  /// - Parameter answers: whether what the server asks meanwhile is answered with null.
  public init(
    _ capabilities: String = "{}", options: String = "null", folder: String? = nil, clock: ServerClock = .system,
    patience: Int? = nil, answers: Bool = false, isAwaited: @escaping @Sendable () -> Bool = { false }
  ) {
    loop = ServerCore(clock: clock, patience: patience, isAwaited: isAwaited)
    let initialize = Messages.initialize(capabilities, options: options, folder: folder)
    let initialized = Messages.notification("initialized")
    if answers { sendAnswering(initialize, initialized) } else { send(initialize, initialized) }
  }

  /// A client that begins with this very message.
  public init(raw message: String) {
    loop = ServerCore()
    send(message)
  }

  /// The exit status of the server, once it has ended.
  public var exitCode: Int32? { loop.exitCode }

  /// Everything that was not taken yet, which is then taken.
  public mutating func takeAll() -> [JSONValue] {
    defer { messages = [] }
    return messages
  }

  /// Sends messages together, and lets the server do all that there is to do.
  public mutating func send(_ messages: String...) { send(bytes: messages.flatMap { frame($0) }) }

  /// The same with bytes, which need be no whole messages.
  public mutating func send(bytes: [UInt8]) {
    loop.receive(bytes)
    while loop.step() {}
    takeOutput()
  }

  private mutating func takeOutput() {
    for bytes in loop.takeOutput() {
      for case .body(let body) in framer.feed(bytes) {
        if let message = try? JSONValue(parsing: body) { messages.append(message) }
      }
    }
  }

  /// Sends messages together, and answers with null at once whatever the server asks.
  public mutating func sendAnswering(_ messages: String...) {
    loop.receive(messages.flatMap { frame($0) })
    var seen = self.messages.count
    while loop.step() {
      takeOutput()
      for message in self.messages[seen...] where message["method"] != nil {
        guard let id = message["id"]?.int64 else { continue }
        loop.receive(frame(#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#))
      }
      seen = self.messages.count
    }
  }

  /// Sends a message, with which nothing is done yet.
  public mutating func receive(_ message: String) { loop.receive(frame(message)) }

  /// Lets the server do one piece of its work; gives whether there was any.
  public mutating func step() -> Bool {
    defer { takeOutput() }
    return loop.step()
  }

  /// Sends a message, which the server handles and does nothing else.
  public mutating func sendWithoutIdling(_ message: String) {
    loop.receive(frame(message))
    while loop.hasMessages { _ = loop.step() }
    takeOutput()
  }

  /// The answer to a request, which is then taken.
  public mutating func answer(_ id: Int64) -> JSONValue? {
    take { $0["id"]?.int64 == id && $0["method"] == nil }
  }

  /// The first message of a method, which is then taken.
  public mutating func message(_ method: String) -> JSONValue? { take { $0["method"]?.string == method } }

  private mutating func take(_ isWanted: (JSONValue) -> Bool) -> JSONValue? {
    messages.firstIndex(where: isWanted).map { messages.remove(at: $0) }
  }

  /// The findings that were told last, of a client to which they are pushed.
  public mutating func published() -> JSONValue? {
    var last: JSONValue?
    while let next = message("textDocument/publishDiagnostics") { last = next["params"] }
    return last
  }
}

extension ServerClock {
  /// A clock on which each look takes as long, in milliseconds.
  public static func stepping(_ step: Double) -> ServerClock {
    let now = Mutex(0.0)
    let milliseconds: @Sendable () -> Double = {
      now.withLock {
        $0 += step
        return $0
      }
    }
    return ServerClock(date: { 0 }, milliseconds: milliseconds)
  }
}

/// Messages of a client, as JSON.
public enum Messages {
  /// The document that messages are about unless they name another.
  public static let uri = "file:///forms/Form.formdef"

  /// The first message of a client.
  public static func initialize(
    _ capabilities: String = "{}", options: String = "null", process: String = "null", folder: String? = nil
  ) -> String {
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":\#(process),"#
      + #""rootUri":\#(folder.map(quoted) ?? "null"),"#
      + #""capabilities":\#(capabilities),"initializationOptions":\#(options)}}"#
  }

  /// A document that is opened.
  public static func open(_ text: String, uri: String = uri, version: Int = 1) -> String {
    notification(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"formdef","version":\#(version),"text":\#(quoted(text))}}"#)
  }

  /// A change of the whole text.
  public static func change(_ text: String, uri: String = uri, version: Int = 2) -> String {
    changes([#"{"text":\#(quoted(text))}"#], uri: uri, version: version)
  }

  /// Changes of an open document, each as JSON.
  public static func changes(_ changes: [String], uri: String = uri, version: Int = 2) -> String {
    notification(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#(changes.joined(separator: ","))]}"#
    )
  }

  /// One change of a range; places are (line, character).
  public static func edit(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> String {
    #"{"range":{"start":{"line":\#(start.0),"character":\#(start.1)},"end":{"line":\#(end.0),"character":\#(end.1)}},"#
      + #""text":\#(quoted(text))}"#
  }

  /// The member `range` of a request's parameters; places are (line, character).
  public static func range(_ start: (Int, Int), _ end: (Int, Int)) -> String {
    #""range":{"start":{"line":\#(start.0),"character":\#(start.1)},"#
      + #""end":{"line":\#(end.0),"character":\#(end.1)}}"#
  }

  /// The member `position` of a request's parameters.
  public static func position(_ line: Int, _ character: Int) -> String {
    #""position":{"line":\#(line),"character":\#(character)}"#
  }

  /// A document that is closed.
  public static func close(uri: String = uri) -> String {
    notification("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
  }

  /// A request; its parameters are JSON.
  public static func request(_ id: Int, _ method: String, _ params: String = "null") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
  }

  /// A request about a whole document.
  public static func ask(_ id: Int, _ method: String, uri: String = uri, _ more: String = "") -> String {
    request(id, method, #"{"textDocument":{"uri":"\#(uri)"}\#(more.isEmpty ? "" : ",")\#(more)}"#)
  }

  /// A notification; its parameters are JSON.
  public static func notification(_ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#
  }

  /// A text as a string of JSON.
  public static func quoted(_ text: String) -> String { String(decoding: text.jsonBytes(), as: UTF8.self) }
}

extension JSONValue {
  /// The number of the error that is answered; nil of other messages.
  public var errorCode: Int64? { self["error"]?["code"]?.int64 }

  /// The findings of a report, pushed or pulled, as "line:character-line:character code".
  public var findings: [String] {
    let items = self["diagnostics"] ?? self["result"]?["items"]
    return (items?.elements.map(Array.init) ?? []).map { item in
      let places = ["start", "end"].map { end -> String in
        let place = item["range"]?[named: end]
        return "\(place?["line"]?.int64 ?? -1):\(place?["character"]?.int64 ?? -1)"
      }
      return "\(places.joined(separator: "-")) \(item["code"]?.string ?? "none")"
    }
  }
}
