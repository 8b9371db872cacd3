/// Features of a field's rules, and of what stands beside them, that lint rules look for: a rule that looks for some of
/// them passes over the fields that have none of these.
///
/// Each is cheap to find out and may be there for nothing; the rule decides.
public struct FieldFilter: OptionSet, Sendable {
  /// One bit a feature.
  public let rawValue: UInt32
  /// Features by their bits.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is not certain that nothing is wrong with the rules together, on the field's keyboard.
  @inlinable public static var together: FieldFilter { FieldFilter(rawValue: 1) }
  /// A rule has a mistake, is not decided, or may take too long.
  @inlinable public static var flaws: FieldFilter { FieldFilter(rawValue: 1 << 1) }
  /// A pattern has a part that may not be what was meant; `\d` is `unicodeDigits`.
  @inlinable public static var remarks: FieldFilter { FieldFilter(rawValue: 1 << 2) }
  /// A pattern has `\d`, which matches the digits of every script.
  @inlinable public static var unicodeDigits: FieldFilter { FieldFilter(rawValue: 1 << 3) }
  /// A pattern may match a part of the text.
  @inlinable public static var search: FieldFilter { FieldFilter(rawValue: 1 << 4) }
  /// A pattern for the whole text has anchors.
  @inlinable public static var anchors: FieldFilter { FieldFilter(rawValue: 1 << 5) }
  /// A rule is asked at each keystroke.
  @inlinable public static var changes: FieldFilter { FieldFilter(rawValue: 1 << 6) }
  /// There is a `oneOf`.
  @inlinable public static var choices: FieldFilter { FieldFilter(rawValue: 1 << 7) }
  /// There is an `equal`.
  @inlinable public static var equality: FieldFilter { FieldFilter(rawValue: 1 << 8) }
  /// A length is counted in UTF-16 code units.
  @inlinable public static var codeUnits: FieldFilter { FieldFilter(rawValue: 1 << 9) }
  /// Every text is made of digits.
  @inlinable public static var digitsOnly: FieldFilter { FieldFilter(rawValue: 1 << 10) }
  /// Quotation marks or hyphens have to stay as they are typed, or it is not known which characters are used.
  @inlinable public static var punctuation: FieldFilter { FieldFilter(rawValue: 1 << 11) }
  /// The keyboard types other characters in one of the form's locales.
  @inlinable public static var locales: FieldFilter { FieldFilter(rawValue: 1 << 12) }
  /// It has an example, or a text that it begins with.
  @inlinable public static var examples: FieldFilter { FieldFilter(rawValue: 1 << 13) }
  /// The system fills it in, and something may reject that.
  @inlinable public static var autofill: FieldFilter { FieldFilter(rawValue: 1 << 14) }
  /// What the field's formatter writes, or stores, may break a rule.
  @inlinable public static var formatter: FieldFilter { FieldFilter(rawValue: 1 << 15) }

  /// A rule speaks of characters that the keyboard lacks.
  @inlinable public static var missingKeys: FieldFilter { FieldFilter(rawValue: 1 << 16) }

  /// Its content type and its keyboard disagree.
  @inlinable public static var contentType: FieldFilter { FieldFilter(rawValue: 1 << 17) }

  /// A view takes the place of the keyboard.
  @inlinable public static var picker: FieldFilter { FieldFilter(rawValue: 1 << 18) }

  /// No more than so many characters can be typed.
  @inlinable public static var entries: FieldFilter { FieldFilter(rawValue: 1 << 19) }

  /// Something waits for its text to grow no more.
  @inlinable public static var completion: FieldFilter { FieldFilter(rawValue: 1 << 20) }

  /// All features, those that have no name yet too.
  static let all = FieldFilter(rawValue: .max)
}
