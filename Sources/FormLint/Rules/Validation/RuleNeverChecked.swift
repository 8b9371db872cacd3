import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `rule-never-checked`: a rule whose moment never comes.
enum RuleNeverChecked: ControlRule {
  static let info = LintRuleInfo(
    "rule-never-checked", .warning,
    summary: "A rule is checked at a moment that never comes.",
    reason: """
      A rule at '.return' waits for the Return key, which digit pads do not have on an iPhone, and one at '.submit' for \
      something that submits the form; the text is stored unchecked.
      """,
    bad: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\nrule length(...5) { when: .return }"
    ),
    good: LintRuleInfo.example(
      "keyboardType: .numberPad\ninputAccessoryView: .toolbar([.flexibleSpace, .done])\nrule length(...5)"),
    fix: "Checks it when editing ends, but for a regular expression that would then take for ever.")

  static let interest = RuleFilter(.textInputs, members: [.rule])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard saysWhen(context.control) else { return }
    let keyboard = context.control.sets(.inputView) ? nil : context.control.enumMember(.keyboardType)
    let padWithoutReturn = keyboard.flatMap { Catalog.keyboard($0)?.hasReturnKey == false ? $0 : nil }
    guard padWithoutReturn != nil || !context.traits.maySubmit else { return }
    var isFormTold = false
    for rule in context.rules where rule.member.isWellFormed {
      guard let time = rule.member.inner(.when) else { continue }
      if let keyboard = padWithoutReturn, rule.time == EnumMember.RuleTime.return {
        report.never(
          time, rule, .noReturn(keyboard), [context.related(.keyboardType)].compactMap { $0 }, context,
          keyboard: context.control[.keyboardType])
      } else if rule.time == EnumMember.RuleTime.submit, !context.maySubmit, !isFormTold {
        // What the form lacks is said once, at the first of its rules.
        report.never(
          time, rule, "this rule is never checked: nothing submits the form", [], context, keyboard: nil)
        isFormTold = true
      }
    }
  }

  /// Whether a rule says when it is checked; most do not.
  private static func saysWhen(_ control: ResolvedControl) -> Bool {
    ([control.block] + control.presets.map(\.block)).contains { block in
      block.members.contains { $0.property == .when }
    }
  }
}

extension Reporter {
  fileprivate mutating func never(
    _ time: Value, _ rule: ResolvedRule, _ message: Finding.Message, _ related: [Related], _ context: ControlContext,
    keyboard: ResolvedProperty?
  ) {
    let place = context.place(time.range, rule.member.origin)
    let fix = Fix("Check it at '.endEditing'", .unsafe, [Fix.Edit(place, ".endEditing")])
    add(
      RuleNeverChecked.self, at: context.ownRange(time.range, rule.member.origin), message, related: related,
      fixes: rule.freezes ? [] : [fix],
      cause: keyboard?.origin.preset?.id == rule.member.origin.preset?.id
        ? context.cause(time.range, rule.member.origin) : nil, isToldOncePerForm: keyboard == nil)
  }
}

extension ResolvedRule {
  /// Whether the rule is a regular expression on which a backtracking engine takes for ever: as long as it is never
  /// checked, it does no harm.
  fileprivate var freezes: Bool {
    guard kind == .pattern, let source = member.argument()?.pattern else { return false }
    let isAnywhere = member.argument("match")?.enumMember == EnumMember.PatternMatch.anywhere
    switch PatternReading(source, match: isAnywhere ? .anywhere : .whole).backtracking(maxLength: nil) {
    case .safe, .notAnalysed: return false
    case .exponential, .polynomial: return true
    }
  }
}

extension Finding.Message {
  fileprivate static func noReturn(_ keyboard: EnumMember) -> Self {
    Finding.Message("this rule is never checked on an iPhone: .\(keyboard.name) has no Return key")
  }
}
