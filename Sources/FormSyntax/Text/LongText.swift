/// Texts that quote what a form says, in findings and hints: many of them can still be read where a name or a value is
/// thousands of letters long.
public enum LongText {
  /// The bytes of a text that is given whole.
  private static let most = 1_000
  /// The bytes that are left of a longer one at least.
  private static let (head, tail) = (600, 200)

  /// The text, or the beginning and the end of a very long one.
  public static func cut(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count > most else { return text }
    var end = bytes.index(bytes.startIndex, offsetBy: head)
    var start = bytes.index(bytes.endIndex, offsetBy: -tail)
    // Neither is inside of a scalar.
    while bytes[end] & 0xC0 == 0x80 { bytes.formIndex(after: &end) }
    while bytes[start] & 0xC0 == 0x80 { bytes.formIndex(before: &start) }
    return "\(text[..<end])…\(text[start...])"
  }
}
