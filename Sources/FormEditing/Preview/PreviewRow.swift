/// What one property of a control shows in one locale.
public struct PreviewRow: Sendable, Equatable {
  /// What is shown.
  public enum Property: String, CaseIterable, Sendable {
    /// The text of the placeholder; that of the example.
    case placeholder, example
    /// A value that is the same for all fields, as the formatter writes it: the clock's moment, or −1348.09; for a mask or
    /// groups, the example.
    case formatter
    /// The ends of the range that values are in.
    case rangeLower, rangeUpper
  }

  /// The name of the form.
  public var form: String
  /// The name of the control.
  public var control: String
  /// The property that is shown.
  public var property: Property
  /// The identifier of the locale that the text is made for.
  public var locale: String
  /// Nil where it is not known.
  public var text: String?
  /// False where a formatter of the app's own writes it, or no translation is known in the app's strings.
  public var isCertain: Bool
  /// Whether the app's strings certainly have no translation.
  public var isUntranslated: Bool
}
