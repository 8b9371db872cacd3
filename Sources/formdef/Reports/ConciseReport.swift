import FormLint
import FormSyntax
import FormWorkspace

/// One line a finding, `path:line:column: severity: message (code)`: what Xcode shows in its gutter, and editors can jump to.
struct ConciseReport: Report {
  /// Whether it ends with what was not checked.
  var tellsRest: Bool

  var detail: FindingDetail { .brief }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    tellsRest ? Array(summary.linesOfTheRest.utf8) : []
  }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    let path = Array((DisplayText.shown(path: ConciseReport.path(of: file)) + ":").utf8)
    var places = PositionCursor(file.document)
    var text = StyledText(hasColours: false)
    text.reserve(findings.count * (path.count + 120))
    for finding in findings {
      let place = places.position(at: finding.range.lowerBound)
      text.add(bytes: path)
      text.add(place.line)
      text.add(":")
      text.add(place.column)
      text.add(": ")
      text.add(finding.severity.word)
      text.add(": ")
      text.add(shown: finding.message)
      text.add(" (")
      text.add(finding.code)
      text.add(")\n")
    }
    return text.bytes
  }

  /// The path from the root where it leads out of the current directory: whoever reads the lines may do so elsewhere.
  private static func path(of file: CheckedFile) -> String {
    file.path.hasPrefix("../") ? CurrentPlace().absolute(file.path) : file.path
  }
}
