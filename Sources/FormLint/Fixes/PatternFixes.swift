import FormFormatter
import FormModel
import FormSyntax

/// Regular expressions that were written otherwise: with slashes inside, in quotes, with one half of `#/…/#`.
extension BlockContext {
  /// `/a/b/` becomes `#/a/b/#`.
  func slashFix(_ error: SyntaxError) -> [Fix] {
    var pattern = chunk.source.text(error.foundRange).dropFirst()
    let closer = pattern.reversed().prefix { $0 == "#" }.count
    if pattern.dropLast(closer).hasSuffix("/") { pattern = pattern.dropLast(closer + 1) }
    let range = UInt32(clamping: error.foundRange.lowerBound)..<UInt32(clamping: error.foundRange.upperBound)
    return literalFix(pattern, range)
  }

  /// `"\d{4}"` becomes `/\d{4}/`. With a back-slash that stands twice, it is not known whether that was Swift's.
  func textForRegexFix(_ error: SyntaxError) -> [Fix] {
    guard let pattern = quotedPattern(chunk.source.text(error.range)[...]) else { return [] }
    return literalFix(pattern, error.start..<error.end)
  }

  /// What stands in the quotes of a text, with any number of `#`; nil where it is not certain which pattern was meant.
  func quotedPattern(_ text: Substring) -> Substring? {
    let marks = text.prefix { $0 == "#" }.count
    let quoted = text.dropFirst(marks).dropLast(marks)
    guard quoted.count > 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
    let pattern = quoted.dropFirst().dropLast()
    return pattern.contains("\\\\") || pattern.contains("\"") ? nil : pattern
  }

  private func literalFix(_ pattern: Substring, _ range: Range<UInt32>) -> [Fix] {
    guard let literal = LiteralText.regex(String(pattern)) else { return [] }
    return [replacement("Write '\(literal)'", range, literal)]
  }

  /// What is missing at the end of `#/…`: all of its closer, the slash before its marks, or those behind its slash.
  func regexCloserFix(_ error: SyntaxError) -> [Fix] {
    let text = chunk.source.text(error.range)
    let marks = String(text.prefix { $0 == "#" })
    let content = text.dropFirst(marks.count + 1)
    var (token, place) = ("/" + marks, error.insertAt)
    if !marks.isEmpty, content.hasSuffix("/"), !content.hasSuffix("\\/") {
      token = marks
    } else if !marks.isEmpty, content.hasSuffix(marks) {
      (token, place) = ("/", error.insertAt - UInt32(clamping: marks.utf8.count))
    }
    return [replacement("Insert '\(token)'", place..<place, token)]
  }
}
