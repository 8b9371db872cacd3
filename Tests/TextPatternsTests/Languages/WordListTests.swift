import Testing

@testable import TextPatterns

/// Lists of texts that are too long for an automaton.
@Suite struct WordListTests {
  private static let words = (0..<3_000).map { "word\($0)é" } + ["", "z", "漢字"]
  private static let list = TextLanguage(words: words)

  @Test func isAskedTextByText() {
    #expect(Self.list.undecided == nil)
    #expect(Self.list.contains("word2999é") == .decided(true))
    #expect(Self.list.contains("word3000é") == .decided(false))
    #expect(Self.list.complement.contains("word3000é") == .decided(true))
    #expect([Self.list, TextLanguage("\\w{4,}[5-9]é")].witness() == .decided("word5é"))
    #expect([Self.list, TextLanguage("x.*")].witness() == .decided(nil))
    #expect([Self.list].witness() == .decided("z"))
    #expect([Self.list].witness(allowEmpty: true) == .decided(""))
  }

  @Test func hasFacts() {
    let short = TextLanguage(length: LengthWindow(max: 6, unit: .characters))
    let lengths = [Self.list, short].lengths(.characters).value ?? nil
    #expect(lengths?.min == 1 && lengths?.max == 6 && lengths?.known == [1, 2, 6])
    #expect([Self.list, TextLanguage("word.*")].requiredSets().value?.count == 5)
    let samples = [Self.list, TextLanguage("word.*")].samples(3).value ?? []
    #expect(samples == ["word0é", "word1000é", "word2000é"])
  }

  @Test func isAnAutomatonWhereItIsDenied() {
    let missing = [Self.list.complement, TextLanguage("word[0-9]{1,4}é")].witness().value ?? nil
    #expect(missing?.count == 7 && !Self.words.contains(missing ?? "z"))
    #expect([TextLanguage("word[0-2]{1,2}é")].isIncluded(in: Self.list).value != .holds)
    #expect([TextLanguage("word[1-9][0-9]é")].isIncluded(in: Self.list) == .decided(.holds))
    #expect([Self.list, TextLanguage("[a-z]")].isIncluded(in: TextLanguage("z")) == .decided(.holds))
  }
}
