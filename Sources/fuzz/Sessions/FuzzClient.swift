import FormServer
import JSONText
import LanguageServerProtocol

/// A client that can show everything, of a server in this process.
struct FuzzClient {
  private var core = ServerCore()
  private var framer = MessageFramer()
  private var lastID = 0
  /// The answers that were not taken yet, by id.
  private var answers: [Int64: JSONValue] = [:]
  /// The diagnostics that were published last, by document.
  private(set) var published: [String: JSONValue] = [:]

  /// A client that counts characters in one way only.
  init(encoding: String) {
    _ = ask(
      "initialize",
      #"{"processId":null,"rootUri":null,"capabilities":\#(FuzzClient.capabilities(encoding)),"trace":"verbose"}"#)
    notify("initialized", "{}")
  }

  /// Sends a request, lets the server do all that there is to do, and gives its answer.
  mutating func ask(_ method: String, _ params: String) -> JSONValue? {
    lastID += 1
    send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#)
    return answers.removeValue(forKey: Int64(lastID))
  }

  /// Sends a notification, and lets the server do all that there is to do.
  mutating func notify(_ method: String, _ params: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  private mutating func send(_ message: String) {
    core.receive(MessageMutator.frame(message))
    var output: [ArraySlice<UInt8>] = []
    repeat {
      while core.step() {}
      output = core.takeOutput()
      for bytes in output { take(bytes) }
    } while !output.isEmpty
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    for case .body(let body) in framer.feed(bytes) {
      guard let message = try? JSONValue(parsing: body) else { continue }
      if let method = message["method"]?.string {
        if method == "textDocument/publishDiagnostics", let params = message["params"] {
          published[params["uri"]?.string ?? ""] = params
        }
        // Whatever the server asks is answered with nothing.
        if let id = message["id"] {
          core.receive(
            MessageMutator.frame(
              #"{"jsonrpc":"2.0","id":\#(String(decoding: id.rawBytes, as: UTF8.self)),"result":null}"#))
        }
      } else if let id = message["id"]?.int64 {
        answers[id] = message
      }
    }
  }

  private static func capabilities(_ encoding: String) -> String {
    let kinds = #"{"codeActionKind":{"valueSet":["quickfix","refactor","source"]}}"#
    return #"{"general":{"positionEncodings":["\#(encoding)"]},"window":{"workDoneProgress":true},"workspace":{"#
      + #""configuration":true,"applyEdit":true,"workspaceFolders":true,"workspaceEdit":{"documentChanges":true,"#
      + #""resourceOperations":["create","rename","delete"],"changeAnnotationSupport":{}},"#
      + #""fileOperations":{"willRename":true}},"textDocument":{"publishDiagnostics":{"relatedInformation":true,"#
      + #""versionSupport":true,"codeDescriptionSupport":true,"dataSupport":true,"tagSupport":{"valueSet":[1,2]}},"#
      + #""hover":{"contentFormat":["markdown"]},"completion":{"completionItem":{"snippetSupport":true,"#
      + #""insertReplaceSupport":true,"labelDetailsSupport":true,"resolveSupport":{"properties":["documentation","#
      + #""additionalTextEdits"]},"documentationFormat":["markdown"],"tagSupport":{"valueSet":[1]}}},"#
      + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"isPreferredSupport":true,"#
      + #""dataSupport":true,"resolveSupport":{"properties":["edit"]},"codeActionLiteralSupport":\#(kinds)},"#
      + #""rename":{"prepareSupport":true},"foldingRange":{"collapsedText":true},"diagnostic":{"relatedDocumentSupport":true},"#
      + #""signatureHelp":{"signatureInformation":{"parameterInformation":{"labelOffsetSupport":true}}},"#
      + #""definition":{"linkSupport":true}}}"#
  }
}
