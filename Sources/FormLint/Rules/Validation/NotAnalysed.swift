import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `not-analysed`: a pattern, or a part of one, that the analysis does not decide.
enum NotAnalysed: TextRule {
  static let info = LintRuleInfo(
    "not-analysed", .information, group: .validation,
    summary: "A pattern, a part of one or a formatter is more than the analysis decides.",
    reason: """
      Whether the rules of the field can be met together, and whether the keyboard can type what they want, is not known \
      then, or how long a pattern takes. Back-references, grapheme clusters and some atomic groups are no regular languages, \
      or too large for one. Of formatters that write numbers in words, or dates of other calendars, it is not known \
      which texts they read.
      """,
    bad: #"""
      form Person {
          textField code {
              rule pattern(/([a-z]+)-\1/)
          }
      }
      """#,
    good: """
      form Person {
          textField code {
              rule pattern(/[a-z]+-[a-z]+/)
          }
      }
      """)

  static let fieldFilter: FieldFilter = [.together, .flaws, .formatter]

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    let undecided = field.language.analysis.undecided
    var isNamed = checkUnread(field, &report)
    for (index, rule) in field.rules.enumerated() {
      for (value, reading) in rule.patternValues {
        if let gap = reading.obstacle, !undecided.isEmpty || reading.result.tree == nil {
          isNamed = true
          if rule.isOwn { report.add(Self.self, at: value.range(inPattern: gap.range), .notAnalysed(gap.words)) }
        } else if rule.isOwn, rule.kind == .pattern, let gap = timeGap(reading, index, field) {
          report.add(Self.self, at: value.range(inPattern: gap.range), .timeNotAnalysed(gap.words))
        }
      }
    }
    if isNamed { return }
    if let reason = undecided.first, let rule = field.rules.last(where: { $0.isOwn && $0.rejects }) {
      report.add(Self.self, at: rule.spot, .notAnalysed(reason.description))
    } else {
      checkCheckDigits(field, &report)
      checkFormatter(field, &report)
      checkGroups(field, &report)
    }
  }

  /// Groups of characters in which no text is known that meets the rules.
  private static func checkGroups(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.formatter], set.isWellFormed, let value = set.value,
      field.language.isOpenInGroups
    else { return }
    let others = field.origins(field.rules.indices.filter { field.rules[$0].rejects })
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .notAnalysed("which texts in such groups meet the rules"),
      cause: field.cause(value.range, set.origin, with: others))
  }

  /// What people do not write, and what takes long: hundreds of classes, of steps. Gives whether there is such.
  private static func checkUnread(_ field: FieldContext, _ report: inout Reporter) -> Bool {
    var isUnread = false
    for rule in field.rules {
      guard let reason = rule.language.unread else { continue }
      isUnread = true
      if rule.isOwn { report.add(Self.self, at: rule.spot, .notAnalysed(reason)) }
    }
    if let reason = field.language.unreadFormatter, let set = field.source[.formatter], let value = set.value {
      isUnread = true
      if set.origin.isOwn { report.add(Self.self, at: value.range, .notAnalysed(reason)) }
    }
    guard let reason = field.language.unreadSteps else {
      // Where the steps of a control are not known, the mistake is told that hides them: in their list or name, in a preset.
      return isUnread || field.source.kind != nil && field.language.normalization == nil
    }
    if let steps = field.source[.normalize], steps.origin.isOwn, let value = steps.value {
      report.add(Self.self, at: value.range, .notAnalysed(reason))
    }
    return true
  }

  /// Formatters of which it is not known what they read, and examples of which it is not known whether they are read.
  private static func checkFormatter(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.formatter], let value = set.value,
      let stored = StoredTexts(value, field.language.environment)
    else { return }
    if !stored.isKnown {
      guard set.origin.isOwn, asksWhatIsRead(field) else { return }
      report.add(Self.self, at: value.range, .formatterNotAnalysed(stored.doubt))
    } else if let example = field.source[.example], example.origin.isOwn, let shown = example.value,
      let text = shown.string, let entered = field.source.entered(text),
      let seen = field.language.normalization?.applied(to: entered), !seen.isEmpty,
      stored.isStored(given: seen, in: .firstLocale) == nil,
      // That a rule rejects it is told.
      !field.rules.contains(where: { $0.rejects && $0.judge(seen) == .broken })
    {
      report.add(Self.self, at: shown.range, .exampleNotAnalysed(stored.doubt(of: "this example")))
    }
  }

  /// Whether anything else says which texts there are to be read: where nothing does, nothing hangs on it.
  private static func asksWhatIsRead(_ field: FieldContext) -> Bool {
    field.source.has(.normalize) || field.source[.example]?.value?.string != nil
      || field.rules.contains { ![.required, .equal, .custom].contains($0.kind) }
  }

  /// Why it is not known how long a pattern takes.
  private static func timeGap(_ reading: PatternLanguage, _ index: Int, _ field: FieldContext) -> PatternGap? {
    guard
      case .notAnalysed(let obstacle) = field.language.backtracking(
        reading, ofRule: index, isMultiline: field.isMultiline)
    else { return nil }
    return switch obstacle {
    case .construct(let words, let range): PatternGap(words: words, range: range)
    case .budget: PatternGap(words: "the limit on the number of steps", range: nil)
    }
  }

  /// Check digits modulo 97 are counted text by text, and none may be found.
  private static func checkCheckDigits(_ field: FieldContext, _ report: inout Reporter) {
    // What a preset leaves open the fields say that use it.
    if field.form == nil, field.language.normalization == nil { return }
    guard !field.language.isNeverMet, field.language.maskGap == nil,
      let rule = field.rules.first(where: { $0.kind == .checksum && isJudgedHere($0) && !$0.language.isOpaque }),
      case let samples = field.language.samples(FieldLanguage.usualSamples),
      let gap = field.language.notAnalysed(samples).first(where: { $0.rule === rule })
    else { return }
    report.add(Self.self, at: field.range(of: rule), .notAnalysed(gap.reason))
  }

  /// Whether a rule is judged with the field that has it: its own, or of a preset that does not say what is done to texts
  /// before.
  private static func isJudgedHere(_ rule: ValidationRule) -> Bool {
    rule.isOwn || rule.member.origin.preset.map { $0.block.member(of: .normalize) == nil } ?? false
  }
}

extension Finding.Message {
  fileprivate static func notAnalysed(_ words: String) -> Self {
    Finding.Message("not analysed: \(words); what the rules of this field accept together is not known")
  }

  fileprivate static func exampleNotAnalysed(_ words: String) -> Self {
    Finding.Message("not analysed: \(words)")
  }

  fileprivate static func formatterNotAnalysed(_ words: String) -> Self {
    Finding.Message("not analysed: \(words); which texts are stored is not known")
  }

  fileprivate static func timeNotAnalysed(_ words: String) -> Self {
    Finding.Message("not analysed: \(words); how long this pattern takes on some texts is not known")
  }
}
