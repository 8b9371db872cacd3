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
    var chains: [ChunkID: Conflict?] = [:]
    let exclusion = FieldExclusion(field.language)
    for rule in field.rules where rule.kind == .equal && rule.rejects && rule.member.isWellFormed {
      guard let value = rule.member.argument(.to),
        let entry = field.file.control(named: value.nameBytes, in: form.index), entry.id != field.source.id
      else { continue }
      let known = chains[entry.id] ?? conflict(from: entry, exclusion, field, form)
      chains[entry.id] = .some(known)
      guard let conflict = known else { continue }
      let concerned = field.rules.indices.filter {
        field.rules[$0].rejects && ![.equal, .required].contains(field.rules[$0].kind)
      }
      let (name, id) = (conflict.entry.block.name, conflict.entry.id)
      let theirs = conflict.language.rules.filter { $0.rejects && $0.kind != .required && $0.isOwn }.map {
        Related("this \($0.quoted) of '\(name)' conflicts", ChunkPlace(chunk: id, range: $0.spot))
      }
      report.add(
        Self.self, at: field.ownRange(value.range, rule.member.origin),
        .conflict(name, by: id == entry.id ? nil : entry.block.name),
        related: field.related(concerned) { "this \($0.quoted) conflicts" } + limit(of: field) + theirs)
    }
  }

  /// What a browser lets nobody type into the field.
  private static func limit(of field: FieldContext) -> [Related] {
    guard field.language.longestEntry != nil, let set = field.source[.maxlength], let value = set.value else {
      return []
    }
    return [Related("this 'maxlength' conflicts", field.place(value.range, set.origin))]
  }

  /// A field whose rules leave no text to another one.
  private struct Conflict {
    var entry: ModelEntry
    var language: FieldLanguage
  }

  /// Rules that say nothing of texts by themselves.
  private static let silent: [ValidationRuleKind] = [.equal, .required, .custom]

  /// What it takes to come from a field to the one that it must be equal to.
  private static let stepsOfLink = 10

  /// The first conflict with a field, or with one that this must be equal to, and so on.
  private static func conflict(
    from first: ModelEntry, _ exclusion: FieldExclusion, _ field: FieldContext, _ form: ResolvedForm
  ) -> Conflict? {
    var next: ModelEntry? = first
    var met: Set<ChunkID> = [field.source.id]
    for _ in 0..<FormIndex.equalReach {
      guard let entry = next, met.insert(entry.id).inserted,
        let control = form.control(in: entry, form.index.handling), field.meter.add(stepsOfLink)
      else { return nil }
      let rules = control.rules
      // One that says nothing of texts leaves all of them: of long chains most say only what they are equal to.
      let says = rules.contains { !silent.contains($0.member.rule ?? .custom) }
      if says || [.normalize, .formatter, .maxlength].contains(where: control.sets) {
        guard field.meter.add(rules: rules.count) else { return nil }
        let language = FieldLanguage(control, field.language.environment, field.cache)
        if exclusion.excludes(language) { return Conflict(entry: entry, language: language) }
      }
      let link = rules.first {
        $0.member.rule == .equal && $0.origin.isOwn && $0.isWellFormed && RuleTerms($0).rejects
      }
      next = link?.argument(.to).flatMap { field.file.control(named: $0.nameBytes, in: form.index) }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func conflict(_ name: String, by other: String?) -> Self {
    let way = other.map { ", as '\($0)' must" } ?? ""
    return Finding.Message(
      "no text meets the rules of this field and those of '\(name)', to which it must be equal\(way)")
  }
}
