import FormModel

extension FileSnapshot {
  /// The texts of a form of the file as its users see them.
  func preview(of form: FormIndex) -> FormPreview {
    FormPreview(ResolvedForm(form, in: file, scope), preview.clock, preview.translations)
  }
}
