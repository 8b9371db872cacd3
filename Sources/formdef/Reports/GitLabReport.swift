import FormLint
import FormWorkspace
import JSONText
import SystemIO

/// The code quality report of GitLab: an array of the issues of Code Climate's format.
struct GitLabReport: Report {
  var detail: FindingDetail { .whole }
  var head: [UInt8] { [UInt8(ascii: "[")] }
  var separator: [UInt8] { [UInt8(ascii: ",")] }

  func bodies(_ file: CheckedFile) -> [[UInt8]] {
    var fingerprints = Fingerprints()
    let text = SourceText(file.document)
    return file.findings.map { finding in
      GitLabReport.issue(
        finding.code, finding.message, finding.severity, file.path, text.position(at: finding.range.lowerBound).line,
        text.position(at: finding.range.upperBound).line, fingerprints.next(finding, in: file))
    }
  }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] { [] }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    var fingerprints = Fingerprints()
    let unread = summary.unread.map { file in
      GitLabReport.issue(
        "not-checked", "cannot read the file: \(file.error.reason)", .error, file.path, 1, 1,
        fingerprints.next("not-checked", file.path))
    }
    let rest = summary.remainders.map { rest in
      GitLabReport.issue(
        rest.kind.rawValue, rest.words, .information, rest.path, 1, 1,
        fingerprints.next(rest.kind.rawValue, rest.title, rest.path))
    }
    let issues = unread + rest
    let text = Array(issues.joined(separator: separator))
    return (hasFindings && !issues.isEmpty ? separator : []) + text + "]\n".utf8
  }

  private static func issue(
    _ code: String, _ message: String, _ severity: Severity, _ path: String, _ line: Int, _ end: Int,
    _ fingerprint: String
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("type", "issue")
      $0.member("check_name", code)
      $0.member("description", message)
      $0.member("categories", ["Bug Risk"])
      $0.member("severity", level(severity))
      $0.member("fingerprint", fingerprint)
      $0.key("location")
      $0.object {
        $0.member("path", JSONPath(path))
        $0.key("lines")
        $0.object {
          $0.member("begin", line)
          $0.member("end", end)
        }
      }
    }
    return writer.finish()
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .information, .hint: "info"
    }
  }
}
