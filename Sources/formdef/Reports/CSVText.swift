/// Texts as cells of comma-separated values (RFC 4180).
enum CSVText {
  /// In quotes where it needs them.
  static func quoted(_ text: String) -> String {
    let needsQuotes =
      text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      || text.utf8.first == 0x20 || text.utf8.last == 0x20
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
