import JSONText
import Testing
import TestSupport

/// Tokens as a client gets them, which knows lines and units only.
@Suite(.timeLimit(.minutes(10))) struct SemanticTokenTests {
  /// Names, lists and strings that go over lines, with letters of several widths.
  static let text = """
    form Ä {
        inputAccessory: .toolbar([.flexibleSpace, 😀next
                .done])
        textField é { rule equal(to: 𝒃 /* c
          d */ .c); placeholder: \"\"\"
            Ünd\r\n       😀
            \"\"\"
        }
        textField a { }; textField b { }
        on textField(\"\"\"
    """

  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func eachTokenIsAPlaceOfItsLine(_ encoding: String) {
    var client = MemoryClient(#"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
    client.send(
      Messages.open(SemanticTokenTests.text), Messages.ask(1, "textDocument/semanticTokens/full"),
      Messages.ask(2, "textDocument/semanticTokens/range", Messages.range((0, 0), (99, 0))))
    let data = client.answer(1)?.tokenData ?? []
    #expect(data.count > 100 && data.count % 5 == 0)
    #expect(client.answer(2)?.tokenData == data)
    let widths = SemanticTokenTests.lineWidths(encoding)
    var (line, start, end) = (0, 0, 0)
    for token in stride(from: 0, to: data.count - 4, by: 5) {
      if data[token] > 0 { (start, end) = (0, 0) }
      line += data[token]
      start += data[token + 1]
      #expect(data[token + 2] > 0 && start >= end && start + data[token + 2] <= widths[line])
      end = start + data[token + 2]
    }
  }

  private static func lineWidths(_ encoding: String) -> [Int] {
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
    return lines.map { line in
      let line = String(String.UnicodeScalarView(line.filter { $0 != "\r" }))
      switch encoding {
      case "utf-8": return line.utf8.count
      case "utf-16": return line.utf16.count
      default: return line.unicodeScalars.count
      }
    }
  }

  /// Edits of a form of many members, each followed by a question for what changed.
  @Test func changesLeadToTheTokensOfTheWhole() throws {
    let members = (0..<400).map { "    textField f\($0) { tag: \($0) }\n" }.joined()
    var client = MemoryClient()
    client.send(Messages.open("form A {\n\(members)}\n"), Messages.ask(1, "textDocument/semanticTokens/full"))
    let first = client.answer(1)
    var data = first?.tokenData ?? []
    var result = first?.resultID ?? ""
    let edits = [
      Messages.edit((3, 0), (3, 0), "    label é { }\n\n"), Messages.edit((200, 4), (204, 0), ""),
      Messages.edit((0, 0), (0, 0), "/* a\n b */ "), Messages.edit((390, 0), (390, 0), "\n\n\n"),
      Messages.edit((7, 0), (7, 0), " "), Messages.edit((0, 0), (300, 0), ""), Messages.edit((5, 3), (5, 3), ""),
    ]
    for (index, edit) in edits.enumerated() {
      let id = 10 + index * 2
      client.send(
        Messages.changes([edit], version: index + 2),
        Messages.ask(id, "textDocument/semanticTokens/full/delta", #""previousResultId":"\#(result)""#),
        Messages.ask(id + 1, "textDocument/semanticTokens/full"))
      let (delta, answer) = (client.answer(Int64(id)), client.answer(Int64(id + 1)))
      let whole = try #require(answer)
      SemanticTokenTests.apply(try #require(delta?["result"]), to: &data)
      #expect(data == whole.tokenData)
      result = whole.resultID
    }
    client.send(Messages.ask(90, "textDocument/semanticTokens/full/delta", #""previousResultId":"no such""#))
    #expect(client.answer(90)?.tokenData == data)
  }

  /// The typing of one letter tells a few numbers, not those of the whole form.
  @Test func aChangeOfOneNameTellsOneToken() throws {
    let members = (0..<400).map { "    textField f\($0) { tag: \($0) }\n" }.joined()
    let server = try ServerProcess()
    server.send(
      Messages.initialize(), Messages.open("form A {\n\(members)}\n"),
      Messages.ask(1, "textDocument/semanticTokens/full"))
    let result = server.answer(1)?.resultID ?? ""
    server.send(
      Messages.changes([Messages.edit((9, 14), (9, 14), "x")]),
      Messages.ask(2, "textDocument/semanticTokens/full/delta", #""previousResultId":"\#(result)""#))
    let answer = server.answer(2)
    let edits = try #require(answer?["result"]?["edits"]?.elements.map(Array.init))
    #expect(edits.count == 1 && (edits.first?["data"]?.elements.map(Array.init)?.count ?? 0) <= 10)
  }

  private static func apply(_ delta: JSONValue, to data: inout [Int]) {
    for edit in delta["edits"]?.elements.map(Array.init) ?? [] {
      let start = Int(edit["start"]?.int64 ?? 0)
      let new = edit["data"]?.elements?.compactMap { $0.int64.map(Int.init) } ?? []
      data.replaceSubrange(start..<start + Int(edit["deleteCount"]?.int64 ?? 0), with: new)
    }
  }
}

extension JSONValue {
  fileprivate var tokenData: [Int] {
    self["result"]?["data"]?.elements?.compactMap { $0.int64.map(Int.init) } ?? []
  }

  fileprivate var resultID: String { self["result"]?["resultId"]?.string ?? "" }
}
