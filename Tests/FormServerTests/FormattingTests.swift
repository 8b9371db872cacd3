import JSONText
import Testing

@Suite struct FormattingTests {
  @Test func theEditsAreThoseOfTheFormatter() {
    var client = MemoryClient()
    client.send(
      Messages.open("form  A{\r\n title:\"x\"\r\n}\r\n"),
      Messages.ask(1, "textDocument/formatting", #""options":{"tabSize":2,"insertSpaces":true}"#))
    let edits = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
    #expect(edits.map { $0["newText"]?.string } == [" ", " ", "  ", " "], "\(edits.map(\.findings))")
  }

  @Test func aFileThatIsNotOpenHasNoEdits() {
    var client = MemoryClient()
    client.send(Messages.ask(1, "textDocument/formatting", #""options":{"tabSize":2,"insertSpaces":true}"#))
    #expect(client.answer(1)?["result"]?.isNull == true)
  }
}
