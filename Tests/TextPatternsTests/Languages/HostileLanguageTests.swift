import TestSupport
import Testing
import TextPatterns

/// Patterns that ask for more work than anybody wants to do: every question ends within its budget, with the same answer.
@Suite struct HostileLanguageTests {
  static let hostile = Named.abridged([
    "(a{1000}){1000}", "((a{1,100}){1,100}){1,100}", "((((a*)*)*)*)*b", "(?:a?){1000}a{1000}", "(?:a?b?){3000}",
    ".*a.{20}", "x[a-z]{1,60000}", String(repeating: "a", count: 100_000), String(repeating: "(?:a|b|)", count: 5_000),
    (0..<1_000).map { "word\($0)" }.joined(separator: "|"), (0..<100).map { ".*x\($0).*" }.joined(separator: "|"),
    "x" + "abcdefghijklmnopqrstuvwxyz".map { "(?!.*\($0){3}.{9})" }.joined() + ".*",
    String(repeating: "(?=a", count: 40) + String(repeating: ")", count: 40),
    "(?:.(?<=[ab].{0,12})(?<!c.{0,12}))*", "(?:" + String(repeating: "(?:\\b|\\B|(?m:^)|(?<=a)|a)", count: 60) + ")*",
    "(?i)" + String(repeating: "ssffistß", count: 2_000), String(repeating: "(?>a|ab|abc)*+", count: 100),
    String(repeating: "(", count: 95) + "a" + String(repeating: "){2}", count: 95),
    String(repeating: "(?!a)", count: 15_000), String(repeating: "(?=.*a)", count: 10_000) + ".*",
    String(repeating: "\\b", count: 40_000) + "a", String(repeating: "\\b\\B(?m:^)", count: 10_000) + "a",
  ])

  @Test(arguments: hostile) func endsWithinTheBudget(_ pattern: Named<String>) throws {
    let tree = try #require(PatternTree.parse(pattern.value).tree)
    let language = TextLanguage(tree, match: .whole)
    let window = TextLanguage(length: LengthWindow(min: 20, max: 30, unit: .scalars))
    let small = SearchBudget(states: 2_000, steps: 40_000)
    let witness = [language, window].witness(budget: small)
    #expect(witness == [language, window].witness(budget: small))
    if let text = witness.value ?? nil { #expect(language.contains(text) == .decided(true)) }
    _ = language.isIncluded(in: window, budget: small)
    _ = [language, window].conflictCore(budget: small)
    _ = [language].lengths(budget: small)
    _ = TextLanguage(tree, match: .anywhere).complement.contains("x", budget: small)
  }

  @Test func namesTheLimit() {
    let counted = TextLanguage("(a{1000}){1000}")
    #expect(counted.undecided?.construct == .budget(.patternSize))
    let short = TextLanguage(length: LengthWindow(max: 30, unit: .scalars))
    #expect([counted, short].witness() == .decided(nil))
    let wide = [TextLanguage(".*a.{20}"), TextLanguage(".*b.{19}")]
    #expect(wide.witness(budget: SearchBudget(states: 100, steps: 1_000_000)).reason?.construct == .budget(.states))
    #expect(wide.witness(budget: SearchBudget(states: 1_000_000, steps: 100)).reason?.construct == .budget(.steps))
  }

  @Test func questionsShareAPool() {
    let pool = StepPool(20_000)
    let budget = SearchBudget.standard(outOf: pool)
    #expect([TextLanguage("[a-z]{3}")].witness(budget: budget) == .decided("abc"))
    #expect(pool.left > 15_000)
    let hard = [TextLanguage(".*a.{20}"), TextLanguage(".*b.{19}")]
    #expect(hard.witness(budget: budget).reason?.construct == .budget(.steps))
    #expect(pool.left == 0)
    #expect([TextLanguage("[a-z]{3}")].witness(budget: budget).reason?.construct == .budget(.steps))
  }

  /// Random patterns of every construct, put together without sense.
  @Test func randomPatternsEnd() {
    var random = RandomPattern(seed: 500, .decided)
    let small = SearchBudget(states: 2_000, steps: 40_000)
    for _ in 0..<20 {
      let parts = (0..<5).map { _ in random.pattern() }
      let pattern = "(?:(?:\(parts[0])){0,40}|\(parts[1]))(?:\(parts[2])){2,}(?=\(parts[3]))(?!\(parts[4])).*"
      guard let tree = PatternTree.parse(pattern).tree else { continue }
      let language = TextLanguage(tree, match: .whole)
      if let text = [language].witness(budget: small).value ?? nil {
        #expect(language.contains(text) == .decided(true), "\(pattern.debugDescription)")
      }
    }
  }
}
