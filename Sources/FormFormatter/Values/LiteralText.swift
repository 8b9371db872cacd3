import FormSyntax

/// How values are written.
public enum LiteralText {
  /// A text as a string literal in quotes.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isHidden(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Controls, line separators and marks of direction, which nobody could see in a source text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200D && scalar.value != 0x200C
    default: false
    }
  }

  /// A pattern as a regular-expression literal: `/…/` where that holds it, else `#/…/#` with as many marks as it needs.
  /// Nil where the pattern has a line break, which no literal can hold.
  public static func regex(_ pattern: String) -> String? {
    let bytes = Array(pattern.utf8)
    if bytes.contains(where: \.isLineBreak) { return nil }
    if fitsPlain(bytes) { return "/\(pattern)/" }
    var marks = "#"
    while holds(bytes, Array("/\(marks)".utf8)) { marks += "#" }
    return "\(marks)/\(pattern)/\(marks)"
  }

  /// Whether `/…/` holds the pattern: no `/` but after a backslash, no blanks at its edges, no comment at its start.
  private static func fitsPlain(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first.isBlank || last.isBlank || first == UInt8(ascii: "*") { return false }
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "/"), !isEscaped { return false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return !isEscaped
  }

  private static func holds(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}
