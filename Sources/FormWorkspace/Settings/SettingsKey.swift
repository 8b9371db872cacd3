import UIKitCatalog

/// The keys of settings: what reading, the schema and completion share.
public enum SettingsKey: String, CaseIterable, Sendable {
  /// The address of the JSON schema.
  case schema = "$schema"
  /// Which settings, rules, fixes and files hold, what forms share, and what commands and editors do.
  case extends, select, ignore, severity, fixable, unfixable, exclude, form, diagnostics, formatter, preview
  /// Findings that are let be.
  case suppressions
  /// A file of known findings, the address of the reference, and settings for some files only.
  case baseline, documentation, overrides

  /// What it is, in a sentence.
  public var summary: String {
    switch self {
    case .schema: "The address of the schema, for editors."
    case .extends: "Settings files that hold too, as paths from this file; later ones win, and this file most."
    case .select: "The rules that are on: codes, groups of codes, \"default\" or \"all\"."
    case .ignore:
      "Rules that are off: codes or groups. One is on where \"select\" beside it names it more narrowly, or that of a later "
        + "override, or --select, at least as narrowly; overrides add theirs."
    case .severity: "How serious findings are, by code or group; \"off\" does not report them."
    case .fixable: "The rules whose fixes are applied."
    case .unfixable: "Rules whose fixes are not applied."
    case .exclude: "Files and folders that are left out unless they are named: patterns as in .gitignore."
    case .form: "Members of forms that do not have them, as the language writes them."
    case .diagnostics: "How much an editor shows."
    case .formatter: "How texts are laid out."
    case .preview: "What previews of texts in an editor are made of."
    case .suppressions: "Findings that are not reported, each with a reason."
    case .baseline: "The file of the findings that are known, as a path from this file."
    case .documentation: "The address below which the pages of the rules are served."
    case .overrides: "What holds for some files only; of several, the last that matches wins."
    }
  }

  /// The one member of `diagnostics`, in one word.
  static let limit = "diagnostics.limit"
  /// The keys of an element of `overrides`.
  static let ofOverrides = ["files", "select", "ignore", "severity", "form"]
  /// The keys of an element of `suppressions`.
  static let ofSuppressions = ["file", "form", "control", "code", "reason"]
  /// The keys of `formatter`.
  static let ofFormatter = ["indent", "tabs", "lineWidth"]
  /// The keys of `preview`.
  static let ofPreview = ["now", "hints"]
  /// The key that was meant by a word that is none: one that settings of other linters have for the same, or a close one.
  static func meant(by word: String, among known: [String]) -> String? {
    let key = otherWords.first { $0.words.contains(word.lowercased()) }?.key.rawValue
    return key.flatMap { known.contains($0) ? $0 : nil } ?? closestMatch(to: word, among: known)
  }

  /// What settings of other linters call keys that settings here have.
  private static let otherWords: [(key: SettingsKey, words: Set<String>)] = [
    (.select, ["enable", "enabled", "enabled_rules", "only", "only_rules", "opt_in_rules"]),
    (.ignore, ["disable", "disabled", "disabled_rules"]),
  ]

  /// The words for a severity.
  public static let severities = ["error", "warning", "information", "hint", "off"]
}
