/// Whether one language holds all of another one.
public enum Inclusion: Sendable, Equatable {
  /// It does.
  case holds
  /// A shortest text of the first that is not in the second.
  case fails(counterexample: String)
}

/// Whether two languages are the same.
public enum Equivalence: Sendable, Equatable {
  /// They are the same.
  case equal
  /// Texts that are only in the first, and only in the second, nil where there is none.
  case differ(onlyFirst: String?, onlySecond: String?)
}

extension [TextLanguage] {
  /// Whether every text that is in all of the languages is in another one too.
  public func isIncluded(
    in other: TextLanguage, allowEmpty: Bool = false, budget: SearchBudget = .standard
  ) -> Decision<Inclusion> {
    (self + [other.complement]).witness(allowEmpty: allowEmpty, budget: budget).map {
      $0.map { .fails(counterexample: $0) } ?? .holds
    }
  }

  /// Whether the other languages imply the one at `index`.
  public func redundancy(of index: Int, budget: SearchBudget = .standard) -> Decision<Inclusion> {
    var others = self
    let rule = others.remove(at: index)
    return others.isIncluded(in: rule, budget: budget)
  }
}

extension TextLanguage {
  /// Whether every text of the language is in another one too: no text is in it and in the other's complement.
  public func isIncluded(
    in other: TextLanguage, allowEmpty: Bool = false, budget: SearchBudget = .standard
  ) -> Decision<Inclusion> {
    [self].isIncluded(in: other, allowEmpty: allowEmpty, budget: budget)
  }

  /// Whether two languages have the same texts.
  public func isEquivalent(
    to other: TextLanguage, allowEmpty: Bool = true, budget: SearchBudget = .standard
  ) -> Decision<Equivalence> {
    let first = [self, other.complement].witness(allowEmpty: allowEmpty, budget: budget)
    let second = [other, complement].witness(allowEmpty: allowEmpty, budget: budget)
    switch (first, second) {
    case (.decided(nil), .decided(nil)): return .decided(.equal)
    case (.decided(let onlyFirst), .decided(let onlySecond)):
      return .decided(.differ(onlyFirst: onlyFirst, onlySecond: onlySecond))
    case (.notAnalysed(let reason), _), (_, .notAnalysed(let reason)): return .notAnalysed(reason)
    }
  }
}
