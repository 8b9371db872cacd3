import FormLint
import FormSyntax

/// A form that the findings are written in.
protocol Report: Sendable {
  /// How much of the findings it shows.
  var detail: FindingDetail { get }

  /// The text of some findings of a file; made for several parts at a time.
  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile) -> [UInt8]

  /// What stands before the first file's text.
  var head: [UInt8] { get }

  /// What stands between two texts that are not empty.
  var separator: [UInt8] { get }

  /// What stands behind the last one.
  func tail(_ summary: LintSummary) -> [UInt8]
}

extension Report {
  var detail: FindingDetail { .whole }
  var head: [UInt8] { [] }
  var separator: [UInt8] { [] }
  func tail(_ summary: LintSummary) -> [UInt8] { [] }

  /// The text of all findings of a file, in parts.
  func bodies(_ file: CheckedFile) -> [[UInt8]] {
    let parts = file.findings.indices.parts(atLeast: 200)
    return mapConcurrently(parts.count) { body(file.findings[parts[$0]], of: file) }
  }
}
