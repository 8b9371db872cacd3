import FormLint
import FormWorkspace
import JSONText

/// One object for other programs.
struct JSONReport: Report {
  /// Grows when a member changes its meaning or goes.
  static let formatVersion = 1

  var head: [UInt8] { Array("{\"version\":\(JSONReport.formatVersion),\"findings\":[".utf8) }

  var separator: [UInt8] { [UInt8(ascii: ",")] }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] {
    var writer = JSONWriter()
    writer.array { list in
      for finding in findings { FindingObject.write(finding, of: file, texts, to: &list) }
    }
    return Array(writer.finish().dropFirst().dropLast())
  }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    var text = Array("],\"notChecked\":".utf8)
    text += SummaryObject.notChecked(summary).jsonBytes()
    text += ",\"summary\":".utf8
    text += SummaryObject.counts(summary)
    text += SummaryObject.notShown(summary)
    text += "}\n".utf8
    return text
  }
}
