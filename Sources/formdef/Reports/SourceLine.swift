/// The part of a line of source that a report shows, with the range that it is about.
struct SourceLine {
  /// The text with tabs as blanks, `…` where a long line is cut.
  private(set) var text: String
  /// The cells before the range, and those of the range.
  private(set) var indent: Int
  private(set) var width: Int

  /// Lines of more bytes are cut around the range, so that a file on one line does not come with every finding.
  private static let longest = 400
  /// What is left of a long line before the range, and from its start on.
  private static let before = 120
  private static let behind = 200

  /// - Parameters:
  ///   - line: the line without its break.
  ///   - focus: the range, in bytes of the line.
  init(_ line: [UInt8], focus: Range<Int>) {
    let focus = focus.clamped(to: 0..<line.count)
    let part = SourceLine.part(of: line, around: focus)
    let marked = focus.clamped(to: part)
    let start = part.lowerBound > 0 ? "…" : ""
    let head = DisplayText.shown(line[part.lowerBound..<marked.lowerBound], from: start.count)
    indent = start.count + head.width
    let middle = DisplayText.shown(line[marked], from: indent)
    width = middle.width
    let tail = DisplayText.shown(line[marked.upperBound..<part.upperBound], from: indent + width)
    text = start + head.text + middle.text + tail.text + (part.upperBound < line.count ? "…" : "")
  }

  private static func part(of line: [UInt8], around focus: Range<Int>) -> Range<Int> {
    guard line.count > longest else { return 0..<line.count }
    var start = max(0, focus.lowerBound - before)
    var end = min(line.count, focus.lowerBound + behind)
    while start > 0, isContinuation(line[start]) { start -= 1 }
    while end < line.count, isContinuation(line[end]) { end += 1 }
    return start..<end
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
