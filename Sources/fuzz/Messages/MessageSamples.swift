/// Messages of a client, one of each kind that the server knows and some that it does not.
enum MessageSamples {
  /// What sessions begin with: a client that is told findings, and one that asks for them and can show everything.
  static let beginnings = [plainClient, ableClient].map { capabilities in
    [
      request(0, "initialize", #"{"processId":null,"rootUri":"file:///forms","capabilities":\#(capabilities)}"#),
      notification("initialized", "{}"),
      notification(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"file:///forms/A.formdef","languageId":"formdef","version":1,"text":\#(form)}}"#),
    ]
  }

  private static let plainClient =
    #"{"general":{"positionEncodings":["utf-16"]},"#
    + #""workspace":{"configuration":true,"didChangeWatchedFiles":{"dynamicRegistration":true}},"textDocument":{"#
    + #""hover":{"contentFormat":["markdown"]},"completion":{"completionItem":{"snippetSupport":true}},"#
    + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"codeAction":{"codeActionLiteralSupport":{"#
    + #""codeActionKind":{"valueSet":["quickfix"]}}},"publishDiagnostics":{"relatedInformation":true}}}"#

  private static let ableClient =
    #"{"general":{"positionEncodings":["utf-32"]},"workspace":{"diagnostics":{"refreshSupport":true}},"#
    + #""textDocument":{"diagnostic":{"relatedDocumentSupport":true},"completion":{"completionItem":{"#
    + #""snippetSupport":true,"insertReplaceSupport":true,"documentationFormat":["markdown","plaintext"],"#
    + #""tagSupport":{"valueSet":[1]},"preselectSupport":true}},"hover":{"contentFormat":["plaintext"]},"#
    + #""codeAction":{"isPreferredSupport":true,"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["#
    + #""quickfix","refactor","source"]}}},"semanticTokens":{"requests":{"range":true,"full":true},"tokenTypes":[],"#
    + #""tokenModifiers":[],"formats":["relative"]}}}"#

  /// All messages.
  static let all =
    beginnings.joined() + changes + requests + [
      notification("textDocument/didClose", #"{"textDocument":{"uri":"file:///forms/A.formdef"}}"#),
      notification("textDocument/didSave", #"{"textDocument":{"uri":"file:///forms/A.formdef"},"text":"form A { }"}"#),
      notification("textDocument/willSave", #"{"textDocument":{"uri":"file:///forms/A.formdef"},"reason":1}"#),
      notification("workspace/didChangeConfiguration", #"{"settings":{"formdef":{"diagnostics":{"limit":3}}}}"#),
      notification("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///forms/B.formdef","type":2}]}"#),
      notification("workspace/didChangeWorkspaceFolders", #"{"event":{"added":[],"removed":[]}}"#),
      notification("$/cancelRequest", #"{"id":3}"#),
      notification("$/setTrace", #"{"value":"verbose"}"#),
      #"{"jsonrpc":"2.0","id":1,"result":[{"diagnostics":{"limit":10}}]}"#,
      #"{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"no"}}"#,
    ]

  private static let changes = [
    change(#"{"range":\#(range(4, 20, 4, 30)),"text":"keyboardType: .emailAddress; tag: 0"}"#),
    change(#"{"range":\#(range(2, 0, 3, 0)),"text":""}"#),
    change(
      #"{"range":\#(range(1, 3, 1, 4)),"text":"😀é{\r\n"},{"range":\#(range(0, 0, 0, 0)),"text":"preset P { }\n"}"#),
    change(#"{"text":\#(form)}"#),
    notification(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"untitled:B","languageId":"x","version":0,"text":"import \"A.formdef\"\nform B { }"}}"#),
  ]

  private static let requests =
    positioned + [
      codeAction(90, #"["source.fixAll.formdef"]"#), codeAction(91, #"["refactor.rewrite"]"#),
      codeAction(92, #"["source","quickfix","refactor"]"#),
    ]

  private static let positioned = RequestSamples.methods.enumerated().map { index, method in
    request(
      index + 3, method,
      #"{"textDocument":{"uri":"file:///forms/A.formdef"},"position":{"line":5,"character":22},"#
        + #""range":\#(range(0, 0, 9, 9)),"ranges":[\#(range(0, 0, 9, 9))],"options":{"tabSize":4,"insertSpaces":true},"previousResultId":"2","#
        + #""context":{"triggerKind":1,"diagnostics":[{"range":\#(range(5, 8, 5, 12)),"message":"m","code":"zero-tag"}]}}"#
    )
  }

  private static func codeAction(_ id: Int, _ kinds: String) -> String {
    request(
      id, "textDocument/codeAction",
      #"{"textDocument":{"uri":"file:///forms/A.formdef"},"range":\#(range(4, 22, 7, 0)),"#
        + #""context":{"only":\#(kinds),"diagnostics":[]}}"#)
  }

  private static let form =
    #""import \"B.formdef\"\nform A {\n    tags T { a = 1, b = 0 }\n    section \"é😀\" {\n        textField a {\n"#
    + #"            tag: 0; keyboardType: .emailAdress; rule pattern(/[a-z]+/) { when: .change }\n"#
    + #"            clearButtonMode: .always; rightView: .button(\"x\"); rightViewMode: .never\n            on return { a }\n"#
    + #"        }\n        // formdef allow zero-tag\n        textView b { tag: 0; use P; key: \"k\" }\n    }\n}\n""#

  private static func change(_ changes: String) -> String {
    notification(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///forms/A.formdef","version":2},"contentChanges":[\#(changes)]}"#)
  }

  private static func range(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int) -> String {
    #"{"start":{"line":\#(line),"character":\#(character)},"end":{"line":\#(endLine),"character":\#(endCharacter)}}"#
  }

  private static func request(_ id: Int, _ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
  }

  private static func notification(_ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#
  }
}
