import FormLint
import FormSyntax
import FormWorkspace

/// A form that the findings are written in. What it writes of a file is made on some thread and written as soon as all
/// files before it are.
protocol Report: Sendable {
  /// How much of the findings it shows.
  var detail: FindingDetail { get }

  /// The text of some findings of a file; made for several parts at a time.
  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8]

  /// The text of all findings of a file, in parts, or what stands for a file without findings.
  func bodies(_ file: CheckedFile) -> [[UInt8]]

  /// What stands before the first file's text.
  var head: [UInt8] { get }

  /// What stands before the findings of a file that has some.
  func begin(_ file: CheckedFile) -> [UInt8]

  /// What stands behind the findings of a file that has some.
  func end(_ file: CheckedFile) -> [UInt8]

  /// What stands for a file without findings.
  func clean(_ path: String) -> [UInt8]

  /// What stands between two texts that are not empty.
  var separator: [UInt8] { get }

  /// What stands behind the last one; `hasFindings` says whether anything was written before.
  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8]
}

extension Report {
  var detail: FindingDetail { .whole }
  var head: [UInt8] { [] }
  var separator: [UInt8] { [] }
  func begin(_ file: CheckedFile) -> [UInt8] { [] }
  func end(_ file: CheckedFile) -> [UInt8] { [] }
  func clean(_ path: String) -> [UInt8] { [] }
  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] { [] }

  func bodies(_ file: CheckedFile) -> [[UInt8]] {
    if file.findings.isEmpty { return [clean(file.path)] }
    let parts = file.findings.indices.parts(atLeast: 200)
    let texts = SourceTexts(file)
    let bodies = mapConcurrently(parts.count) { body(file.findings[parts[$0]], of: file, texts) }
    return [begin(file)] + bodies + [end(file)]
  }
}
