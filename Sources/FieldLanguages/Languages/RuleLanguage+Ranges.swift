extension RuleLanguage {
  /// Whether it is about numbers of a range.
  var isOfNumbers: Bool {
    if case .numbers = bounds { true } else { false }
  }

  /// Whether a text is a number of which an app may not keep all digits: it is not read then. No automaton counts them, so
  /// that `lower` has such numbers too.
  func mayLose(_ text: String) -> Bool { isOfNumbers && !DecimalNumber.isKept(text) }

  /// Whether it is about days of which none stays in the range: what is right today is wrong some day.
  var isOfMovingDays: Bool {
    if case .dates(let bounds) = bounds { bounds.steady.isEmpty } else { false }
  }
}
