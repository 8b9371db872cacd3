import FormModel

/// A form with its file.
struct FormContext {
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// The same, as they are used.
  let presets: UsedPresets
  /// The form.
  let form: FormIndex
  /// What of the form matters for how each control is judged.
  let traits: FormTraits
}
