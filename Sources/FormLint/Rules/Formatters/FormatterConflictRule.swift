import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `formatter-conflict`: what the formatter writes breaks a rule of the field.
enum FormatterConflictRule: TextRule {
  static let info = LintRuleInfo(
    "formatter-conflict", .error, group: .validation,
    summary: "What the formatter writes for a value that may be entered breaks a rule of the field.",
    reason: """
      When editing ends the formatter writes the value again: with separators of groups, a currency, or the digits of the \
      user's region. A rule that wants digits alone then rejects what the user did not type. Rules see what `normalize` \
      leaves of it, and so does the formatter when it reads the text again: where that has no sign, separator or blank any \
      more, it may be another value, or none.
      """,
    bad: """
      form Order {
          textField amount {
              key: "order.amount"
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .number(style: .decimal)
              rule pattern(/[0-9]+/)
              rule range(1000...5000)
          }
      }
      """,
    good: """
      form Order {
          textField amount {
              key: "order.amount"
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .number(style: .decimal, usesGroupingSeparator: false)
              rule pattern(/[0-9]+/)
              rule range(1000...5000)
          }
      }
      """,
    fix: "Writes numbers without groups, or takes the separator out first, where that is what the rule rejects.")

  static let fieldFilter: FieldFilter = .formatter

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.formatter], set.isWellFormed, let value = set.value else {
      return
    }
    let misread = field.language.misreadValue
    if let misread, misread.outcome == .unread {
      add(misread, field, set, value, &report)
    } else if let conflict = field.language.formatterConflict, field.rules.indices.contains(conflict.rule) {
      let rule = field.rules[conflict.rule]
      let origins = [rule.member.origin] + (field.source[.normalize].map { [$0.origin] } ?? [])
      let preset = field.source.preset(thatSays: [set.origin] + origins)
      let locale: [(key: String, value: Finding.Datum)] = conflict.locale.map { [("locale", .text($0))] } ?? []
      let separator = conflict.separator.flatMap { field.removal(ofSeparators: $0, preset) }
      report.add(
        Self.self, at: field.ownRange(value.range, set.origin), .conflict(conflict, rule),
        related: [Related("this \(rule.quoted) rejects it", field.place(rule.spot, rule.member.origin))],
        fixes: conflict.isOfGroups ? withoutGroups(value, set.origin, field) : separator.map { [$0] } ?? [],
        data: locale + [("value", .text(conflict.value)), ("text", .text(conflict.written))],
        cause: field.cause(value.range, set.origin, with: [rule.member.origin]))
    } else if let misread {
      add(misread, field, set, value, &report)
    }
  }

  /// Tells that what `normalize` leaves of what the formatter writes is another value, or none.
  private static func add(
    _ misread: MisreadValue, _ field: FieldContext, _ set: ResolvedProperty, _ value: Value, _ report: inout Reporter
  ) {
    guard let steps = field.source[.normalize], let place = steps.value?.range else { return }
    var related = [Related("this 'normalize' comes first", field.place(place, steps.origin))]
    var origins = [steps.origin]
    var rule: ValidationRule?
    if case .breaks(let index) = misread.outcome, field.rules.indices.contains(index) {
      rule = field.rules[index]
    }
    if let rule {
      related.append(Related("this \(rule.quoted) rejects it", field.place(rule.spot, rule.member.origin)))
      origins.append(rule.member.origin)
    }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .misread(misread, rule), related: related,
      data: [("locale", .text(misread.locale)), ("text", .text(misread.written))]
        + (misread.value.map { [("value", .text($0))] } ?? []),
      cause: field.cause(value.range, set.origin, with: origins))
  }

  private static func withoutGroups(_ formatter: Value, _ origin: Origin, _ field: FieldContext) -> [Fix] {
    let title = "Write numbers without groups"
    if let set = formatter.argument(.usesGroupingSeparator) {
      return [Fix(title, .unsafe, [Fix.Edit(field.place(set.range, origin), "false")])]
    }
    let end = formatter.range.upperBound - 1
    guard formatter.block.source.text(end..<end + 1) == ")", let last = formatter.children.reversed().first else {
      return []
    }
    let at = last.range.upperBound
    return [Fix(title, .unsafe, [Fix.Edit(field.place(at..<at, origin), ", usesGroupingSeparator: false")])]
  }
}

extension Finding.Message {
  fileprivate static func misread(_ misread: MisreadValue, _ rule: ValidationRule?) -> Self {
    let what = misread.value.map { "\($0) as " } ?? ""
    let outcome =
      switch misread.outcome {
      case .unread: "which it cannot read"
      case .otherValue: "which it reads as another value"
      case .breaks: "which breaks \(rule?.quotedWithArgument ?? "a rule")"
      }
    return Finding.Message(
      "in \(misread.locale) this writes \(what)\(CharacterWords.quoted(misread.written)), of which 'normalize' leaves \(CharacterWords.quoted(misread.seen)), \(outcome)"
    )
  }

  fileprivate static func conflict(_ conflict: FormatterConflict, _ rule: ValidationRule) -> Self {
    let value = conflict.separator == nil ? conflict.value : CharacterWords.quoted(conflict.value)
    let place = conflict.locale.map { "in \($0) " } ?? ""
    return Finding.Message(
      "\(place)this writes \(value) as \(CharacterWords.quoted(conflict.written)), which breaks \(rule.quotedWithArgument)"
    )
  }
}
