import TextPatterns

/// What is left of the steps that all questions about one field may cost together, however hard its rules are.
///
/// What the rules cost by themselves is known first, then what they cost with lengths and a keyboard, then come questions
/// that rules of ours ask. Each starts from what the ones before it have left, and nothing else: so an answer depends
/// neither on what was asked before of other fields, nor on the machine.
public struct FieldBudget: Sendable, Hashable {
  /// For a field by itself, and for those of files that are not hard all over.
  public static let whole = FieldBudget(left: wholeSteps)

  private static let wholeSteps = 6_000_000

  /// The same in a file whose fields may cost more than the fields of others: each may cost as many times more, and so
  /// may each question about it.
  public static func whole(inFileOf steps: Int) -> FieldBudget {
    let scale = min(max(1, steps / file), .max / wholeSteps / 4)
    return FieldBudget(left: wholeSteps * scale, scale: scale)
  }

  /// Budgets for the fields of a file that costs more than a file may, the smallest first: all its fields have the same
  /// one, whatever their order, but for the first ones. With the first budget, none is looked at.
  public static let smaller = [0, 600, 4_000, 30_000, 200_000, 1_000_000].map(FieldBudget.init(small:))

  /// The greatest with which a question costs no more than so many steps, as far as there is one.
  public static func within(_ steps: Int) -> FieldBudget {
    if steps >= wholeSteps { return .whole }
    return smaller.last { $0.left <= steps } ?? smaller[0]
  }

  /// Whether a file that cost so many steps with one of the smaller budgets can be tried with the next, which may cost it
  /// several times as many.
  public static func canGrow(_ steps: Int, within limit: Int) -> Bool { steps <= limit / 2 }

  /// What the fields of a file may cost together where nobody says otherwise.
  public static let file = 32_000_000

  /// What they may cost together with one of the smaller budgets: these are tried one after the other.
  public static func narrowedFile(of limit: Int) -> Int { limit / 4 }

  private let left: Int
  /// By what the limits of single questions are multiplied.
  public let scale: Int
  /// Whether it is smaller than that of fields in files that are not hard.
  private let isSmall: Bool

  private init(left: Int, scale: Int = 1, isSmall: Bool = false) {
    self.left = left
    self.scale = scale
    self.isSmall = isSmall
  }

  private init(small left: Int) { self.init(left: left, isSmall: true) }

  /// What each thing may cost that is found out by itself, for one field or for several. A field that need not save has
  /// the limits of the single questions only.
  var allowance: Int { isSmall ? left : .max }

  /// Half of it, for many questions in a row.
  func pool() -> StepPool { StepPool(left / 2, within: StepPool.current, share: 4, scale: scale) }

  /// What is left after some steps out of such a pool.
  func after(_ steps: Int) -> FieldBudget {
    FieldBudget(left: left / 2 + max(0, left / 2 - steps), scale: scale, isSmall: true)
  }

  /// For a question by itself.
  var question: SearchBudget { .standard(outOf: StepPool(left / 8, within: StepPool.current, share: 16, scale: scale)) }

  /// That of the fields that this thread looks at.
  static var current: FieldBudget { FieldMeter.current?.budget ?? .whole }
}
