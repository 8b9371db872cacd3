import FormModel
import FormSyntax
import UIKitCatalog

/// What is known of forms while the hints of a range are looked for.
struct FormPreviews {
  private var known: [ChunkID: FormPreview] = [:]

  /// The preview of a form, made when it is first asked for.
  mutating func preview(of form: FormIndex, _ snapshot: FileSnapshot) -> FormPreview {
    if let preview = known[form.id] { return preview }
    let preview = snapshot.preview(of: form)
    known[form.id] = preview
    return preview
  }
}

/// What people see of texts and formatters, in the form's first locale.
extension HintFinder {
  /// Behind each of the control's own placeholder, example and formatter, where that is not what stands there already.
  func previews(_ previews: inout FormPreviews) -> [InlineHint] {
    guard snapshot.preview.showsHints, block.kind == .control, let form else { return [] }
    let members = HintFinder.shown.compactMap { property, row in
      block.member(of: property).flatMap { member in isMade(member) ? (member, row) : nil }
    }
    guard !members.isEmpty, let control = ResolvedControl(entry, in: snapshot.file, snapshot.scope) else { return [] }
    let preview = previews.preview(of: form, snapshot)
    return members.compactMap { hint($0, $1, control, preview) }
  }

  private static let shown: [(PropertyID, PreviewRow.Property)] = [
    (.placeholder, .placeholder), (.example, .example), (.formatter, .formatter),
  ]

  /// Whether a member's text is made for each user; a literal shows itself.
  private func isMade(_ member: Member) -> Bool {
    guard member.flags.isDisjoint(with: [.broken, .misplaced, .valueProblem]), let value = block.value(of: member)
    else {
      return false
    }
    return value.kind != .string || value.flags.contains(.hasInterpolations)
  }

  /// Whether a text stands there already: as the default of one of the app's strings, or as an example with the characters of
  /// its mask.
  private func stands(
    _ text: String, _ property: PreviewRow.Property, _ value: Value, _ control: ResolvedControl
  ) -> Bool {
    guard property == .formatter else { return value.shownText.map { $0.string == text || $0.name == text } ?? false }
    let isMask = value.function == .mask || value.function == .grouped
    return isMask && control[.example]?.value?.string == text
  }

  /// Longer texts are cut.
  private static let longest = 60

  private func hint(
    _ member: Member, _ property: PreviewRow.Property, _ control: ResolvedControl, _ preview: FormPreview
  ) -> InlineHint? {
    guard let locale = preview.locales.first, let value = block.value(of: member),
      let text = preview.row(property, of: control, in: locale)?.text, !text.isEmpty
    else { return nil }
    if stands(text, property, value, control) { return nil }
    let line = ShownText.line(text)
    let isLong = line.count > HintFinder.longest
    return InlineHint(
      at: start + value.range.upperBound, isLong ? line.prefix(HintFinder.longest - 1) + "…" : line,
      explanation: { .preview(preview.rows(of: control, [property])) })
  }
}
