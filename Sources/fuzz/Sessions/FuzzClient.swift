import FormServer
import JSONText
import TestSupport

/// A client that can show everything, of a server in this process.
struct FuzzClient {
  private var client: MemoryClient
  private var lastID = 0
  /// The diagnostics that were published last, by document.
  private(set) var published: [String: JSONValue] = [:]

  /// A client that counts characters in one way only.
  init(encoding: String) {
    // All see the same moment: answers that show the time differ by nothing else.
    let clock = ServerClock(date: { 1_788_293_289 }, milliseconds: ServerClock.system.milliseconds)
    client = MemoryClient(FuzzClient.capabilities(encoding), clock: clock, answers: true)
    notify("$/setTrace", #"{"value":"verbose"}"#)
  }

  /// Sends a request, lets the server do all that there is to do, and gives its answer.
  mutating func ask(_ method: String, _ params: String) -> JSONValue? {
    lastID += 1
    return send(Messages.request(lastID, method, params)).first { $0["id"]?.int64 == Int64(lastID) }
  }

  /// Sends a notification, and lets the server do all that there is to do.
  mutating func notify(_ method: String, _ params: String) { _ = send(Messages.notification(method, params)) }

  /// Sends a message; gives the answers that come. Whatever the server asks is answered with nothing.
  private mutating func send(_ message: String) -> [JSONValue] {
    client.sendAnswering(message)
    let all = client.takeAll()
    for message in all where message["method"]?.string == "textDocument/publishDiagnostics" {
      if let params = message["params"] { published[params["uri"]?.string ?? ""] = params }
    }
    return all.filter { $0["method"] == nil }
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
