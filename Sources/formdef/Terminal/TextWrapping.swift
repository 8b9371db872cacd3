/// Text in lines of a width.
enum TextWrapping {
  /// Breaks a paragraph between words; a word that is longer than a line has one of its own.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= max(1, width) {
        lines[lines.count - 1] = last + " " + word
      } else if !word.isEmpty {
        lines.append(String(word))
      }
    }
    return lines
  }
}
