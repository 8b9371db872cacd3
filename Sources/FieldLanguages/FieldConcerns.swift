/// What there is about a field that somebody may want to know: whoever looks for one of these passes over the fields that
/// do not have it.
///
/// A concern is a suspicion, that costs next to nothing to have; what becomes of it is decided by those who look.
public struct FieldConcerns: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is not certain that nothing is wrong with the rules together, on the field's keyboard.
  public static let together = FieldConcerns(rawValue: 1)
  /// A rule has a mistake, is not decided, or may take too long.
  public static let flaws = FieldConcerns(rawValue: 1 << 1)
  /// A pattern has a part that may not be what was meant; `\d` is `unicodeDigits`.
  public static let remarks = FieldConcerns(rawValue: 1 << 2)
  public static let unicodeDigits = FieldConcerns(rawValue: 1 << 3)
  /// A pattern may match a part of the text.
  public static let search = FieldConcerns(rawValue: 1 << 4)
  /// A pattern for the whole text has anchors.
  public static let anchors = FieldConcerns(rawValue: 1 << 5)
  /// A rule is asked at each keystroke.
  public static let changes = FieldConcerns(rawValue: 1 << 6)
  public static let choices = FieldConcerns(rawValue: 1 << 7)
  public static let equality = FieldConcerns(rawValue: 1 << 8)
  /// A length is counted in UTF-16 code units.
  public static let codeUnits = FieldConcerns(rawValue: 1 << 9)
  /// Every text is made of digits.
  public static let digitsOnly = FieldConcerns(rawValue: 1 << 10)
  /// Quotation marks or hyphens have to stay as they are typed, or it is not known which characters are used.
  public static let punctuation = FieldConcerns(rawValue: 1 << 11)
  /// The keyboard types other characters in one of the form's locales.
  public static let locales = FieldConcerns(rawValue: 1 << 12)
  /// It has an example, or a text that it begins with.
  public static let examples = FieldConcerns(rawValue: 1 << 13)
  /// The system fills it in.
  public static let autofill = FieldConcerns(rawValue: 1 << 14)
  public static let formatter = FieldConcerns(rawValue: 1 << 15)

  static let all = FieldConcerns(rawValue: .max)
}
