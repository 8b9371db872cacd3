extension LintRuleRegistry {
  /// The codes of the rules that look into strings files.
  public static let readingStrings: Set<String> = Set(all.filter(\.readsStrings).map(\.code))

  /// What is found where a suppression suppresses nothing, in a form or in settings.
  public static let unusedSuppression = UnusedSuppression.info

  /// What is found in settings, which no rule looks at.
  public static let invalidSettings = LintRuleInfo(
    "invalid-settings", .error, group: .names,
    summary: "Settings that cannot be followed.",
    reason: """
      A key that does not exist, a value of another type or a code that no rule has would be passed over in silence, and \
      the files would be checked by other settings than somebody meant.
      """,
    bad: """
      { "severity": { "duplicate-tag": "fatal" } }
      """,
    good: """
      { "severity": { "duplicate-tag": "error" } }
      """, isAlwaysReported: true, canBeSuppressed: false)

  /// All that can be found, by code: what `rules` and `explain` know.
  public static let everything: [LintRuleInfo] = (all + [invalidSettings]).sorted { $0.code < $1.code }

  /// The rules that are off where settings do not select them.
  public static let offByDefault: [LintRuleInfo] = everything.filter { !$0.isOnByDefault }

  private static let byCode: [String: LintRuleInfo] = Dictionary(
    everything.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// What there is to know of a code.
  public static func known(_ code: String) -> LintRuleInfo? { byCode[code] }
}
