import TestSupport
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
    // What they go on with need be in no other language.
    #expect([ssn.prefixes, TextLanguage("[0-9]+")].witness().value.map { $0 != nil } == true)
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

  /// A language with all texts of scalars that become several has what others lack.
  @Test func looksAtScalarsThatBecomeSeveral() {
    let steps: [Normalization] = [.trim(Self.spaces), .map(.uppercase)]
    let two = TextLanguage(".{2}")
    let (part, whole) = (two.normalized(by: steps), two.normalized(by: steps, isWhole: true))
    let long = TextLanguage(".{2}").complement
    let solid = TextLanguage(everyScalarIn: Self.spaces.complement)
    #expect([part, solid, long].witness() == .decided(nil))
    #expect([whole, solid, long].witness() == .decided("ß"))
    #expect(texts(whole, ["ab", "ß", " ß ", "aß", "ﬀ", "ﬃ"]) == [true, true, true, false, true, false])
    #expect([two, solid, whole.complement].witness().value.map { $0 != nil } == true)
    // What is trimmed or taken away after that may be part of what a scalar becomes.
    let trim: [Normalization] = [.map(.lowercase), .map(.uppercase), .trim(ScalarSet(0x53...0x53))]
    let bare = TextLanguage(words: [""]).normalized(by: trim, isWhole: true)
    #expect([bare, TextLanguage("ß")].witness() == .decided("ß"))
    let rest = TextLanguage("\\x{307}")
    let dotted = rest.normalized(by: [.map(.lowercase), .remove(ScalarSet(0x69...0x69))], isWhole: true)
    #expect([dotted, TextLanguage("İ")].witness() == .decided("İ"))
  }

  /// How a text came to end well matters for nothing that follows: twice the length takes twice the steps, not four times.
  @Test func whatIsTrimmedTakesStepsByItsLength() {
    func steps(_ most: Int) -> Int {
      let pool = StepPool(10_000_000)
      let (wide, narrow) = (lengths(most + 10), lengths(most))
      let witness = [wide, narrow.complement].witness(budget: .standard(outOf: pool))
      #expect((witness.value ?? nil)?.count == most + 1)
      return pool.steps
    }
    func lengths(_ most: Int) -> TextLanguage {
      TextLanguage(length: LengthWindow(max: most, unit: .scalars)).normalized(by: [.trim(Self.spaces)])
    }
    #expect(steps(80) < 3 * steps(40))
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

  /// No table has scalars that become several.
  @Test func whatIsMappedStaysAsItIs() {
    let greeting = TextLanguage.union([TextLanguage("STRASSE").normalized(by: [.map(.uppercase)]), TextLanguage("x")])
    #expect(texts(greeting.tabled, ["straße", "Strasse", "x", "strase"]) == [true, true, true, false])
  }

  /// One table has the same texts as what it was made of, and the same is known of them.
  @Test(arguments: seeds(8)) func tablesAreTheSameLanguages(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var patterns = RandomPattern(seed: seed, .regular)
      func language(_ depth: Int) -> TextLanguage {
        func part() -> TextLanguage { language(depth - 1) }
        guard depth > 0 else { return TextLanguage(patterns.pattern()) }
        return switch Int.random(in: 0..<8, using: &random) {
        case 0: .union([part(), part()])
        case 1: .intersection([part(), part().complement])
        case 2: .concatenation([part(), part()])
        case 3: .concatenation([TextLanguage(everyScalarIn: Self.spaces), part()])
        case 4: part().normalized(by: [.trim(Self.spaces)])
        case 5: part().normalized(by: [.remove(ScalarSet(scalars: [0x2D]))])
        case 6: .intersection([part(), TextLanguage(length: LengthWindow(min: 1, max: 4, unit: .scalars))])
        default: part().prefixes
        }
      }
      for _ in 0..<20 {
        let whole = language(2)
        let table = whole.tabled
        for answer in [whole.isIncluded(in: table), table.isIncluded(in: whole)] {
          #expect(answer.value.map { $0 == .holds } ?? true, "\(seed)")
        }
        for text in ["", "a", "1", "ab", "A ", "-"] {
          #expect(table.contains(text) == whole.contains(text), "\(seed) \(text)")
        }
        // A second language, though it refuses nothing, is looked at together with the first.
        let searched = [whole, TextLanguage(everyScalarIn: .all)]
        guard let used = searched.usedScalars().value, let lengths = searched.lengths().value else { continue }
        #expect([table].usedScalars() == .decided(used), "\(seed)")
        #expect([table].lengths() == .decided(lengths), "\(seed)")
      }
    }
  }
}
