import FieldLanguages
import FormFormatter
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// `example-invalid`: an example, or a text that a field begins with, that breaks a rule.
enum ExampleInvalid: TextRule {
  static let info = LintRuleInfo(
    "example-invalid", .error, group: .validation,
    summary:
      "The example or the first text of a field breaks one of its rules, or its formatter cannot read the example.",
    reason: """
      The example says what a right entry looks like. Where it is rejected, either the rule is wrong or whoever reads the \
      example is misled; a text that the field begins with is rejected as soon as the user leaves it.
      """,
    bad: """
      form Person {
          textField airport {
              example: "MUNI"
              rule pattern(/[A-Z]{3}/)
          }
      }
      """,
    good: """
      form Person {
          textField airport {
              example: "MUC"
              rule pattern(/[A-Z]{3}/)
          }
      }
      """,
    fix: "Writes an example that the rules accept.")

  static let fieldFilter: FieldFilter = .examples

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    // What a formatter that cannot be read makes of a text, nobody knows.
    guard field.source.kind != nil, !field.source.isOpen(.formatter) else { return }
    check(.example, field, &report)
    check(.text, field, &report)
  }

  /// An example that is right; a text that the field begins with is the author's to write.
  private static func fix(_ property: PropertyID, _ value: Value, _ origin: Origin, _ field: FieldContext) -> [Fix] {
    guard property == .example else { return [] }
    // What each locale writes in its own way stays so.
    if value.flags.contains(.hasInterpolations), field.language.environment.contexts.count > 1 {
      let end = field.rules.firstResult { rule in
        let range = rule.kind == .range ? rule.member.argument() : nil
        return [range?.lower, range?.upper].firstResult { end in end.flatMap { isGood($0, field) ? $0 : nil } }
      }
      guard let end else { return [] }
      let text = "\\(\(end.block.source.text(end.range)))"
      return [Fix("Write '\(text)'", .unsafe, [Fix.Edit(field.place(value.range, origin), "\"\(text)\"")])]
    }
    guard let sample = field.language.samples(1).first else { return [] }
    return [
      Fix(
        "Write \(CharacterWords.quoted(sample))", .unsafe,
        [Fix.Edit(field.place(value.range, origin), LiteralText.quoted(sample))])
    ]
  }

  /// Whether a number or a day, as it is written in each locale, breaks no rule.
  private static func isGood(_ end: Value, _ field: FieldContext) -> Bool {
    guard let format = field.source[.formatter]?.value.flatMap({ FieldFormat($0) }),
      let normalization = field.language.normalization
    else { return false }
    return field.language.environment.contexts.allSatisfy { context in
      guard let text = PlaceholderText(format, context, now: nil).text(ofValue: end) else { return false }
      let seen = normalization.applied(to: text)
      return !seen.isEmpty && field.rules.allSatisfy { $0.judge(seen) != .broken }
    }
  }

  private static func check(_ property: PropertyID, _ field: FieldContext, _ report: inout Reporter) {
    guard let set = field.source[property], set.isWellFormed, let value = set.value,
      let normalization = field.language.normalization
    else { return }
    let stored =
      property == .example ? StoredTexts(field.source[.formatter]?.value, field.language.environment) : nil
    let formatter = [PropertyID.formatter, .normalize].compactMap { field.source[$0]?.origin }
    if property == .example { checkMovingDay(value, set.origin, formatter, field, &report) }
    for (text, locale) in texts(value, field) {
      guard let entered = field.source.entered(text), property != .example || field.language.isComplete(entered) else {
        report.add(
          Self.self, at: field.ownRange(value.range, set.origin), .doesNotFill(property, text),
          fixes: fix(property, value, set.origin, field), cause: field.cause(value.range, set.origin, with: formatter))
        return
      }
      let seen = normalization.applied(to: entered)
      if let stored, !seen.isEmpty, stored.isStored(seen) == false {
        // Where none is stored, that is told at the formatter.
        if seen != entered, stored.loses(after: normalization) { return }
        report.add(
          Self.self, at: field.ownRange(value.range, set.origin), .notStored(text, seen, stored),
          fixes: fix(property, value, set.origin, field), cause: field.cause(value.range, set.origin, with: formatter))
        return
      }
      // A field may well begin empty; an example is what somebody enters.
      let broken = seen.isEmpty && property != .example ? [] : field.language.rulesRejecting(seen)
      guard let first = broken.first, !broken.contains(where: { field.rules[$0].hasPastedDelimiters }) else { continue }
      report.add(
        Self.self, at: field.ownRange(value.range, set.origin),
        .breaks(property, text, locale, field.rules[first], broken.count - 1),
        related: field.related(broken) { "this \($0.quoted) rejects it" },
        fixes: fix(property, value, set.origin, field),
        cause: field.cause(value.range, set.origin, with: field.origins(broken)))
      return
    }
  }

  /// A day that moves as the ends of a range do, and is outside of it whatever day today is.
  private static func checkMovingDay(
    _ value: Value, _ origin: Origin, _ formatter: [Origin], _ field: FieldContext, _ report: inout Reporter
  ) {
    guard let day = value.onlyValue.flatMap({ DateBound($0) }),
      let broken = field.language.range(without: day, as: field.source[.formatter]?.value)
    else { return }
    let rule = field.rules[broken]
    report.add(
      Self.self, at: field.ownRange(value.range, origin), .neverMeets(rule),
      related: field.related([broken]) { "this \($0.quoted) rejects it" },
      cause: field.cause(value.range, origin, with: formatter + field.origins([broken])))
  }

  /// What a string says; where it shows values, what it says in each locale of the form, if that is the same every day.
  private static func texts(_ value: Value, _ field: FieldContext) -> [(text: String, locale: String?)] {
    if let text = value.string { return [(text, nil)] }
    guard value.kind == .string, let format = field.source[.formatter]?.value.flatMap({ FieldFormat($0) }) else {
      return []
    }
    switch format {
    case .date, .number:
      return field.language.environment.contexts.compactMap { context in
        PlaceholderText(format, context, now: nil).text(of: value).map { ($0, context.locale) }
      }
    case .mask, .grouped, .custom: return []
    }
  }
}

