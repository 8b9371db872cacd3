import TextPatterns

/// That the passwords which iOS makes may not meet the rules of the field.
public struct RefusedPassword: Sendable, Equatable {
  /// One that it may make.
  public var password: String
  /// The rule that refuses it.
  public var rule: Int
}

extension FieldLanguage {
  /// A password that keeps to Apple's rules, is as long as the field allows, and is refused; nil where there is none, or
  /// it is not known.
  public func refusedPassword(_ passwordRules: PasswordRules) -> RefusedPassword? {
    guard analysis.conflict == nil, !passwordRules.isTooLarge else { return nil }
    let budget = self.budget
    let space = RuleSpace(rules, nil, budget)
    let windows = space.refusing.filter { rules[$0].language.window != nil }
    let made = passwordRules.language
    if let long = windows.first(where: { ([made, rules[$0].language.upper]).witness(budget: budget) == .decided(nil) }),
      let password = [made].witness(budget: budget).value ?? nil
    {
      return RefusedPassword(password: password, rule: long)
    }
    let lengths = windows.map { rules[$0].language.upper }
    for index in space.refusing where rules[index].language.window == nil {
      let refused = [made] + lengths + [rules[index].language.upper.complement]
      if case .decided(let password?) = refused.witness(budget: budget) {
        return RefusedPassword(password: password, rule: index)
      }
    }
    return nil
  }
}
