import FormLint
import FormModel
import FormSyntax

/// A fix that was applied.
public struct AppliedFix: Sendable {
  /// The file of the finding that it was for, and the line, from 1, that it was on when the fix was applied.
  public let path: String
  /// The line, from 1, that the finding was on when the fix was applied.
  public let line: Int
  /// The code of the finding.
  public let code: String
  /// What the fix did, as its title says.
  public let title: String

  /// Whether it took a rule away because of what else there is.
  public let removesRule: Bool

  /// Notes a fix before it is applied.
  ///
  /// - Parameter lines: what finds lines in its file as it is; nil where that is not known.
  init(_ candidate: FixCandidate, _ lines: inout LineCursor?) {
    path = candidate.path
    line = 1 + (lines?.line(at: candidate.finding.range.lowerBound).line ?? 0)
    code = candidate.finding.code
    title = candidate.fix.title
    removesRule = candidate.removesRule
  }
}
