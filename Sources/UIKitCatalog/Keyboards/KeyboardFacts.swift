/// How sure a fact is.
public enum Confidence: String, Comparable, Sendable {
  /// From the least certain to the most.
  case low, medium, high

  private var rank: Int { self == .low ? 0 : self == .medium ? 1 : 2 }

  public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }
}

/// What an iPhone's software keyboard of one type can do.
///
/// A keyboard type is a wish: paste, AutoFill, dictation and hardware keyboards bring any text.
public struct KeyboardFacts: Sendable {
  /// The look of a keyboard.
  public enum Category: String, Sendable {
    /// Letters; a few large keys for digits or the like.
    case text, pad
    /// Letters on one plane, a pad on the other.
    case hybrid
  }

  /// Where there is a Return key.
  public enum ReturnKey: String, Sendable {
    /// It is on every plane.
    case present = "return"
    /// There is none.
    case absent = "no return"
    /// It is on the plane with the letters only.
    case amongLetters = "return among letters"
  }

  /// What can be typed besides ASCII.
  public enum Beyond: String, Sendable {
    /// Nothing.
    case nothing = "ASCII"
    /// The digits of the locale in place of ASCII's.
    case localeDigits = "locale digits"
    /// The digits of the locale, and its decimal separator, be it ASCII or not.
    case localeDigitsAndSeparator = "locale digits and separator"
    /// Letters of whatever language the user chooses.
    case anyScript = "any script"
  }

  /// What is in sight at first.
  public enum Plane: String, Sendable {
    /// The keys of the language.
    case letters
    /// Digits, and little else.
    case digits
    /// Digits, and what stands between words and numbers.
    case digitsAndPunctuation = "digits and punctuation"
  }

  /// The keyboard type.
  public let member: EnumMember
  /// What the keyboard looks like.
  public let category: Category
  /// The ASCII characters that can be typed on any plane; a decimal separator is not among them.
  public let reachable: ASCIISet
  /// What it types besides ASCII.
  public let beyond: Beyond
  /// Where it has a Return key.
  public let returnKey: ReturnKey
  /// What is in sight at first.
  public let firstPlane: Plane
  /// How sure it is that nothing else can be typed; errors rest on `high` and `medium` only.
  public let confidence: Confidence
  /// What is missing, in words; empty where nothing is.
  public let missing: CatalogText

  /// Whether every printable ASCII character can be typed.
  public var isASCIIComplete: Bool { reachable == .printable }

  /// Whether Return can be pressed at some time.
  public var hasReturnKey: Bool { returnKey != .absent }

  /// Whether the digits are those of the locale.
  public var typesLocaleDigits: Bool { beyond == .localeDigits || beyond == .localeDigitsAndSeparator }

  /// Whether it has a key for the decimal separator of the locale.
  public var hasDecimalSeparator: Bool { beyond == .localeDigitsAndSeparator }

  /// Whether it types digits only, or little else: no letters.
  public var isPad: Bool { category == .pad }

  /// What can be typed in a locale, for a claim that something cannot: where the facts are of low confidence,
  /// everything.
  public func reach(in locale: LocaleFacts) -> KeyboardReach {
    var reach = KeyboardReach(ascii: confidence == .low ? .printable : reachable, isOpen: beyond == .anyScript)
    if typesLocaleDigits { reach.zeroDigit = locale.zeroDigit }
    if hasDecimalSeparator { reach.insert(locale.decimalSeparator) }
    return reach
  }
}

/// The characters that a keyboard can type in a locale.
public struct KeyboardReach: Hashable, Sendable {
  /// The ASCII characters; the digits 0 to 9 are among them wherever there are digits, since the user may change
  /// the locale's digits.
  public var ascii: ASCIISet
  /// Whether anything beyond ASCII can be typed, too.
  public var isOpen: Bool
  /// The zero of the locale's ten digits, which follow each other.
  public var zeroDigit: Unicode.Scalar = "0"
  /// A decimal separator beyond ASCII.
  public var separator: Unicode.Scalar?

  /// Adds a decimal separator.
  mutating func insert(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      ascii.bits |= 1 << UInt128(scalar.value)
    } else {
      separator = scalar
    }
  }

  /// Whether a character can be typed.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ascii.contains(UInt8(truncatingIfNeeded: scalar.value)) }
    if isOpen || scalar == separator { return true }
    return !zeroDigit.isASCII && (zeroDigit.value..<zeroDigit.value + 10).contains(scalar.value)
  }

  /// The characters beyond ASCII as ranges of code points; what `isOpen` adds is not among them.
  public var rangesBeyondASCII: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    if !zeroDigit.isASCII { ranges.append(zeroDigit.value...zeroDigit.value + 9) }
    if let separator { ranges.append(separator.value...separator.value) }
    return ranges
  }
}
