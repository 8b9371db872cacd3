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
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\(text)\"\(marks)"
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

  /// A number of the form language as an exact `Decimal`; nil where it has more digits than a literal takes.
  static func decimal(_ text: String) -> String? {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return UInt64(parts.first ?? "").map { _ in "Decimal(\(integer(text)))" } }
    let fraction = String(parts[1].reversed().drop { $0 == "0" }.reversed())
    guard let significand = UInt64(parts[0] + fraction) else { return nil }
    let sign = text.hasPrefix("-") ? ".minus" : ".plus"
    return "Decimal(sign: \(sign), exponent: -\(fraction.count), significand: \(integer(String(significand))))"
  }

  /// An array literal of expressions, on one line.
  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
