import FormLint
import UIKitCatalog

/// What may stand at a place of a settings file: what the schema, completion and hover are made of.
public indirect enum SettingsShape: Sendable {
  /// Any text.
  case text
  /// The path of a file, relative to the settings.
  case path
  /// A text that is not blank.
  case words
  /// An address.
  case address
  /// A day, or a moment in UTC.
  case moment
  /// `true` or `false`.
  case boolean
  /// A whole number in a range, and what holds where nobody says anything.
  case number(ClosedRange<Int>, usual: Int)
  /// A word out of a vocabulary.
  case word(SettingsVocabulary)
  /// An array of these, so many at least.
  case list(SettingsShape, atLeast: Int = 0)
  /// One of them, or a list.
  case oneOrMore(SettingsShape)
  /// An object with these members.
  case object([SettingsMember])
  /// An object whose keys are words of a vocabulary; some of them may have other values than most.
  case map(SettingsVocabulary, SettingsShape, others: [SettingsMember] = [])
  /// Members of forms, as the language writes them.
  case form
}

/// Words that settings know.
public enum SettingsVocabulary: String, Sendable, CaseIterable {
  /// The code of a finding that can be suppressed.
  case code
  /// A code, a group, `default` or `all`.
  case selector
  /// The same, without the codes of findings that cannot be suppressed.
  case ignorable
  /// A severity, or `off`.
  case severity
  /// The severity of findings that cannot be suppressed.
  case fixedSeverity

  /// The words.
  public var words: [String] {
    switch self {
    case .code: LintRuleRegistry.everything.map(\.code).filter { !CodeSelector.isNeverSuppressed($0) }
    case .selector: CodeSelector.words
    case .ignorable: CodeSelector.words.filter { !CodeSelector.isNeverSuppressed($0) }
    case .severity: SettingsKey.severities
    case .fixedSeverity: [Severity.error.word]
    }
  }
}

/// A key that an object of settings may have.
public struct SettingsMember: Sendable {
  /// The key.
  public let name: String
  /// What it is, in a sentence.
  public let summary: String
  /// What its value may be.
  public let shape: SettingsShape
  /// Whether an object must have it.
  public let isRequired: Bool

  /// A key with what it is and what its value may be.
  init(_ name: String, _ summary: String, _ shape: SettingsShape, isRequired: Bool = false) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
  }
}

extension SettingsShape {
  /// A whole settings file.
  public static let file: SettingsShape = .object(
    SettingsKey.allCases.map { SettingsMember($0.rawValue, $0.summary, shape(of: $0)) }
      + [SettingsMember(SettingsKey.limit, "The same as 'limit' in 'diagnostics'.", limit)])

  private static func shape(of key: SettingsKey) -> SettingsShape {
    switch key {
    case .schema: .text
    case .baseline: .path
    case .documentation: .address
    case .extends: .oneOrMore(.path)
    case .select, .fixable, .unfixable: .list(.word(.selector))
    case .ignore: .list(.word(.ignorable))
    case .severity: severities
    case .exclude: .list(.text)
    case .form: .form
    case .diagnostics:
      .object([SettingsMember("limit", "Findings of a file that an editor shows; 1000.", limit)])
    case .formatter:
      .object([
        SettingsMember("indent", "Columns for one level; 4.", .number(indentWidths, usual: 4)),
        SettingsMember("tabs", "Whether levels are indented with tabs; false.", .boolean),
        SettingsMember("lineWidth", "Columns that lines should keep to; 120.", .number(lineWidths, usual: 120)),
      ])
    case .preview:
      .object([
        SettingsMember("now", "The day or moment of previews, as 2010-11-15 or 2010-11-15T09:41:00Z.", .moment),
        SettingsMember("hints", "Whether an editor shows values behind placeholders; true.", .boolean),
      ])
    case .suppressions: .list(.object(suppression))
    case .overrides: .list(.object(override))
    }
  }

  /// Columns that the formatter may indent a level by.
  public static let indentWidths = 1...16
  /// Columns that the formatter may keep to.
  public static let lineWidths = 20...1_000

  /// The properties that forms have.
  public static let formProperties = Catalog.properties(in: .form).filter { !$0.isReadOnly }.map(\.name.string)

  /// Those of them that have words of the language as values, with these as they are written.
  public static let formWords: [(name: String, words: [String])] = Catalog.properties(in: .form).compactMap {
    guard case .enumeration(let id) = $0.type, id.kind == .language else { return nil }
    return ($0.name.string, id.members.map { ".\($0.name)" })
  }

  private static let limit = SettingsShape.number(0...1_000_000, usual: 1_000)
  private static let severities = SettingsShape.map(
    .selector, .word(.severity),
    others: CodeSelector.words.filter(CodeSelector.isNeverSuppressed).map {
      SettingsMember($0, "This is always an error.", .word(.fixedSeverity))
    })

  private static let suppression = [
    SettingsMember("file", "The files that it speaks of: a pattern as in .gitignore.", .text, isRequired: true),
    SettingsMember("form", "The form that it speaks of; without it, all.", .text),
    SettingsMember("control", "The control that it speaks of; without it, all.", .text),
    SettingsMember("code", "The finding that is not reported.", .word(.code), isRequired: true),
    SettingsMember("reason", "Why the finding is accepted.", .words, isRequired: true),
  ]

  private static let override = [
    SettingsMember(
      "files", "The files that it holds for: patterns as in .gitignore.", .list(.text, atLeast: 1), isRequired: true),
    SettingsMember("select", SettingsKey.select.summary, .list(.word(.selector))),
    SettingsMember("ignore", SettingsKey.ignore.summary, .list(.word(.ignorable))),
    SettingsMember("severity", SettingsKey.severity.summary, severities),
    SettingsMember("form", SettingsKey.form.summary, .form),
  ]
}
