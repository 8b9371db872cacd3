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
}
