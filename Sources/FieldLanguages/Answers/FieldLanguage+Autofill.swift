public import TextPatterns
public import UIKitCatalog

/// That a rule accepts no text that AutoFill inserts.
public struct RefusedAutofill: Sendable, Equatable {
  /// One of these is in every text that AutoFill inserts, and in none that the rule accepts.
  public var part: ScalarSet
  /// The index of the rule.
  public var rule: Int
  /// A text as AutoFill inserts it.
  public var example: String
}

extension FieldLanguage {
  /// A rule that refuses the keys for what every text of a content type has.
  public func refusedAutofill(_ type: EnumMember) -> RefusedAutofill? {
    guard let facts = Catalog.autofill(type), let seen = normalization?.applied(to: facts.example) else { return nil }
    for part in facts.parts {
      let set = part.scalars
      guard seen.unicodeScalars.contains(where: { set.contains($0.value) }),
        let index = rules.firstIndex(where: { $0.terms.refusesKeys && rejects($0, set) }),
        part != .blank || writesBlanks(rules[index])
      else { continue }
      return RefusedAutofill(part: set, rule: index, example: facts.example)
    }
    return nil
  }

  private func rejects(_ rule: ValidationRule, _ set: ScalarSet) -> Bool {
    rule.restrictsTexts && rule.language.used.map { $0.isDisjoint(with: set) } ?? false
  }

  /// Whether those who enter texts that a rule is for part words by blanks: where the form says nothing of its locales,
  /// Latin letters say it.
  private func writesBlanks(_ rule: ValidationRule) -> Bool {
    if environment.namesLocales { return environment.localeFacts.contains { !$0.composesText } }
    return rule.language.used.map { !$0.isDisjoint(with: FieldLanguage.latinLetters) } ?? false
  }

  private static let latinLetters = ScalarSet(unsorted: [.init(0x41, 0x5A), .init(0x61, 0x7A)])
}

extension AutofillFacts.Part {
  /// The characters that it may be.
  public var scalars: ScalarSet {
    switch self {
    case .character(let scalar): ScalarSet(scalars: [scalar.value])
    case .digit: UnicodeSets.digits
    case .blank: ScalarSet(scalars: [0x20])
    }
  }
}
