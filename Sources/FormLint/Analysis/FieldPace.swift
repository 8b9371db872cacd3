import FieldLanguages

/// Which budget the fields of a file have that is looked at in pieces: the whole, or, where the file costs more than it may,
/// the largest of the smaller ones with which it does not, and then for the first fields the whole as far as steps are
/// left for that. It ends where a file ends that is looked at at once.
struct FieldPace: Sendable {
  /// The budget of each field.
  private(set) var budget: FieldBudget
  /// What the fields have cost with this budget.
  private(set) var costs: FieldCosts
  /// The index of the chunk from which on fields that are not decided are looked at once more, in order; nil: that is
  /// not due, or done.
  var nextOfFirst: Int?
  /// The first chunk that is known to take too much for that by itself.
  private(set) var firstGreedy: Int?
  private let limit: Int
  /// The number of the budget among the smaller ones; nil: it is the whole.
  private var level: Int?
  private var isSettled = false
  /// Whether the first fields were looked at with the whole budget.
  private var areFirstDone = false
  /// The chunks before this one have fields that were looked at with the whole budget; 0: none, or that is not done.
  private var firstEnd = 0
  /// Whether something was edited since the fields were counted: what they cost before counts with what they cost now.
  private var isStale = false

  /// - Parameter limit: what the fields may cost together.
  init(limit: Int) {
    self.limit = limit
    budget = .whole(inFileOf: limit)
    costs = FieldCosts(limit: limit, scale: budget.scale)
  }

  /// Whether the fields have a smaller budget than those of other files, or had it once.
  var isNarrowed: Bool { level != nil }

  /// Whether a smaller budget was found out, and all was done with it, and no edit has put that in doubt since.
  var isAtRest: Bool { isSettled && areFirstDone && nextOfFirst == nil && !isStale }

  /// All budgets with which it was found out that the fields have this one.
  var triedBudgets: [FieldBudget] {
    [.whole(inFileOf: limit)] + (level.map { FieldBudget.smaller.prefix($0 + 2) } ?? [])
  }

  /// Chunks from an index on whose fields have the same budget, as many as can be told, and that one.
  func stretch(from index: Int) -> (end: Int, budget: FieldBudget) {
    nextOfFirst == nil && index < firstEnd ? (firstEnd, .whole(inFileOf: limit)) : (.max, budget)
  }

  /// Whether all fields are to be looked at again, with another budget.
  ///
  /// - Parameter isComplete: whether all were looked at with the present one.
  mutating func changesBudget(isComplete: Bool) -> Bool {
    if isStale, costs.isOverdrawn || nextOfFirst != nil || isComplete && level != nil {
      self = FieldPace(limit: limit)
      return true
    }
    if isSettled {
      if isComplete, !areFirstDone { beginWithFirst() }
      return false
    }
    if costs.isOverdrawn {
      isSettled = level != nil
      set(level.map { $0 - 1 } ?? 1)
      return true
    }
    guard isComplete, let level else { return false }
    isSettled =
      level + 1 == FieldBudget.smaller.count
      || level > 0 && !FieldBudget.canGrow(costs.total, within: FieldBudget.narrowedFile(of: limit))
    if isSettled { beginWithFirst() } else { set(level + 1) }
    return !isSettled
  }

  /// Takes in that something is edited: a smaller budget is found out again, for what the file is then.
  mutating func noteEdit() { isStale = true }

  /// Takes in that the field of a chunk takes more by itself than a file of others can spare, with the whole budget.
  mutating func noteGreedy(_ index: Int) {
    if level == nil { firstGreedy = min(firstGreedy ?? index, index) }
  }

  /// Begins to count again: fields that were looked at are to be looked at again.
  mutating func restart() {
    (areFirstDone, nextOfFirst, firstEnd) = (false, nil, 0)
    if let level { budget = FieldBudget.smaller[level] }
    let most = level == nil ? limit : FieldBudget.narrowedFile(of: limit)
    costs = FieldCosts(limit: isSettled ? nil : most, scale: FieldBudget.whole(inFileOf: limit).scale)
  }

  private mutating func set(_ level: Int) {
    self.level = level
    restart()
  }

  /// The fields that the smaller budget left undecided come next, each with the whole one.
  private mutating func beginWithFirst() {
    areFirstDone = true
    nextOfFirst = 0
    budget = .whole(inFileOf: limit)
    costs = FieldCosts(limit: limit, scale: budget.scale)
  }

  /// All that can be paid for was looked at with the whole budget: the chunks before `end`.
  mutating func endFirst(before end: Int) {
    (nextOfFirst, firstEnd) = (nil, end)
    if let level { budget = FieldBudget.smaller[level] }
    costs = FieldCosts(scale: FieldBudget.whole(inFileOf: limit).scale)
  }
}
