import TestSupport
import Testing
import TextPatterns

@Suite struct LanguageFactsTests {
  private static func set(_ text: String) -> ScalarSet { ScalarSet(scalars: text.unicodeScalars.map(\.value)) }

  @Test func lengthsHaveGaps() throws {
    let lengths = try #require([TextLanguage("(?:[0-9]{8}|[0-9]{11,13})?")].lengths().value ?? nil)
    #expect(lengths.min == 8 && lengths.max == 13)
    #expect(lengths.known == [8, 11, 12, 13])
    #expect(lengths.contains(9) == false)
    let open = try #require([TextLanguage("(?:ab){2,}")].lengths().value ?? nil)
    #expect(open.min == 4 && open.max == nil)
    #expect(open.contains(7) == false && open.contains(8) == true && open.contains(5_000) == nil)
    #expect([TextLanguage("a"), TextLanguage("b")].lengths() == .decided(nil))
  }

  @Test func lengthsGoOnWithoutEnd() throws {
    let open = try #require([TextLanguage("[a-z]{3}|[0-9]{5,}")].lengths().value ?? nil)
    #expect(open.settled == 5 && open.max == nil)
    #expect(open.contains(4) == false && open.contains(100_000) == true)
    #expect([TextLanguage("(?:ab)+")].lengths().value??.settled == nil)
    #expect([TextLanguage("a{2,9}")].lengths().value??.settled == nil)
  }

  @Test func lengthsHaveUnits() throws {
    let mixed = [TextLanguage("(?:a|\u{1F600}){2}")]
    #expect(mixed.lengths(.utf16).value??.known == [2, 3, 4])
    #expect(mixed.lengths(.scalars).value??.known == [2])
    #expect(mixed.lengths(.characters).value??.known == [2])
    #expect([TextLanguage("e\u{301}")].lengths(.characters).value == nil)
  }

  @Test func factsOfOnePatternAreThoseOfItsSearch() {
    var random = RandomPattern(seed: 77, .decided)
    for _ in 0..<300 {
      let pattern = random.pattern()
      guard let tree = PatternTree.parse(pattern).tree else { continue }
      let language = TextLanguage(tree, match: .whole)
      // A second language, though it refuses nothing, is looked at together with the first.
      let searched = [language, TextLanguage(everyScalarIn: .all)]
      guard let lengths = searched.lengths().value, let used = searched.usedScalars().value else { continue }
      #expect([language].lengths() == .decided(lengths), "\(pattern.debugDescription)")
      #expect([language].usedScalars() == .decided(used), "\(pattern.debugDescription)")
      let both = searched.lengthsAndWitness().value ?? nil
      #expect(both?.lengths == lengths, "\(pattern.debugDescription)")
      #expect((both?.witness).map { $0.unicodeScalars.count } == lengths?.min, "\(pattern.debugDescription)")
      if let text = both?.witness {
        #expect(language.contains(text) == .decided(true), "\(pattern.debugDescription)")
        #expect(searched.usedScalars(having: text) == .decided(used), "\(pattern.debugDescription)")
      }
      let easy = searched.easyWitness()
      if let easy { #expect(!easy.isEmpty && language.contains(easy) == .decided(true), "\(pattern.debugDescription)") }
      if lengths == nil { #expect(easy == nil, "\(pattern.debugDescription)") }
    }
  }

  /// What languages are put together of tells which scalars they have.
  @Test(arguments: seeds(8)) func scalarsOfUnionsAndConcatenations(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      func part() -> TextLanguage {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .nothing
        case 1: TextLanguage(words: [""])
        default: TextLanguage(["[ab]x?", "c+", "d{2}|é", "(?:f|g)*", "[h-k]"].randomElement(using: &random) ?? "")
        }
      }
      let language = TextLanguage.union([
        .concatenation([part(), part(), part()]), .concatenation([part(), .union([part(), part()])]),
      ])
      guard let searched = [language, TextLanguage(everyScalarIn: .all)].usedScalars().value else { continue }
      #expect([language].usedScalars() == .decided(searched), "seed \(seed)")
      let twice = TextLanguage.intersection([language, language])
      #expect([language].lengths() == [twice].lengths(), "seed \(seed)")
      let (own, its) = ([language].lengthsAndWitness().value ?? nil, [twice].lengthsAndWitness().value ?? nil)
      #expect(own?.lengths == its?.lengths && own?.witness.count == its?.witness.count, "seed \(seed)")
    }
  }

  @Test func boundariesCostNothing() throws {
    let address = TextLanguage(
      #"https?:\/\/(?:www\.)?[-a-zA-Z0-9@:%._\+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b(?:[-a-zA-Z0-9()@:%_\+.~#?&\/=]*)"#)
    let lengths = try #require([address].lengths().value ?? nil)
    #expect(lengths.min == 10 && lengths.max == nil)
    #expect(address.isIncluded(in: TextLanguage(everyScalarIn: ScalarSet(0x20...0x7E))) == .decided(.holds))
  }

  @Test func scalarsThatOccurAndThatMust() {
    let email = [TextLanguage("[a-z]+@[a-z]+\\.(?:de|at)")]
    #expect(email.usedScalars() == .decided(Self.set("abcdefghijklmnopqrstuvwxyz@.")))
    #expect(email.requires(anyOf: Self.set("@")) == .decided(true))
    #expect(email.requires(anyOf: Self.set("de")) == .decided(false))
    #expect(email.requiredSets().value?.contains(Self.set("@")) == true)
    #expect([TextLanguage("(?=.*[0-9])[a-z0-9]+")].requiredSets() == .decided([Self.set("0123456789")]))
  }

  @Test func samplesAreDifferentMembers() throws {
    let code = TextLanguage("[A-Z]{2}-?[0-9]{2,4}")
    let samples = try #require([code].samples(20).value)
    #expect(samples.first == "AB12")
    #expect(Set(samples).count == 20)
    #expect(samples.allSatisfy { code.contains($0) == .decided(true) })
    #expect(Set(samples.map(\.count)).count > 2)
    #expect(try Set(#require([TextLanguage("[ab]c?")].samples(20).value)) == ["a", "b", "ac", "bc"])
    #expect([TextLanguage("a"), TextLanguage("b")].samples(3) == .decided([]))
  }

  /// Each language is put to all others, which is paid for however short the search is then.
  @Test func nearMissesOfManyLanguagesArePaidFor() {
    let languages = (0..<40).map { TextLanguage("[^\\x{\(String(0x4E00 + $0, radix: 16))}]*") }
    #expect(languages.nearMisses(40).count == 40)
    #expect(languages.nearMisses(40, budget: SearchBudget(states: 50_000, steps: 8_000)).count < 20)
  }

  @Test func nearMissesBreakOneRule() {
    let rules = [
      TextLanguage("[0-9A-Z]+"), TextLanguage(length: LengthWindow(min: 3, max: 5, unit: .characters)),
      TextLanguage("[^A].*"),
    ]
    let misses = rules.nearMisses(6)
    #expect(Set(misses.map(\.broken)) == [0, 1, 2])
    #expect(Set(misses.map(\.text)).count == misses.count)
    for miss in misses {
      for (index, rule) in rules.enumerated() {
        #expect(rule.contains(miss.text) == .decided(index != miss.broken), "\(miss)")
      }
    }
  }
}
