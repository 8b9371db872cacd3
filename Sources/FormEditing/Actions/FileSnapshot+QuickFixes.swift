public import FormLint
import FormModel
public import FormSyntax

/// A change that an editor offers.
public struct QuickFix: Sendable {
  /// What a change is for.
  public enum Kind: Sendable {
    /// Mends a finding.
    case quickFix
    /// Suppresses a finding, with a reason that is to be filled in.
    case suppression
    /// Writes something that was not there, or the same in another way.
    case rewrite
    /// Gives a part of the text a name of its own.
    case extract
    /// Puts something in the place of its name.
    case inline
  }

  /// What people see.
  public var title: String
  /// What it is for.
  public var kind: Kind
  /// The finding that it is about, if any.
  public var finding: LocatedFinding?
  /// The edits that it makes; they do not overlap.
  public var edits: [SourceEdit]
  /// Whether it can mean nothing else than what was meant.
  public var isPreferred: Bool
}

extension FileSnapshot {
  /// What can be done about findings: what repairs them first, then what suppresses them, each line and code once.
  public func quickFixes(of findings: [LocatedFinding]) -> [QuickFix] {
    var suppressed: Set<SourceEdit> = []
    var places = SuppressionPlaces(self)
    let suppressions = findings.compactMap { suppression($0, &places) }
    let fixes = findings.flatMap(fixes)
    return (findings.count <= FileSnapshot.mostLaidOut ? fixes.map(laidOut) : fixes)
      + suppressions.filter { fix in fix.edits.allSatisfy { suppressed.insert($0).inserted } }
  }

  /// The fixes of more findings are given as they are written.
  private static let mostLaidOut = 50

  /// The same of those findings that touch a range.
  public func quickFixes(in range: Range<Int>, _ findings: [LocatedFinding]) -> [QuickFix] {
    quickFixes(
      of: findings.filter { $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound })
  }

  private func fixes(of finding: LocatedFinding) -> [QuickFix] {
    let firstSafe = finding.fixes.firstIndex { $0.applicability == .safe }
    return finding.fixes.enumerated().map { index, fix in
      QuickFix(
        title: fix.title, kind: .quickFix, finding: finding,
        edits: fix.edits,
        isPreferred: index == firstSafe)
    }
  }

  /// A comment that suppresses a finding, for its line.
  private func suppression(_ finding: LocatedFinding, _ places: inout SuppressionPlaces) -> QuickFix? {
    // Comments about comments, and what keeps the text from being read, cannot be suppressed in a way that makes sense.
    guard finding.rule.canBeSuppressed, let comment = places.comment(finding) else { return nil }
    let edit = SourceEdit(
      path: nil, range: comment.place..<comment.place,
      newText: comment.head + SuppressionComment.placeholder + comment.tail,
      snippet: [.text(comment.head), .end, .text(comment.tail)])
    return QuickFix(
      title: "Suppress '\(finding.code)' on this line", kind: .suppression, finding: finding, edits: [edit],
      isPreferred: false)
  }
}
