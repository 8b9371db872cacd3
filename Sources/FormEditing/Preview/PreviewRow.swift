/// What one property of a control shows in one locale.
public struct PreviewRow: Sendable, Equatable {
  /// What is shown.
  public enum Property: String, CaseIterable, Sendable {
    case placeholder, example
    /// A value that is the same for all fields, as the formatter writes it: the clock's moment, or −1348.09; for a mask or
    /// groups, the example.
    case formatter
    /// The ends of the range that values are in.
    case rangeLower, rangeUpper
  }

  public var form: String
  public var control: String
  public var property: Property
  public var locale: String
  /// Nil where it is not known.
  public var text: String?
  /// False where a formatter of the app's own writes it, or the app's strings have no translation.
  public var isCertain: Bool
}
