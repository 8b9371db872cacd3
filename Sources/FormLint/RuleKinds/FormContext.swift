import FormModel

/// A form with its file. An object, since each rule is handed it.
final class FormContext {
  /// The form with all that holds for it, found when it is asked.
  let resolved: ResolvedForm
  /// The presets that the file sees, as they are used.
  let presets: UsedPresets
  /// What of the form matters for how each control is judged.
  let traits: FormTraits
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// What the file keeps of the form.
  let form: FormIndex
  private let notes = PresetNotes()

  /// A form that is looked at.
  init(resolved: ResolvedForm, presets: UsedPresets, traits: FormTraits) {
    self.resolved = resolved
    file = resolved.file
    scope = resolved.scope
    form = resolved.index
    self.presets = presets
    self.traits = traits
  }

  /// A control of the form, the properties left open that its unknown names are near; nil where the entry is none.
  func control(_ entry: ModelEntry, _ handlers: FormHandlers = .none) -> ResolvedControl? {
    ResolvedControl(entry, handlers, presets)?.leavingNearPropertiesOpen(notes)
  }

  /// The tag that a control has, and how it got it; nil where nobody set one, or it cannot be known. Of a control without
  /// presets the form's facts tell it; of one without a block nothing is said.
  func tag(of entry: ModelEntry) -> (value: Int64, source: TagSource)? {
    if entry.block.lacksBlock { return nil }
    guard form.presetUsers.contains(entry.id) else { return form.tag(of: entry.block) }
    return resolved.control(entry.id).flatMap(resolved.tag).map { ($0.number, $0.source) }
  }
}
