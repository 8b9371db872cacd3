import TextPatterns

/// What rules say, by their source text: rules that say the same share one language.
final class RuleLanguages: Sendable {
  private let languages = MeasuredTable<[UInt8], RuleLanguage>(limit: 1 << 12) { $0.size }
  private let lengths = BoundedTable<LengthWindow, RuleLanguage>(limit: 1 << 13)

  /// What a rule says, with what it took to read it; to be paid by whoever uses it.
  ///
  /// - Parameter key: what the rule says, as bytes that are equal where it means the same.
  func measured(_ key: [UInt8], _ make: () -> RuleLanguage) -> Measured<RuleLanguage> { languages.measured(key, make) }

  /// What a `length` rule with these lengths says.
  func language(of window: LengthWindow) -> RuleLanguage { lengths.value(window) { RuleLanguage(window) } }
}
