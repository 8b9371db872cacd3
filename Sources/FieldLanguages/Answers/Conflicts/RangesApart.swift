import ValueFormatting

extension RuleConflict {
  /// Two ranges without a day in common, however days are written; nil where there are none.
  init?(ofRangesApartIn rules: [ValidationRule]) {
    var ranges: [(rule: Int, days: DayRange)] = []
    for (index, rule) in rules.enumerated() where rule.rejects {
      guard case .dates(let bounds) = rule.language.bounds, !rule.language.isEmptyRange else { continue }
      let days = bounds.everyDay
      if let other = ranges.first(where: { $0.days.intersection(days).isEmpty }) {
        self.init(rules: [other.rule, index], acceptsEmpty: false, involvesNormalization: false, reason: .other)
        return
      }
      ranges.append((index, days))
    }
    return nil
  }
}
