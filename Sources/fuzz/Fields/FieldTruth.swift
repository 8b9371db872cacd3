import Foundation

/// What random rules say of texts, by Foundation and the standard library alone.
enum FieldTruth {
  /// A validation rule as the random fields have it.
  enum Rule {
    /// The text is not empty.
    case required
    /// The text, or a part of it, matches a pattern, which is ICU's.
    case pattern(String, isAnywhere: Bool)
    /// In characters, UTF-16 units or scalars.
    case length(ClosedRange<Int>, Int)
    /// Every scalar of the text is one of these.
    case characters(String)
    /// The text is one of these, scalar by scalar.
    case oneOf([String])
    /// The text is a number from the first to the second.
    case range(Int, Int)
    /// The text has a check digit by Luhn (ISO/IEC 7812-1).
    case luhn
  }

  /// A step of `normalize`.
  enum Step {
    /// Steps without an argument, named as in the language.
    case trim, removeSpaces, uppercase, lowercase, asciiDigits
    /// Takes these characters out of the text.
    case remove(String)
  }

  /// What rules see of a text.
  static func seen(_ text: String, _ steps: [Step]) -> String {
    var scalars = Array(text.unicodeScalars)
    for step in steps {
      switch step {
      case .trim:
        scalars = Array(scalars.drop { $0.properties.isWhitespace })
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
      case .removeSpaces: scalars.removeAll { $0.properties.isWhitespace }
      case .remove(let characters): scalars.removeAll { characters.unicodeScalars.contains($0) }
      case .uppercase: scalars = scalars.flatMap { Array($0.properties.uppercaseMapping.unicodeScalars) }
      case .lowercase: scalars = scalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
      case .asciiDigits: scalars = scalars.map(asciiDigit)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue,
      let digit = Unicode.Scalar(UInt32(0x30 + value))
    else { return scalar }
    return digit
  }

  /// Whether a text as rules see it meets a rule; nil where Foundation does not say.
  static func meets(_ text: String, _ rule: Rule) -> Bool? {
    if case .required = rule { return !text.isEmpty }
    if text.isEmpty { return true }
    switch rule {
    case .required: return true
    case .pattern(let pattern, let isAnywhere): return matches(text, pattern, isAnywhere: isAnywhere)
    case .length(let range, let unit):
      return range.contains([text.count, text.utf16.count, text.unicodeScalars.count][unit])
    case .characters(let set): return text.unicodeScalars.allSatisfy { set.unicodeScalars.contains($0) }
    case .oneOf(let choices): return choices.contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }
    case .range(let least, let most):
      // Other texts may be read as numbers or not.
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }), let number = Int(text), number != 0
      else {
        return text.utf8.contains { (0x30...0x39).contains($0) } || text.unicodeScalars.contains { !$0.isASCII }
          ? nil : false
      }
      return text.hasPrefix("-0") || text.hasPrefix("0") ? nil : (least...most).contains(number)
    case .luhn: return luhn(text)
    }
  }

  private static func matches(_ text: String, _ pattern: String, isAnywhere: Bool) -> Bool? {
    let source = isAnywhere ? pattern : "\\A(?:\(pattern))\\z"
    guard let regex = try? NSRegularExpression(pattern: source) else { return nil }
    return regex.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  private static func luhn(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != 0x20 && $0 != 0x2D }
    guard bytes.count > 1, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    var sum = 0
    for (place, byte) in bytes.reversed().enumerated() {
      let value = Int(byte) - 0x30
      sum += place % 2 == 0 ? value : value > 4 ? value * 2 - 9 : value * 2
    }
    return sum % 10 == 0
  }
}
