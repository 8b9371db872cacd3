// Texts that rules make, with words that people know in them.

extension TextSlips {
  /// A text whose last word, of a capital and small letters or of small letters, is one that people know, of several in
  /// turn.
  ///
  /// - Parameter turn: how many of the words are passed over.
  static func named(_ text: String, _ turn: Int) -> [String] {
    // Most texts that are made have digits alone.
    if !text.utf8.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return [] }
    let letters = text.unicodeScalars.map { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    guard let last = letters.lastIndex(of: true) else { return [] }
    let first = letters[..<last].lastIndex(of: false).map { $0 + 1 } ?? 0
    let scalars = Array(text.unicodeScalars)
    let small = scalars[first...last].count { ("a"..."z").contains($0) }
    guard small > 0, small == last - first || small == last - first + 1, ("a"..."z").contains(scalars[last]) else {
      return []
    }
    let words = small == last - first ? familiarNames : familiarWords
    return words.indices.map { index in
      let word = words[(index + turn) % words.count]
      return String(String.UnicodeScalarView(scalars[..<first])) + word
        + String(String.UnicodeScalarView(scalars[(last + 1)...]))
    }
  }

  private static let familiarNames = ["Doe", "Garcia", "Smith", "Taylor", "Dubois", "Johnson", "Li", "Appleseed"]
  private static let familiarWords = ["tea", "apple", "garden", "river", "blue", "summer", "to", "swift"]
}
