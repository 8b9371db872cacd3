import JSONText
import SystemIO
import Testing
import TestSupport

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

  /// A long form is drawn in pieces: what comes meanwhile is answered first.
  @Test func nobodyWaitsForAPage() throws {
    let fields = (0..<40).map { "    textField f\($0) { }\n" }.joined()
    var client = MemoryClient(PictureTests.able)
    client.send(Messages.open("form A {\n\(fields)}\n"))
    client.send(preview(1), Messages.ask(2, "textDocument/documentSymbol"))
    let ids = client.takeAll().compactMap { $0["result"] == nil ? nil : $0["id"]?.int64 }
    #expect(ids.suffix(2) == [2, 1])
    client.sendWithoutIdling(preview(3))
    client.send(Messages.request(4, "shutdown"))
    #expect(client.answer(3)?["error"] != nil)
    #expect(client.answer(4)?["error"] == nil)
  }

  @Test func theActionStandsAtTheHeadOfAForm() {
    let able = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}"#
    var client = MemoryClient(able)
    client.send(Messages.open(PictureTests.text))
    func titles(_ id: Int, line: Int, _ only: String = "") -> [String] {
      let place = #"{"line":\#(line),"character":5}"#
      client.send(
        Messages.ask(
          id, "textDocument/codeAction",
          #""range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]\#(only)}"#))
      let actions = client.answer(Int64(id))?["result"]?.elements.map(Array.init) ?? []
      return actions.filter { $0["kind"]?.string == "source.formdef.preview" }.compactMap { $0["title"]?.string }
    }
    #expect(titles(1, line: 3) == ["Preview 'B'"])
    #expect(titles(2, line: 1) == [])
    #expect(titles(3, line: 1, #","only":["source.formdef.preview"]"#) == ["Preview 'A'"])
    #expect(titles(4, line: 1, #","only":["source"]"#) == ["Preview 'A'"])
    #expect(titles(5, line: 0, #","only":["quickfix"]"#) == [])
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
