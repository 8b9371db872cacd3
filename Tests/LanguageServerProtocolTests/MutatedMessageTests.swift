import JSONText
import LanguageServerProtocol
import Testing
import TestSupport

/// Messages as a broken or hostile client might send them: all are read or refused, none ends the process.
@Suite struct MutatedMessageTests {
  @Test(arguments: seeds(30)) func mutatedMessagesAreReadOrRefused(_ seeds: Range<UInt64>) {
    for seed in seeds { mutatedMessagesAreReadOrRefused(of: seed) }
  }

  private func mutatedMessagesAreReadOrRefused(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for message in MutatedMessageTests.messages {
      for _ in 0..<20 { check(mutate(Array(message.utf8), using: &random)) }
    }
  }

  @Test func everyPrefixOfAMessageIsRefused() {
    for message in MutatedMessageTests.messages {
      for length in 0..<message.utf8.count {
        guard case .invalid(nil, let error) = IncomingMessage(parsing: Array(message.utf8.prefix(length))) else {
          Issue.record("\(length) bytes of \(message) were taken for a message")
          continue
        }
        #expect(error.code == .parseError)
      }
    }
  }

  @Test(arguments: seeds(40)) func mutatedStreamsAreReadToTheirEnd(_ seeds: Range<UInt64>) {
    for seed in seeds { mutatedStreamsAreReadToTheirEnd(of: seed) }
  }

  private func mutatedStreamsAreReadToTheirEnd(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stream = MutatedMessageTests.messages.flatMap {
      Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8)
    }
    var framer = MessageFramer(maximumLength: 10_000)
    var bodies = 0
    for frame in framer.feed(mutate(stream, using: &random)) {
      guard case .body(let body) = frame else { continue }
      bodies += 1
      check(body)
    }
    #expect(bodies > 0)
  }

  /// Reads the message, its parameters as those of every method, and writes what can be written back.
  private func check(_ body: [UInt8]) {
    switch IncomingMessage(parsing: body) {
    case .request(let id, _, let params):
      readAll(params)
      #expect(!OutgoingMessage.response(to: id, result: params).bytes.isEmpty)
    case .notification(_, let params): readAll(params)
    case .response(_, .success(let result)): readAll(result)
    case .response(_, .failure(let error)): #expect(!OutgoingMessage.response(to: nil, error: error).bytes.isEmpty)
    case .invalid(let id, let error):
      #expect([.parseError, .invalidRequest].contains(error.code))
      #expect(!OutgoingMessage.response(to: id, error: error).bytes.isEmpty)
    }
  }

  private func readAll(_ params: JSONValue?) {
    for read in MutatedMessageTests.readers {
      if let error = read(params) { #expect(error.code == .invalidParams) }
    }
  }

  private typealias Reader = @Sendable (JSONValue?) -> ResponseError?

  private static let readers: [Reader] = [
    reader(of: InitializeRequest.self), reader(of: CompletionRequest.self), reader(of: CompletionResolveRequest.self),
    reader(of: CodeActionRequest.self), reader(of: CodeActionResolveRequest.self), reader(of: HoverRequest.self),
    reader(of: RenameRequest.self), reader(of: ReferencesRequest.self), reader(of: SelectionRangeRequest.self),
    reader(of: DocumentFormattingRequest.self), reader(of: DocumentDiagnosticRequest.self),
    reader(of: ExecuteCommandRequest.self), reader(of: SemanticTokensDeltaRequest.self),
    reader(of: DidOpenTextDocumentNotification.self), reader(of: DidChangeTextDocumentNotification.self),
    reader(of: DidChangeConfigurationNotification.self), reader(of: DidChangeWatchedFilesNotification.self),
    reader(of: DidChangeWorkspaceFoldersNotification.self), reader(of: CancelRequestNotification.self),
  ]

  private static func reader<Request: ClientRequest>(of type: Request.Type) -> Reader {
    { params in error { () throws(ResponseError) in _ = try Request.params(from: params) } }
  }

  private static func reader<Notification: ClientNotification>(of type: Notification.Type) -> Reader {
    { params in error { () throws(ResponseError) in _ = try Notification.params(from: params) } }
  }

  private static func error(of body: () throws(ResponseError) -> Void) -> ResponseError? {
    do throws(ResponseError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func mutate(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, index + Int.random(in: 1...8, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(index..<end)
      case 2: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
      default:
        let values = ["null", "-1", "1e400", "0.5", "[]", "{}", "\"\\ud800\"", "\"", ",", "99999999999999999999"]
        bytes.replaceSubrange(index..<end, with: (values.randomElement(using: &random) ?? "").utf8)
      }
    }
    return bytes
  }

  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":1,"rootUri":"file:///w","capabilities":"#
      + #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"hover":{"contentFormat":["markdown"]}}},"#
      + #""workspaceFolders":[{"uri":"file:///w","name":"w"}],"trace":"off"}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a%20b","#
      + #""languageId":"formdef","version":1,"text":"form A {\n\t\ud83d\ude00 é\n}"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a","version":2},"#
      + #""contentChanges":[{"range":{"start":{"line":0,"character":1},"end":{"line":2,"character":3}},"text":"x"}]}}"#,
    #"{"jsonrpc":"2.0","id":"c","method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///a"},"#
      + #""range":{"start":{"line":0,"character":1},"end":{"line":0,"character":1}},"context":{"only":["quickfix"],"#
      + #""diagnostics":[{"range":{"start":{"line":0,"character":1},"end":{"line":0,"character":4}},"severity":1,"#
      + #""code":"zero-tag","message":"m","tags":[1],"data":{"fix":[0,1.5,null]}}]}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"completionItem/resolve","params":{"label":"a","kind":10,"textEdit":"#
      + #"{"newText":"a","range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}}},"data":[1]}}"#,
    #"{"jsonrpc":"2.0","id":3,"result":[{"diagnostics":{"limit":10}}]}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
  ]
}
