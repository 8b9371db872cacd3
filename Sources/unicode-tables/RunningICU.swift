import Foundation
import TextPatterns

/// What the ICU inside Foundation says of every scalar.
enum RunningICU {
  /// All scalars in order. Their places in UTF-16 units follow from their values.
  private static let allScalars: String = {
    var text = String.UnicodeScalarView()
    for value in 0...UInt32(0x10FFFF) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }()

  /// The members of a bracketed set or property; nil where it does not compile. (ICU runs a loop over one of those
  /// without keeping a state for each round, of which it has too few for all scalars.)
  static func set(_ expression: String) -> ScalarSet? {
    guard let regex = try? NSRegularExpression(pattern: "\(expression)+") else { return nil }
    var spans: [ScalarSet.Span] = []
    let range = NSRange(location: 0, length: allScalars.utf16.count)
    for match in regex.matches(in: allScalars, range: range) where match.range.length > 0 {
      let last = match.range.location + match.range.length - 1
      spans.append(ScalarSet.Span(scalar(at: match.range.location), scalar(at: last)))
    }
    return ScalarSet(unsorted: spans)
  }

  /// The members of a class among some scalars.
  static func set(_ expression: String, among scalars: ScalarSet) -> [UInt32] {
    guard let regex = try? NSRegularExpression(pattern: expression) else { return [] }
    let text = String(String.UnicodeScalarView(scalars.scalars.compactMap(Unicode.Scalar.init)))
    return regex.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap { match in
      Range(match.range, in: text).flatMap { text.unicodeScalars[$0].first?.value }
    }
  }

  /// Whether a pattern matches the whole of a text.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    guard let regex = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else { return false }
    return regex.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  private static func scalar(at unit: Int) -> UInt32 {
    let surrogates = 0x800
    if unit < 0xD800 { return UInt32(unit) }
    if unit < 0x10000 - surrogates { return UInt32(unit + surrogates) }
    return UInt32(0x10000 + (unit - (0x10000 - surrogates)) / 2)
  }
}
