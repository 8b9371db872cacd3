import Testing

/// What editors say of themselves when they begin a session, shortened to what a server may heed.
struct EditorClient: Sendable, CustomTestStringConvertible {
  let name: String
  let capabilities: String
  /// What goes beside the capabilities in `initialize`.
  let more: String
  /// The first version that it counts.
  let firstVersion: Int

  init(_ name: String, firstVersion: Int = 0, more: String = "", _ capabilities: String) {
    self.name = name
    self.capabilities = capabilities
    self.more = more
    self.firstVersion = firstVersion
  }

  var testDescription: String { name }

  static let all = [visualStudioCode, neovim, eglot, lspMode, helix, zed, kate, sublimeText, intelliJ, oldest]

  private static let allKinds = (1...25).map(String.init).joined(separator: ",")

  private static let visualStudioCode = EditorClient(
    "Visual Studio Code", firstVersion: 1,
    more: #""trace":"off","locale":"en","clientInfo":{"name":"Visual Studio Code"},"#,
    #"{"general":{"positionEncodings":["utf-16"],"staleRequestSupport":{"cancel":true,"retryOnContentModified":[]}},"#
      + #""window":{"workDoneProgress":true,"showDocument":{"support":true}},"workspace":{"applyEdit":true,"#
      + #""configuration":true,"workspaceFolders":true,"didChangeConfiguration":{"dynamicRegistration":true},"#
      + #""didChangeWatchedFiles":{"dynamicRegistration":true,"relativePatternSupport":true},"#
      + #""workspaceEdit":{"documentChanges":true,"changeAnnotationSupport":{"groupsOnLabel":true}},"#
      + #""semanticTokens":{"refreshSupport":true},"inlayHint":{"refreshSupport":true},"codeLens":{"refreshSupport":true},"#
      + #""diagnostics":{"refreshSupport":true}},"textDocument":{"diagnostic":{"dynamicRegistration":true,"#
      + #""relatedDocumentSupport":false},"publishDiagnostics":{"relatedInformation":true,"codeDescriptionSupport":true,"#
      + #""dataSupport":true,"tagSupport":{"valueSet":[1,2]}},"hover":{"contentFormat":["markdown","plaintext"]},"#
      + #""completion":{"contextSupport":true,"completionItemKind":{"valueSet":[\#(allKinds)]},"completionItem":{"#
      + #""snippetSupport":true,"insertReplaceSupport":true,"labelDetailsSupport":true,"preselectSupport":true,"#
      + #""documentationFormat":["markdown","plaintext"],"tagSupport":{"valueSet":[1]},"commitCharactersSupport":true,"#
      + #""resolveSupport":{"properties":["documentation","detail","additionalTextEdits"]}}},"#
      + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"isPreferredSupport":true,"#
      + #""dataSupport":true,"resolveSupport":{"properties":["edit"]},"codeActionLiteralSupport":{"codeActionKind":"#
      + #"{"valueSet":["","quickfix","refactor","source","source.fixAll"]}}},"rename":{"prepareSupport":true}}}"#)

  private static let neovim = EditorClient(
    "Neovim", more: #""trace":"off","clientInfo":{"name":"Neovim","version":"0.11.0"},"#,
    #"{"general":{"positionEncodings":["utf-8","utf-16","utf-32"]},"window":{"workDoneProgress":true},"#
      + #""workspace":{"applyEdit":true,"configuration":true,"workspaceFolders":true,"#
      + #""didChangeWatchedFiles":{"dynamicRegistration":false,"relativePatternSupport":true},"#
      + #""didChangeConfiguration":{"dynamicRegistration":false}},"textDocument":{"diagnostic":{"#
      + #""dynamicRegistration":false},"publishDiagnostics":{"relatedInformation":true,"dataSupport":true,"#
      + #""tagSupport":{"valueSet":[1,2]}},"hover":{"contentFormat":["markdown","plaintext"]},"#
      + #""completion":{"completionItem":{"snippetSupport":true,"documentationFormat":["markdown","plaintext"]}},"#
      + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"dataSupport":true,"#
      + #""codeActionLiteralSupport":{"codeActionKind":{"valueSet":["","quickfix","source"]}}}}}"#)

  private static let eglot = EditorClient(
    "Emacs, eglot", more: #""clientInfo":{"name":"Eglot","version":"1.17"},"initializationOptions":{},"#,
    #"{"general":{"positionEncodings":["utf-32","utf-8","utf-16"]},"window":{"workDoneProgress":true},"#
      + #""workspace":{"applyEdit":true,"configuration":true,"workspaceFolders":true,"didChangeWatchedFiles":"#
      + #"{"dynamicRegistration":true},"workspaceEdit":{"documentChanges":true}},"textDocument":{"completion":{"#
      + #""completionItem":{"snippetSupport":false,"deprecatedSupport":true,"tagSupport":{"valueSet":[1]}}},"#
      + #""hover":{"contentFormat":["plaintext"]},"publishDiagnostics":{"relatedInformation":false,"#
      + #""codeDescriptionSupport":false,"tagSupport":{"valueSet":[1,2]}},"documentSymbol":{"#
      + #""hierarchicalDocumentSymbolSupport":true},"codeAction":{"isPreferredSupport":true,"codeActionLiteralSupport":"#
      + #"{"codeActionKind":{"valueSet":["quickfix","refactor","source"]}}}}}"#)

  private static let lspMode = EditorClient(
    "Emacs, lsp-mode", more: #""clientInfo":{"name":"emacs"},"#,
    #"{"general":{"positionEncodings":["utf-32","utf-16"]},"window":{"workDoneProgress":true},"workspace":{"#
      + #""applyEdit":true,"configuration":true,"workspaceFolders":true,"didChangeWatchedFiles":{"#
      + #""dynamicRegistration":true},"diagnostics":{"refreshSupport":false}},"textDocument":{"diagnostic":{"#
      + #""dynamicRegistration":false,"relatedDocumentSupport":false},"completion":{"completionItem":{"#
      + #""snippetSupport":true,"insertReplaceSupport":true,"documentationFormat":["markdown","plaintext"]}},"#
      + #""hover":{"contentFormat":["markdown","plaintext"]},"publishDiagnostics":{"relatedInformation":true,"#
      + #""versionSupport":true},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"#
      + #""codeActionLiteralSupport":{"codeActionKind":{"valueSet":["","quickfix"]}}}}}"#)

  private static let helix = EditorClient(
    "Helix", more: #""clientInfo":{"name":"helix"},"initializationOptions":null,"#,
    #"{"general":{"positionEncodings":["utf-8","utf-32","utf-16"]},"window":{"workDoneProgress":true},"workspace":{"#
      + #""applyEdit":true,"configuration":true,"workspaceFolders":true,"didChangeConfiguration":{"#
      + #""dynamicRegistration":false},"didChangeWatchedFiles":{"dynamicRegistration":true,"#
      + #""relativePatternSupport":false},"diagnostic":{"refreshSupport":true}},"textDocument":{"diagnostic":{"#
      + #""dynamicRegistration":false,"relatedDocumentSupport":true},"completion":{"completionItem":{"#
      + #""snippetSupport":true,"insertReplaceSupport":true,"deprecatedSupport":true,"tagSupport":{"valueSet":[1]}}},"#
      + #""hover":{"contentFormat":["markdown"]},"publishDiagnostics":{"versionSupport":true,"tagSupport":{"#
      + #""valueSet":[1,2]}},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["","quickfix"]}}}}}"#
  )

  private static let zed = EditorClient(
    "Zed", more: #""clientInfo":{"name":"Zed"},"#,
    #"{"general":{"positionEncodings":["utf-16"]},"window":{"workDoneProgress":true},"workspace":{"configuration":true,"#
      + #""workspaceFolders":true,"didChangeWatchedFiles":{"dynamicRegistration":true,"relativePatternSupport":true},"#
      + #""didChangeConfiguration":{"dynamicRegistration":true},"diagnostics":{"refreshSupport":true},"#
      + #""workspaceEdit":{"documentChanges":true}},"textDocument":{"diagnostic":{"dynamicRegistration":true,"#
      + #""relatedDocumentSupport":true},"completion":{"completionItem":{"snippetSupport":true,"#
      + #""insertReplaceSupport":true,"labelDetailsSupport":true}},"hover":{"contentFormat":["markdown"]},"#
      + #""publishDiagnostics":{"relatedInformation":true,"versionSupport":true},"codeAction":{"#
      + #""codeActionLiteralSupport":{"codeActionKind":{"valueSet":["refactor","quickfix","source"]}}}}}"#)

  private static let kate = EditorClient(
    "Kate",
    #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"publishDiagnostics":{"#
      + #""relatedInformation":true},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}},"#
      + #""completion":{"completionItem":{"snippetSupport":true}},"hover":{"contentFormat":["markdown","plaintext"]}},"#
      + #""window":{"workDoneProgress":true},"workspace":{"workspaceFolders":true}}"#)

  private static let sublimeText = EditorClient(
    "Sublime Text", more: #""clientInfo":{"name":"Sublime Text LSP","version":"2.3.0"},"initializationOptions":{},"#,
    #"{"general":{"positionEncodings":["utf-16"]},"window":{"workDoneProgress":true,"showDocument":{"support":true}},"#
      + #""workspace":{"applyEdit":true,"configuration":true,"workspaceFolders":true,"didChangeConfiguration":{"#
      + #""dynamicRegistration":true},"diagnostics":{"refreshSupport":true},"workspaceEdit":{"documentChanges":true}},"#
      + #""textDocument":{"diagnostic":{"dynamicRegistration":true,"relatedDocumentSupport":true},"completion":{"#
      + #""completionItem":{"snippetSupport":true,"insertReplaceSupport":true,"documentationFormat":["markdown"]}},"#
      + #""hover":{"contentFormat":["markdown","plaintext"]},"publishDiagnostics":{"relatedInformation":true,"#
      + #""versionSupport":true,"codeDescriptionSupport":true,"dataSupport":true,"tagSupport":{"valueSet":[1,2]}},"#
      + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"isPreferredSupport":true,"#
      + #""codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix","source.fixAll"]}}}}}"#)

  private static let intelliJ = EditorClient(
    "IntelliJ", firstVersion: 1, more: #""clientInfo":{"name":"IntelliJ IDEA"},"#,
    #"{"workspace":{"applyEdit":true,"configuration":true,"workspaceFolders":true,"didChangeWatchedFiles":{"#
      + #""dynamicRegistration":true}},"textDocument":{"synchronization":{"didSave":true},"completion":{"#
      + #""completionItem":{"snippetSupport":false,"documentationFormat":["markdown","plaintext"]}},"hover":{"#
      + #""contentFormat":["markdown"]},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["#
      + #""quickfix","refactor"]}}},"publishDiagnostics":{"versionSupport":true}}}"#)

  /// One that says nothing of itself.
  private static let oldest = EditorClient("a client of 2016", "{}")
}
