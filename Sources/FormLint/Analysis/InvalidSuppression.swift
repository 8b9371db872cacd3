import FormModel
import FormSyntax
import UIKitCatalog

/// `invalid-suppression`: a comment that should suppress a finding, and does not say which, or why.
enum InvalidSuppression: LintRule {
  static let info = LintRuleInfo(
    "invalid-suppression", .warning, group: .names,
    summary: "A suppression names no known code or gives no reason.",
    reason: """
      A finding is suppressed for a reason. Written behind '--', it tells the next reader why this is no mistake; without it, \
      or with a code that is none, the comment has no effect.
      """,
    bad: """
      form Person {
          textField name { tag: 1 }
          // formdef:disable:next duplicate-tags -- only one of the two is ever on screen
          textField email { tag: 2 }
      }
      """,
    good: """
      form Person {
          dispatch: .tags
          textField name { tag: 1 }
          // formdef:disable:next duplicate-tag -- only one of the two is ever on screen
          textField email { tag: 1 }
      }
      """,
    fix: "Corrects a code that is close to one that exists.", canBeSuppressed: false)

  /// Reports what is wrong; gives whether the comment counts.
  ///
  /// - Parameter rules: those that its codes name, nil where there is none.
  static func check(
    _ comment: SuppressionComment, _ chunk: ChunkID, _ rules: ArraySlice<LintRuleInfo?>, _ report: inout Reporter
  ) -> Bool {
    if !comment.isDocumentation {
      for later in comment.later where later.code.map({ LintRuleRegistry.rule($0) != nil }) ?? (later.reach == .end) {
        report.add(Self.self, at: later.range, .notFirst)
      }
    }
    guard comment.isSuppression else { return false }
    if comment.isDocumentation {
      let opener = comment.plainOpener
      let edit = Fix.Edit(ChunkPlace(chunk: chunk, range: comment.opener), opener)
      report.add(
        Self.self, at: comment.opener, .documentation(opener), fixes: [Fix("Replace with '\(opener)'", .safe, [edit])])
      return false
    }
    guard let reach = comment.reach else {
      report.add(Self.self, at: comment.range, .unknownForm)
      return false
    }
    if reach == .region, let word = comment.word, let first = comment.codes.first,
      ["next", "this"].contains(first.text)
    {
      let place = ChunkPlace(chunk: chunk, range: word.upperBound..<first.range.upperBound)
      report.add(
        Self.self, at: word.lowerBound..<first.range.upperBound, .unknownForm,
        fixes: [Fix("Write 'disable:\(first.text)'", .safe, [Fix.Edit(place, ":\(first.text)")])])
      return false
    }
    if reach != .end, let (place, text) = missingDash(comment, rules) {
      report.add(
        Self.self, at: place, .otherDash,
        fixes: [Fix("Write '--' before the reason", .safe, [Fix.Edit(ChunkPlace(chunk: chunk, range: place), text)])])
      // It is plain what is meant, and the fix changes nothing of it.
      return true
    }
    for ((code, range), rule) in zip(comment.codes, rules) where rule == nil {
      let meant = closestMatch(to: code, among: LintRuleRegistry.all.map(\.code))
      report.add(
        Self.self, at: range, .unknownCode(code, meant),
        fixes: meant.map { [Fix(replacing: code, with: $0, at: ChunkPlace(chunk: chunk, range: range))] } ?? [])
    }
    if reach == .end { return true }
    if comment.codes.isEmpty {
      report.add(Self.self, at: comment.range, .noCode)
      return false
    }
    if let dash = comment.otherDash {
      report.add(
        Self.self, at: dash, .otherDash, fixes: [Fix("Replace with '--'", .safe, [edit(dash, comment, chunk)])])
      return !comment.reason.isEmpty
    }
    if comment.reason.isEmpty {
      report.add(Self.self, at: comment.range, .noReason)
      return false
    }
    return true
  }

  /// Where a reason begins without any dash, and what to write there: behind codes that are known, at a word that is near
  /// none, or at the colon behind a code.
  private static func missingDash(
    _ comment: SuppressionComment, _ rules: ArraySlice<LintRuleInfo?>
  ) -> (place: Range<Int>, text: String)? {
    guard comment.reason.isEmpty, comment.otherDash == nil,
      let unknown = zip(comment.codes.indices, rules).first(where: { $1 == nil })?.0
    else { return nil }
    let (code, range) = comment.codes[unknown]
    if code.hasSuffix(":"), LintRuleRegistry.known(String(code.dropLast())) != nil, unknown + 1 < comment.codes.count {
      return (range.upperBound - 1..<range.upperBound, " --")
    }
    if unknown > 0, code.allSatisfy({ "/#:=>".contains($0) }) { return (range, "--") }
    guard unknown > 0, closestMatch(to: code, among: LintRuleRegistry.all.map(\.code)) == nil else { return nil }
    return (range.lowerBound..<range.lowerBound, "-- ")
  }

  /// `--` with blanks around it.
  private static func edit(_ dash: Range<Int>, _ comment: SuppressionComment, _ chunk: ChunkID) -> Fix.Edit {
    let before = comment.codes.last?.range.upperBound == dash.lowerBound ? " " : ""
    let after = comment.reasonStart == dash.upperBound ? " " : ""
    return Fix.Edit(ChunkPlace(chunk: chunk, range: dash), before + "--" + after)
  }
}

extension Finding.Message {
  fileprivate static var unknownForm: Self {
    "expected 'formdef:disable', 'formdef:disable:this', 'formdef:disable:next' or 'formdef:enable'"
  }
  fileprivate static func documentation(_ opener: String) -> Self {
    Finding.Message("documentation suppresses nothing: a suppression begins with '\(opener)'")
  }
  fileprivate static var notFirst: Self {
    "a suppression stands at the beginning of its comment: here it has no effect"
  }
  fileprivate static var otherDash: Self { "expected '--' before the reason of this suppression" }
  fileprivate static var noCode: Self { "this suppression names no code: write which finding it suppresses" }
  fileprivate static var noReason: Self { "this suppression gives no reason; it must follow ' -- '" }
  fileprivate static func unknownCode(_ code: String, _ meant: String?) -> Self {
    Finding.Message("there is no finding '\(code)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
