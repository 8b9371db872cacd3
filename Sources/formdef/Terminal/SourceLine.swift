/// The part of a line of source that a report shows: long lines are cut around what it is about, so that a file on one
/// line does not come with every finding.
enum SourceLine {
  /// Lines of more bytes are cut.
  private static let longest = 400
  /// What is left of a long line before the range, and from its start on.
  private static let before = 120
  private static let behind = 200

  /// Adds the line as the terminal shows it, tabs as blanks, `…` where it is cut.
  ///
  /// - Parameters:
  ///   - line: the line without its break.
  ///   - focus: the range that it is about, in indices of the line.
  /// - Returns: the cells before the range, and those of the range.
  static func add(_ line: ArraySlice<UInt8>, focus: Range<Int>, to text: inout [UInt8]) -> (indent: Int, width: Int) {
    let focus = focus.clamped(to: line.indices)
    let part = part(of: line, around: focus)
    let marked = focus.clamped(to: part)
    var indent = 0
    if part.lowerBound > line.startIndex {
      text += "…".utf8
      indent = 1
    }
    indent += DisplayText.add(line[part.lowerBound..<marked.lowerBound], from: indent, to: &text)
    let width = DisplayText.add(line[marked], from: indent, to: &text)
    DisplayText.add(line[marked.upperBound..<part.upperBound], from: indent + width, to: &text)
    if part.upperBound < line.endIndex { text += "…".utf8 }
    return (indent, width)
  }

  private static func part(of line: ArraySlice<UInt8>, around focus: Range<Int>) -> Range<Int> {
    guard line.count > longest else { return line.indices }
    var start = max(line.startIndex, focus.lowerBound - before)
    var end = min(line.endIndex, focus.lowerBound + behind)
    while start > line.startIndex, isContinuation(line[start]) { start -= 1 }
    while end < line.endIndex, isContinuation(line[end]) { end += 1 }
    return start..<end
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
