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
    for part in text.split(separator: ";") {
      let words = part.split(separator: ":", maxSplits: 1).map { PasswordRules.trimmed(String($0)) }
      if words.count == 1, words[0].isEmpty { continue }
      guard words.count == 2 else { return nil }
      switch words[0].lowercased() {
      case "required":
        guard let set = PasswordRules.classes(words[1]) else { return nil }
        required.append(set)
      case "allowed":
        guard let set = PasswordRules.classes(words[1]) else { return nil }
        allowed = allowed.union(set)
      case "minlength":
        guard let number = Int(words[1]), number >= 0 else { return nil }
        least = max(least, number)
      case "maxlength":
        guard let number = Int(words[1]), number >= 0 else { return nil }
        most = min(most ?? number, number)
      case "max-consecutive":
        guard let number = Int(words[1]), number > 0 else { return nil }
        maxConsecutive = number
      default: return nil
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

  private static func trimmed(_ text: String) -> String {
    let part = text.drop { $0.isWhitespace }
    return String(part[..<(part.lastIndex { !$0.isWhitespace }.map { part.index(after: $0) } ?? part.startIndex)])
  }

  /// `upper, digit, [-_.]`: the characters of all of them.
  private static func classes(_ text: String) -> ScalarSet? {
    var set = ScalarSet.empty
    var rest = Substring(text)
    while !rest.isEmpty {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      if rest.first == "[" {
        let body = rest.dropFirst()
        guard let end = body.dropFirst().firstIndex(of: "]") ?? body.firstIndex(of: "]") else { return nil }
        set = set.union(
          ScalarSet(scalars: body[..<end].unicodeScalars.map(\.value)).intersection(ScalarSet(0x20...0x7E)))
        rest = body[end...].dropFirst()
      } else if !rest.isEmpty {
        let word = rest.prefix { $0 != "," && !$0.isWhitespace }
        guard let named = PasswordRules.named(word.lowercased()) else { return nil }
        set = set.union(named)
        rest = rest.dropFirst(word.count)
      }
    }
    return set.isEmpty ? nil : set
  }

  private static func named(_ word: String) -> ScalarSet? {
    switch word {
    case "upper": ScalarSet(0x41...0x5A)
    case "lower": ScalarSet(0x61...0x7A)
    case "digit": ScalarSet(0x30...0x39)
    case "special": ScalarSet(scalars: "-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] ".unicodeScalars.map(\.value))
    case "ascii-printable": ScalarSet(0x20...0x7E)
    case "unicode": .all
    default: nil
    }
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
    let space = RuleSpace(rules, nil)
    let windows = space.refusing.filter { rules[$0].reading.window != nil }
    let made = passwordRules.language
    if let long = windows.first(where: { ([made, rules[$0].reading.upper]).witness() == .decided(nil) }),
      let password = [made].witness().value ?? nil
    {
      return RefusedPassword(password: password, rule: long)
    }
    let lengths = windows.map { rules[$0].reading.upper }
    for index in space.refusing where rules[index].reading.window == nil {
      let refused = [made] + lengths + [rules[index].reading.upper.complement]
      if case .decided(let password?) = refused.witness() { return RefusedPassword(password: password, rule: index) }
    }
    return nil
  }
}
