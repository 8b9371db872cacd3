import TestSupport

/// What a client may ask about a document: every method that the protocol has for one, known to the server or not.
enum RequestSamples {
  /// Methods about a document, a place in it or a range.
  static let methods = [
    "textDocument/codeAction", "textDocument/codeLens", "textDocument/colorPresentation", "textDocument/completion",
    "textDocument/declaration", "textDocument/definition", "textDocument/diagnostic", "textDocument/documentColor",
    "textDocument/documentHighlight", "textDocument/documentLink", "textDocument/documentSymbol",
    "textDocument/foldingRange", "textDocument/formatting", "textDocument/hover", "textDocument/implementation",
    "textDocument/inlayHint", "textDocument/linkedEditingRange", "textDocument/onTypeFormatting",
    "textDocument/prepareRename", "textDocument/rangeFormatting", "textDocument/rangesFormatting",
    "textDocument/references", "textDocument/rename",
    "textDocument/selectionRange", "textDocument/semanticTokens/full", "textDocument/semanticTokens/full/delta",
    "textDocument/semanticTokens/range", "textDocument/signatureHelp", "textDocument/typeDefinition",
    "textDocument/willSaveWaitUntil", "workspace/diagnostic", "workspace/symbol", "workspace/textDocumentContent",
    "workspace/willRenameFiles",
    "formdef/status", "formdef/preview", "formdef/generatedCode",
  ]

  /// Methods that ask for more about what an answer holds, by the method that gave it.
  static let resolving = [
    "textDocument/codeAction": "codeAction/resolve", "textDocument/codeLens": "codeLens/resolve",
    "textDocument/completion": "completionItem/resolve", "textDocument/documentLink": "documentLink/resolve",
    "textDocument/inlayHint": "inlayHint/resolve", "workspace/symbol": "workspaceSymbol/resolve",
  ]

  /// Parameters that will do for all of them.
  static func params(uri: String, place: String, range: String, _ random: inout SplitMix64) -> String {
    let name = ["x", "Über", "a b", "", "rule", "😀"].randomElement(using: &random) ?? "x"
    let typed = ["}", "\\n", ".", ":", "\\\""].randomElement(using: &random) ?? "}"
    return #"{"textDocument":{"uri":"\#(uri)"},"uri":"\#(uri)","position":\#(place),"positions":[\#(place)],"#
      + #""range":\#(range),"ranges":[\#(range),\#(range)],"#
      + #""options":{"tabSize":4,"insertSpaces":true},"ch":"\#(typed)","newName":"\#(name)","query":"\#(name)","#
      + #""color":{"red":0.5,"green":0,"blue":1,"alpha":1},"previousResultId":"1","previousResultIds":[],"#
      + #""files":[{"oldUri":"file:///forms/B.formdef","newUri":"file:///forms/sub/C.formdef"}],"#
      + #""context":{"triggerKind":2,"triggerCharacter":"\#(typed)","isRetrigger":false,"includeDeclaration":true,"#
      + #""diagnostics":[]}}"#
  }
}
