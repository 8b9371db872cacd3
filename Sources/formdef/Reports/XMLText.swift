import SystemIO

/// Text as XML has it (XML 1.0): what cannot stand in a document is U+FFFD.
enum XMLText {
  /// The text with references for what is markup in content or in a quoted attribute.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
      // Where a file is shown as it is, some of them begin a line or turn the text around.
      case _ where EscapedScalar(scalar) != nil && isAllowed(scalar): escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Whether a byte stands for itself everywhere: of ASCII what is neither markup nor a control character.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && !"&<>\"'".utf8.contains(byte)
  }

  /// The production `Char`; bytes of paths that are no UTF-8 are none.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF && PathText.byte(scalar) == nil
  }
}
