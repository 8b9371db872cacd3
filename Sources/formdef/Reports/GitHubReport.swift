import FormLint
import FormWorkspace
import SystemIO

/// Workflow commands of GitHub Actions, which show findings in the changes of a pull request.
struct GitHubReport: Report {
  var detail: FindingDetail { .brief }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    var places = CharacterPlaces(texts.own)
    return findings.flatMap { finding -> [UInt8] in
      let span = places.span(finding.range)
      var properties = [
        ("file", file.path), ("line", String(span.line)), ("endLine", String(span.endLine)),
      ]
      // Columns are for ranges on one line.
      if span.line == span.endLine {
        properties += [("col", String(span.column)), ("endColumn", String(max(span.column, span.endColumn - 1)))]
      }
      properties.append(("title", finding.code))
      return GitHubReport.command(GitHubReport.level(finding.severity), properties, finding.message)
    }
  }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    var text: [UInt8] = []
    for file in summary.unread {
      text += GitHubReport.command("error", [("file", file.path), ("title", "not checked")], file.error.reason)
    }
    for rest in summary.remainders {
      text += GitHubReport.command("notice", [("file", rest.path), ("title", rest.title)], rest.words)
    }
    return text
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  private static func command(_ level: String, _ properties: [(String, String)], _ message: String) -> [UInt8] {
    var line = Array("::\(level) ".utf8)
    for (index, (name, value)) in properties.enumerated() {
      line += "\(index == 0 ? "" : ",")\(name)=".utf8
      line += escaped(value, ":,")
    }
    return line + "::".utf8 + escaped(message, "") + "\n".utf8
  }

  /// As the runner reads it: `%XX` for what would end the value.
  private static func escaped(_ text: String, _ ends: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in PathText.shownBytes(text) {
      let isPlain = byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "%") && !ends.utf8.contains(byte)
      if isPlain { result.append(byte) } else { result += PercentEncoding.bytes(byte) }
    }
    return result
  }
}
