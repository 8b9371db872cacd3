import FormLint
import FormWorkspace
import JSONText

/// One object a line: the findings as they come, and at the end what the run came to.
struct JSONLinesReport: Report {
  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    var lines: [UInt8] = []
    for finding in findings {
      var writer = JSONWriter()
      FindingObject.write(finding, of: file, texts, to: &writer)
      lines += writer.finish()
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    var text = Array("{\"summary\":".utf8)
    text += SummaryObject.counts(summary)
    text += ",\"notChecked\":".utf8
    text += SummaryObject.notChecked(summary).jsonBytes()
    text += SummaryObject.notShown(summary)
    text += "}\n".utf8
    return text
  }
}
