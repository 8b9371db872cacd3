import JSONText
import LanguageServerProtocol
import Testing

@Suite struct CapabilitiesTests {
  private func initialize(_ text: String) throws -> InitializeParams {
    try InitializeRequest.params(from: JSONValue(parsing: Array(text.utf8)))
  }

  @Test func whatAClientAnnouncesIsRead() throws {
    let params = try initialize(
      """
      {"processId": 12, "rootUri": null, "rootPath": null, "clientInfo": {"name": "ed", "version": "1"},
       "workspaceFolders": [{"uri": "file:///w", "name": "w"}], "trace": "verbose",
       "initializationOptions": {"diagnostics": {"limit": 10}},
       "capabilities": {
        "general": {"positionEncodings": ["utf-7", "utf-8", "utf-16"]},
        "workspace": {"applyEdit": true, "didChangeWatchedFiles": {"dynamicRegistration": true},
          "workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]},
          "diagnostics": {"refreshSupport": true}},
        "textDocument": {
          "diagnostic": {},
          "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2, 3]}},
          "hover": {"contentFormat": ["markdown", "plaintext"]},
          "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix"]}},
            "resolveSupport": {"properties": ["edit"]}},
          "completion": {"completionItem": {"snippetSupport": true, "labelDetailsSupport": true},
            "completionList": {"itemDefaults": ["editRange"]}}}}}
      """)
    let capabilities = params.capabilities
    #expect(params.processId == 12 && params.rootUri == nil && params.trace == .verbose)
    #expect(params.workspaceFolders?.map(\.uri.filePath) == ["/w"])
    #expect(params.initializationOptions?["diagnostics"]?["limit"]?.int64 == 10)
    #expect(capabilities.general.positionEncodings == [.utf8, .utf16])
    #expect(capabilities.workspace.didChangeWatchedFiles.dynamicRegistration)
    #expect(capabilities.workspace.workspaceEdit.resourceOperations == ["create"])
    #expect(capabilities.workspace.diagnostics.refreshSupport && !capabilities.workspace.configuration)
    let document = capabilities.textDocument
    #expect(document.diagnostic != nil && document.semanticTokens == nil)
    #expect(document.publishDiagnostics.tagSupport == ValueSet([.unnecessary, .deprecated]))
    #expect(document.hover.contentFormat == [.markdown, .plaintext])
    #expect(document.codeAction.codeActionLiteralSupport?.codeActionKind?.contains(.quickFix) == true)
    #expect(document.codeAction.resolveSupport?.contains("edit") == true)
    #expect(document.completion.completionItem.snippetSupport)
    #expect(document.completion.completionList.itemDefaults == ["editRange"])
  }

  @Test(arguments: [
    "{}",
    #"{"capabilities": null, "processId": null}"#,
    #"{"capabilities": {"textDocument": [], "workspace": {"configuration": "yes"}}, "processId": "x", "trace": "?"}"#,
    #"{"capabilities": {"general": {"positionEncodings": "utf-8"}}, "workspaceFolders": 3, "clientInfo": []}"#,
  ])
  func malformedCapabilitiesAreNotSupported(text: String) throws {
    let params = try initialize(text)
    #expect(params.capabilities.general.positionEncodings.isEmpty && params.capabilities.textDocument.diagnostic == nil)
    #expect(params.processId == nil && params.workspaceFolders == nil)
  }

  @Test func aServerSaysOnlyWhatItCan() {
    let capabilities = ServerCapabilities(
      positionEncoding: .utf8, textDocumentSync: TextDocumentSyncOptions(openClose: true, change: .incremental),
      hoverProvider: .plain, codeActionProvider: .options(CodeActionOptions(codeActionKinds: [.quickFix])),
      renameProvider: .plain,
      diagnosticProvider: DiagnosticOptions(interFileDependencies: true, workspaceDiagnostics: false))
    #expect(
      String(decoding: capabilities.jsonBytes(), as: UTF8.self)
        == #"{"positionEncoding":"utf-8","textDocumentSync":{"openClose":true,"change":2},"hoverProvider":true,"#
        + #""codeActionProvider":{"codeActionKinds":["quickfix"]},"renameProvider":true,"#
        + #""diagnosticProvider":{"interFileDependencies":true,"workspaceDiagnostics":false}}"#)
  }

  @Test func kindsIncludeMoreSpecialOnes() {
    #expect(CodeActionKind.source.includes(CodeActionKind(rawValue: "source.fixAll.formdef")))
    #expect(CodeActionKind.source.includes(.source))
    #expect(!CodeActionKind(rawValue: "source.fixAll").includes(.source))
    #expect(!CodeActionKind(rawValue: "sour").includes(.source))
    #expect(CodeActionKind(rawValue: "").includes(.quickFix))
  }
}
