import Testing

@testable import TextPatterns

/// Patterns with parts that are not regular, and texts of only some scalars.
@Suite struct IrregularPatternTests {
  @Test(
    "What is slow before a back-reference is found",
    arguments: ["<(\\w+)[^>]*>(.*?<\\/\\1>)?", "(\\d*)\\d*x\\1", "(a+)+b\\1"])
  func slowBefore(pattern: String) throws {
    let probe = try BacktrackingProbe(pattern)
    #expect(probe.growth != "safe", "\(probe.verdict)")
    if case .polynomial(_, let found) = probe.verdict { #expect(!found.attack.text.isEmpty) }
  }

  @Test(
    "Of what a back-reference decides nothing is said",
    arguments: ["(.*a)\\1", "(\\w+)\\s\\1", "(?>(a*)\\1|b)a*a*c", "(a)(?!\\1).*.*b"])
  func undecided(pattern: String) throws {
    guard case .notAnalysed(.construct("a back-reference", _)) = try BacktrackingProbe(pattern).verdict else {
      Issue.record("\(try BacktrackingProbe(pattern).verdict)")
      return
    }
  }

  @Test func attacksUseWhatTheFieldHolds() throws {
    let tree = try #require(PatternTree.parse(".*[0-9].*").tree)
    guard case .polynomial = BacktrackingAnalysis.analyse(tree, match: .whole) else {
      Issue.record("line separators end a match")
      return
    }
    let line = UnicodeSets.notVerticalSpace
    #expect(BacktrackingAnalysis.analyse(tree, match: .whole, alphabet: line) == .safe)
    let other = try #require(PatternTree.parse("(a|[^b])*c").tree)
    guard case .exponential(let found) = BacktrackingAnalysis.analyse(other, match: .whole, alphabet: line) else {
      Issue.record("no line separator is needed")
      return
    }
    #expect(found.attack.text.unicodeScalars.allSatisfy { line.contains($0.value) })
    #expect(BacktrackingAnalysis.analyse(other, match: .whole, alphabet: .empty) == .safe)
  }

  @Test func harmIsAskedOfOrdinaryTexts() throws {
    func attack(_ pattern: String, _ maxLength: Int?) throws -> BacktrackingAttack? {
      let tree = try #require(PatternTree.parse(pattern).tree)
      switch BacktrackingAnalysis.analyse(tree, match: .whole, maxLength: maxLength) {
      case .exponential(let found), .polynomial(_, let found): return found.attack
      default: return nil
      }
    }
    #expect(try attack("a*a*b", nil)?.isHarmful == false)
    #expect(try attack("a*a*a*b", nil)?.isHarmful == true)
    #expect(try attack("a*a*a*b", 300)?.isHarmful == false)
    #expect(try attack("(a+)+b", nil)?.isHarmful == true)
  }
}
