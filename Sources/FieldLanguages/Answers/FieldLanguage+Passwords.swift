import TextPatterns

extension FieldLanguage {
  /// A password that keeps to Apple's rules, is as long as the field allows, and is rejected; nil where there is none, or
  /// it is not known.
  public func rejectedPassword(_ passwordRules: PasswordRules) -> RejectedPassword? {
    guard analysis.conflict == nil, !passwordRules.isTooLarge else { return nil }
    return cache.rejectedPassword(passwordRules, of: self) { newRejectedPassword(passwordRules) }
  }

  private func newRejectedPassword(_ passwordRules: PasswordRules) -> RejectedPassword? {
    let budget = self.budget
    let space = RuleSpace(rules, nil, budget)
    let windows = space.rejecting.filter { rules[$0].language.window != nil }
    let made = passwordRules.language
    if let long = windows.first(where: { ([made, rules[$0].language.upper]).witness(budget: budget) == .decided(nil) }),
      let password = [made].witness(budget: budget).value ?? nil
    {
      return RejectedPassword(password: password, rule: long)
    }
    let lengths = windows.map { rules[$0].language.upper }
    for index in space.rejecting where rules[index].language.window == nil {
      let rejected = [made] + lengths + [rules[index].language.upper.complement]
      if case .decided(let password?) = rejected.witness(budget: budget) {
        return RejectedPassword(password: password, rule: index)
      }
    }
    return nil
  }
}
