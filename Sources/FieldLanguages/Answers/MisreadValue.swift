/// That of what a field's formatter writes `normalize` leaves something that is not read as the same value.
public struct MisreadValue: Sendable, Hashable {
  /// What comes of what is left.
  public enum Outcome: Sendable, Hashable {
    /// The formatter cannot read it, whatever the value.
    case unread
    /// It is read as another value, which the rules accept.
    case otherValue
    /// It breaks a `range` that the value is in: the index of the rule.
    case breaks(Int)
  }

  /// The locale in which it is so.
  public var locale: String
  /// The number, with a point; nil where it is so of every value.
  public var value: String?
  /// A value as the formatter writes it there.
  public var written: String
  /// What `normalize` leaves of it.
  public var seen: String
  /// What comes of that.
  public var outcome: Outcome
}
