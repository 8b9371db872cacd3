import FormModel
import FormSyntax

extension FileSnapshot {
  /// The texts of a form of the file as its users see them.
  func preview(of form: FormIndex) -> FormPreview {
    FormPreview(resolved(form), preview.clock, preview.translations)
  }

  /// The control whose texts are shown for a chunk, with its form: the control itself, or the first of the file that uses a
  /// preset; nil where there is none.
  func shown(for entry: ModelEntry) -> (form: FormIndex, control: ModelEntry)? {
    guard let control = entry.block.kind == .preset ? firstUser(ofPreset: entry.block.name) : entry,
      let number = file.formIndex(of: control.id)
    else { return nil }
    return (file.forms[number], control)
  }

  private func firstUser(ofPreset name: String) -> ModelEntry? {
    file.entries.first { entry in
      entry.block.kind == .control && entry.block.memberKinds.contains(MemberKinds(.use))
        && entry.block.usedPresetValues.contains { $0.name == name }
    }
  }
}
