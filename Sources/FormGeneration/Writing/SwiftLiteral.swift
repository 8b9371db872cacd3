/// Values as Swift writes them.
enum SwiftLiteral {
  /// A string between quotes.
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// What stands between the quotes of a string.
  static func escaped(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E || $0 == 0x22 || $0 == 0x5C }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#"..."[", "]"..."~", " ", "!": result.unicodeScalars.append(scalar)
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isHidden(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether nobody sees the scalar, or it turns the text around it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// A string in which nothing is escaped, as patterns are best read.
  static func raw(_ text: String) -> String {
    guard text.contains("\\") || text.contains("\""), !text.unicodeScalars.contains(where: isHidden) else {
      return string(text)
    }
    let marks = String(repeating: "#", count: longestMarks(in: text) + 1)
    return "\(marks)\"\(text)\"\(marks)"
  }

  /// The most `#` that stand behind a `"` or `\` of a text.
  private static func longestMarks(in text: String) -> Int {
    var (longest, count, counts) = (0, 0, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): (count, counts) = (0, true)
      case UInt8(ascii: "#") where counts: count += 1
      default: counts = false
      }
      if counts { longest = max(longest, count) }
    }
    return longest
  }

  /// A whole number, with `_` where it has more than six digits.
  static func integer(_ text: String) -> String {
    if text.utf8.count <= 6 { return text }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = Array(text.drop { $0 == "-" })
    guard digits.count > 6 else { return text }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "_" }
      grouped.append(digit)
    }
    return sign + grouped
  }

  /// A number of the form language as an integer or floating-point literal.
  static func number(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return integer(text) }
    return integer(String(text[..<point])) + text[point...]
  }

  /// A number of the form language as an exact `Decimal`: an integer literal where it is one; nil where it has more
  /// digits than two literals take.
  static func decimal(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
    let fraction = String((parts.count == 2 ? parts[1] : "").reversed().drop { $0 == "0" }.reversed())
    let digits = String((whole + fraction).drop { $0 == "0" })
    func part(_ significand: String, exponent: Int) -> String {
      "Decimal(sign: \(isNegative ? ".minus" : ".plus"), exponent: \(exponent), significand: \(integer(significand)))"
    }
    if digits.isEmpty { return "0" }
    if Int(digits) != nil {
      return fraction.isEmpty ? (isNegative ? "-" : "") + integer(digits) : part(digits, exponent: -fraction.count)
    }
    // Each `Int` has 18 digits.
    guard digits.count <= 36 else { return nil }
    let first = part(String(digits.dropLast(18)), exponent: 18 - fraction.count)
    let low = String(digits.suffix(18).drop { $0 == "0" })
    if low.isEmpty { return first }
    if fraction.isEmpty { return "\(first) \(isNegative ? "-" : "+") \(integer(low))" }
    return "\(first) + \(part(low, exponent: -fraction.count))"
  }

  /// An array literal of expressions, on one line.
  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
