import TextPatterns

/// Apple's little language for the passwords that iOS makes: `required: upper; required: digit; minlength: 12;`.
public struct PasswordRules: Sendable {
  /// Of each set one character is wanted.
  private var required: [ScalarSet] = []
  private var allowed: ScalarSet = .empty
  private var least = 0
  private var most: Int?
  private var maxConsecutive: Int?

  /// Nil where something in it is not understood.
  public init?(_ text: String) {
    do { try self.init(reading: text) } catch { return nil }
  }

  public init(reading text: String) throws(PasswordRulesFault) {
    var scanner = PasswordRulesScanner(text)
    while let (name, place) = try scanner.property() {
      switch name {
      case "required": required.append(try scanner.characters())
      case "allowed": allowed = allowed.union(try scanner.characters())
      case "minlength": least = max(least, try scanner.number(from: 0))
      case "maxlength":
        let number = try scanner.number(from: 0)
        most = min(most ?? number, number)
      case "max-consecutive": maxConsecutive = try scanner.number(from: 1)
      default: throw PasswordRulesFault(.property, place)
      }
    }
  }

  /// The passwords that keep to the rules; how often a character may be repeated is left out.
  var language: TextLanguage {
    let all = required.reduce(allowed) { $0.union($1) }
    let alphabet = all.isEmpty ? ScalarSet(0x20...0x7E) : all
    let window = LengthWindow(min: least, max: most.map { max($0, least) }, unit: .scalars)
    return .intersection(
      [TextLanguage(everyScalarIn: alphabet), TextLanguage(length: window)]
        + required.map { TextLanguage(everyScalarIn: $0.complement).complement })
  }
}

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
    guard verdict.conflict == nil else { return nil }
    let budget = self.budget
    let space = RuleSpace(rules, nil, budget)
    let windows = space.refusing.filter { rules[$0].reading.window != nil }
    let made = passwordRules.language
    if let long = windows.first(where: { ([made, rules[$0].reading.upper]).witness(budget: budget) == .decided(nil) }),
      let password = [made].witness(budget: budget).value ?? nil
    {
      return RefusedPassword(password: password, rule: long)
    }
    let lengths = windows.map { rules[$0].reading.upper }
    for index in space.refusing where rules[index].reading.window == nil {
      let refused = [made] + lengths + [rules[index].reading.upper.complement]
      if case .decided(let password?) = refused.witness(budget: budget) {
        return RefusedPassword(password: password, rule: index)
      }
    }
    return nil
  }
}
