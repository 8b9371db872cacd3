import Synchronization
public import TextPatterns

/// Counts what is found out on a thread about one field after the other, or for one thing that fields share.
///
/// What is shared is paid for out of a pool of its own, whoever asks for it first: so an answer depends neither on the
/// order of fields nor on threads.
public final class FieldMeter: Sendable {
  /// The meter of this thread; nil where nobody counts.
  @TaskLocal static var current: FieldMeter?

  /// What each field may cost.
  let budget: FieldBudget
  /// Where the costs go; nil: to whoever asked for the thing.
  private let costs: FieldCosts?
  private let pool: StepPool
  private let notes = Mutex(Notes())
  private let receipt = Mutex<FieldReceipt?>(nil)
  private let undecided = Atomic(0)
  private let pause: Int
  private let interruption: Interruption?
  private let interrupted = Atomic(false)
  private let greed: GreedyField
  /// A hash of what the thing is made of that is being found out; 0 for fields.
  private let thing: Int

  /// What came of the things that were asked for.
  struct Notes: Sendable {
    /// What each of them cost.
    var charges: [FieldCosts.Charge] = []
    /// The most steps that any of them took.
    var need = 0
    /// Whether more steps might have found out more.
    var isShort = false
    /// Of a field: what others share of that which it is made of, whoever has found it out.
    var uses: [FieldCosts.Charges] = []
  }

  /// - Parameters:
  ///   - budget: what each field may cost, and each thing that fields share.
  ///   - costs: what the fields of the file cost together.
  ///   - pause: the steps of all fields after which others have to wait.
  ///   - interruption: what ends the work at a field before it is done.
  public init(
    _ budget: FieldBudget = .whole, _ costs: FieldCosts = FieldCosts(), pausingAt pause: Int = .max,
    _ interruption: Interruption? = nil
  ) {
    self.budget = budget
    self.costs = costs
    self.pause = pause
    let greed = GreedyField(limit: costs.fieldLimit)
    self.greed = greed
    self.interruption =
      costs.fieldLimit == nil
      ? interruption : Interruption { greed.isFound || interruption?.isDue(after: Interruption.interval) ?? false }
    thing = 0
    pool = StepPool(budget.allowance, scale: budget.scale)
  }

  private init(of thing: Int, within budget: FieldBudget) {
    self.thing = thing
    self.budget = budget
    costs = nil
    greed = GreedyField(limit: nil)
    pause = .max
    interruption = Interruption.current
    pool = StepPool(budget.allowance, scale: budget.scale)
  }

  /// The fields of which something was not found out for want of steps.
  public var undecidedCount: Int { undecided.load(ordering: .relaxed) }

  /// Whether the file's fields cost more than they may.
  public var isSpent: Bool { costs?.isOverdrawn ?? false }

  /// Whether the file's fields cost more than they may, for now or for good.
  public var isOverdrawn: Bool { isSpent || costs?.exceeds(pause) ?? false }

  /// Whether the work at the last field was given up: what was found out about it means nothing.
  public var wasInterrupted: Bool { interrupted.load(ordering: .relaxed) }

  /// Whether the last field takes more steps by itself than a file of others can spare.
  public var wasGreedy: Bool { wasInterrupted && greed.wasFound }

  /// Takes in that this thread took steps beside those of fields; gives whether its work is to be given up.
  public func isDue(after steps: Int) -> Bool { interruption?.isDue(after: steps) ?? false }

  /// Looks at fields, each by `measure`.
  public func run<Result>(_ body: () -> Result) -> Result {
    FieldMeter.$current.withValue(self) {
      StepPool.$current.withValue(pool) { Interruption.$current.withValue(interruption) { body() } }
    }
  }

  /// What it takes to come to a field, beside its steps.
  private static let stepsToField = 150

  /// Whether nothing was paid for at the last field.
  public var isUntouched: Bool { pool.spent == 0 && notes.withLock { $0.need == 0 && !$0.isShort } }

