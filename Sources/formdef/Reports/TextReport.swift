import FormRules
import FormSyntax

/// Findings for people: the source line with carets, the other places, and what a fix would change.
struct TextReport: Report {
  var hasColours: Bool

  func body(_ file: CheckedFile) -> [UInt8] {
    var bytes: [UInt8] = []
    for finding in file.findings {
      // A page of its own each: what is written already is never copied.
      var page = FindingPage(finding, of: file, StyledText(hasColours: hasColours))
      page.write()
      bytes += page.text.bytes
    }
    return bytes
  }
}

/// One finding, written out.
private struct FindingPage {
  private let finding: LocatedFinding
  private let file: CheckedFile
  /// Digits of the greatest line number that is shown.
  private let gutter: Int
  private(set) var text: StyledText

  init(_ finding: LocatedFinding, of file: CheckedFile, _ text: StyledText) {
    self.finding = finding
    self.file = file
    self.text = text
    var last = file.document.line(at: finding.range.upperBound)
    for related in finding.related { last = max(last, file.document(at: related.path)?.line(at: related.range.upperBound) ?? 0) }
    for edit in finding.fixes.flatMap(\.edits) {
      let lines = edit.newText.utf8.count { $0 == UInt8(ascii: "\n") }
      last = max(last, lines + (file.document(at: edit.path)?.line(at: edit.range.upperBound) ?? 0))
    }
    gutter = String(last + 1).count
  }

  mutating func write() {
    let style = FindingPage.style(finding.severity)
    text.add("\(finding.severity.word)[\(finding.code)]", style)
    text.add(": \(DisplayText.shown(finding.message))\n", .bold)
    excerpt(finding.range, in: file.document, file.path, "^", style)
    for related in finding.related {
      guard let document = file.document(at: related.path) else { continue }
      text.add("note", .bold)
      text.add(": \(DisplayText.shown(related.message))\n")
      excerpt(related.range, in: document, related.path ?? file.path, "-", .gutter)
    }
    for fix in finding.fixes { write(fix) }
    text.add("\n")
  }

  private static func style(_ severity: Severity) -> TextStyle {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .hint: .hint
    }
  }

  // MARK: Source lines

  private mutating func excerpt(
    _ range: Range<Int>, in document: Document, _ path: String, _ mark: Character, _ style: TextStyle
  ) {
    let place = document.position(at: range.lowerBound)
    text.add(String(repeating: " ", count: gutter) + "--> ", .gutter)
    text.add("\(DisplayText.shown(path)):\(place.line):\(place.column)\n")
    let first = place.line - 1
    let last = range.isEmpty ? first : document.line(at: range.upperBound - 1)
    bar()
    marked(first, range, document, mark, style)
    if last > first + 1 { text.add(String(repeating: " ", count: gutter) + " ⋮\n", .gutter) }
    if last > first { marked(last, range, document, mark, style) }
  }

  /// A line, and under it the part of the range that is on it.
  private mutating func marked(
    _ line: Int, _ range: Range<Int>, _ document: Document, _ mark: Character, _ style: TextStyle
  ) {
    let place = document.textRange(ofLine: line)
    let bytes = document.bytes(in: place)
    var start = max(0, min(range.lowerBound, place.upperBound) - place.lowerBound)
    let end = max(start, min(range.upperBound, place.upperBound) - place.lowerBound)
    while range.lowerBound < place.lowerBound, start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let shown = SourceLine(bytes, focus: start..<end)
    number(line)
    text.add(shown.text.isEmpty ? "\n" : " \(shown.text)\n")
    text.add(String(repeating: " ", count: gutter) + " | ", .gutter)
    text.add(String(repeating: " ", count: shown.indent))
    text.add(String(repeating: mark, count: max(1, shown.width)), style)
    text.add("\n")
  }

  private mutating func bar() { text.add(String(repeating: " ", count: gutter) + " |\n", .gutter) }

  private mutating func number(_ line: Int, _ sign: String = "|") {
    let digits = String(line + 1)
    text.add(String(repeating: " ", count: max(0, gutter - digits.count)) + digits + " " + sign, .gutter)
  }

  // MARK: Fixes

  private mutating func write(_ fix: LocatedFix) {
    text.add("help", .bold)
    text.add(": \(DisplayText.shown(fix.title))\(FindingPage.words(fix.applicability))\n")
    var paths: [String?] = []
    for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    for path in paths {
      guard let document = file.document(at: path) else { continue }
      if let path, path != file.path {
        text.add(String(repeating: " ", count: gutter) + "--> ", .gutter)
        text.add("\(DisplayText.shown(path))\n")
      }
      for hunk in FixPreview(fix.edits.filter { $0.path == path }, in: document).hunks { write(hunk) }
    }
  }

  private static func words(_ applicability: Fix.Applicability) -> String {
    switch applicability {
    case .safe: ""
    case .unsafe: " (unsafe: look at it)"
    case .display: " (by hand)"
    }
  }

  private mutating func write(_ hunk: FixPreview.Hunk) {
    bar()
    let change = FindingPage.firstDifference(hunk.removed.first ?? [], hunk.added.first ?? [])
    for (offset, line) in hunk.removed.enumerated() {
      changed(hunk.line + offset, "-", line, offset == 0 ? change : 0, .removed)
    }
    for (offset, line) in hunk.added.enumerated() {
      changed(hunk.line + offset, "+", line, offset == 0 ? change : 0, .added)
    }
  }

  private mutating func changed(_ line: Int, _ sign: String, _ bytes: [UInt8], _ change: Int, _ style: TextStyle) {
    number(line, "")
    text.add("\(sign) \(SourceLine(bytes, focus: change..<max(change, bytes.count)).text)", style)
    text.add("\n")
  }

  private static func firstDifference(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }
}
