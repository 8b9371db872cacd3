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
  /// one, whatever their order. With the first, none is looked at.
  public static let smaller = [0, 600, 2_000, 6_000, 20_000, 60_000, 200_000, 600_000, 2_000_000].map(
    FieldBudget.init(left:))

  /// What the fields of a file may cost together where nobody says otherwise.
  public static let file = 40_000_000

  private let left: Int

  private init(left: Int) { self.left = left }

  /// What each thing may cost that is found out by itself, for one field or for several. A field that need not save has
  /// the limits of the single questions only.
  var allowance: Int { self == .whole ? .max : left }

  /// Half of it, for many questions in a row.
  func pool() -> StepPool { StepPool(left / 2, within: StepPool.current) }

  /// What is left after some steps out of such a pool.
  func after(_ steps: Int) -> FieldBudget { FieldBudget(left: left / 2 + max(0, left / 2 - steps)) }

  /// For a question by itself.
  var question: SearchBudget { .standard(outOf: StepPool(left / 8, within: StepPool.current)) }

  /// That of the fields that this thread looks at.
  static var current: FieldBudget { FieldMeter.current?.budget ?? .whole }
}
