extension RuleLanguage {
  /// Whether it is about numbers of a range.
  var isOfNumbers: Bool {
    if case .numbers = bounds { true } else { false }
  }

  /// Whether it is about days of which none stays in the range: what is right today is wrong some day.
  var isOfMovingDays: Bool {
    if case .dates(let bounds) = bounds { bounds.steady.isEmpty } else { false }
  }
}
