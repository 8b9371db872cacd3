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
  /// Behind each placeholder, example and formatter of a control or preset, where that is not what stands there already. What
  /// a preset says is shown as the first control that uses it shows it.
  func previews(_ previews: inout FormPreviews) -> [InlineHint] {
    guard snapshot.preview.showsHints, block.kind == .control || block.kind == .preset else { return [] }
    let members = HintFinder.shown.compactMap { property, row in
      block.member(of: property).flatMap { member in isMade(member) ? (property, member, row) : nil }
    }
    guard !members.isEmpty, let (form, shown) = snapshot.shown(for: entry),
      let control = ResolvedControl(shown, in: snapshot.file, snapshot.scope)
    else { return [] }
    let preview = previews.preview(of: form, snapshot)
    return members.compactMap { property, member, row in
      counts(property, in: control) ? hint(member, row, control, preview) : nil
    }
  }

  /// Whether it is what the chunk says of a property that holds for a control.
  private func counts(_ property: PropertyID, in control: ResolvedControl) -> Bool {
    if block.kind == .control { return true }
    return control[property]?.origin.preset.map { $0.path == nil && $0.id == entry.id } ?? false
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
