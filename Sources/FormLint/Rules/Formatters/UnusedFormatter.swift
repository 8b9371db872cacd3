import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `unused-formatter`: a formatter of dates or numbers whose values nobody asks for.
enum UnusedFormatter: ControlRule {
  static let info = LintRuleInfo(
    "unused-formatter", .information, group: .formatters,
    summary: "A formatter of dates or numbers is set, and nothing uses its values.",
    reason: """
      A formatter of dates or numbers turns the text into a value for 'key', for 'range' or for a placeholder. Where there is \
      none of them, the field holds a text like any other, and the formatter says something that is not so.
      """,
    bad: """
      form Order {
          textField amount {
              formatter: .number(style: .decimal)
          }
      }
      """,
    good: """
      form Order {
          textField amount {
              key: "order.amount"
              formatter: .number(style: .decimal)
          }
      }
      """,
    fix: "Removes the formatter.", fixRemovesRule: true)

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.formatter])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = unused(context) else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      "no 'key', no 'range' and no value in a placeholder uses what this formatter reads", tags: [.unnecessary],
      fixes: set.origin.isOwn ? context.removal(of: set) : [],
      cause: set.origin.isOwn ? nil : context.control.cause(of: set), needsAllUsers: !set.origin.isOwn)
  }

  /// The formatter whose values nothing uses: what is fixed in it goes with it. Nil where something may use them.
  static func unused(_ context: ControlContext) -> ResolvedProperty? {
    let control = context.control
    guard control.isComplete, let set = control[.formatter], set.isWellFormed,
      let value = set.value, let format = FieldFormat(value), format.hasValues, !control.sets(.key),
      !control.rules.contains(where: { $0.member.rule == .range || $0.member.rule == .custom || $0.member.rule == nil }
      ),
      ![PropertyID.placeholder, .example].contains(where: { isShown(control[$0]) }), !control.sets(.class),
      !isWrittenByPicker(control), !isHeardOf(context)
    else { return nil }
    return set
  }

  /// Whether a date picker in the place of the keyboard writes its date by the formatter.
  private static func isWrittenByPicker(_ control: ResolvedControl) -> Bool {
    control[.inputView].map { !$0.isWellFormed || $0.value?.function == .datePicker } ?? false
  }

  /// Whether code hears of the text, and may format it or read its value.
  private static func isHeardOf(_ context: ControlContext) -> Bool {
    context.handlers.contains { $0.isUnclear || $0.inner(.call) != nil }
      || context.form.observers.contains { MissingKey.hears($0, context.kind) }
  }

  /// Whether a text shows a value, or may: one from the app's strings is not known.
  private static func isShown(_ set: ResolvedProperty?) -> Bool {
    guard let set else { return false }
    return !set.isWellFormed || set.value?.shownText?.flags.contains(.hasInterpolations) ?? true
  }
}

extension FieldFormat {
  /// Whether it stands for values, not for texts.
  fileprivate var hasValues: Bool {
    switch self {
    case .date, .number: true
    case .mask, .grouped, .custom: false
    }
  }
}
