/// A form, control or preset that gets another name.
public struct RenamedDeclaration: Sendable {
  /// What is renamed, under its old name.
  let subject: NamedSubject
  /// Its new name.
  let newName: String

  /// The path of its file.
  public var path: String { subject.path }
}

/// A form, control or preset by its names, as settings and baselines speak of it.
struct NamedSubject: Sendable, Hashable {
  /// The path of its file.
  let path: String
  /// The name of the form that it is, or is in; nil: it is a preset.
  let form: String?
  /// The name of the control or preset; nil: it is a form.
  let control: String?

  /// The form that it is in, where it is a control.
  var ofForm: NamedSubject { NamedSubject(path: path, form: form, control: nil) }
}
