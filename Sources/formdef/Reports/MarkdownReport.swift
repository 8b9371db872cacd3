import FormEditing
import FormLint
import FormWorkspace
import SystemIO

/// Findings for a comment or a summary page, in the Markdown of GitHub.
struct MarkdownReport: Report {
  /// Whether it ends with the findings, and says neither how many there are nor what was not checked.
  let isQuiet: Bool

  var detail: FindingDetail { .brief }

  func begin(_ file: CheckedFile) -> [UInt8] {
    let head = "| Place | Severity | Finding | Code |\n| --- | --- | --- | --- |\n"
    return Array("### \(escaped(file.path))\n\n\(head)".utf8)
  }

  func end(_ file: CheckedFile) -> [UInt8] { [UInt8(ascii: "\n")] }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    var places = CharacterPlaces(texts.own)
    return findings.flatMap { finding in
      let span = places.span(finding.range)
      let message = escaped(finding.message)
      return "| \(span.line):\(span.column) | \(finding.severity.word) | \(message) | `\(finding.code)` |\n".utf8
    }
  }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    if isQuiet { return [] }
    var text = summary.line + "\n"
    let rest =
      (summary.unread + summary.leftOut).map { "- \(escaped($0.path)): \(escaped($0.error.reason))\n" }
      + summary.remainders.map { "- \(escaped($0.path)): \(escaped($0.words))\n" }
    if !rest.isEmpty { text += "\n### Not checked\n\n" + rest.joined() }
    return Array(text.utf8)
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(DisplayText.shown(text)) }
}
