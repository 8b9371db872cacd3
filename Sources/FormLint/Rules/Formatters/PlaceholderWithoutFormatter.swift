import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `placeholder-without-formatter`: a value in a text that no formatter of the field writes.
enum PlaceholderWithoutFormatter: ControlRule {
  static let info = LintRuleInfo(
    "placeholder-without-formatter", .error, group: .formatters,
    summary: "A placeholder or an example shows a value, and the field has no formatter that writes it.",
    reason: """
      A value in '\\(…)' is written as the field's formatter writes it. Without one nobody knows how a date or a number is to \
      look, and the text cannot be made.
      """,
    bad: #"""
      form Person {
          textField born {
              placeholder: "Example: \(date("2010-11-15"))"
          }
      }
      """#,
    good: #"""
      form Person {
          textField born {
              placeholder: "Example: \(date("2010-11-15"))"
              formatter: .date(style: .medium)
          }
      }
      """#,
    fix: "Adds a formatter of the kind that the value needs.")

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.placeholder, .example])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for property in [PropertyID.placeholder, .example] {
      guard let set = context.control[property], set.isWellFormed, let text = set.value?.shownText,
        text.flags.contains(.hasInterpolations)
      else { continue }
      for part in text.children where part.kind == .interpolation {
        guard let value = part.children.first(where: { _ in true }), let kind = FormattedValue(shown: value) else {
          continue
        }
        check(value, kind, set, context, &report)
      }
    }
  }

  private static func check(
    _ value: Value, _ kind: FormattedValue, _ set: ResolvedProperty, _ context: ControlContext,
    _ report: inout Reporter
  ) {
    let range = context.ownRange(value.range, set.origin)
    guard let formatter = context.control[.formatter] else {
      guard context.control.isUnset(.formatter) else { return }
      let text = kind == .date ? ".date(style: .medium)" : ".number(style: .decimal)"
      // Rules that speak of the text may want it written in another way.
      let areOfTexts = context.rules.contains { $0.kind != .required && $0.kind != .range }
      let fixes = context.setting(.formatter, to: text, after: set).map { fix in
        areOfTexts ? Fix(fix.title, .display, fix.edits) : fix
      }
      report.add(
        Self.self, at: range, .noFormatter(value), fixes: fixes,
        cause: context.control.cause(of: set, at: value.range))
      return
    }
    guard formatter.isWellFormed, let format = formatter.value.flatMap({ FieldFormat($0) }), !format.takes(kind) else {
      return
    }
    report.add(
      Self.self, at: range, .otherFormatter(value, kind, format),
      related: [context.related(.formatter)].compactMap { $0 },
      cause: context.control.cause(of: set, at: value.range, with: [.formatter]))
  }
}

extension FormattedValue {
  /// What a value in a text is; nil for `\(example)` and for what is neither.
  fileprivate init?(shown value: Value) {
    if value.numberText != nil {
      self = .number
    } else if DateBound(value) != nil {
      self = .date
    } else {
      return nil
    }
  }
}

extension FieldFormat {
  fileprivate var words: String {
    switch self {
    case .date: "dates"
    case .number: "numbers"
    case .mask, .grouped, .custom: "texts"
    }
  }
}

extension Finding.Message {
  fileprivate static func noFormatter(_ value: Value) -> Self {
    Finding.Message("no formatter writes '\(value.block.source.text(value.range))'")
  }

  fileprivate static func otherFormatter(_ value: Value, _ kind: FormattedValue, _ format: FieldFormat) -> Self {
    let what = kind == .date ? "a date" : "a number"
    return Finding.Message(
      "'\(value.block.source.text(value.range))' is \(what), and the field's formatter writes \(format.words)")
  }
}
