import Testing

@testable import TextPatterns

/// Every piece of work is paid for out of the budget that is handed in.
@Suite struct BudgetTests {
  @Test func poolsNest() {
    let file = StepPool(100)
    let field = StepPool(80, within: file)
    field.take(30)
    #expect(field.left == 50 && file.left == 70)
    #expect(StepPool(80, within: file).left == 70)
    field.take(90)
    #expect(field.left == 0 && file.left == 0)
  }

  @Test func constantsAreMadeWholeWhoeverWaits() {
    Interruption.$current.withValue(Interruption { true }) {
      let language = StepPool.unpaid {
        for _ in 0..<100 { _ = TextLanguage(everyScalarIn: .all) }
        return TextLanguage(everyScalarIn: .all)
      }
      #expect(language.undecided == nil && !Interruption.isRaised)
    }
  }

  @Test func whereMoreMayBeTakenEachQuestionMayTakeMore() {
    let usual = SearchBudget.standard
    let pool = StepPool(.max, scale: 3)
    #expect(SearchBudget.standard(outOf: StepPool(10, within: pool)).steps == 3 * usual.steps)
    StepPool.$current.withValue(pool) {
      #expect(SearchBudget.standard.steps == 3 * usual.steps && SearchBudget.standard.states == 3 * usual.states)
      #expect(BacktrackingBudget.standard.steps == 3 * BacktrackingBudget().steps)
    }
  }

  @Test func workIsGivenUpWhereSomebodyWaits() throws {
    let hard = try #require(PatternTree.parse("[ab]*a[ab]{12}").tree)
    let other = try #require(PatternTree.parse("[ab]*b[ab]{11}c?").tree)
    let languages = [hard, other].map { TextLanguage($0, match: .whole) }
    let never = Interruption { false }
    let pool = StepPool(1 << 30)
    let whole = StepPool.$current.withValue(pool) {
      Interruption.$current.withValue(never) { languages.witness() }
    }
    #expect(whole.value != nil && !never.isRaised && pool.steps > 4 * Interruption.interval)
    let soon = Interruption(afterSteps: 0)
    let short = StepPool(1 << 30)
    let part = StepPool.$current.withValue(short) {
      Interruption.$current.withValue(soon) { languages.witness() }
    }
    #expect(part.reason?.construct == .budget(.steps) && soon.isRaised)
    #expect(short.steps < 2 * Interruption.interval)
    let before = short.steps
    StepPool.$current.withValue(short) { Interruption.$current.withValue(soon) { _ = languages.witness() } }
    #expect(short.steps - before < Interruption.interval / 10)
  }

  @Test(
    "Compilation is paid for, and ends where the budget does",
    arguments: ["[a-z]{3}", "(?:a{1000}){1007}", "(?:[a-z]?[0-9]?){2000}", "(?=.*\\d)(?=.*[a-z]).{8,}", "\\w+@\\w+"])
  func compilation(pattern: String) throws {
    let tree = try #require(PatternTree.parse(pattern).tree)
    let pool = StepPool(1 << 30)
    let language = TextLanguage(tree, match: .whole, budget: .standard(outOf: pool))
    let spent = (1 << 30) - pool.left
    #expect(spent > 20 && spent < 1_100_000)
    let poor = StepPool(10)
    let unknown = TextLanguage(tree, match: .whole, budget: .standard(outOf: poor))
    #expect(unknown.undecided?.construct == .budget(.steps))
    #expect(unknown.contains("!").value != true)
    if language.undecided == nil { #expect(language.contains("abc").value != nil) }
  }

  @Test func analysesOfBacktrackingShareAPool() throws {
    let tree = try #require(PatternTree.parse("(a|b|ab)*(c|d|cd)*(a|c)+").tree)
    let pool = StepPool(1 << 30)
    let alone = BacktrackingAnalysis.analyse(tree, match: .whole)
    #expect(BacktrackingAnalysis.analyse(tree, match: .whole, budget: .standard(outOf: pool)) == alone)
    #expect(pool.left < (1 << 30))
    let spent = BacktrackingAnalysis.analyse(tree, match: .whole, budget: .standard(outOf: StepPool(0)))
    #expect(spent == .notAnalysed(.budget))
  }

  @Test func aThreadPaysForWhatNamesNoPool() throws {
    let tree = try #require(PatternTree.parse("(a|b|ab)*(c|d|cd)*(a|c)+").tree)
    let pool = StepPool(1 << 30)
    StepPool.$current.withValue(pool) {
      let language = TextLanguage(tree, match: .whole)
      let afterCompiling = pool.steps
      #expect(afterCompiling > 0)
      _ = [language].witness()
      let afterAsking = pool.steps
      #expect(afterAsking > afterCompiling && pool.spent > pool.steps)
      _ = BacktrackingAnalysis.analyse(tree, match: .whole)
      #expect(pool.steps > afterAsking && !pool.wasShort)
      _ = StepPool.unpaid { TextLanguage(tree, match: .whole).complement.contains("abc") }
      pool.refill(40)
      #expect(TextLanguage(tree, match: .whole).undecided?.construct == .budget(.steps) && pool.wasShort)
    }
  }

  @Test func aLimitOfTheQuestionIsNoShortage() {
    let pool = StepPool(1 << 30)
    StepPool.$current.withValue(pool) {
      let hard = [TextLanguage(".*a.{20}"), TextLanguage(".*b.{19}")]
      #expect(hard.witness(budget: SearchBudget(states: 50_000, steps: 5_000)).reason?.construct == .budget(.steps))
    }
    #expect(!pool.wasShort)
  }

  @Test func manyLanguagesAtOnceAreOneQuestion() {
    let patterns = (0..<400).map { TextLanguage("[a-z]*w\($0)[a-z]*") }
    #expect(patterns.witness().value == .some(nil))
    let core = patterns.conflictCore().value ?? nil
    #expect(core?.count == 2)
  }
}
