import Foundation
import JSONText
import TestSupport
import Testing

/// Sessions as editors hold them: each gets what it can take, and nothing else.
@Suite struct EditorClientTests {
  private static let text = """
    import "Other.formdef"

    form Person {
        textField name { keyboardType: .emailAdress; secureTextEntry: true }
        textField 😀e\u{301} { tag: 1 }
        textField c { tag: 1; }
    }
    """

  @Test(arguments: EditorClient.all)
  func onlyWhatTheClientTakesIsSent(_ editor: EditorClient) throws {
    let folder = try TemporaryFolder(["Form.formdef": EditorClientTests.text, "Other.formdef": "preset P { }"])
    let uri = folder.url("Form.formdef").absoluteString
    let capabilities = try JSONValue(parsing: Array(editor.capabilities.utf8))
    var client = MemoryClient(raw: EditorClientTests.initialize(editor, folder))
    let can = client.answer(0)?["result"]?["capabilities"]
    checkEncoding(can?["positionEncoding"]?.string, capabilities)
    client.send(Messages.notification("initialized"))
    client.send(
      Messages.open(EditorClientTests.text, uri: uri, version: editor.firstVersion),
      Messages.changes(
        [Messages.edit((3, 4), (3, 4), " ")], uri: uri, version: editor.firstVersion + 1))
    let methods = [
      "textDocument/completion", "textDocument/hover", "textDocument/codeAction", "textDocument/documentSymbol",
    ]
    for (index, method) in methods.enumerated() {
      client.send(
        Messages.ask(
          index + 10, method, uri: uri,
          #""position":{"line":3,"character":24},"range":{"start":{"line":3,"character":0},"end":{"line":6,"character":0}},"#
            + #""context":{"diagnostics":[]}"#))
    }
    checkAsked(client.messages, capabilities)
    checkDiagnostics(client.messages, pulls: can?["diagnosticProvider"] != nil, version: editor.firstVersion + 1)
    checkCompletion(client.answer(10)?["result"], capabilities["textDocument"]?["completion"]?["completionItem"])
    checkHover(client.answer(11)?["result"], capabilities["textDocument"]?["hover"]?["contentFormat"])
    let actions = client.answer(12)?["result"]?.elements.map(Array.init) ?? []
    let takesActions = capabilities["textDocument"]?["codeAction"]?["codeActionLiteralSupport"] != nil
    #expect(actions.isEmpty != takesActions)
    let symbols = client.answer(13)?["result"]?.elements.map(Array.init) ?? []
    let takesTree =
      capabilities["textDocument"]?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    #expect(symbols.allSatisfy { ($0["selectionRange"] != nil) == takesTree && ($0["location"] == nil) == takesTree })
    #expect(!symbols.isEmpty)
  }

  private static func initialize(_ editor: EditorClient, _ folder: TemporaryFolder) -> String {
    let uri = folder.url.absoluteString
    return
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,\#(editor.more)"rootUri":"\#(uri)","#
      + #""workspaceFolders":[{"uri":"\#(uri)","name":"n"}],"capabilities":\#(editor.capabilities)}}"#
  }

  private func checkEncoding(_ chosen: String?, _ capabilities: JSONValue) {
    let offered = capabilities["general"]?["positionEncodings"]?.elements.map { $0.compactMap(\.string) }
    if let chosen { #expect(offered?.contains(chosen) == true) } else { #expect(offered == nil) }
  }

  /// What the server asks, with the capability that allows it.
  private func checkAsked(_ messages: [JSONValue], _ capabilities: JSONValue) {
    let workspace = capabilities["workspace"]
    for message in messages where message["id"] != nil {
      switch message["method"]?.string {
      case nil: break
      case "workspace/configuration": #expect(workspace?["configuration"]?.bool == true)
      case "workspace/diagnostic/refresh": #expect(workspace?["diagnostics"]?["refreshSupport"]?.bool == true)
      case "workspace/inlayHint/refresh": #expect(workspace?["inlayHint"]?["refreshSupport"]?.bool == true)
      case "window/workDoneProgress/create": #expect(capabilities["window"]?["workDoneProgress"]?.bool == true)
      case "client/registerCapability":
        for registration in message["params"]?["registrations"]?.elements.map(Array.init) ?? [] {
          let name = registration["method"]?.string?.split(separator: "/").last.map(String.init) ?? ""
          #expect(workspace?[named: name]?["dynamicRegistration"]?.bool == true, "\(name)")
        }
      case let method?: Issue.record("the server asks for \(method)")
      }
    }
  }

  private func checkDiagnostics(_ messages: [JSONValue], pulls: Bool, version: Int) {
    let pushed = messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    #expect(pushed.isEmpty == pulls)
    if !pulls { #expect(pushed.last?["params"]?["version"]?.int64 == Int64(version)) }
  }

  private func checkCompletion(_ result: JSONValue?, _ can: JSONValue?) {
    let items = result?["items"]?.elements.map(Array.init) ?? []
    #expect(!items.isEmpty)
    let formats = can?["documentationFormat"]?.elements.map { $0.compactMap(\.string) } ?? []
    for item in items {
      if item["insertTextFormat"]?.int64 == 2 { #expect(can?["snippetSupport"]?.bool == true) }
      if item["textEdit"]?["insert"] != nil { #expect(can?["insertReplaceSupport"]?.bool == true) }
      if item["labelDetails"] != nil { #expect(can?["labelDetailsSupport"]?.bool == true) }
      if let kind = item["documentation"]?["kind"]?.string { #expect(formats.contains(kind)) }
      if let command = item["command"] { Issue.record("a completion runs \(command)") }
    }
  }

  private func checkHover(_ result: JSONValue?, _ formats: JSONValue?) {
    let offered = formats?.elements.map { $0.compactMap(\.string) } ?? []
    let kind = result?["contents"]?["kind"]?.string
    #expect(kind == offered.first ?? "plaintext")
  }
}
