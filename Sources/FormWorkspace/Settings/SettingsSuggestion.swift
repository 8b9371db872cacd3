import FormLint

/// Something that may be written in a settings file.
public struct SettingsSuggestion: Sendable {
  /// What people see.
  public let label: String
  /// What it is, in a sentence; empty where the label says it all.
  public let detail: String
  /// The code of the finding that it names.
  public let code: String?
  /// What goes in.
  public let newText: String
  /// Whether it is a key.
  public private(set) var isKey = false
  private let value: String

  /// A key, with how its value begins.
  init(_ key: String, _ detail: String, _ value: String) {
    label = key
    self.detail = detail
    code = nil
    newText = "\"\(key)\""
    self.value = value
  }

  /// A word in quotes; as a key, with how its value begins.
  init(word: String, value: String = "") {
    label = word
    let rule = LintRuleRegistry.known(word)
    detail = rule?.summary ?? ""
    code = rule?.code
    newText = "\"\(word)\""
    self.value = value
  }

  /// A value without quotes.
  init(literal: String) {
    label = literal
    detail = ""
    code = nil
    newText = literal
    value = ""
  }

  private init(key: SettingsSuggestion, _ newText: String) {
    label = key.label
    detail = key.detail
    code = key.code
    self.newText = newText
    isKey = true
    value = key.value
  }

  /// As a key, with its value where that does not follow yet, and a comma where another key does.
  func asKey(_ isFollowed: Bool, needsComma: Bool) -> SettingsSuggestion {
    SettingsSuggestion(key: self, isFollowed ? newText : "\(newText): \(value)\(needsComma ? "," : "")")
  }
}