  /// Looks at one field; `look` gives whether something is not decided for want of steps.
  ///
  /// - Parameter asField: whether coming to it counts.
  public func measure(asField: Bool = true, _ look: () -> Bool) {
    let isOver = isSpent || wasInterrupted
    if isOver || budget.allowance == 0 {
      receipt.withLock { $0?.isWhole = false }
      if !isOver { undecided.add(1, ordering: .relaxed) }
      return
    }
    pool.refill(budget.allowance)
    notes.withLock { $0 = Notes() }
    greed.begin()
    let isUndecided = look()
    greed.end()
    let steps = pool.spent + (asField ? FieldMeter.stepsToField : 0)
    let noted = notes.withLock { (need: $0.need, isShort: $0.isShort, uses: $0.uses) }
    let wasShort = isUndecided || pool.wasShort || noted.isShort
    var isInterrupted = interruption?.isRaised ?? false
    let sum = greed.sum(of: steps, noted.uses)
    if !isInterrupted, !greed.canSpare(sum) {
      greed.find()
      isInterrupted = true
    }
    receipt.withLock {
      $0?.add(steps, sum: sum, need: max(pool.need, noted.need), isWhole: !wasShort && !isInterrupted)
    }
    if isInterrupted {
      // Work that is given up is done again, and counts then.
      interrupted.store(true, ordering: .relaxed)
      // All that one field takes counts once for the file: that costs more than it may.
      if greed.wasFound { costs?.overdraw() }
      return
    }
    costs?.add(steps)
    if wasShort { undecided.add(1, ordering: .relaxed) }
  }

  /// Measures what one control takes; gives the receipt, or nil where something is left undecided or was given up.
  public func receipt(_ measure: () -> Void) -> FieldReceipt? {
    receipt.withLock { $0 = FieldReceipt(allowance: budget.allowance) }
    measure()
    return receipt.withLock { receipt in
      defer { receipt = nil }
      return receipt.flatMap { $0.isWhole ? $0 : nil }
    }
  }

  /// Whether a receipt is made out just now: it is for those, too, that have not paid for anything.
  var makesReceipt: Bool { receipt.withLock { $0 != nil } }

  /// Passes a control that says the same as the one of some receipts: it costs what it would if it were measured. False, and
  /// it does not count, where more might be found out, or less.
  public func pass(_ receipts: FieldReceipt...) -> Bool {
    guard budget.allowance > 0, !isSpent, !wasInterrupted,
      receipts.allSatisfy({ $0.holds(within: budget.allowance) && greed.canSpare($0.sum) })
    else { return false }
    for receipt in receipts {
      costs?.add(receipt.steps)
      for charges in receipt.charges { costs?.add(charges) }
    }
    return true
  }

  /// Adds steps that nobody counts who takes them; gives whether the field can pay them, which otherwise is not decided.
  public func add(_ steps: Int) -> Bool {
    pool.take(steps)
    if steps <= budget.allowance { return true }
    pool.giveUp()
    return false
  }

  /// Adds what it takes to look at rules of which everything is known, each by itself, and each beside the others; gives
  /// whether the field can pay that.
  public func add(rules count: Int) -> Bool { add(FieldMeter.steps(rules: count)) }

  private static func steps(rules count: Int) -> Int { count * (40 + 30 * min(count, 40)) }

  /// Passes a field of which everything is known, and nothing is to be said: it costs what it would if it were measured.
  /// False, and it does not count, where that is not so.
  public func pass(rules count: Int, _ isSilent: () -> Bool) -> Bool {
    let steps = FieldMeter.steps(rules: count)
    guard budget.allowance > 0, steps <= budget.allowance, !isSpent, !wasInterrupted, isSilent() else { return false }
    costs?.add(steps + FieldMeter.stepsToField)
    return true
  }

  /// Whether a file of others can spare a field that is made of something, and takes what passing it does.
  fileprivate func spares(_ charges: FieldCosts.Charges, rules count: Int) -> Bool {
    let steps = FieldMeter.steps(rules: count) + FieldMeter.stepsToField
    if greed.canSpare(steps + charges.steps) { return true }
    return greed.canSpare(greed.sum(of: steps, greed.counts(charges) ? [charges] : []))
  }

  /// Has the file pay for something that was found out for several fields; false where a thing is found out, not a field.
  fileprivate func charge(_ charges: FieldCosts.Charges) -> Bool {
    guard let costs else { return false }
    costs.add(charges)
    return true
  }

  /// What each thing may cost on this thread.
  static var allowance: Int { current?.budget.allowance ?? FieldBudget.whole.allowance }

  /// Whether something may cost so many steps; where it may not, more steps might find out more.
  static func canPay(_ steps: Int) -> Bool {
    if steps <= allowance {
      FieldMeter.current?.note(nil, need: steps, isShort: false)
      return true
    }
    StepPool.current?.giveUp()
    return false
  }

  /// What it took to find out what this thread is at, so far.
  fileprivate var basis: MeasuredBasis {
    notes.withLock { MeasuredBasis(need: max(pool.need, $0.need), isShort: $0.isShort || pool.wasShort) }
  }

