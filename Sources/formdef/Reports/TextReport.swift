import FormLint
import FormWorkspace
import FormSyntax

/// Findings for people: the source line with carets, the other places, and what a fix would change.
struct TextReport: Report {
  /// Whether the report has colours.
  var hasColours: Bool
  /// Whether codes lead to the pages of their rules, where these are served.
  var hasLinks: Bool
  /// Whether it ends with what was not checked.
  var tellsRest: Bool

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    tellsRest ? Array(summary.linesOfTheRest.utf8) : []
  }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    var page = FindingPage(file, texts, hasColours: hasColours, hasLinks: hasLinks)
    for finding in findings { page.write(finding) }
    return page.text.bytes
  }
}

/// Findings of a file, written out one after the other.
private struct FindingPage {
  private let file: CheckedFile
  private let texts: SourceTexts
  /// Digits of the greatest line number that the present finding shows.
  private var gutter = 1
  private(set) var text: StyledText
  private let hasLinks: Bool

  init(_ file: CheckedFile, _ texts: SourceTexts, hasColours: Bool, hasLinks: Bool) {
    self.file = file
    self.hasLinks = hasLinks
    self.texts = texts
    text = StyledText(hasColours: hasColours)
  }

  mutating func write(_ finding: LocatedFinding) {
    gutter = FindingPage.digits(lastLine(finding) + 1)
    let style = FindingPage.style(finding.severity)
    text.begin(style)
    text.add(finding.severity.word)
    text.add("[")
    text.add(finding.code, linkedTo: hasLinks ? file.documentationURL(finding.code) : nil)
    text.add("]")
    text.end()
    text.begin(.bold)
    text.add(": ")
    text.add(shown: finding.message)
    text.end()
    text.add("\n")
    excerpt(finding.range, in: texts.own, file.path, "^", style)
    for related in finding.related {
      guard let source = texts.text(at: related.path) else { continue }
      heading("note", related.message)
      excerpt(related.range, in: source, related.path ?? file.path, "-", .gutter)
    }
    for fix in finding.fixes { write(fix) }
    text.add("\n")
  }

  /// Decimal digits of a number from 1.
  private static func digits(_ number: Int) -> Int {
    var (digits, rest) = (1, number / 10)
    while rest > 0 { (digits, rest) = (digits + 1, rest / 10) }
    return digits
  }

  private func lastLine(_ finding: LocatedFinding) -> Int {
    var last = texts.own.line(at: finding.range.upperBound)
    for related in finding.related {
      last = max(last, texts.text(at: related.path)?.line(at: related.range.upperBound) ?? 0)
    }
    for fix in finding.fixes {
      for edit in fix.edits {
        let lines = edit.newText.utf8.count { $0 == UInt8(ascii: "\n") }
        last = max(last, lines + (texts.text(at: edit.path)?.line(at: edit.range.upperBound) ?? 0))
      }
    }
    return last
  }

  private static func style(_ severity: Severity) -> TextStyle {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .hint: .hint
    }
  }

  private mutating func heading(_ word: String, _ message: String, _ remark: String = "") {
    text.add(word, .bold)
    text.add(": ")
    text.add(shown: message)
    text.add(remark)
    text.add("\n")
  }

  // MARK: Source lines

  private mutating func excerpt(
    _ range: Range<Int>, in source: SourceText, _ path: String, _ mark: Unicode.Scalar, _ style: TextStyle
  ) {
    let place = source.position(at: range.lowerBound)
    margin("--> ")
    text.add(shown: path)
    text.add(":")
    text.add(place.line)
    text.add(":")
    text.add(place.column)
    text.add("\n")
    let first = place.line - 1
    let last = range.isEmpty ? first : source.line(at: range.upperBound - 1)
    margin(" |\n")
    marked(first, range, source, mark, style)
    if last > first + 1 { margin(" ⋮\n") }
    if last > first { marked(last, range, source, mark, style) }
  }

  /// A line, and under it the part of the range that is on it.
  private mutating func marked(
    _ line: Int, _ range: Range<Int>, _ source: SourceText, _ mark: Unicode.Scalar, _ style: TextStyle
  ) {
    let place = source.range(ofLine: line)
    var start = min(max(range.lowerBound, place.lowerBound), place.upperBound)
    let end = max(start, min(range.upperBound, place.upperBound))
    while range.lowerBound < place.lowerBound, start < end, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
    number(line, place.isEmpty ? " |" : " | ")
    let shown = text.add(line: source.bytes[place], focus: start..<end)
    text.add("\n")
    margin(" | ")
    text.add(" ", count: shown.indent)
    text.begin(style)
    text.add(mark, count: max(1, shown.width))
    text.end()
    text.add("\n")
  }

  /// What stands left of a line without a number.
  private mutating func margin(_ mark: String) {
    text.begin(.gutter)
    text.add(" ", count: gutter)
    text.add(mark)
    text.end()
  }

  private mutating func number(_ line: Int, _ mark: String) {
    text.begin(.gutter)
    text.add(" ", count: gutter - FindingPage.digits(line + 1))
    text.add(line + 1)
    text.add(mark)
    text.end()
  }

  // MARK: Fixes

  private mutating func write(_ fix: LocatedFix) {
    heading("help", fix.title, FindingPage.words(fix.applicability))
    if fix.edits.allSatisfy({ $0.path == nil }) {
      for hunk in FixPreview(fix.edits, in: texts.own).hunks { write(hunk) }
      return
    }
    var paths: [String?] = []
    for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    for path in paths {
      guard let source = texts.text(at: path) else { continue }
      if let path, path != file.path {
        margin("--> ")
        text.add(shown: path)
        text.add("\n")
      }
      let edits = paths.count == 1 ? fix.edits : fix.edits.filter { $0.path == path }
      for hunk in FixPreview(edits, in: source).hunks { write(hunk) }
    }
  }

  private static func words(_ applicability: Fix.Applicability) -> String {
    switch applicability {
    case .safe: ""
    case .unsafe: " (unsafe fix)"
    case .display: " (display-only fix)"
    }
  }

  private mutating func write(_ hunk: FixPreview.Hunk) {
    margin(" |\n")
    let change = FindingPage.equalStart(hunk.removed.first ?? [], hunk.added.first ?? [])
    for (offset, line) in hunk.removed.enumerated() {
      changed(hunk.line + offset, "- ", line, offset == 0 ? change : 0, .removed)
    }
    for (offset, line) in hunk.added.enumerated() {
      changed(hunk.line + offset, "+ ", line, offset == 0 ? change : 0, .added)
    }
  }

  private mutating func changed(
    _ number: Int, _ mark: String, _ line: ArraySlice<UInt8>, _ change: Int, _ style: TextStyle
  ) {
    self.number(number, " ")
    text.begin(style)
    text.add(mark)
    text.add(line: line, focus: line.startIndex + change..<line.endIndex)
    text.end()
    text.add("\n")
  }

  private static func equalStart(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    let shorter = min(one.count, other.count)
    var count = 0
    while count < shorter, one[one.startIndex + count] == other[other.startIndex + count] { count += 1 }
    return count
  }
}
