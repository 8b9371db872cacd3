import Foundation

extension NSRegularExpression {
  /// A pattern that must match whole texts: `^…$` would let a final line terminator through.
  static func whole(_ pattern: String) -> NSRegularExpression? {
    guard (try? NSRegularExpression(pattern: pattern)) != nil else { return nil }
    return try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
  }

  /// Whether the pattern is found in a text.
  func isFound(in text: String) -> Bool {
    firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
