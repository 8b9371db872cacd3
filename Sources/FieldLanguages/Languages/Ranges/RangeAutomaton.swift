import TextPatterns

/// Accepts the numbers of a range by their digits: those with a minus are compared with other ends. What has an exponent
/// is accepted, whatever its value is.
struct RangeAutomaton {
  private let positive: Part?
  private let negative: Part?
  private let hasExponents: Bool
  /// Where no number is in the range any more, and before a minus where none without it is.
  private let lost: Int
  /// Behind an exponent.
  private let power: Int

  /// The places of a comparison as a table.
  private struct Places {
    /// `place * width + digit`, and behind the digits the separator.
    var steps = Array(repeating: 0, count: Places.width)
    var accepting = [true]
    /// Whether nothing is accepted, whatever follows.
    var isLost = [false]
    var start = 0

    static let width = 11
    var count: Int { accepting.count }

    init(_ comparison: NumberComparison?) {
      guard let comparison else { return }
      steps = (0..<comparison.count).flatMap { place in
        (0..<10).map { comparison.next(place, $0) } + [comparison.behindSeparator(place)]
      }
      accepting = (0..<comparison.count).map(comparison.accepts)
      isLost = Places.lost(steps, accepting)
      start = comparison.start
    }

    /// Gives for each place whether nothing that follows is accepted. Most ways lead on to places of higher numbers.
    private static func lost(_ steps: [Int], _ accepting: [Bool]) -> [Bool] {
      var isLost = accepting.map { !$0 }
      var isChanged = true
      while isChanged {
        isChanged = false
        for place in isLost.indices.reversed() where isLost[place] {
          if steps[place * width..<(place + 1) * width].allSatisfy({ isLost[$0] }) { continue }
          isLost[place] = false
          isChanged = true
        }
      }
      return isLost
    }
  }

  /// The numbers with one sign, compared with both ends at once.
  private struct Part {
    /// Where its states begin.
    let base: Int
    private let least: Places
    private let most: Places
    /// How many states it has.
    let count: Int
    /// Before any digit.
    let start: Int

    init(_ bounds: MagnitudeBounds, base: Int) {
      self.base = base
      least = Places(bounds.lowerComparison)
      most = Places(bounds.upperComparison)
      count = least.count * most.count
      start = base + least.start * most.count + most.start
    }

    private func state(_ least: Int, _ most: Int) -> Int { base + least * self.most.count + most }

    /// Nil where no number is in the range any more.
    func step(_ state: Int, _ symbol: Int) -> Int? {
      let (before, behind) = (state - base).quotientAndRemainder(dividingBy: most.count)
      let next = (least.steps[before * Places.width + symbol], most.steps[behind * Places.width + symbol])
      return least.isLost[next.0] || most.isLost[next.1] ? nil : self.state(next.0, next.1)
    }

    func accepts(_ state: Int) -> Bool {
      let (before, behind) = (state - base).quotientAndRemainder(dividingBy: most.count)
      return least.accepting[before] && most.accepting[behind]
    }
  }

  private init(_ positive: MagnitudeBounds?, _ negative: MagnitudeBounds?, hasExponents: Bool) {
    let positive = positive.map { Part($0, base: 0) }
    let negative = negative.map { Part($0, base: positive?.count ?? 0) }
    self.positive = positive
    self.negative = negative
    self.hasExponents = hasExponents
    lost = (positive?.count ?? 0) + (negative?.count ?? 0)
    power = lost + 1
  }

  /// The automaton over the symbols of an alphabet.
  ///
  /// - Parameters:
  ///   - positive: the numbers without a minus; nil where there are none.
  ///   - negative: the magnitudes of those with one.
  static func symbols(
    positive: MagnitudeBounds?, negative: MagnitudeBounds?, hasExponents: Bool
  ) -> SymbolAutomaton {
    let range = RangeAutomaton(positive, negative, hasExponents: hasExponents)
    return SymbolAutomaton(
      from: range.start, symbolCount: NumberAlphabet.symbolCount, next: range.next,
      accepts: range.accepts)
  }

  private var start: Int { positive?.start ?? lost }

  /// Whether a state is one of the numbers without a minus.
  private func isPositive(_ state: Int) -> Bool { state < positive?.count ?? 0 }

  private func accepts(_ state: Int) -> Bool {
    if state >= lost { return state == power }
    return isPositive(state) ? positive?.accepts(state) ?? false : negative?.accepts(state) ?? false
  }

  private func next(_ state: Int, _ symbol: Int) -> Int? {
    if state == power { return power }
    switch NumberAlphabet.Symbol(rawValue: symbol) {
    case .minus: return state == start || state == negative?.start ? negative?.start ?? lost : lost
    case .plus: return state == start ? start : lost
    case .grouping, .foreignGrouping: return state
    case .exponent: return hasExponents ? power : nil
    case .separator, nil:
      if state == lost { return lost }
      return (isPositive(state) ? positive?.step(state, symbol) : negative?.step(state, symbol)) ?? lost
    }
  }
}
