/// What a value is that formatters write and read.
public enum FormattedValue: Sendable {
  /// A day, a time of day, or both.
  case date
  /// A number.
  case number
}

extension FieldFormat {
  /// Whether it may write and read values of a kind: a number may fill a mask or groups, and of the app's own formatters
  /// nobody knows.
  public func takes(_ kind: FormattedValue) -> Bool {
    switch self {
    case .date: kind == .date
    case .number, .mask, .grouped: kind == .number
    case .custom: true
    }
  }
}
