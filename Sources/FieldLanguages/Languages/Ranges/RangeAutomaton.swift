import TextPatterns

/// Accepts the numbers of a range by their digits: those with a minus are compared with other ends.
struct RangeAutomaton: ComputedAutomaton {
  private let positive: Part?
  private let negative: Part?
  /// Where no number without a minus is in the range: before the minus.
  private let signless: Int

  /// The places of a comparison as a table.
  private struct Places {
    /// `place * width + digit`, and behind the digits the separator.
    var steps = Array(repeating: 0, count: Places.width)
    var accepting = [true]
    var start = 0

    static let width = 11
    var count: Int { accepting.count }

    init(_ comparison: NumberComparison?) {
      guard let comparison else { return }
      steps = (0..<comparison.count).flatMap { place in
        (0..<10).map { comparison.next(place, $0) } + [comparison.behindSeparator(place)]
      }
      accepting = (0..<comparison.count).map(comparison.accepts)
      start = comparison.start
    }
  }

  /// The numbers with one sign, compared with both ends at once.
  private struct Part {
    /// Where its states begin.
    let base: Int
    let least: Places
    let most: Places

    init(_ bounds: MagnitudeBounds, base: Int) {
      self.base = base
      least = Places(bounds.lowerComparison)
      most = Places(bounds.upperComparison)
    }

    var count: Int { least.count * most.count }
    var start: Int { state(least.start, most.start) }

    private func state(_ least: Int, _ most: Int) -> Int { base + least * self.most.count + most }

    func step(_ state: Int, _ symbol: Int) -> Int {
      let (before, behind) = (state - base).quotientAndRemainder(dividingBy: most.count)
      return self.state(
        least.steps[before * Places.width + symbol], most.steps[behind * Places.width + symbol])
    }

    func accepts(_ state: Int) -> Bool {
      let (before, behind) = (state - base).quotientAndRemainder(dividingBy: most.count)
      return least.accepting[before] && most.accepting[behind]
    }
  }

  /// - Parameters:
  ///   - positive: the numbers without a minus; nil where there are none.
  ///   - negative: the magnitudes of those with one.
  init(positive: MagnitudeBounds?, negative: MagnitudeBounds?) {
    let positive = positive.map { Part($0, base: 0) }
    let negative = negative.map { Part($0, base: positive?.count ?? 0) }
    self.positive = positive
    self.negative = negative
    signless = (positive?.count ?? 0) + (negative?.count ?? 0)
  }

  /// What a state belongs to; nil before the minus.
  private func part(_ state: Int) -> Part? {
    if state == signless { return nil }
    return state < positive?.count ?? 0 ? positive : negative
  }

  var start: Int { positive?.start ?? signless }

  func accepts(_ state: Int) -> Bool { part(state)?.accepts(state) ?? false }

  func next(_ state: Int, _ symbol: Int) -> Int? {
    switch NumberAlphabet.Symbol(rawValue: symbol) {
    case .minus: negative?.start
    case .plus: positive?.start
    case .grouping, .foreignGrouping: state
    case .separator, nil: part(state)?.step(state, symbol)
    }
  }
}
