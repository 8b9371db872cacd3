import FormServer
import TestSupport

/// What a client may ask about a document: whatever the server answers, and some methods that it does not know.
enum RequestSamples {
  /// Methods about a document, a place in it or a range, or about all documents. The life of a session is the client's,
  /// and more is asked for about what an answer holds.
  static let methods =
    ServerCore.requestMethods.filter { !["initialize", "shutdown"].contains($0) && !$0.hasSuffix("/resolve") }
    + ["textDocument/linkedEditingRange", "textDocument/typeDefinition", "textDocument/willSaveWaitUntil"]

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
      + #""command":"formdef.explain","arguments":["zero-tag"],"#
      + #""files":[{"oldUri":"file:///forms/B.formdef","newUri":"file:///forms/sub/C.formdef"}],"#
      + #""context":{"triggerKind":2,"triggerCharacter":"\#(typed)","isRetrigger":false,"includeDeclaration":true,"#
      + #""diagnostics":[]}}"#
  }
}
