import SystemIO

/// A scalar that is not shown as it is.
struct EscapedScalar {
  /// What is shown in its place, in ASCII.
  let text: String

  /// Nil for a scalar that can be shown.
  init?(_ scalar: Unicode.Scalar) {
    if let byte = PathText.byte(scalar) {
      let digits = String(byte, radix: 16, uppercase: true)
      text = "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
      return
    }
    switch scalar {
    case "\n": text = "\\n"
    case "\r": text = "\\r"
    case "\t": text = "\\t"
    default:
      guard EscapedScalar.steersTerminal(scalar) else { return nil }
      text = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Control characters, line breaks, the marks that let text run backwards (Unicode Technical Report 36) and the tags
  /// that are never seen.
  private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0001, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}