extension Value {
  /// The value that is shown in a string, and nothing beside it but blanks; nil of others.
  fileprivate var onlyValue: Value? {
    guard kind == .string, flags.contains(.hasInterpolations), let part = children.first(where: { _ in true }),
      part.kind == .interpolation
    else { return nil }
    let (text, range) = (block.source.bytes(node.textRange), node.textRange)
    let others =
      text.prefix(max(0, part.range.lowerBound - range.lowerBound))
      + text.suffix(max(0, range.upperBound - part.range.upperBound))
    guard others.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    return part.children.first { _ in true }
  }
}

extension Finding.Message {
  fileprivate static func neverMeets(_ rule: ValidationRule) -> Self {
    Finding.Message("this example breaks \(rule.quoted), whatever day today is")
  }

  fileprivate static func doesNotFill(_ property: PropertyID, _ text: String) -> Self {
    let name = property == .example ? "example" : "text"
    let verb = property == .example ? "fill" : "fit"
    return Finding.Message("this \(name), \(CharacterWords.quoted(text)), does not \(verb) the field's formatter")
  }

  fileprivate static func notStored(_ text: String, _ seen: String, _ stored: StoredTexts) -> Self {
    Finding.Message("this example, \(CharacterWords.quoted(text)), is \(stored.phrase(text, seenAs: seen))")
  }

  fileprivate static func breaks(
    _ property: PropertyID, _ text: String, _ locale: String?, _ rule: ValidationRule, _ others: Int
  ) -> Self {
    let name = property == .example ? "example" : "text"
    let place = locale.map { " in \($0)" } ?? ""
    let more = others == 0 ? "" : others == 1 ? " and one other rule" : " and \(others) other rules"
    return Finding.Message(
      "this \(name), \(CharacterWords.quoted(text))\(place), breaks \(rule.quoted)\(more)")
  }
}
