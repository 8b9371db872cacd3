import ValueFormatting

extension RuleConflict {
  /// Two ranges without a day in common, however days are written; nil where there are none.
  init?(ofRangesApartIn rules: [ValidationRule]) {
    var ranges: [(rule: Int, days: DayRange)] = []
    var first: [(rule: Int, bounds: DateBounds)] = []
    // Ranges of which any two have a day in common all have one in common.
    var common = DayRange()
    for (index, rule) in rules.enumerated() where rule.rejects {
      guard case .dates(let bounds) = rule.language.bounds, !rule.language.isEmptyRange else { continue }
      let days = bounds.everyDay
      common = common.intersection(days)
      if common.isEmpty, let other = ranges.first(where: { $0.days.intersection(days).isEmpty }) {
        self.init(rules: [other.rule, index], acceptsEmpty: false, involvesNormalization: false, reason: .other)
        return
      }
      if first.count < RuleConflict.mostMoving {
        let other = first.first { !($0.bounds.isFixed && bounds.isFixed) && $0.bounds.isApart(from: bounds) }
        if let other {
          self.init(rules: [other.rule, index], acceptsEmpty: false, involvesNormalization: false, reason: .other)
          return
        }
        first.append((index, bounds))
      }
      ranges.append((index, days))
    }
    return nil
  }

  /// Among so many, ranges that move with the day are held against each other.
  private static let mostMoving = 32
}
