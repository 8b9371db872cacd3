import TestSupport
import Testing
import TextPatterns

@Suite struct ConflictCoreTests {
  private static func digits(_ limits: String) -> TextLanguage { TextLanguage("[0-9]{\(limits)}") }

  @Test func isASmallestSetInTheOrderOfTheCaller() {
    let rules = [
      TextLanguage("[A-Z].*"), TextLanguage(length: LengthWindow(min: 4, unit: .scalars)), Self.digits("1,9"),
      TextLanguage(length: LengthWindow(max: 3, unit: .scalars)),
    ]
    #expect(rules.conflictCore() == .decided([0, 2]))
    #expect(Array(rules.dropFirst()).conflictCore() == .decided([0, 2]))
    #expect(Array(rules.prefix(2)).conflictCore() == .decided(nil))
  }

  @Test func mayNeedThree() {
    let rules = [TextLanguage("[ab]{2}"), TextLanguage("[bc]+"), TextLanguage("[ac]+"), TextLanguage(".{1,5}")]
    #expect(rules.conflictCore() == .decided([0, 1, 2]))
  }

  /// What all texts are in makes no set larger, and comes behind sets that do without it.
  @Test func whatIsGivenDoesNotCount() {
    let rules = [TextLanguage("[0-9]+"), TextLanguage("[a-z]+"), TextLanguage("[A-Z]*")]
    #expect(rules.conflictCore() == .decided([0, 1]))
    #expect(rules.conflictCore(given: 1) == .decided([0, 2]))
    let given = TextLanguage("[A-Z0-9]*")
    let pairs = [TextLanguage("[0-9A-Z]+"), TextLanguage("[0-9a-z]+"), TextLanguage("[A-Z]+"), given]
    #expect(pairs.conflictCore(given: 1) == .decided([1, 2]))
    #expect([pairs[0], pairs[2], given].conflictCore(given: 1) == .decided(nil))
  }

  /// A text that is empty keeps a language from nothing here.
  @Test func smallerConflictsHaveTheEmptyTextAtMost() {
    let empty = TextLanguage(length: LengthWindow(max: 0, unit: .scalars))
    let rules = [TextLanguage("a"), empty]
    #expect(rules.conflictCore(allowEmpty: true) == .decided([0, 1]))
    #expect(rules.smallerConflictCore(isKnown: false, rejectsEmpty: false) == .decided([1]))
    let others = [TextLanguage("a"), TextLanguage("b")]
    #expect(others.smallerConflictCore(isKnown: false, rejectsEmpty: false) == .decided([0, 1]))
  }

  @Test func isMinimalAmongManyRules() {
    var rules = (0..<8).map { TextLanguage(".*\(Character(UnicodeScalar(UInt8(97 + $0)))).*") }
    rules.append(TextLanguage(length: LengthWindow(max: 7, unit: .scalars)))
    #expect(rules.conflictCore() == .decided(Array(0...8)))
    #expect(rules.dropLast().witness() == .decided("abcdefgh"))
  }

  /// A random core conflicts, and without any of its members it does not.
  @Test(arguments: [UInt64(41), 42])
  func isMinimal(seed: UInt64) {
    var random = RandomPattern(seed: seed, .regular)
    var cores = 0
    for _ in 0..<10 {
      let patterns = (0..<4).map { _ in random.pattern() }
      var languages = patterns.map { TextLanguage($0) }
      languages.append(TextLanguage(length: LengthWindow(min: 2, max: 4, unit: .scalars)))
      guard languages.allSatisfy({ $0.undecided == nil }), case .decided(let core?) = languages.conflictCore() else {
        continue
      }
      cores += 1
      let members = core.map { languages[$0] }
      #expect(members.witness() == .decided(nil))
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        #expect(rest.isEmpty || rest.witness() != .decided(nil), "\(core) of \(patterns)")
      }
    }
    #expect(cores > 2)
  }
}
