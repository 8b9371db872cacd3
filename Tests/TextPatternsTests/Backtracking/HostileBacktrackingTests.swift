import Testing
import TextPatterns

@Suite struct HostileBacktrackingTests {
  @Test("Patterns made to be hard end within the budget")
  func madeToBeHard() throws {
    let patterns = [
      "(a{1000}){1000}", "((a{0,100}){0,100}){0,100}", String(repeating: "a*", count: 1_000),
      String(repeating: "a?", count: 1_000), String(repeating: "(a*)*", count: 200),
      String(repeating: "(", count: 90) + "a" + String(repeating: ")*", count: 90),
      (0..<1_000).map { "w\($0)" }.joined(separator: "|"), String(repeating: "(?=.*a)", count: 200),
      "(?:" + (0..<1_000).map { "w\($0)" }.joined(separator: "|") + ")*x", String(repeating: "(.*)", count: 200) + "x",
      "((((a?){30}){30}){30}){30}", "(?:a{0,1000}b{0,1000}){0,1000}", String(repeating: "a", count: 100_000),
      String(repeating: "(?>a*)*", count: 100), "(?:" + String(repeating: "(?!a)", count: 200) + "){1000}",
    ]
    for pattern in patterns {
      for match in [PatternMatch.whole, .anywhere] { _ = try BacktrackingProbe(pattern, match: match).verdict }
    }
  }

  @Test("The same pattern gets the same answer each time, and a small budget is named where it does not do")
  func budgets() throws {
    let tree = try #require(PatternTree.parse("(?:[a-z]+(?:\\d+|[a-f]*)?)*(?:x|y+)*").tree)
    let verdict = BacktrackingAnalysis.analyse(tree, match: .whole)
    #expect(BacktrackingAnalysis.analyse(tree, match: .whole) == verdict)
    let small = BacktrackingBudget(steps: 50)
    #expect(BacktrackingAnalysis.analyse(tree, match: .whole, budget: small) == .notAnalysed(.budget))
  }
}
