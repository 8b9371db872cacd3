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
    return findings.flatMap(fixes)
      + findings.compactMap(suppression).filter { fix in fix.edits.allSatisfy { suppressed.insert($0).inserted } }
  }

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

  /// A comment on a line of its own before the finding's line, which has its indentation.
  private func suppression(_ finding: LocatedFinding) -> QuickFix? {
    // Comments about comments, and what keeps the text from being read, cannot be suppressed in a way that makes sense.
    guard finding.rule.canBeSuppressed else { return nil }
    let line = document.line(at: finding.range.lowerBound)
    let start = document.lineStart(line)
    guard !isInsideToken(start) else { return nil }
    let indentation = document.bytes(in: start..<max(start, finding.range.lowerBound)).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let head = String(decoding: indentation, as: UTF8.self) + "// formdef:disable:next \(finding.code) -- "
    let lineBreak = lineBreak(before: start)
    let edit = SourceEdit(
      path: nil, range: start..<start, newText: head + SuppressionComment.placeholder + lineBreak,
      snippet: [.text(head), .end, .text(lineBreak)])
    return QuickFix(
      title: "Suppress '\(finding.code)' on this line", kind: .suppression, finding: finding, edits: [edit],
      isPreferred: false)
  }

  /// The line break of the file, as the line before a place ends.
  private func lineBreak(before start: Int) -> String {
    let before = document.bytes(in: max(0, start - 2)..<max(0, start))
    return before == [13, 10] ? "\r\n" : before.last == 13 ? "\r" : "\n"
  }

  /// Whether a place lies inside of a token or comment, such as a block string.
  private func isInsideToken(_ offset: Int) -> Bool {
    guard let place = place(offset) else { return false }
    var isInside = false
    place.chunk.forEachLexeme { lexeme in
      if lexeme.start < place.offset, place.offset < lexeme.end { isInside = true }
    }
    return isInside
  }
}
