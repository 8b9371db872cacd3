import FormModel
import FormSyntax
import UIKitCatalog

/// `unused-tag-case`: a tag that no control has.
enum UnusedTagCase: FormRule {
  static let info = LintRuleInfo(
    "unused-tag-case", .hint, group: .tags,
    summary: "A case of the tags is that of no control.",
    reason: """
      The delegate has a branch for a field that is not there, or a field has lost its tag.
      """,
    bad: """
      form Person {
          tags PersonTag { name = 1, email }
          textField name { key: NameKey }
      }
      """,
    good: """
      form Person {
          tags PersonTag { name = 1, email }
          textField name { key: NameKey }
          textField email { key: MailKey }
      }
      """)

  static let formFilter = FormFilter([.tag])

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    // What cannot be read may be the control that has the tag, or its tag.
    let isKnown = !context.form.hasUnread && !context.form.hasUnnamed && !context.form.hasOpenTags
    guard !context.form.tags.isEmpty, isKnown else { return }
    let ofPresets = context.presetValues(of: .tag)
    if ofPresets.contains(where: { $0.value.kind != .integer && $0.value.kind != .member }) { return }
    let untagged = untaggedNames(context)
    let meant = meantCases(context, ofPresets)
    for block in context.form.tags where !block.block.hasSyntaxErrors {
      // Another case of the same name is one too many, which is told.
      for (index, tagCase) in block.cases.enumerated() where !tagCase.nameRange.isEmpty && block.isFirst(index) {
        guard let value = tagCase.value, context.form.tagValues.first(factKey(value)) == nil,
          context.form.names.first(factKey(Array(tagCase.name.utf8))) == nil,
          !ofPresets.contains(where: { $0.value.integer == Int(value) || $0.value.name == tagCase.name })
        else { continue }
        // A field whose name is nearly that of the case is told that it has no tag, or that its tag is none.
        if meant.contains(tagCase.name) { continue }
        if closestMatch(to: tagCase.name, among: untagged) != nil { continue }
        report.add(
          Self.self, at: ChunkPlace(chunk: block.chunk, range: tagCase.nameRange),
          "no control has the tag '\(tagCase.name)'", tags: [.unnecessary])
      }
    }
  }

  /// The cases that names of tags are meant for which no case has: that is told of the names.
  private static func meantCases(_ context: FormContext, _ ofPresets: [PresetValue]) -> Set<String> {
    let own = context.form.lostCases.sorted().prefix(mostUntagged).compactMap { id -> String? in
      guard let block = context.file.entry(id)?.block else { return nil }
      return block.member(of: .tag).flatMap { block.value(of: $0) }?.name
    }
    let named = ofPresets.lazy.filter { $0.value.kind == .member }.map(\.value.name).prefix(mostUntagged)
    let lost = (own + named).filter { context.form.tag(ofCase: $0.utf8) == nil }
    return Set(lost.compactMap(context.form.meantCase))
  }

  /// So many fields without a tag, or with one that there is not, are looked at.
  private static let mostUntagged = 64

  /// The names of text inputs that have no tag, but for those that are names of cases.
  private static func untaggedNames(_ context: FormContext) -> [String] {
    guard context.form.untagged > 0 else { return [] }
    var names: [String] = []
    for control in context.inputs where !control.sets(.tag) && context.form.tag(of: control.block) == nil {
      if !control.block.name.isEmpty { names.append(control.block.name) }
      if names.count == mostUntagged { break }
    }
    return names
  }
}
