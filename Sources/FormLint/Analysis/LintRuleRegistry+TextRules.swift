import FieldLanguages

extension LintRuleRegistry {
  /// Rules about what the rules of a field accept.
  static let textRules: [(rule: any TextRule.Type, filter: FieldFilter)] =
    ([
      InvalidPattern.self, EmptyRange.self, UnsatisfiableRules.self, RedundantRule.self, AlwaysTrueRule.self,
      OneOfUnreachable.self, ExampleInvalid.self, KeyboardCannotType.self, KeyboardCannotTypeSome.self,
      KeyboardRuleMismatch.self,
      LocaleSeparator.self,
      LocaleDigits.self, MaskConflict.self, BlocksTyping.self, BlocksComposition.self, AutofillRefused.self,
      OneTimeCodeSplit.self, SmartPunctuationRule.self, EqualConflict.self, LengthUnit.self,
      CatastrophicBacktracking.self,
      UnanchoredSearch.self, AccidentalPossessive.self, SuspiciousSet.self, PastedDelimiters.self, BareAnchors.self,
      UnicodeDigits.self, NotAnalysed.self, ContentTypeKeyboard.self, UnreachableHandler.self,
      FormatterConflictRule.self,
    ] as [any TextRule.Type]).map { ($0, $0.fieldFilter) }

  /// The codes of the rules that may find less where the budget does not suffice.
  static let countingSteps = Set(
    textRules.map { $0.rule.info.code } + controlRules.filter { $0.rule.asksFormatters }.map { $0.rule.info.code })
}
