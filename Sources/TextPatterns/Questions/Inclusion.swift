/// Whether one language holds all of another one.
public enum Inclusion: Sendable, Equatable {
  /// It does.
  case holds
  /// A shortest text of the first that is not in the second.
  case fails(counterexample: String)
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
}
