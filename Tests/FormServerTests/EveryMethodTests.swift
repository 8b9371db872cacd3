import FormServer
import JSONText
import Testing
import TestSupport

/// A request of each method that the server offers, through the built program: one answer each, and a result.
@Suite(.timeLimit(.minutes(10))) struct EveryMethodTests {
  private static let text =
    "import \"B.formdef\"\nform Person {\n    textField name { keyboardType: .emailAddress; use P }\n}\n"

  /// The requests that a capability stands for.
  private static let methods: [String: [String]] = [
    "codeActionProvider": ["textDocument/codeAction"], "codeLensProvider": ["textDocument/codeLens"],
    "colorProvider": ["textDocument/documentColor", "textDocument/colorPresentation"],
    "completionProvider": ["textDocument/completion"], "declarationProvider": ["textDocument/declaration"],
    "definitionProvider": ["textDocument/definition"],
    "diagnosticProvider": ["textDocument/diagnostic", "workspace/diagnostic"],
    "documentFormattingProvider": ["textDocument/formatting"],
    "documentHighlightProvider": ["textDocument/documentHighlight"],
    "documentLinkProvider": ["textDocument/documentLink"],
    "documentOnTypeFormattingProvider": ["textDocument/onTypeFormatting"],
    "documentRangeFormattingProvider": ["textDocument/rangeFormatting", "textDocument/rangesFormatting"],
    "documentSymbolProvider": ["textDocument/documentSymbol"],
    "executeCommandProvider": ["workspace/executeCommand"], "foldingRangeProvider": ["textDocument/foldingRange"],
    "hoverProvider": ["textDocument/hover"], "implementationProvider": ["textDocument/implementation"],
    "inlayHintProvider": ["textDocument/inlayHint"], "referencesProvider": ["textDocument/references"],
    "renameProvider": ["textDocument/prepareRename", "textDocument/rename"],
    "selectionRangeProvider": ["textDocument/selectionRange"],
    "semanticTokensProvider": [
      "textDocument/semanticTokens/full", "textDocument/semanticTokens/full/delta",
      "textDocument/semanticTokens/range",
    ],
    "signatureHelpProvider": ["textDocument/signatureHelp"], "workspaceSymbolProvider": ["workspace/symbol"],
  ]

  /// Those that stand for no capability of their own, or ask for more about what an answer holds.
  private static let others: Set<String> = [
    "initialize", "shutdown", "formdef/generatedCode", "formdef/preview", "formdef/status",
    "workspace/textDocumentContent", "workspace/willRenameFiles", "codeAction/resolve", "completionItem/resolve",
    "documentLink/resolve", "inlayHint/resolve", "workspaceSymbol/resolve",
  ]

  @Test func everyMethodIsOneOfACapability() {
    let known = EveryMethodTests.others.union(EveryMethodTests.methods.values.joined())
    #expect(known == Set(ServerCore.requestMethods))
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func eachIsAnsweredWithAResult(encoding: String) throws {
    let server = try ServerProcess()
    let able =
      #"{"general":{"positionEncodings":["\#(encoding)"]},"workspace":{"diagnostics":{"refreshSupport":true}},"#
      + #""textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}"#
    server.send(Messages.initialize(able), Messages.notification("initialized"), Messages.open(EveryMethodTests.text))
    let can = server.answer(0)?["result"]?["capabilities"]
    #expect(can?["positionEncoding"]?.string == encoding)
    let offered = (can?.members.map(Array.init) ?? []).map(\.name).filter { $0.hasSuffix("Provider") }
    #expect(Set(offered) == Set(EveryMethodTests.methods.keys))
    var id = 0
    for method in offered.flatMap({ EveryMethodTests.methods[$0] ?? [] }) {
      id += 1
      let place = #"{"line":2,"character":\#(method.lowercased().hasSuffix("rename") ? 15 : 24)}"#
      server.send(
        Messages.ask(
          id, method,
          #""position":\#(place),"positions":[\#(place)],"range":{"start":\#(place),"end":\#(place)},"ranges":[],"ch":"}","#
            + #""options":{"tabSize":4,"insertSpaces":true},"previousResultId":"0","previousResultIds":[],"query":"name","#
            + #""color":{"red":0,"green":0.5,"blue":1,"alpha":1},"newName":"other","command":"formdef.explain","#
            + #""arguments":["zero-tag"],"context":{"diagnostics":[],"#
            + #""triggerKind":1,"isRetrigger":false,"includeDeclaration":true}"#))
      #expect(server.answer(Int64(id))?["result"] != nil, "\(method)")
    }
    #expect(id > 8)
    server.send(Messages.request(101, "formdef/status"))
    #expect((server.answer(101)?["result"]?["version"]?.string ?? "").isEmpty == false)
    server.send(Messages.request(102, "shutdown"), Messages.notification("exit"))
    #expect(server.exitCode() == 0)
  }
}
