import FormLint
import FormWorkspace
import SystemIO

/// The XML of Checkstyle, which many tools of Java's world read.
struct CheckstyleReport: Report {
  var detail: FindingDetail { .brief }
  var head: [UInt8] { Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8) }

  func begin(_ file: CheckedFile) -> [UInt8] { Array("  <file name=\"\(XMLText.escaped(file.path))\">\n".utf8) }

  func end(_ file: CheckedFile) -> [UInt8] { Array("  </file>\n".utf8) }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    var places = CharacterPlaces(texts.own)
    return findings.flatMap { finding in
      let span = places.span(finding.range)
      return CheckstyleReport.error(
        " line=\"\(span.line)\" column=\"\(span.column)\"", finding.severity, finding.message, finding.code)
    }
  }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    var text: [UInt8] = []
    for file in summary.unread {
      text += "  <file name=\"\(XMLText.escaped(file.path))\">\n".utf8
      text += CheckstyleReport.error("", .error, "cannot read the file: \(file.error.reason)", "not-checked")
      text += "  </file>\n".utf8
    }
    for rest in summary.remainders {
      text += "  <file name=\"\(XMLText.escaped(rest.path))\">\n".utf8
      text += CheckstyleReport.error("", .information, rest.words, rest.kind.rawValue)
      text += "  </file>\n".utf8
    }
    return text + "</checkstyle>\n".utf8
  }

  private static func error(_ place: String, _ severity: Severity, _ message: String, _ code: String) -> [UInt8] {
    Array(
      """
          <error\(place) severity="\(level(severity))" message="\(XMLText.escaped(message))" source="formdef.\(code)"/>

      """.utf8)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
