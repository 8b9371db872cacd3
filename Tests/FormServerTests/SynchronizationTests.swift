import JSONText
import Testing
import TestSupport

/// The text that the server has is the one that the client has.
@Suite struct SynchronizationTests {
  /// What a client whose findings are pushed is told of a text that it opens.
  private func findings(_ text: String, _ capabilities: String = "{}") -> [String] {
    var client = MemoryClient(capabilities)
    client.send(Messages.open(text))
    return client.published()?.findings ?? []
  }

  @Test func changesOfOneMessageAreAppliedInOrder() {
    var client = MemoryClient()
    client.send(Messages.open("form A {\n}\n"))
    client.send(
      Messages.changes([
        Messages.edit((1, 0), (1, 0), "    section \"é😀\" { }\n"), Messages.edit((1, 17), (1, 17), " oops"),
        Messages.edit((0, 5), (0, 6), "Long"),
      ]))
    let expected = findings("form Long {\n    section \"é😀\" oops { }\n}\n")
    #expect(!expected.isEmpty)
    #expect(client.published()?.findings == expected)
  }

  @Test(arguments: [("utf-8", 8), ("utf-16", 5), ("utf-32", 4)])
  func charactersAreCountedAsNegotiated(encoding: String, width: Int) {
    let capabilities = #"{"general":{"positionEncodings":["\#(encoding)"]}}"#
    let findings = findings("form A {\n    title: \"é😀\" oops\n}\n", capabilities)
    // Two quotation marks, é (2, 1 and 1 units) and 😀 (4, 2 and 1); then a blank.
    #expect(findings.contains { $0.hasPrefix("1:\(11 + width + 1)-") }, "\(findings)")
  }

  @Test func placesOutsideOfTheTextAreCutToIt() {
    var client = MemoryClient()
    client.send(Messages.open("form A {\n}\n"))
    client.send(
      Messages.changes([
        Messages.edit((99, 99), (4_294_967_295, 0), "oops"), Messages.edit((0, 4_294_967_295), (0, 99), "\n"),
      ]))
    #expect(client.published()?.findings == findings("form A {\n\n}\noops"))
  }

  @Test func aRangeThatEndsBeforeItStartsIsTurnedAround() {
    var client = MemoryClient()
    client.send(Messages.open("form A {\n}\noops"))
    client.send(Messages.changes([Messages.edit((2, 4), (2, 0), "")]))
    #expect(client.published()?.findings == [])
  }

  /// The protocol's integers have 32 bits: another version cannot be told.
  @Test(arguments: [2_147_483_648, -2_147_483_649, Int.max])
  func versionsThatAreNoIntegersOfTheProtocolAreNotTold(version: Int) {
    var client = MemoryClient()
    client.send(Messages.open("form A { }", version: version))
    #expect(client.published().map { $0["version"] == nil } == true)
    client.send(Messages.change("form A { } oops", version: version))
    let report = client.published()
    #expect(report?["diagnostics"]?.elements?.contains { _ in true } == true && report?["version"] == nil)
    client.send(Messages.change("form A { } oops oops", version: 2_147_483_647))
    #expect(client.published()?["version"]?.int64 == 2_147_483_647)
  }

  @Test func theWholeTextCanBeSentAgain() {
    var client = MemoryClient()
    client.send(Messages.open("form A { }", version: 0))
    client.send(Messages.change("form A { } oops", version: 0), Messages.change("form A { } oops oops", version: 0))
    let report = client.published()
    #expect(report?["version"]?.int64 == 0)
    #expect(report?.findings == findings("form A { } oops oops"))
  }

  @Test(arguments: ["untitled:Untitled-1", "vscode-notebook-cell:/a/b#c", "file:///a%20b/%C3%A9.formdef", "x"])
  func documentsOfAnySchemeAreServed(uri: String) {
    var client = MemoryClient()
    client.send(Messages.open("form A { oops }", uri: uri), Messages.change("form A { }", uri: uri))
    let report = client.published()
    #expect(report?["uri"]?.string == uri)
    #expect(report?.findings == [])
  }

  @Test func aDocumentIsToBeOpenedFirst() {
    var client = MemoryClient()
    client.send(Messages.change("form A { }"), Messages.close())
    #expect(client.message("window/logMessage") != nil)
    #expect(client.message("window/logMessage") != nil)
    client.send(Messages.open("oops"), Messages.open("form A { }"))
    #expect(client.message("window/logMessage") != nil)
    #expect(client.published()?.findings == [])
  }

  @Test func ofAMalformedChangeTheRestIsApplied() {
    var client = MemoryClient()
    client.send(Messages.open("form A { }"))
    client.send(Messages.changes([#"{"range":7,"text":"x"}"#, Messages.edit((0, 5), (0, 6), "{"), #"{"text":[]}"#]))
    #expect(client.message("window/logMessage")?["params"]?["message"]?.string?.contains("contentChanges") == true)
    #expect(client.published()?.findings == findings("form { { }"))
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func editsLeaveTheServerWhereOpeningTheTextWould(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = "form A {\r\n    textField name { label: \"Né😀me\" ; tag: 1 }\n    textField mail { tag: 1 }\r}\n"
    let pieces = ["a", "\n", "\r\n", "😀", "é", "{", "}", "\"", " ", "tag: 0\n", "//", "\u{2028}"]
    var client = MemoryClient()
    client.send(Messages.open(text))
    for version in 2...60 {
      let scalars = Array(text.unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, start + Int.random(in: 0...4, using: &random))
      guard !splitsLineBreak(scalars, start), !splitsLineBreak(scalars, end) else { continue }
      let piece = pieces.randomElement(using: &random) ?? ""
      let edit = Messages.edit(place(scalars, start), place(scalars, end), piece)
      text = string(scalars[..<start]) + piece + string(scalars[end...])
      client.send(Messages.changes([edit], version: version))
    }
    #expect(client.published()?.findings == findings(text))
  }

  private func splitsLineBreak(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The line and the UTF-16 units before a place, counted in the plainest way.
  private func place(_ scalars: [Unicode.Scalar], _ index: Int) -> (Int, Int) {
    var line = 0
    var character = 0
    for at in 0..<index {
      let isBreak = scalars[at] == "\n" || scalars[at] == "\r" && !(at + 1 < scalars.count && scalars[at + 1] == "\n")
      line += isBreak ? 1 : 0
      character = isBreak ? 0 : character + UTF16.width(scalars[at])
    }
    return (line, character)
  }
}
