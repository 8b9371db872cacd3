import JSONText
import Testing

/// A request of each method that the server offers, through the built program: one answer each, and a result.
@Suite(.timeLimit(.minutes(10))) struct EveryMethodTests {
  private static let text =
    "import \"B.formdef\"\nform Person {\n    textField name { keyboardType: .emailAddress; use P }\n}\n"

  /// The requests that a capability stands for.
  private static let methods: [(capability: String, methods: [String])] = [
    ("callHierarchyProvider", []), ("codeActionProvider", ["codeAction"]), ("codeLensProvider", ["codeLens"]),
    ("colorProvider", ["documentColor"]), ("completionProvider", ["completion"]),
    ("declarationProvider", ["declaration"]), ("definitionProvider", ["definition"]),
    ("diagnosticProvider", ["diagnostic"]),
    ("documentFormattingProvider", ["formatting"]), ("documentHighlightProvider", ["documentHighlight"]),
    ("documentLinkProvider", ["documentLink"]), ("documentOnTypeFormattingProvider", ["onTypeFormatting"]),
    ("documentRangeFormattingProvider", ["rangeFormatting", "rangesFormatting"]),
    ("documentSymbolProvider", ["documentSymbol"]),
    ("foldingRangeProvider", ["foldingRange"]), ("hoverProvider", ["hover"]),
    ("implementationProvider", ["implementation"]), ("inlayHintProvider", ["inlayHint"]),
    ("referencesProvider", ["references"]), ("selectionRangeProvider", ["selectionRange"]),
    (
      "semanticTokensProvider",
      ["semanticTokens/full", "semanticTokens/full/delta", "semanticTokens/range"]
    ), ("signatureHelpProvider", ["signatureHelp"]),
  ]

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func eachIsAnsweredWithAResult(encoding: String) throws {
    let server = try ServerProcess()
    let able =
      #"{"general":{"positionEncodings":["\#(encoding)"]},"workspace":{"diagnostics":{"refreshSupport":true}},"#
      + #""textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}"#
    server.send(Messages.initialize(able), Messages.notification("initialized"), Messages.open(EveryMethodTests.text))
    let can = server.answer(0)?["result"]?["capabilities"]
    #expect(can?["positionEncoding"]?.string == encoding)
    let place = #"{"line":2,"character":24}"#
    var id = 0
    for (capability, methods) in EveryMethodTests.methods where can?[named: capability] != nil {
      for method in methods {
        id += 1
        server.send(
          Messages.ask(
            id, "textDocument/\(method)",
            #""position":\#(place),"positions":[\#(place)],"range":{"start":\#(place),"end":\#(place)},"ranges":[],"ch":"}","#
              + #""options":{"tabSize":4,"insertSpaces":true},"previousResultId":"0","context":{"diagnostics":[],"#
              + #""triggerKind":1,"isRetrigger":false,"includeDeclaration":true}"#))
        #expect(server.answer(Int64(id))?["result"] != nil, "\(method)")
      }
    }
    #expect(id > 8)
    server.send(Messages.request(100, "workspace/diagnostic", #"{"previousResultIds":[]}"#))
    #expect(server.answer(100)?["result"]?["items"] != nil)
    server.send(Messages.request(101, "formdef/status"))
    #expect((server.answer(101)?["result"]?["version"]?.string ?? "").isEmpty == false)
    server.send(Messages.request(102, "shutdown"), Messages.notification("exit"))
    #expect(server.exitCode() == 0)
  }
}
