import FormServer
import Synchronization
import SystemIO
import TestSupport

/// How long the server's main loop is busy with one thing while somebody works on a hostile document of a megabyte: so
/// long others wait for their turn, whatever they ask.
enum TurnsPart {
  /// Prints the table of all texts.
  static func run(_ arguments: BenchmarkArguments) {
    let texts =
      arguments.files.isEmpty
      ? HostileForm.all.map { (name: $0.name, text: $0.text(ofBytes: 900_000)) }
      : arguments.inputs.map { (name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
    var table = Table(
      "Longest turns of the main loop with documents of a megabyte", ["what", "cpu", "wall", "over 20", "during"])
    for (name, text) in texts {
      var session = TurnsSession(text)
      session.run()
      let worst = session.turns.sorted { $0.timing.thread > $1.timing.thread }
      let long = worst.filter { $0.timing.thread > 20 }
      guard let longest = worst.first else { continue }
      let during = long.prefix(6).map { "\($0.name) \($0.timing.thread.inWords)" }.joined(separator: ", ")
      table.add(
        name, longest.timing.thread.inWords, longest.timing.wall.inWords, "\(long.count)",
        long.isEmpty ? longest.name : during)
    }
    table.print()
  }
}

extension HostileForm {
  /// A text with as many of what there is much of as so many bytes hold.
  fileprivate func text(ofBytes bytes: Int) -> String {
    let sample = text(count).utf8.count
    return text(max(1, count * bytes / max(1, sample)))
  }
}

/// A client that asks everything about one document, and notes how long each turn of the server takes.
private struct TurnsSession {
  /// What was done, with the longest turn that it led to.
  private(set) var turns: [(name: String, timing: Timing)] = []
  /// When the turn began, in milliseconds.
  private let began = TurnsClock()
  private var core: ServerCore
  private var id = 0
  private var version = 1
  private let text: String
  /// Places in the text: line and character.
  private let middle: (Int, Int)
  private let word: (Int, Int)
  private let end: (Int, Int)

  init(_ text: String) {
    self.text = text
    // Somebody comes soon after a turn has begun.
    core = ServerCore(patience: 1, isAwaited: { [began] in began.isOver })
    let bytes = Array(text.utf8)
    let half = bytes.count / 2
    middle = TurnsSession.place(of: half, in: bytes)
    word = TurnsSession.place(of: bytes[half...].firstIndex { $0 > 96 && $0 < 123 } ?? half, in: bytes)
    end = TurnsSession.place(of: bytes.count, in: bytes)
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> (Int, Int) {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return (before.count { $0 == 10 }, offset - start)
  }

  /// Opens the document, asks for everything, edits it, asks again, and closes it.
  mutating func run() {
    _ = steps("initialize", [Messages.initialize(TurnsSession.capabilities), Messages.notification("initialized")])
    _ = steps("opening", [Messages.open(text)], most: 10_000)
    for (method, params) in requests { ask(method, params) }
    for edit in edits { change(edit) }
    _ = steps("closing", [Messages.close()])
  }

  private static let capabilities = #"""
    {"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}},
    "dataSupport":true,"resolveSupport":{"properties":["edit"]}},
    "documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"publishDiagnostics":{"relatedInformation":true},
    "completion":{"completionItem":{"snippetSupport":true}}}}
    """#

  private var requests: [(String, String)] {
    let at = #""position":{"line":\#(word.0),"character":\#(word.1 + 1)}"#
    let here = #""position":{"line":\#(middle.0),"character":\#(middle.1)}"#
    let whole = Messages.range((0, 0), end)
    let point = Messages.range(word, word)
    let options = #""options":{"tabSize":4,"insertSpaces":true}"#
    let several = Array(repeating: #"{"line":\#(word.0),"character":\#(word.1)}"#, count: 20).joined(separator: ",")
    return [
      ("textDocument/hover", at), ("textDocument/completion", at), ("textDocument/completion", here),
      ("textDocument/signatureHelp", at), ("textDocument/inlayHint", whole), ("textDocument/inlayHint", point),
      ("textDocument/codeAction", #"\#(whole),"context":{"diagnostics":[]}"#),
      ("textDocument/codeAction", #"\#(point),"context":{"diagnostics":[]}"#), ("textDocument/codeLens", ""),
      ("textDocument/documentSymbol", ""), ("textDocument/semanticTokens/full", ""),
      ("textDocument/semanticTokens/range", whole),
      ("textDocument/semanticTokens/full/delta", #""previousResultId":"0""#), ("textDocument/formatting", options),
      ("textDocument/rangeFormatting", "\(point),\(options)"),
      ("textDocument/onTypeFormatting", #"\#(here),"ch":"}",\#(options)"#), ("textDocument/foldingRange", ""),
      ("textDocument/selectionRange", #""positions":[\#(several)]"#), ("textDocument/definition", at),
      ("textDocument/implementation", at),
      ("textDocument/references", #"\#(at),"context":{"includeDeclaration":true}"#),
      ("textDocument/rename", #"\#(at),"newName":"zz""#), ("textDocument/prepareRename", at),
      ("textDocument/documentHighlight", at), ("textDocument/documentColor", ""), ("textDocument/documentLink", ""),
      ("textDocument/diagnostic", ""), ("workspace/diagnostic", #""previousResultIds":[]"#),
      ("workspace/symbol", #""query":"a""#), ("formdef/generatedCode", ""), ("formdef/preview", ""),
      ("workspace/executeCommand", #""command":"formdef.preview","arguments":[{"uri":"\#(Messages.uri)"}]"#),
      ("workspace/executeCommand", #""command":"formdef.generated","arguments":[{"uri":"\#(Messages.uri)"}]"#),
      ("workspace/textDocumentContent", #""uri":"formdef-preview:/forms/Form.formdef""#),
      ("workspace/willRenameFiles", #""files":[{"oldUri":"file:///forms/B.formdef","newUri":"file:///C.formdef"}]"#),
      ("codeAction/resolve", #""title":"x","data":["safe","/forms/Form.formdef"]"#),
    ]
  }

  private var edits: [(name: String, message: String)] {
    let line = (middle.0, 0)
    let block = String(text.utf8.prefix(60_000)) ?? ""
    return [
      ("a key", Messages.edit(middle, middle, "x")),
      ("a key removed", Messages.edit(middle, (middle.0, middle.1 + 1), "")),
      ("a line break", Messages.edit(middle, middle, "\n")),
      ("a line break removed", Messages.edit(middle, (middle.0 + 1, 0), "")),
      ("a line", Messages.edit(line, line, "textField zz { tag: 1; use P1 }\n")),
      ("a brace", Messages.edit(line, line, "}\n")),
      ("a brace removed", Messages.edit(line, (line.0, 1), "")),
      ("an opening brace", Messages.edit(line, line, "{")),
      ("an opening brace removed", Messages.edit(line, (line.0, 1), "")),
      ("a quote", Messages.edit(line, line, "\"")),
      ("a quote removed", Messages.edit(line, (line.0, 1), "")),
      ("a comment's beginning", Messages.edit(line, line, "/*")),
      ("a comment's beginning removed", Messages.edit(line, (line.0, 2), "")),
      ("a preset at the end", Messages.edit(end, end, "\npreset Zzz { tag: 1 }\n")),
      ("an import", Messages.edit((0, 0), (0, 0), "import \"Other.formdef\"\n")),
      ("the import removed", Messages.edit((0, 0), (1, 0), "")), ("a paste", Messages.edit(line, line, block)),
      ("a large cut", Messages.edit((end.0 / 4, 0), line, "")),
      ("another text", #"{"text":\#(Messages.quoted("form New { }\n" + text))}"#),
    ]
  }

  private mutating func ask(_ method: String, _ params: String) {
    id += 1
    let wanted = id
    let document = #""textDocument":{"uri":"\#(Messages.uri)"}"#
    let isAnswered = steps(
      method, [Messages.request(id, method, "{\(document)\(params.isEmpty ? "" : ",")\(params)}")], until: wanted)
    if !isAnswered {
      let cancel = Messages.notification("$/cancelRequest", #"{"id":\#(wanted)}"#)
      _ = steps("\(method) taken back", [cancel], until: wanted)
    }
  }

  private mutating func change(_ edit: (name: String, message: String)) {
    version += 1
    _ = steps(edit.name, [Messages.changes([edit.message], version: version)])
  }

  /// Hands messages over, and lets the server work until a request is answered or some time has passed; gives whether it
  /// is.
  private mutating func steps(
    _ name: String, _ messages: [String], most: Double = 600, until id: Int? = nil
  ) -> Bool {
    core.receive(messages.flatMap { frame($0) })
    let start = ProcessClock.wall
    var longest = Timing()
    var isAnswered = false
    var isBusy = true
    while isBusy, !isAnswered, ProcessClock.wall - start < most {
      began.start()
      let timing = Timing.of { isBusy = core.step() }
      if timing.thread > longest.thread { longest = timing }
      for message in core.takeOutput() where id.map({ message.isAnswer(to: $0) }) ?? false { isAnswered = true }
    }
    turns.append((name, longest))
    return isAnswered
  }
}

/// Tells whether a turn has taken so long that a message has come meanwhile.
private final class TurnsClock: Sendable {
  private static let patience = 8.0
  private let began = Mutex(0.0)

  func start() { began.withLock { $0 = ProcessClock.wall } }

  var isOver: Bool { ProcessClock.wall - began.withLock { $0 } > TurnsClock.patience }
}

extension ArraySlice<UInt8> {
  /// Whether a message with its header answers a request.
  fileprivate func isAnswer(to id: Int) -> Bool {
    let head = String(decoding: prefix(120), as: UTF8.self)
    return head.contains("\"id\":\(id),\"result\"") || head.contains("\"id\":\(id),\"error\"")
  }
}
