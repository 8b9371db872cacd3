import FormLint
import FormWorkspace
import SystemIO

/// The XML of JUnit: a suite a file, a failed test a finding, a passed one a file without findings.
struct JUnitReport: Report {
  var detail: FindingDetail { .brief }
  var head: [UInt8] { Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"formdef\">\n".utf8) }

  func begin(_ file: CheckedFile) -> [UInt8] {
    JUnitReport.suite(file.path, tests: file.findings.count, failures: file.findings.count)
  }

  func end(_ file: CheckedFile) -> [UInt8] { JUnitReport.suiteEnd }

  func clean(_ path: String) -> [UInt8] {
    JUnitReport.suite(path, tests: 1, failures: 0)
      + "    <testcase name=\"no findings\" classname=\"\(XMLText.escaped(path))\"/>\n".utf8 + JUnitReport.suiteEnd
  }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    let path = XMLText.escaped(file.path)
    var places = CharacterPlaces(texts.own)
    return findings.flatMap { finding in
      let span = places.span(finding.range)
      let message = XMLText.escaped(finding.message)
      let place = "\(span.line):\(span.column)"
      return """
            <testcase name="\(finding.code) at \(place)" classname="\(path)">
              <failure type="\(finding.severity.word)" message="\(message)">\(path):\(place): \(message)</failure>
            </testcase>

        """.utf8
    }
  }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    let unread = summary.unread.flatMap { file -> [UInt8] in
      let path = XMLText.escaped(file.path)
      let reason = XMLText.escaped("cannot read the file: \(file.error.reason)")
      let text = """
            <testcase name="not checked" classname="\(path)">
              <error type="not-checked" message="\(reason)"/>
            </testcase>

        """
      return JUnitReport.suite(file.path, tests: 1, failures: 0, errors: 1) + text.utf8 + JUnitReport.suiteEnd
    }
    let notShown = summary.remainders.flatMap { rest -> [UInt8] in
      let text = """
            <testcase name="\(rest.kind.rawValue.replacing("-", with: " "))" classname="\(XMLText.escaped(rest.path))">
              <skipped message="\(XMLText.escaped(rest.words))"/>
            </testcase>

        """
      return JUnitReport.suite(rest.path, tests: 1, failures: 0, skipped: 1) + text.utf8 + JUnitReport.suiteEnd
    }
    return unread + notShown + "</testsuites>\n".utf8
  }

  private static func suite(
    _ path: String, tests: Int, failures: Int, errors: Int = 0, skipped: Int = 0
  ) -> [UInt8] {
    let name = XMLText.escaped(path)
    let rest = skipped == 0 ? "" : " skipped=\"\(skipped)\""
    let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"\(rest)"
    return Array("  <testsuite name=\"\(name)\" \(counts)>\n".utf8)
  }

  private static var suiteEnd: [UInt8] { Array("  </testsuite>\n".utf8) }
}
