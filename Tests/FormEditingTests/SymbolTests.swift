import FormEditing
import Testing

/// The outlines of examples: what is declared, with the first and last line of each and the text that is selected.
@Suite struct SymbolTests {
  @Test(arguments: Fixture.files("symbols"))
  func outlinesAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      let symbols = example.snapshot?.symbols() ?? []
      return symbols.flatMap { lines($0, "", example) }.joined(separator: "\n")
    }
  }

  private func lines(_ symbol: SymbolNode, _ indentation: String, _ example: ExampleSnapshot) -> [String] {
    #expect(symbol.range.contains(symbol.selectionRange))
    #expect(symbol.children.allSatisfy { symbol.range.contains($0.range) })
    let text = example.text(symbol.range).split(separator: "\n", omittingEmptySubsequences: false)
    let ends = text.count > 1 ? "\(text[0]) … \(text[text.count - 1].drop { $0 == " " })" : String(text[0])
    let head =
      "\(indentation)\(symbol.kind) \(symbol.name) [\(symbol.detail)] '\(example.text(symbol.selectionRange))': \(ends)"
    return [head] + symbol.children.flatMap { lines($0, indentation + "  ", example) }
  }
}
