import JSONText
import LanguageServerProtocol
import Testing

@Suite struct ParamsTests {
  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  @Test func documentsComeAsBytes() throws {
    let params = try DidOpenTextDocumentNotification.params(
      from: json(#"{"textDocument":{"uri":"file:///a","languageId":"x","version":0,"text":"a\n\u00e9","more":1}}"#))
    #expect(params.textDocument.uri.filePath == "/a")
    #expect(params.textDocument.text.bytes == Array("a\né".utf8))
  }

  @Test func changesHaveARangeOrReplaceAll() throws {
    let params = try DidChangeTextDocumentNotification.params(
      from: json(
        """
        {"textDocument": {"uri": "untitled:1", "version": 5}, "contentChanges": [
          {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 2, "character": 3}}, "rangeLength": 9,
           "text": "x"},
          {"range": null, "text": "all"}]}
        """))
    let range = LSPRange(start: Position(line: 0, character: 1), end: Position(line: 2, character: 3))
    #expect(params.textDocument.version == 5)
    #expect(params.contentChanges.map(\.range) == [range, nil])
    #expect(params.contentChanges.map(\.text.bytes) == [Array("x".utf8), Array("all".utf8)])
  }

  @Test func positionsAreClamped() throws {
    let position = try Position(json(#"{"line": -3, "character": 1e20}"#))
    #expect(position == Position(line: 0, character: .max))
    #expect(try Position(json(#"{"line": 2.0, "character": 99999999999}"#)) == Position(line: 2, character: .max))
  }

  @Test(arguments: [
    (#"{"wrong": true}"#, "textDocument/hover: textDocument: expected a value, found nothing"),
    (#"{"textDocument": {"uri": 3}}"#, "textDocument/hover: textDocument.uri: expected a string, found a number"),
    ("[]", "textDocument/hover: expected an object, found an array"),
    (
      #"{"textDocument": {"uri": ""}, "position": {"line": 1, "character": null}}"#,
      "textDocument/hover: position.character: expected a number, found null"
    ),
  ])
  func wrongParamsAreRefusedWithTheirPath(text: String, message: String) throws {
    let params = try json(text)
    let error = #expect(throws: ResponseError.self) { try HoverRequest.params(from: params) }
    #expect(error == ResponseError(.invalidParams, message))
  }

  @Test func absentParamsAreRightOnlyWhereNoneAreNeeded() throws {
    #expect(try ShutdownRequest.params(from: nil) == NoParams())
    #expect(throws: ResponseError(.invalidParams, "textDocument/hover: expected params, found nothing")) {
      try HoverRequest.params(from: nil)
    }
  }

  @Test func unknownValuesThatCanBeDoneWithoutAreAbsent() throws {
    let params = try CompletionRequest.params(
      from: json(
        """
        {"textDocument": {"uri": "file:///a"}, "position": {"line": 0, "character": 0},
         "context": {"triggerKind": 9, "triggerCharacter": "."}}
        """))
    #expect(params.context == CompletionContext(triggerKind: nil, triggerCharacter: "."))
  }

  @Test func findingsOfOtherServersNeedNotBeWellFormed() throws {
    let params = try CodeActionRequest.params(
      from: json(
        """
        {"textDocument": {"uri": "file:///a"},
         "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}},
         "context": {"only": ["source.fixAll"], "diagnostics": [{"message": "no range"}, 3,
          {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}, "message": "m",
           "code": 12, "severity": 9}]}}
        """))
    #expect(params.context.diagnostics.map(\.message) == ["m"])
    #expect(params.context.diagnostics.map(\.code) == [.integer(12)])
    #expect(params.context.only == [CodeActionKind(rawValue: "source.fixAll")])
  }

  @Test func resolvedItemsComeBackWhole() throws {
    let text =
      #"{"label":"a","kind":10,"documentation":"d","textEdit":{"newText":"a","insert":"#
      + #"{"start":{"line":0,"character":0},"end":{"line":0,"character":1}},"replace":"#
      + #"{"start":{"line":0,"character":0},"end":{"line":0,"character":2}}},"data":{"id":[1,true,null]}}"#
    let item = try CompletionResolveRequest.params(from: json(text))
    #expect(String(decoding: item.jsonBytes(), as: UTF8.self) == text)
    #expect(item.data == ["id": [1, true, .null]])
  }

  @Test func actionsComeBackWhole() throws {
    let text =
      #"{"title":"t","kind":"quickfix","diagnostics":[{"range":{"start":{"line":0,"character":0},"#
      + #""end":{"line":0,"character":1}},"severity":2,"code":"zero-tag","message":"m","data":1}],"#
      + #""edit":{"documentChanges":[{"kind":"create","uri":"file:///b"},{"textDocument":{"uri":"file:///b","#
      + #""version":null},"edits":[]}]},"data":"x"}"#
    let action = try CodeActionResolveRequest.params(from: json(text))
    #expect(String(decoding: action.jsonBytes(), as: UTF8.self) == text)
  }
}
