import SystemIO

/// The name of a file in the head of a diff.
enum DiffName {
  /// As it is, or, where it has what would end it or steer a terminal, in double quotes with escapes as in C, which
  /// `git apply` and GNU patch read.
  static func quoted(_ path: String) -> String {
    let needsQuotes = path.unicodeScalars.contains { EscapedScalar($0) != nil || $0 == "\"" || $0 == "\\" }
    guard needsQuotes else { return path }
    return "\"" + path.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\" + String(scalar)
    case "\n": return "\\n"
    case "\t": return "\\t"
    default:
      guard EscapedScalar(scalar) != nil else { return String(scalar) }
      return PathText.bytes(String(scalar)).map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }.joined()
    }
  }
}
