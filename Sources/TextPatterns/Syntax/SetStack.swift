/// The stacks on which a bracketed set is evaluated, as ICU does it: operands, and what is to be done with them.
struct SetStack {
  /// What is to be done, with how tightly it binds.
  enum Operation {
    /// An opening bracket, prefix operators, and binary ones: doubled `--` and `&&`, or single in ICU's notation of
    /// sets.
    case begin, negation, caseClosure, difference2, intersection2, union, difference1, intersection1

    /// How tightly the operator binds.
    var precedence: Int {
      switch self {
      case .begin: 0
      case .negation, .caseClosure: 2
      case .difference2, .intersection2: 3
      case .union, .difference1, .intersection1: 4
      }
    }
  }
  /// The precedence with which `]` ends what is pending.
  static let endPrecedence = 1

  private var operands: [[ScalarSet.Span]] = []
  private var operations: [Operation] = []
  /// How many spans have been handled; the measure of work.
  private(set) var work = 0

  /// Begins the outermost set of an expression.
  mutating func begin(ignoringCase: Bool) {
    operands.append([])
    beginNested(ignoringCase: ignoringCase)
  }

  /// Begins a set inside another, whose operation with what is before it has been pushed.
  mutating func beginNested(ignoringCase: Bool) {
    operations.append(.begin)
    if ignoringCase { operations.append(.caseClosure) }
  }

  /// Negates the set that has just begun, after its closure under case.
  mutating func negate() {
    if operations.last == .caseClosure {
      operations[operations.count - 1] = .negation
      operations.append(.caseClosure)
    } else {
      operations.append(.negation)
    }
  }

  /// Pushes an operation whose right side is yet to be read.
  mutating func push(_ operation: Operation) {
    evaluate(downTo: operation.precedence)
    operations.append(operation)
    operands.append([])
  }

  /// Adds to the operand that is being read.
  mutating func add(_ span: ScalarSet.Span) {
    guard !operands.isEmpty else { return }
    work += 1
    operands[operands.count - 1].append(span)
  }

  /// Adds a set to the operand that is being read.
  mutating func add(_ set: ScalarSet) {
    guard !operands.isEmpty else { return }
    work += set.spans.count
    operands[operands.count - 1] += set.spans
  }

  /// Does what is pending inside the set that `]` ends.
  mutating func end() {
    evaluate(downTo: Self.endPrecedence)
    operations.removeLast()
  }

  /// Takes the value of the whole expression.
  mutating func finish() -> ScalarSet {
    let set = ScalarSet(unsorted: operands.popLast() ?? [])
    operands.removeAll(keepingCapacity: true)
    operations.removeAll(keepingCapacity: true)
    return set
  }

  /// Does the pending operations that bind at least as tightly as `precedence`.
  mutating func evaluate(downTo precedence: Int) {
    while let operation = operations.last, operation.precedence >= precedence, operation != .begin {
      operations.removeLast()
      guard let right = operands.popLast() else { return }
      operands.append(apply(operation, right))
    }
  }

  private mutating func apply(_ operation: Operation, _ right: [ScalarSet.Span]) -> [ScalarSet.Span] {
    work += right.count
    switch operation {
    case .begin: return right
    case .negation: return ScalarSet(unsorted: right).complement.spans
    case .caseClosure: return CaseFolding.closure(of: ScalarSet(unsorted: right), work: &work).spans
    case .union: return (operands.popLast() ?? []) + right
    case .difference1, .difference2: return popLeft().subtracting(ScalarSet(unsorted: right)).spans
    case .intersection1, .intersection2: return popLeft().intersection(ScalarSet(unsorted: right)).spans
    }
  }

  private mutating func popLeft() -> ScalarSet {
    let left = operands.popLast() ?? []
    work += left.count
    return ScalarSet(unsorted: left)
  }
}
