public import FormLint
import JSONText

/// A place in a settings file: what may be written there, and what stands there.
public struct SettingsCursor: Sendable {
  /// What stands at the place.
  public enum Subject: Sendable {
    /// A key, with what it is.
    case key(SettingsMember)
    /// A rule, by its code.
    case rule(LintRuleInfo)
    /// A group of rules, or another word for several, with their codes.
    case rules(String, [String])
    /// The name of a member of forms.
    case formMember(String)
    /// A value of such a member; the offset counts bytes of its text.
    case formValue(String, text: String, offset: Int)
  }

  /// What a form's member may be completed as.
  public enum FormPlace: Sendable, Equatable {
    /// Its name, which is none of these.
    case name(others: [String])
    /// A value of the member with this name, or an element of it.
    case value(of: String, isElement: Bool)
  }

  /// The bytes that a suggestion takes the place of; empty where nothing stands there yet.
  public let range: Range<Int>
  private let place: JSONCursor.Place
  private let text: String
  private let offset: Int
  private let shape: SettingsShape?
  /// The form's member that the place is in.
  private let formMember: String?
  private let isElement: Bool
  /// Whether a key written here stands before another one without a comma between them.
  public let needsComma: Bool

  /// - Parameter offset: a byte of the text, or its end.
  public init(_ bytes: [UInt8], at offset: Int) {
    let cursor = JSONCursor(bytes, at: offset)
    range = cursor.range
    place = cursor.place
    text = cursor.text
    self.offset = offset
    var shape: SettingsShape? = .file
    var formMember: String?
    var isElement = false
    for step in cursor.path {
      if case .form = shape, formMember == nil, case .key(let name) = step {
        formMember = name
      } else if formMember != nil, case .element = step {
        isElement = true
      } else {
        shape = shape?.inner(step)
      }
    }
    needsComma = bytes[cursor.range.upperBound...].first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "\"")
    self.shape = shape
    self.formMember = formMember
    self.isElement = isElement
  }
}

extension SettingsCursor {
  /// What may be written at the place, but for members of forms.
  public var suggestions: [SettingsSuggestion] {
    switch place {
    case .nothing: []
    case .key(let others, let isFollowed):
      keys.filter { !others.contains($0.label) }.map { $0.asKey(isFollowed, needsComma: needsComma) }
    case .value: formMember == nil ? shape.map { values(of: $0) } ?? [] : []
    }
  }

  private var keys: [SettingsSuggestion] {
    switch shape {
    case .object(let members): members.map { SettingsSuggestion($0.name, $0.summary, $0.shape.beginning) }
    case .map(let words, let shape, _):
      words.words.map { SettingsSuggestion(word: $0, value: shape.beginning) }
    default: []
    }
  }

  private func values(of shape: SettingsShape) -> [SettingsSuggestion] {
    switch shape {
    case .word(let vocabulary): vocabulary.words.map { SettingsSuggestion(word: $0) }
    case .boolean: ["true", "false"].map { SettingsSuggestion(literal: $0) }
    case .list, .oneOrMore, .object, .map, .form:
      range.isEmpty ? [SettingsSuggestion(literal: shape.beginning)] : []
    case .text, .path, .words, .address, .moment, .number: []
    }
  }

  /// What of a form may be written at the place; nil where none may.
  public var formPlace: FormPlace? {
    guard case .form = shape else { return nil }
    switch (place, formMember) {
    case (.key(let others, _), nil): return .name(others: others)
    case (.value, let name?): return .value(of: name, isElement: isElement)
    default: return nil
    }
  }

  /// What is typed of the path of a file that may be named at the place; nil where none may.
  public var typedPath: String? {
    guard place == .value else { return nil }
    switch shape {
    case .path, .oneOrMore(.path): return text
    default: return nil
    }
  }

  /// What stands at the place; nil where nothing is known of it.
  public var subject: Subject? {
    guard !range.isEmpty else { return nil }
    if case .form = shape {
      if case .key = place { return formMember == nil ? .formMember(text) : nil }
      let inside = min(max(offset - range.lowerBound - 1, 0), text.utf8.count)
      return formMember.map { .formValue($0, text: text, offset: inside) }
    }
    switch (place, shape) {
    case (.key, .object(let members)): return members.first { $0.name == text }.map { .key($0) }
    case (.key, .map(let words, _, _)), (.value, .word(let words)):
      return words == .severity || words == .fixedSeverity ? nil : rules(text)
    default: return nil
    }
  }

  private func rules(_ word: String) -> Subject? {
    guard let selector = CodeSelector(word) else { return nil }
    if case .code(let code) = selector { return LintRuleRegistry.known(code).map { .rule($0) } }
    return .rules(word, LintRuleRegistry.everything.filter { selector.precision(for: $0) > 0 }.map(\.code))
  }
}

extension SettingsShape {
  /// The shape one step further in; nil where there is none.
  fileprivate func inner(_ step: JSONCursor.Step) -> SettingsShape? {
    switch (self, step) {
    case (.object(let members), .key(let name)): members.first { $0.name == name }?.shape
    case (.map(_, let shape, let others), .key(let name)): others.first { $0.name == name }?.shape ?? shape
    case (.list(let shape, _), .element), (.oneOrMore(let shape), .element): shape
    default: nil
    }
  }

  /// How a value of it begins.
  fileprivate var beginning: String {
    switch self {
    case .text, .path, .words, .address, .moment, .word, .oneOrMore: "\"\""
    case .boolean: "true"
    case .number(_, let usual): String(usual)
    case .list: "[]"
    case .object, .map, .form: "{}"
    }
  }
}
