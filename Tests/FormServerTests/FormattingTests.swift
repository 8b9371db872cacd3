import Foundation
import JSONText
import Testing
import TestSupport

@Suite struct FormattingTests {
  private let options = #""options":{"tabSize":2,"insertSpaces":true}"#

  @Test(arguments: ["\n", "\r\n"])
  func theEditsLayTheTextOut(lineBreak: String) {
    let text = "form  A{\n title:\"x\"\n\n\n\n   key : \"y\" \n}\n\n".replacingLineBreaks(lineBreak)
    var client = MemoryClient()
    client.send(Messages.open(text), Messages.ask(1, "textDocument/formatting", options))
    let edits = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
    let expected = "form A {\n  title: \"x\"\n\n  key: \"y\"\n}\n".replacingLineBreaks(lineBreak)
    #expect(apply(edits, to: text) == expected)
  }

  @Test func onlyEditsOfTheRangeAreGiven() {
    var client = MemoryClient()
    let range = #""range":{"start":{"line":1,"character":0},"end":{"line":1,"character":9}}"#
    client.send(
      Messages.open("form  A {\n title:\"x\"\n}\n"),
      Messages.ask(1, "textDocument/rangeFormatting", "\(range),\(options)"))
    let edits = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
    #expect(apply(edits, to: "form  A {\n title:\"x\"\n}\n") == "form  A {\n  title: \"x\"\n}\n")
  }

  /// Ranges may touch the same places, and come in any order.
  @Test func severalRangesAreLaidOutTogether() {
    var client = MemoryClient(#"{"textDocument":{"rangeFormatting":{"rangesSupport":true}}}"#)
    let provider = client.answer(0)?["result"]?["capabilities"]?["documentRangeFormattingProvider"]
    #expect(provider?["rangesSupport"]?.bool == true)
    let text = "form  A {\n title:\"x\"\n key:\"y\"\n\n\n\n locales:[]\n}\n"
    func range(_ first: Int, _ last: Int) -> String {
      #"{"start":{"line":\#(first),"character":0},"end":{"line":\#(last),"character":12}}"#
    }
    let ranges = "\"ranges\":[\(range(6, 6)),\(range(1, 2)),\(range(2, 2))]"
    client.send(Messages.open(text), Messages.ask(1, "textDocument/rangesFormatting", "\(ranges),\(options)"))
    let edits = client.answer(1)?["result"]?.elements.map(Array.init) ?? []
    #expect(apply(edits, to: text).hasPrefix("form  A {\n  title: \"x\"\n  key: \"y\"\n"))
    #expect(apply(edits, to: text).hasSuffix("\n  locales: []\n}\n"))
    client.send(Messages.ask(2, "textDocument/rangesFormatting", "\"ranges\":[],\(options)"))
    #expect(client.answer(2)?["result"]?.elements.map(Array.init)?.isEmpty == true)
  }

  /// What settings say of the formatter holds whatever the client's options are, else these.
  @Test func settingsSayHowTextsAreLaidOut() throws {
    let long = "form A {\n    textField a { keyboardType: .nope; tag: 1 }\n}\n"
    let narrow = "form A {\n  textField a {\n    keyboardType: .nope\n    tag: 1\n  }\n}\n"
    let options = #""options":{"tabSize":8,"insertSpaces":false}"#
    let folder = try TemporaryFolder(["A.formdef": long])
    let uri = folder.url("A.formdef").absoluteString
    for (settings, expected) in [
      (#"{"formatter": {"indent": 2, "tabs": false, "lineWidth": 30}}"#, narrow),
      (#"{"formatter": {"lineWidth": 30}}"#, narrow.replacing("  ", with: "\t")),
      ("{}", long.replacing("    ", with: "\t")),
    ] {
      try folder.write(settings, to: "formdef.json")
      var client = MemoryClient(folder: folder.url.absoluteString)
      client.send(Messages.open(long, uri: uri), Messages.ask(1, "textDocument/formatting", uri: uri, options))
      #expect(apply(client.answer(1)?["result"]?.elements.map(Array.init) ?? [], to: long) == expected)
    }
  }

  @Test func aFileThatIsNotOpenHasNoEdits() {
    var client = MemoryClient()
    client.send(Messages.ask(1, "textDocument/formatting", options))
    #expect(client.answer(1)?["result"]?.isNull == true)
  }

  /// Applies edits to an ASCII text, the last first.
  private func apply(_ edits: [JSONValue], to text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let lineBreak = text.contains("\r\n") ? 2 : 1
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      let places = ["start", "end"].map { end -> Int in
        let place = edit["range"]?[named: end]
        let line = Int(place?["line"]?.int64 ?? 0)
        return lines[..<line].reduce(Int(place?["character"]?.int64 ?? 0)) { $0 + $1.utf8.count + lineBreak }
      }
      bytes.replaceSubrange(places[0]..<places[1], with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func replacingLineBreaks(_ lineBreak: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
  }
}
