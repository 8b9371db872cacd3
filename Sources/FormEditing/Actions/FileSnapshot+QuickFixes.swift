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

  /// A comment on a line of its own before the finding's line, which has its indentation; where that line begins in a
  /// text of several lines, behind the finding's line.
  private func suppression(_ finding: LocatedFinding) -> QuickFix? {
    // Comments about comments, and what keeps the text from being read, cannot be suppressed in a way that makes sense.
    guard finding.rule.canBeSuppressed else { return nil }
    let line = document.lineRange(document.line(at: finding.range.lowerBound))
    guard let comment = lineBefore(line, finding) ?? lineEnd(line, finding) else { return nil }
    let edit = SourceEdit(
      path: nil, range: comment.place..<comment.place,
      newText: comment.head + SuppressionComment.placeholder + comment.tail,
      snippet: [.text(comment.head), .end, .text(comment.tail)])
    return QuickFix(
      title: "Suppress '\(finding.code)' on this line", kind: .suppression, finding: finding, edits: [edit],
      isPreferred: false)
  }

  /// A comment whose reason is to be filled in between its parts.
  private typealias OpenComment = (place: Int, head: String, tail: String)

  private func lineBefore(_ line: Range<Int>, _ finding: LocatedFinding) -> OpenComment? {
    let start = line.lowerBound
    guard !isInsideToken(start) else { return nil }
    let indentation = document.bytes(in: start..<max(start, finding.range.lowerBound)).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let head = String(decoding: indentation, as: UTF8.self) + "// formdef:disable:next \(finding.code) -- "
    return (start, head, lineBreak(before: start))
  }

  /// Nil where the line ends in a comment or in a text of several lines.
  private func lineEnd(_ line: Range<Int>, _ finding: LocatedFinding) -> OpenComment? {
    guard !isInsideToken(line.upperBound), !endsInComment(line.upperBound) else { return nil }
    return (line.upperBound, " // formdef:disable:this \(finding.code) -- ", "")
  }

  /// The line break of the file, as the line before a place ends.
  private func lineBreak(before start: Int) -> String {
    let before = document.bytes(in: max(0, start - 2)..<max(0, start))
    return before == [13, 10] ? "\r\n" : before.last == 13 ? "\r" : "\n"
  }

  /// Whether a place lies inside of a token or comment, such as a block string.
  private func isInsideToken(_ offset: Int) -> Bool {
    lexeme(at: offset) { $0.start < $1 && $1 < $0.end } != nil
  }

  private func endsInComment(_ offset: Int) -> Bool {
    lexeme(at: offset) { $0.kind == .lineComment && $0.end == $1 } != nil
  }

  /// The first lexeme around a place of which something holds, beside the place's offset in their chunk.
  private func lexeme(at offset: Int, where isMeant: (Lexeme, Int) -> Bool) -> Lexeme? {
    for place in places(offset) {
      var found: Lexeme?
      place.chunk.forEachLexeme { lexeme in if found == nil, isMeant(lexeme, place.offset) { found = lexeme } }
      if found != nil { return found }
    }
    return nil
  }
}
