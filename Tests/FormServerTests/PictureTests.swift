import JSONText
import SystemIO
import Testing

/// Pages of forms for editors and browsers.
@Suite(.timeLimit(.minutes(10))) struct PictureTests {
  private static let text = "form A {\n    textField a { placeholder: \"x\" }\n}\nform B {\n    textField b { }\n}\n"
  private static let able = #"{"experimental":{"formdefPreview":true},"window":{"showDocument":{"support":true}}}"#

  private func preview(_ id: Int, _ rest: String = "") -> String { Messages.ask(id, "formdef/preview", rest) }

  @Test func pagesAreOfTheVersionThatIsOpen() throws {
    var client = MemoryClient(PictureTests.able)
    client.send(Messages.open(PictureTests.text))
    client.send(preview(1, #""form":"B""#))
    let result = try #require(client.answer(1)?["result"])
    #expect(result["version"]?.int64 != nil)
    let page = try #require(result["html"]?.string)
    #expect(page.contains(#""name":"B""#) && !page.contains(#""name":"A""#))
    #expect(page.contains(#""range":{"start":{"line":4,"character":14}"#))
  }

  @Test func whatIsNotThereIsNull() {
    var client = MemoryClient(PictureTests.able)
    client.send(preview(1))
    #expect(client.answer(1)?["result"]?.kind == .null)
    client.send(Messages.open(PictureTests.text), preview(2, #""form":"C""#))
    #expect(client.answer(2)?["result"]?.kind == .null)
  }

  @Test func changesAreToldOfWhatWasPreviewed() {
    var client = MemoryClient(PictureTests.able)
    client.send(Messages.open(PictureTests.text))
    client.send(Messages.change(PictureTests.text + " "))
    #expect(client.message("formdef/previewChanged") == nil)
    client.send(preview(1))
    client.send(Messages.change(PictureTests.text + "  "))
    #expect(client.message("formdef/previewChanged")?["params"]?["uri"]?.string != nil)
    var other = MemoryClient()
    other.send(Messages.open(PictureTests.text))
    other.send(preview(1))
    other.send(Messages.change(PictureTests.text + " "))
    #expect(other.message("formdef/previewChanged") == nil)
  }

  @Test func aLensOnEachFormShowsIt() {
    var client = MemoryClient(PictureTests.able)
    client.send(Messages.open(PictureTests.text), Messages.ask(1, "textDocument/codeLens"))
    let lenses = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
    let previews = lenses.filter { $0["command"]?["command"]?.string == "formdef.preview" }
    #expect(previews.compactMap { $0["range"]?["start"]?["line"]?.int64 } == [0, 3])
  }

  @Test func theCommandShowsAPageThatFollowsTheText() throws {
    var client = MemoryClient(PictureTests.able)
    client.send(Messages.open(PictureTests.text), Messages.ask(1, "textDocument/codeLens"))
    let argument = try #require(client.answer(1)?["result"]?.elements?.first { _ in true }?["command"]?["arguments"])
    let arguments = String(decoding: argument.rawBytes, as: UTF8.self)
    client.send(
      Messages.request(2, "workspace/executeCommand", #"{"command":"formdef.preview","arguments":\#(arguments)}"#))
    #expect(client.answer(2)?["result"]?.kind == .null)
    let shown = try #require(client.message("window/showDocument")?["params"])
    #expect(shown["external"]?.bool == true)
    let path = try #require(shown["uri"]?.string).replacing("file://", with: "")
    func page() throws -> String { String(decoding: try FileContents.read(path, limit: 1 << 24).get(), as: UTF8.self) }
    #expect(try page().contains(#""placeholder":"x""#))
    client.send(Messages.change(PictureTests.text.replacing("\"x\"", with: "\"changed\"")))
    #expect(try page().contains(#""placeholder":"changed""#))
    client.send(Messages.request(3, "shutdown"))
    #expect(throws: (any Error).self) { try page() }
  }

  @Test func whereNothingShowsPagesTheirPathIsTold() {
    var client = MemoryClient()
    client.send(Messages.open(PictureTests.text), Messages.ask(1, "textDocument/codeLens"))
    let first = client.answer(1)?["result"]?.elements?.first { _ in true }
    let arguments = first?["command"]?["arguments"].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
    client.send(
      Messages.request(2, "workspace/executeCommand", #"{"command":"formdef.preview","arguments":\#(arguments)}"#))
    #expect(client.message("window/showMessage")?["params"]?["message"]?.string?.hasSuffix(".html") == true)
    client.send(Messages.request(3, "workspace/executeCommand", #"{"command":"other"}"#))
    #expect(client.answer(3)?["error"] != nil)
    client.send(Messages.request(4, "shutdown"))
  }

  @Test func theTableIsADocument() {
    var client = MemoryClient()
    client.send(Messages.open(PictureTests.text), Messages.ask(1, "textDocument/codeLens"))
    let first = client.answer(1)?["result"]?.elements?.first { _ in true }
    let argument = first?["command"]?["arguments"]?.elements?.first { _ in true }
    let uri = (argument?["uri"]?.string ?? "").replacing("file:", with: "formdef-preview:")
    client.send(Messages.request(2, "workspace/textDocumentContent", #"{"uri":"\#(uri)"}"#))
    #expect(client.answer(2)?["result"]?["text"]?.string?.contains("| A | a | placeholder | en_US | x |") == true)
  }
}
