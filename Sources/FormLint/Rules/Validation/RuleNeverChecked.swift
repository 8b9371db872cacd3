import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `rule-never-checked`: a rule whose moment never comes.
enum RuleNeverChecked: ControlRule {
  static let info = LintRuleInfo(
    "rule-never-checked", .warning, group: .delegates,
    summary: "A rule is checked at a moment that never comes.",
    reason: """
      A rule at '.return' waits for the Return key, which neither digit pads have on an iPhone nor pickers in the place of \
      the keyboard, and which begins a new line in a text view, and one at '.submit', as 'required' and 'equal' are where \
      'when' is not set, for something that submits the form; the text is stored unchecked.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\nrule length(...5) { when: .return }"
    ),
    good: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\nrule length(...5)"),
    fix: "Checks it when editing ends, but for a regular expression that would then take for ever.")

  static let controlFilter = RuleFilter(.textInputs, members: [.rule])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard mayWait(context.control), !context.traits.followsRules else { return }
    // What a text view does holds on every device, and for keyboards of all kinds.
    let newLine = newLine(context)
    let gap = newLine == nil ? context.control.returnKeyGap : nil
    let waitsForReturn = newLine ?? gap.map { .noReturn($0) }
    guard waitsForReturn != nil || !context.traits.maySubmit else { return }
    var isFormTold = false
    for rule in context.rules where rule.member.isWellFormed {
      let time = rule.member.inner(.when)
      if let time, let waitsForReturn, rule.time == EnumMember.RuleTime.return {
        report.never(time.range, rule, waitsForReturn, context, gap: gap)
      } else if rule.time == EnumMember.RuleTime.submit, time != nil || rule.saysNoTime, !context.maySubmit, !isFormTold
      {
        // What the form lacks is said once, at the first of its rules.
        report.never(
          time?.range ?? rule.member.member.nameRange, rule, time == nil ? .waits(rule.kind) : .unsubmitted, context,
          isOfForm: true)
        isFormTold = true
      }
    }
  }

  /// What is said of a text view, whose Return key sends no message of its own, unless code looks at what is typed.
  private static func newLine(_ context: ControlContext) -> Finding.Message? {
    guard context.kind == .textView, !context.isSubclass else { return nil }
    let looks = context.handlers.contains { handler in
      let method = handler.member.method
      return method == .textViewShouldChange || method == .textViewShouldChangeRanges || !handler.isWellFormed
    }
    return looks ? nil : .newLine
  }

  /// Whether a rule may wait for something: it says when it is checked, or is checked at the submission where it does not.
  private static func mayWait(_ control: ResolvedControl) -> Bool {
    if control.innerProperties.contains(.when) { return true }
    return control.block.waitsForSubmission || control.presets.contains { $0.block.waitsForSubmission }
  }
}

extension BlockModel {
  /// Whether it has a rule that is checked at the submission where it does not say when.
  fileprivate var waitsForSubmission: Bool {
    topMembers.contains { $0.member.rule?.defaultTime == EnumMember.RuleTime.submit }
  }
}

extension Reporter {
  /// - Parameters:
  ///   - range: where the rule says when it is checked, else its name.
  ///   - gap: what comes up without a Return key, where that is the reason.
  ///   - isOfForm: whether the form is the reason.
  fileprivate mutating func never(
    _ range: Range<Int>, _ rule: ResolvedRule, _ message: Finding.Message, _ context: ControlContext,
    gap: ReturnKeyGap? = nil, isOfForm: Bool = false
  ) {
    let keyboard = gap.flatMap { context.control[$0.property] }
    add(
      RuleNeverChecked.self, at: context.ownRange(range, rule.member.origin), message,
      related: gap.flatMap { context.related($0.property) }.map { [$0] } ?? [],
      fixes: rule.freezes || rule.wouldTrap ? [] : context.checkingAtTheEnd(rule),
      cause: keyboard?.origin.preset?.id == rule.member.origin.preset?.id
        ? context.cause(range, rule.member.origin) : nil, isToldOncePerForm: isOfForm)
  }
}

extension ControlContext {
  /// The fix that checks a rule when editing ends.
  fileprivate func checkingAtTheEnd(_ rule: ResolvedRule) -> [Fix] {
    let (title, text) = ("Check it at '.endEditing'", "when: .endEditing")
    let origin = rule.member.origin
    if let time = rule.member.inner(.when) {
      return [Fix(title, .unsafe, [Fix.Edit(place(time.range, origin), ".endEditing")])]
    }
    let block = rule.member.block
    if let (_, last) = block.innerMembers(of: rule.member.index).reversed().first {
      return [insertion(title, .unsafe, text, after: last, block, origin)]
    }
    let end = rule.member.member.range.upperBound
    guard block.source.bytes(rule.member.member.range).last != UInt8(ascii: "}") else { return [] }
    return [Fix(title, .unsafe, [Fix.Edit(place(end..<end, origin), " { \(text) }")])]
  }
}

extension ResolvedRule {
  /// Whether nothing is said of when it is checked, not even something that cannot be read.
  fileprivate var saysNoTime: Bool {
    !member.block.hasSyntaxErrors && !member.isOpen(.when)
  }

  /// Whether the rule would keep the user in the field that is still empty, or has nothing to equal yet.
  fileprivate var wouldTrap: Bool {
    (kind == .required || kind == .equal) && effect == EnumMember.RuleEffect.refuse
  }

  /// Whether the rule is a regular expression on which a backtracking engine takes for ever: as long as it is never
  /// checked, it does no harm.
  fileprivate var freezes: Bool {
    guard kind == .pattern, let source = member.argument()?.pattern else { return false }
    let isAnywhere = member.argument(.match)?.enumMember == EnumMember.PatternMatch.anywhere
    switch PatternLanguage(source, match: isAnywhere ? .anywhere : .whole).backtracking(maxLength: nil) {
    case .safe, .notAnalysed: return false
    case .exponential, .polynomial: return true
    }
  }
}

extension Finding.Message {
  fileprivate static var unsubmitted: Self { "this rule is never checked: nothing submits the form" }

  fileprivate static func waits(_ kind: ValidationRuleKind) -> Self {
    Finding.Message("this rule is never checked: '\(kind.keyword)' waits for '.submit', and nothing submits the form")
  }

  fileprivate static var newLine: Self {
    "this rule is never checked: the Return key of a text view begins a new line"
  }

  fileprivate static func noReturn(_ gap: ReturnKeyGap) -> Self {
    switch gap {
    case .pad(let keyboard):
      Finding.Message("this rule is never checked on an iPhone: .\(keyboard.name) has no Return key")
    case .picker:
      "this rule is never checked on an iPhone: 'inputView' replaces the keyboard and its Return key"
    }
  }
}
