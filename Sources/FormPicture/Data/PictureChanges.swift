/// What became of the parts of a form where two versions stand side by side: `added`, `removed` or `changed`.
struct PictureChanges {
  /// Of what the form says itself, beside its controls and sections.
  var form: String?
  /// Of the titles of sections, in their order.
  var sections: [String?] = []
  /// Of controls, by name.
  var controls: [String: String] = [:]
}
