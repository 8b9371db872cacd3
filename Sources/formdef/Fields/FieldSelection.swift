/// Fields as a command line names them: `Form.field`, `Form` for all of a form, nothing for all of a file.
struct FieldSelection {
  /// A name that is none.
  struct Unknown: Error {
    /// The form that was looked for, or in which the field was; nil: all forms of the file.
    var form: String?
    /// The field that was looked for; nil where it is the form that is not known.
    var field: String?
    /// The name that was probably meant.
    var meant: String?

    /// The names as the command line has them, with the one that is close.
    init(form: String?, field: String? = nil, meant: String?) {
      self.form = form
      self.field = field
      self.meant = meant
    }

    /// In words, with the file.
    func message(_ path: String) -> String {
      let suggestion = meant.map { "; did you mean '\($0)'?" } ?? ""
      let place = form.map { "form '\($0)' of '\(path)'" } ?? "'\(path)'"
      if let field { return "there is no text field or view '\(field)' in \(place)\(suggestion)" }
      return "there is no form '\(form ?? "")' in '\(path)'\(suggestion)"
    }
  }

  /// The form; nil: all forms of the file.
  var form: String?
  /// The field; nil: all fields of the form.
  var field: String?

  /// All fields of a file.
  static let all = FieldSelection()

  private init() {}

  /// A name that is left out before or behind the point is that of nothing.
  init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    form = String(parts.first ?? "")
    field = parts.count > 1 ? String(parts[1]) : nil
  }
}
