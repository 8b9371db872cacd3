import TextPatterns

/// Whether the steps that are paid for patterns are worth the time that they take, and end where the budget does.
enum PatternCosts {
  /// Nanoseconds that a step may take, some three times what it takes in the mean.
  private static let limit = 120.0
  /// Milliseconds below which no ratio is looked at: a question takes some by itself.
  private static let ignored = 1.0
  /// Steps for all questions about one pattern; the last question may go past it by what it does between two counts.
  private static let budget = 400_000
  private static let overdraft = 200_000

  /// What takes longer, or more steps, than it pays for, in words.
  static func problems(of pattern: String) -> [String] {
    guard let tree = PatternTree.parse(pattern).tree else { return [] }
    var problems: [String] = []
    var (spent, time) = cost(of: tree)
    for _ in 0..<3 where isTooSlow(spent, time) { time = min(time, cost(of: tree).time) }
    if isTooSlow(spent, time) { problems.append("\(spent) steps took \(time) ms") }
    spent = max(spent, cost(of: tree).spent)
    if spent > budget + overdraft { problems.append("\(spent) steps were taken of \(budget)") }
    return problems
  }

  private static func isTooSlow(_ spent: Int, _ time: Double) -> Bool {
    time > ignored && time * 1e6 > limit * Double(spent)
  }

  private static func cost(of tree: PatternTree) -> (spent: Int, time: Double) {
    let pool = StepPool(budget + overdraft * 4)
    let field = StepPool(budget, within: pool)
    let time = StepTimes.timed { ask(about: tree, .standard(outOf: field), field) }.time
    return (budget + overdraft * 4 - pool.left, time)
  }

  private static func ask(about tree: PatternTree, _ budget: SearchBudget, _ pool: StepPool) {
    let language = TextLanguage(tree, match: .whole, budget: budget)
    let window = TextLanguage(length: LengthWindow(min: 20, max: 30, unit: .characters))
    let folded = language.normalized(by: [.trim(UnicodeSets.whiteSpace), .map(.uppercase)])
    _ = [language, window].witness(budget: budget)
    _ = [language.complement, window].lengths(budget: budget)
    _ = [folded, window.normalized(by: [.map(.uppercase)])].samples(3, budget: budget)
    _ = [language, window, folded].conflictCore(budget: budget)
    _ = [language, window].nearMisses(4, budget: budget)
    _ = BacktrackingAnalysis.analyse(tree, match: .anywhere, budget: .standard(outOf: pool))
  }
}
