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
