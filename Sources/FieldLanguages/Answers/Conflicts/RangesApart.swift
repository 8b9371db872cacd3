import ValueFormatting

extension RuleConflict {
  /// Two ranges without a value in common, however values are written: what reads a text reads one value in it. Nil where
  /// there are none.
  init?(ofRangesApartIn rules: [ValidationRule]) {
    var (days, numbers) = (DaysApart(), NumbersApart())
    for (index, rule) in rules.enumerated() where rule.rejects && !rule.language.isEmptyRange {
      let other: Int? =
        switch rule.language.bounds {
        case .dates(let bounds)?: days.add(bounds, of: index)
        case .numbers(let bounds)?: numbers.add(bounds, of: index)
        case nil: nil
        }
      guard let other else { continue }
      self.init(rules: [other, index], acceptsEmpty: false, involvesNormalization: false, reason: .other)
      return
    }
    return nil
  }
}

/// Ranges of numbers that have numbers in common.
private struct NumbersApart {
  private var ranges: [(rule: Int, bounds: NumberBounds)] = []
  /// Ranges of which any two have a number in common all have one in common (Helly, 1923).
  private var common = NumberBounds()

  /// Adds the range of a rule; gives the first rule before whose range has no number in common with it.
  mutating func add(_ bounds: NumberBounds, of rule: Int) -> Int? {
    common = common.intersection(bounds)
    if common.isEmpty, let other = ranges.first(where: { $0.bounds.intersection(bounds).isEmpty }) { return other.rule }
    ranges.append((rule, bounds))
    return nil
  }
}

/// Ranges of days that have days in common.
private struct DaysApart {
  private var ranges: [(rule: Int, days: DayRange)] = []
  private var first: [(rule: Int, bounds: DateBounds)] = []
  private var common = DayRange()

  /// The same as of numbers.
  mutating func add(_ bounds: DateBounds, of rule: Int) -> Int? {
    let days = bounds.likelyDays
    common = common.intersection(days)
    if common.isEmpty, let other = ranges.first(where: { $0.days.intersection(days).isEmpty }) { return other.rule }
    if first.count < DaysApart.mostMoving {
      let other = first.first { !($0.bounds.isFixed && bounds.isFixed) && $0.bounds.isApart(from: bounds) }
      if let other { return other.rule }
      first.append((rule, bounds))
    }
    ranges.append((rule, days))
    return nil
  }

  /// Among so many, ranges that move with the day are held against each other.
  private static let mostMoving = 32
}
