import FormSyntax

/// What is asked about many fields, until they have cost what a run that was asked for by name may: some times what the
/// fields of a file may cost the linter, since here somebody wants to know; yet not more than somebody waits for.
///
/// Where that is depends on the fields and their order alone, neither on the machine nor on its processors: costs are
/// looked at after the same number of fields everywhere.
public struct FieldRun: Sendable {
  private let limit: Int
  private let costs = FieldCosts()

  /// Fields that are asked about side by side.
  public static let together = 8

  /// The steps of a run that asks one thing about each field.
  public static let usual = 3 * FieldBudget.file

  /// - Parameter limit: the steps after which no more fields are asked about.
  public init(limit: Int = usual) { self.limit = limit }

  /// Asks about each of so many fields; nil for those that nothing was left for.
  public func map<Answer: Sendable>(_ count: Int, _ ask: @Sendable (Int) -> Answer) -> [Answer?] {
    var answers: [Answer?] = []
    answers.reserveCapacity(count)
    while answers.count < count, costs.total < limit {
      let start = answers.count
      let costs = costs
      answers += mapConcurrently(min(count - start, FieldRun.together)) { index -> Answer? in
        FieldRun.paid(costs) { ask(start + index) }
      }
    }
    return answers + Array(repeating: nil, count: count - answers.count)
  }

  /// Asks about one thing after the other, and hands each answer on before others are looked at: they may be very many, and
  /// much may be found out about each. The answer is nil for those that nothing was left for.
  public func each<Thing: Sendable, Answer: Sendable>(
    _ things: some Sequence<Thing>, _ ask: @Sendable (Thing) -> Answer, take: (Thing, Answer?) -> Void
  ) {
    var waiting: [Thing] = []
    func askTogether() {
      let asked = waiting
      waiting.removeAll(keepingCapacity: true)
      for (thing, answer) in zip(asked, map(asked.count) { ask(asked[$0]) }) { take(thing, answer) }
    }
    for thing in things {
      waiting.append(thing)
      if waiting.count == FieldRun.together { askTogether() }
    }
    askTogether()
  }

  private static func paid<Answer>(_ costs: FieldCosts, _ ask: () -> Answer) -> Answer? {
    let meter = FieldMeter(.whole, costs)
    var answer: Answer?
    meter.run {
      meter.measure {
        answer = ask()
        return false
      }
    }
    return answer
  }

  /// Why nothing is known of a field that nothing was left for, in words.
  public static let undecided = "not decided: other fields took the steps that a run may take"
}
