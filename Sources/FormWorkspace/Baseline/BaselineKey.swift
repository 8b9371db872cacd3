import FormLint

/// What tells known findings apart: not the line, which moves.
public struct BaselineKey: Hashable, Sendable {
  /// Relative to the baseline's folder.
  public var file: String
  /// Nil where it concerns the file, or the form as a whole.
  public var form: String?
  /// Nil where it concerns a form or file as a whole.
  public var control: String?
  /// The code of the finding.
  public var code: String

  /// The path counts by its bytes: names that differ in how their characters are composed are those of two files.
  public static func == (one: BaselineKey, other: BaselineKey) -> Bool {
    one.file.utf8.elementsEqual(other.file.utf8) && one.form == other.form && one.control == other.control
      && one.code == other.code
  }

  /// - Parameter file: relative to the baseline's folder.
  init(file: String, form: String?, control: String?, code: String) {
    self.file = file
    self.form = form
    self.control = control
    self.code = code
  }

  /// The key of a finding.
  init(_ finding: LocatedFinding, in file: String) {
    self.init(file: file, form: finding.form, control: finding.subject, code: finding.code)
  }

  /// In words: "'duplicate-tag' in 'Person.email' of 'Person.formdef'".
  func words(of file: String) -> String {
    let place = [form, control].compactMap { $0 }.joined(separator: ".")
    return "'\(code)'" + (place.isEmpty ? "" : " in '\(place)'") + " of '\(file)'"
  }
}
