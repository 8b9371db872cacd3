/// Texts of forms on one line of a table.
public enum ShownText {
  /// A text with control characters, and those that turn the direction of what follows, as escapes (`\n`, `\u{202E}`); the
  /// marks that formatters write in Arabic and Hebrew stay.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: turnsOrControls) else { return text }
    return text.unicodeScalars.map { turnsOrControls($0) ? escaped($0) : String($0) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func turnsOrControls(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// What is said of a text that is not certain; empty of others.
  public static func mark(_ row: PreviewRow) -> String {
    if row.isCertain { return "" }
    if row.text == nil { return "(not known)" }
    return row.isUntranslated ? " (not translated)" : " (translation not known)"
  }
}
