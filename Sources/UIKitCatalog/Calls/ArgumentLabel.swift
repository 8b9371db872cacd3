/// The labels by which arguments are read, as the tables of calls and validation rules write them; a test finds one that
/// none of these takes.
public enum ArgumentLabel: String, CaseIterable, Sendable {
  /// Of formatters.
  case style, time, format, template, locale, calendar, timeZone, currency, separator
  /// Of formatters of numbers.
  case minimumFractionDigits, maximumFractionDigits, minimumIntegerDigits, usesGroupingSeparator
  /// Of texts from the app's strings.
  case `default`
  /// Of what stands at a field's edges and over the keyboard.
  case action, image, title
  /// Of date pickers.
  case mode, minimumDate, maximumDate
  /// Of days counted from today.
  case years, months, days
  /// Of fonts.
  case size, weight
  /// Of distances from the edges, in the order in which a list without labels has them.
  case top, left, bottom, right
  /// Of validation rules.
  case to, counting, match

  /// The labels of `insets(top:left:bottom:right:)`.
  public static let edges: [ArgumentLabel] = [.top, .left, .bottom, .right]
}

extension Argument {
  /// Whether it has this label.
  public func isLabelled(_ label: ArgumentLabel) -> Bool { self.label.equals(label.rawValue.utf8) }
}
