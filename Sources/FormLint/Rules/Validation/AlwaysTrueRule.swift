import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `always-true-rule`: a rule that every text meets.
enum AlwaysTrueRule: TextRule {
  static let info = LintRuleInfo(
    "always-true-rule", .warning, group: .validation,
    summary: "A rule holds for every text.",
    reason: """
      An empty text meets every rule but 'required', so a rule that every other text meets stops nothing. Where it was \
      meant to ask for an entry, 'required' does that. In a text field, which has one line, `.*` is such a rule.
      """,
    bad: """
      form Person {
          textField name {
              rule length(1...)
          }
      }
      """,
    good: """
      form Person {
          textField name {
              rule required
          }
          button save { title: "Save"; submit: true }
      }
      """,
    fix: "Replaces a rule that wants at least one character by 'required', or removes the rule.", fixRemovesRule: true)

  /// Whether a redundancy is one that this rule speaks of: no other rule of the field is needed for it.
  static func isConcerned(_ redundancy: RuleRedundancy, _ field: FieldContext) -> Bool {
    guard redundancy.isAlwaysTrue, redundancy.implied.isEmpty else { return false }
    if field.rules[redundancy.rule].language.upper.contains("").value == false { return true }
    let always = Set(field.language.analysis.redundancies.filter(\.isAlwaysTrue).map(\.rule))
    return field.rules.indices.allSatisfy { always.contains($0) || field.rules[$0].kind == .required }
  }

  static let fieldFilter: FieldFilter = .together

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    let redundancies = field.language.analysis.redundancies
    for redundancy in redundancies where isConcerned(redundancy, field) {
      add(field.rules[redundancy.rule], "every text", field, cause: nil, &report)
    }
    // What uses a preset that nobody is known to use may have several lines.
    guard field.source.kind?.isTextField == true, !field.source.isAssumed, field.language.analysis.conflict == nil
    else { return }
    let known = Set(redundancies.map(\.rule))
    for (index, rule) in field.rules.enumerated()
    where !known.contains(index) && field.language.everyLineMeets(index) {
      let cause = field.cause(rule.spot, rule.member.origin)
      add(rule, "every text without line breaks", field, cause: cause, &report)
    }
  }

  private static func add(
    _ rule: ValidationRule, _ texts: String, _ field: FieldContext, cause: ChunkPlace?, _ report: inout Reporter
  ) {
    let isRequired = field.rules.contains { $0.kind == .required }
    let wantsEntry = !isRequired && rule.language.upper.contains("").value == false
    report.add(
      Self.self, at: field.range(of: rule), wantsEntry ? .wantsEntry(rule, texts) : .alwaysTrue(rule, texts),
      tags: [.unnecessary],
      fixes: wantsEntry ? [requiredFix(rule, field)] : field.removal(of: rule, "Remove the rule", .unsafe),
      cause: cause)
  }

  private static func requiredFix(_ rule: ValidationRule, _ field: FieldContext) -> Fix {
    let member = rule.member.member
    let end = rule.member.arguments.reversed().first.map { $0.range.upperBound } ?? member.nameRange.upperBound
    let bytes = Array(rule.member.block.source.bytes(end..<member.range.upperBound))
    let close = bytes.firstIndex(of: UInt8(ascii: ")")).map { end + $0 + 1 } ?? end
    return Fix(
      "Write 'required' instead", .unsafe,
      [Fix.Edit(field.place(member.nameRange.lowerBound..<close, rule.member.origin), "required")])
  }
}

extension Finding.Message {
  fileprivate static func alwaysTrue(_ rule: ValidationRule, _ texts: String) -> Self {
    Finding.Message("\(texts) meets this \(rule.quoted)")
  }

  fileprivate static func wantsEntry(_ rule: ValidationRule, _ texts: String) -> Self {
    Finding.Message(
      "\(texts) meets this \(rule.quoted), the empty one too: to ask for an entry, write 'rule required'")
  }
}
