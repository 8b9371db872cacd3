import FormWorkspace

/// A form that the findings are written in.
protocol Report: Sendable {
  /// The text of one file's findings; made for several files at a time.
  func body(_ file: CheckedFile) -> [UInt8]

  /// What stands before the first file's text.
  var head: [UInt8] { get }

  /// What stands between two texts that are not empty.
  var separator: [UInt8] { get }

  /// What stands behind the last one.
  func tail(_ summary: LintSummary) -> [UInt8]
}

extension Report {
  var head: [UInt8] { [] }
  var separator: [UInt8] { [] }
  func tail(_ summary: LintSummary) -> [UInt8] { [] }
}
