import TextPatterns

/// What is left of the steps that all questions about one field may cost together, however hard its rules are.
///
/// What the rules cost by themselves is known first, then what they cost with lengths and a keyboard, then come questions
/// that rules of ours ask. Each starts from what the ones before it have left, and nothing else: so an answer depends
/// neither on what was asked before of other fields, nor on the machine.
public struct FieldBudget: Sendable, Hashable {
  /// For a field by itself, and for those of files that are not hard all over.
  public static let whole = FieldBudget(left: 6_000_000)

  /// Budgets for the fields of a file that costs more than a file may, the smallest first: all its fields have the same
  /// one, whatever their order.
  public static let smaller = [2_000, 6_000, 20_000, 60_000, 200_000, 600_000, 2_000_000].map(FieldBudget.init(left:))

  /// What the fields of a file may cost together where nobody says otherwise.
  public static let file = 20_000_000

  private let left: Int

  private init(left: Int) { self.left = left }

  /// Half of it, for many questions in a row.
  func pool() -> StepPool { StepPool(left / 2) }

  /// What was taken from such a pool.
  func spent(_ pool: StepPool) -> Int { left / 2 - pool.left }

  /// What is left after those.
  func after(_ pool: StepPool) -> FieldBudget { FieldBudget(left: left / 2 + pool.left) }

  /// For a question by itself.
  var question: SearchBudget { .standard(outOf: StepPool(left / 8)) }
}
