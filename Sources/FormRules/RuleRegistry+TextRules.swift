extension RuleRegistry {
  /// Rules about what the rules of a field let through.
  static let textRules: [any TextRule.Type] = [
    InvalidPattern.self, UnsatisfiableRules.self, RedundantRule.self, AlwaysTrueRule.self, KeyboardCannotType.self,
    ExampleInvalid.self, CatastrophicBacktracking.self, NotAnalysed.self,
  ]
}
