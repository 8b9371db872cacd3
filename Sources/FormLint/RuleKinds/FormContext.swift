import FormModel

/// A form with its file.
struct FormContext {
  /// The form with all that holds for it, found when it is asked.
  let resolved: ResolvedForm
  /// The presets that the file sees, as they are used.
  let presets: UsedPresets
  /// What of the form matters for how each control is judged.
  let traits: FormTraits

  /// The file.
  var file: FileModel { resolved.file }
  /// The presets that the file sees.
  var scope: PresetScope { resolved.scope }
  /// What the file keeps of the form.
  var form: FormIndex { resolved.index }

  /// The tag that a control has, and how it got it; nil where nobody set one, or it cannot be known. Of a control without
  /// presets the form's facts tell it.
  func tag(of entry: ModelEntry) -> (value: Int64, source: TagSource)? {
    guard form.presetUsers.contains(entry.id) else { return form.tag(of: entry.block) }
    return resolved.control(entry.id).flatMap(resolved.tag).map { ($0.number, $0.source) }
  }
}
