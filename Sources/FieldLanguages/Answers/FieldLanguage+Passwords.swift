import TextPatterns

extension FieldLanguage {
  /// A password that iOS makes by Apple's rules, and that is rejected; nil where there is none, or it is not known.
  public func rejectedPassword(_ passwordRules: PasswordRules) -> RejectedPassword? {
    guard analysis.conflict == nil, !passwordRules.isTooLarge, passwordRules.reversedLengths == nil else { return nil }
    return cache.rejectedPassword(passwordRules, of: self) { newRejectedPassword(passwordRules) }
  }

  private func newRejectedPassword(_ passwordRules: PasswordRules) -> RejectedPassword? {
    let space = RuleSpace(rules, nil, budget)
    let made = passwordRules.language
    for index in space.rejecting {
      let rejected = [made, rules[index].language.upper.complement]
      if case .decided(let password?) = rejected.witness(budget: budget) {
        return RejectedPassword(password: password, rule: index)
      }
    }
    return nil
  }
}