  /// Counts something that was found out for several fields.
  fileprivate func note(_ charges: FieldCosts.Charges?, need: Int, isShort: Bool) {
    if let charges {
      costs?.add(charges)
      receipt.withLock { $0?.charges.append(charges) }
    }
    notes.withLock { notes in
      if let charges {
        if costs == nil { notes.charges += charges.each } else if greed.counts(charges) { notes.uses.append(charges) }
      }
      notes.need = max(notes.need, need)
      notes.isShort = notes.isShort || isShort
    }
  }

  /// Takes in that a field is made of something for which its file has paid.
  fileprivate func note(use charges: FieldCosts.Charges) {
    if greed.counts(charges) { notes.withLock { $0.uses.append(charges) } }
  }

  /// A hash of what this thread finds out just now for several fields; 0 where it finds out nothing of that kind.
  static var thing: Int { current?.thing ?? 0 }

  /// Finds something out that several fields share.
  ///
  /// - Parameter thing: a hash of what it is made of.
  static func measured<Value>(
    _ thing: Int, _ make: () -> Value
  ) -> (value: Value, need: Int, cost: Int, notes: Notes) {
    let meter = FieldMeter(of: thing, within: current?.budget ?? .whole)
    let value = meter.run(make)
    var notes = meter.notes.withLock { $0 }
    notes.isShort = notes.isShort || meter.pool.wasShort
    return (value, meter.pool.need, meter.pool.spent, notes)
  }
}

/// What it took to find something out: what is found out from it takes no less.
struct MeasuredBasis: Sendable {
  /// The steps without which it would not have been found out.
  fileprivate let need: Int
  /// Whether more steps might have found out more.
  let isShort: Bool

  /// That of something of which nothing is known since others have taken the steps.
  static let short = MeasuredBasis(need: 0, isShort: true)
  /// That of what costs nothing.
  static let free = MeasuredBasis(need: 0, isShort: false)

  /// That of what this thread finds out for several fields just now, so far.
  static var current: MeasuredBasis { FieldMeter.current?.basis ?? .free }

  /// Takes in that what this thread finds out for several fields is made of it.
  func note() { FieldMeter.current?.note(nil, need: need, isShort: isShort) }
}

/// Something that was found out for several fields, with what that took.
struct Measured<Value: Sendable>: Sendable {
  /// What was found out; who has paid for it already may use it again.
  let value: Value
  private let charges: FieldCosts.Charges
  /// The steps without which it would not have been found out.
  private let need: Int
  private let isShort: Bool
  private let allowance: Int

  /// - Parameters:
  ///   - key: a hash of what it is, and of what it is made of.
  ///   - size: about how many bytes it takes.
  init(_ key: Int, _ size: (Value) -> Int, _ make: () -> Value) {
    allowance = FieldMeter.allowance
    let (value, need, cost, notes) = FieldMeter.measured(key, make)
    self.value = value
    charges = FieldCosts.Charges(
      [FieldCosts.Charge(key: key, steps: cost, bytes: size(value))] + notes.charges)
    self.need = max(need, notes.need)
    isShort = notes.isShort
  }

  /// Whether the same is found out with what this thread allows for it.
  var holds: Bool { holds(for: FieldMeter.current) }

  /// The same of what a meter allows; nil: nobody counts.
  func holds(for meter: FieldMeter?) -> Bool {
    let allowance = (meter?.budget ?? .whole).allowance
    return allowance == self.allowance || !isShort && need <= allowance
  }

  /// The steps that it took, with all that it is made of.
  var weight: Int { charges.steps }

  /// What it took.
  var basis: MeasuredBasis { MeasuredBasis(need: need, isShort: isShort) }

  /// Gives it to the field of this thread, which pays.
  var paid: Value {
    pay(by: FieldMeter.current)
    return value
  }

  /// Has the file of a meter pay for it, where nothing about it is left undecided for want of steps; false where there is.
  func settle(with meter: FieldMeter) -> Bool { !isShort && holds(for: meter) && meter.charge(charges) }

  /// Whether a file of others can spare a field that is made of it.
  func isSpared(by meter: FieldMeter, rules count: Int) -> Bool { meter.spares(charges, rules: count) }

  /// Takes in that the field of a meter is made of it, whose file has paid for it.
  func use(by meter: FieldMeter?) { meter?.note(use: charges) }

  /// Has the field of a meter pay for it.
  func pay(by meter: FieldMeter?) { meter?.note(charges, need: need, isShort: isShort) }
}
