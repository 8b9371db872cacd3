/// What rules are about, as settings name them.
public enum RuleGroup: String, CaseIterable, Sendable {
  /// Groups by the part of a form that their rules are about; the raw values are those of settings.
  case names, tags, delegates, keyboard, overlays, validation, formatters
}

extension LintRuleInfo {
  /// The group of the rule.
  public var group: RuleGroup { RuleGroup.table[code] ?? .names }

  /// Whether it is on where settings do not speak of it.
  public var isOnByDefault: Bool { code != "missing-key" && code != "missing-translation" }
}

extension RuleGroup {
  /// The codes of each group but `names`, to which all others belong.
  private static let codes: [(group: RuleGroup, codes: [StaticString])] = [
    (
      .tags,
      [
        "duplicate-tag", "zero-tag", "missing-tag", "unused-tag-case", "duplicate-tag-case", "tag-value-overflow",
        "magic-tag", "duplicate-key", "duplicate-outlet", "missing-key",
      ]
    ),
    (
      .delegates,
      [
        "missing-delegate", "unknown-delegate-method", "wrong-delegate-method", "unreachable-handler",
        "never-ends-editing", "deprecated-delegate-method", "duplicate-handler", "superseded-handler",
        "return-does-nothing", "return-inserts-newline", "traps-user", "rule-never-checked",
      ]
    ),
    (
      .keyboard,
      [
        "keyboard-cannot-type-some", "keyboard-cannot-type", "keyboard-rule-mismatch", "content-type-keyboard",
        "no-return-key", "cannot-dismiss", "input-view-hides-keyboard", "secure-autocorrection", "secure-content-type",
        "capitalized-address", "next-without-next", "focus-cycle", "unbalanced-observers", "keyboard-covers",
        "placeholder-keyboard", "placeholder-not-secure", "password-not-secure", "done-before-last", "locale-digits",
        "smart-punctuation", "autofill-refused", "one-time-code-split", "blocks-composition", "missing-content-type",
        "locale-separator",
      ]
    ),
    (
      .overlays,
      [
        "overlay-never-shown", "overlay-mode-without-view", "overlay-clear-button-overlap", "dead-overlay-action",
        "background-ignored", "disabled-background-ignored", "minimum-font-size-ignored", "minimum-font-size-missing",
        "text-overrides", "typing-attributes-ignored", "nil-text-color", "size-changing-override", "secure-text-view",
        "password-rules-without-secure", "data-detectors-ignored", "unselectable-editable", "writing-tools-table",
        "dynamic-type-font", "autocapitalization-ignored", "formatting-configuration-ignored", "bounce-ignored",
        "content-type-entitlement", "contradictory-clearing",
      ]
    ),
    (
      .validation,
      [
        "invalid-pattern", "unsatisfiable-rules", "redundant-rule", "empty-range", "blocks-typing", "example-invalid",
        "one-of-unreachable", "formatter-conflict", "catastrophic-backtracking", "unanchored-search",
        "always-true-rule", "missing-message", "equal-cycle", "equal-conflict", "length-unit", "not-analysed",
        "unicode-digits", "accidental-possessive", "suspicious-set", "pasted-delimiters", "bare-anchors",
      ]
    ),
    (
      .formatters,
      [
        "invalid-format", "suspicious-format", "lossy-format", "fixed-format-locale", "placeholder-without-formatter",
        "placeholder-format-mismatch", "empty-placeholder", "leftover-text", "unused-formatter", "mask-conflict",
        "missing-translation",
      ]
    ),
  ]

  /// The codes that are in a group by name.
  static var groupedCodes: [String] { Array(table.keys) }

  fileprivate static let table: [String: RuleGroup] = Dictionary(
    codes.flatMap { entry in entry.codes.map { ("\($0)", entry.group) } }, uniquingKeysWith: { first, _ in first })
}
