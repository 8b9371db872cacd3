import JSONText
import Testing
import TestSupport

/// Suggestions of several lines, indented by the client or by the server.
@Suite struct CompletionLineTests {
  private static func capabilities(_ completion: String) -> String {
    #"{"textDocument":{"completion":{\#(completion)}}}"#
  }

  /// The first suggestion for a control's name on an indented line.
  private func item(_ completion: String) throws -> JSONValue {
    var client = MemoryClient(CompletionLineTests.capabilities(completion))
    client.send(
      Messages.open("form A {\n    textField em\n}\n"),
      Messages.ask(1, "textDocument/completion", #""position":{"line":1,"character":16}"#))
    let items = client.answer(1)?["result"]?["items"]?.elements.map(Array.init) ?? []
    return try #require(items.first { $0["label"]?.string == "email" })
  }

  private static let adjusting = #""completionItem":{"snippetSupport":true,"insertTextModeSupport":{"valueSet":[1,2]}}"#

  @Test func theClientIndentsWhereItCan() throws {
    let item = try item(CompletionLineTests.adjusting)
    #expect(item["insertTextMode"]?.int64 == 2)
    #expect(item["textEdit"]?["newText"]?.string?.hasSuffix("\n\\}") == true)
  }

  @Test(arguments: [
    "", #""completionItem":{"snippetSupport":false}"#,
    #""insertTextMode":1,"completionItem":{"snippetSupport":true}"#,
  ])
  func elseTheTextHasItsIndentation(completion: String) throws {
    let item = try item(completion)
    #expect(item["insertTextMode"] == nil)
    let text = item["textEdit"]?["newText"]?.string?.replacing("\\}", with: "}")
    #expect(text?.hasSuffix("\n    }") == true)
    #expect(item["textEdit"]?["newText"]?.string?.contains("\n        label: ") == true)
  }
}
