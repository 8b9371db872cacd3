import FormModel

extension FileSnapshot {
  /// The texts of a form of the file as its users see them.
  func preview(of form: FormIndex) -> FormPreview {
    FormPreview(resolved(form), preview.clock, preview.translations)
  }
}
