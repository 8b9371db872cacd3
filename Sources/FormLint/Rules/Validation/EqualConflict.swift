import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `equal-conflict`: two fields that must be equal, and whose rules no text meets.
enum EqualConflict: TextRule {
  static let info = LintRuleInfo(
    "equal-conflict", .error, group: .validation,
    summary: "Two fields must be equal, and no text meets the rules of both.",
    reason: """
      Each field can be filled in rightly, and then the two differ: the form can never be submitted.
      """,
    bad: """
      form Account {
          textField code { rule pattern(/[a-z]{4}/) }
          textField repeated {
              rule equal(to: code)
              rule length(6...)
          }
          button save { title: "Save"; submit: true }
      }
      """,
    good: """
      form Account {
          textField code { rule pattern(/[a-z]{4}/) }
          textField repeated { rule equal(to: code) }
          button save { title: "Save"; submit: true }
      }
      """)

  static let fieldFilter: FieldFilter = .equality

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard let form = field.resolved else { return }
    var known: [ChunkID: FieldLanguage?] = [:]
    let exclusion = FieldExclusion(field.language)
    for rule in field.rules where rule.kind == .equal && rule.rejects && rule.member.isWellFormed {
      guard let value = rule.member.argument(.to),
        let entry = field.file.control(named: value.nameBytes, in: form.index), entry.id != field.source.id
      else { continue }
      let other = known[entry.id] ?? excluded(entry, exclusion, field, form)
      known[entry.id] = .some(other)
      guard let other else { continue }
      let concerned = field.rules.indices.filter {
        field.rules[$0].rejects && ![.equal, .required].contains(field.rules[$0].kind)
      }
      let theirs = other.rules.filter { $0.rejects && $0.kind != .required && $0.isOwn }.map {
        Related("this \($0.quoted) of '\(entry.block.name)' conflicts", ChunkPlace(chunk: entry.id, range: $0.spot))
      }
      report.add(
        Self.self, at: field.ownRange(value.range, rule.member.origin), .conflict(entry.block.name),
        related: field.related(concerned) { "this \($0.quoted) conflicts" } + theirs)
    }
  }

  /// The rules of another field, where no text meets both its and this field's.
  private static func excluded(
    _ entry: ModelEntry, _ exclusion: FieldExclusion, _ field: FieldContext, _ form: ResolvedForm
  ) -> FieldLanguage? {
    guard let control = form.control(in: entry, form.index.handlers),
      field.meter.add(rules: control.ruleCount)
    else { return nil }
    let other = FieldLanguage(control, field.language.environment, field.cache)
    return exclusion.excludes(other) ? other : nil
  }
}

extension Finding.Message {
  fileprivate static func conflict(_ name: String) -> Self {
    Finding.Message("no text meets the rules of this field and those of '\(name)', to which it must be equal")
  }
}
