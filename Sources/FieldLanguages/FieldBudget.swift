import TextPatterns

/// What is left of the steps that all questions about one field may cost together, however hard its rules are.
///
/// What the rules cost by themselves is known first, then what they cost with lengths and a keyboard, then come questions
/// that rules of ours ask. Each starts from what the ones before it have left, and nothing else: so an answer depends
/// neither on what was asked before of other fields, nor on the machine.
struct FieldBudget: Sendable {
  static let whole = FieldBudget(left: 6_000_000)

  private let left: Int

  /// Half of it, for many questions in a row.
  func pool() -> StepPool { StepPool(left / 2) }

  /// What is left after those.
  func after(_ pool: StepPool) -> FieldBudget { FieldBudget(left: left / 2 + pool.left) }

  /// For a question by itself.
  var question: SearchBudget { .standard(outOf: StepPool(left / 8)) }
}
