public import FormModel

/// The rules of a field, read, without a look at what they say together.
public struct FieldRules: Sendable {
  /// The control's own, then those of its presets.
  public let rules: [ValidationRule]
  /// What the text is made into before rules see it; nil where it cannot be known.
  public let normalization: FieldNormalization?

  /// Reads the rules of a control and of its presets.
  ///
  /// - Parameter isAskedFor: whether anybody asks for the language of a rule; of others nothing is known.
  public init(
    _ control: ResolvedControl, _ environment: FieldEnvironment, _ cache: FieldLanguageCache,
    where isAskedFor: (ResolvedMember) -> Bool = { _ in true }
  ) {
    normalization = control.normalization
    var steps = 0
    rules = control.rules.map { member in
      let meaning =
        isAskedFor(member)
        ? RuleMeaning(member, control, environment, cache.languages, after: &steps) : RuleMeaning(unreadRule: member)
      return ValidationRule(member: member, meaning: meaning)
    }
  }
}
