import Testing
import TextPatterns

@Suite struct ComposedLanguageTests {
  private static let spaces = ScalarSet(scalars: [0x20, 0x09, 0x0A])

  private func texts(_ language: TextLanguage, _ texts: [String]) -> [Bool?] {
    texts.map { language.contains($0).value }
  }

  @Test func combinesAsSets() {
    let short = TextLanguage(length: LengthWindow(max: 2, unit: .scalars))
    let words = TextLanguage(words: ["one", "two", "no"])
    #expect(texts(.union([short, words]), ["one", "x", "three"]) == [true, true, false])
    #expect(texts(.intersection([short, words]), ["one", "no"]) == [false, true])
    #expect(texts(words.complement, ["one", ""]) == [false, true])
    #expect(texts(.concatenation([words, short]), ["onexx", "onexxx", "no", "x"]) == [true, false, true, false])
    #expect([TextLanguage.concatenation([words, words])].samples(9).value.map { Set($0).count } == 9)
    #expect(texts(.everything, ["", "x"]) == [true, true])
    #expect(texts(.nothing, ["", "x"]) == [false, false])
  }

  @Test func growsPrefixes() {
    let ssn = TextLanguage("[0-9]{3}-[0-9]{2}")
    #expect(
      texts(ssn.prefixes, ["", "12", "123-", "123-45", "123-456", "-"]) == [true, true, true, true, false, false])
    #expect([ssn, ssn.prefixes.typeable].witness() == .decided("123-45"))
  }

  /// A rule for the whole that refuses at every keystroke cannot be typed under.
  @Test func tellsWhatKeystrokesAllow() {
    let ssn = TextLanguage("[0-9]{3}-[0-9]{2}")
    #expect([ssn, ssn.typeable].witness() == .decided(nil))
    let characters = TextLanguage(everyScalarIn: ScalarSet(scalars: Array(0x30...0x39) + [0x2D]))
    #expect([ssn, characters.typeable].witness() == .decided("123-45"))
    let gap = TextLanguage("a|abc")
    #expect(texts(gap.typeable, ["", "a", "ab", "abc"]) == [true, true, false, false])
  }

  @Test func seesTextsAfterNormalisation() {
    let code = TextLanguage("AB [0-9]")
    let typed = code.normalized(by: [.trim(Self.spaces), .remove(ScalarSet(scalars: [0x2D])), .map(.uppercase)])
    #expect(texts(typed, [" ab 1\n", "a-b -1-", "ab  1", "-AB 1", "AB"]) == [true, true, false, true, false])
    let spaced = TextLanguage(everyScalarIn: ScalarSet(scalars: Array(0x61...0x7A) + [0x20, 0x31]))
    #expect([typed, spaced].witness() == .decided("ab 1"))
    let greeting = TextLanguage("STRASSE").normalized(by: [.map(.uppercase)])
    #expect(texts(greeting, ["straße", "Strasse", "strase"]) == [true, true, false])
    let ascii = TextLanguage("[0-9]{2}").normalized(by: [.map(.asciiDigits)])
    #expect(texts(ascii, ["١٢", "1२", "1a"]) == [true, true, false])
    #expect(
      TextLanguage("[0-9]+").normalized(by: [.map(.asciiDigits)]).isIncluded(in: TextLanguage("\\d+"))
        == .decided(.holds))
    #expect([typed, TextLanguage("[a-z]+")].witness() == .decided(nil))
  }

  @Test func takesExplicitAutomata() {
    var builder = LanguageBuilder()
    let start = builder.addState()
    let sign = builder.addState()
    let digits = builder.addState(accepting: true)
    builder.addEmptyEdge(from: start, to: sign)
    builder.addPath(from: start, to: sign, spelling: "--")
    builder.addEdge(from: sign, to: digits, on: ScalarSet(0x30...0x39))
    builder.addEdge(from: digits, to: digits, on: ScalarSet(0x30...0x39))
    builder.addEdge(from: 99, to: digits, on: .all)
    #expect(texts(TextLanguage(builder), ["7", "--12", "-1", ""]) == [true, true, false, false])
    let same = TextLanguage("(?:--)?[0-9]+")
    #expect(TextLanguage(builder).isIncluded(in: same) == .decided(.holds))
    #expect(same.isIncluded(in: TextLanguage(builder)) == .decided(.holds))
  }
}
