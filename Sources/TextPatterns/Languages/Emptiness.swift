extension [TextLanguage] {
  /// A shortest text that is in all of the languages, written to be read; nil where there is none.
  ///
  /// The first of `preferred` that is in all of them is taken instead. The empty text counts only where `allowEmpty`
  /// says so. A language that is not decided never hides a conflict of the others.
  public func witness(
    preferring preferred: [String] = [], allowEmpty: Bool = false, budget: SearchBudget = .standard
  ) -> Decision<String?> {
    for text in preferred where allowEmpty || !text.isEmpty {
      if contains(text) { return .decided(text) }
    }
    return scalarWitness(allowEmpty: allowEmpty, budget: budget).map { $0.map { String(scalars: $0) } }
  }

  /// Whether a text is known to be in all of the languages.
  public func contains(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    return allSatisfy { $0.contains(scalars: scalars).value == true }
  }

  func scalarWitness(allowEmpty: Bool, budget: SearchBudget) -> Decision<[UInt32]?> {
    let search = ProductSearch(self, .upper, counter: StepCounter(budget))
    switch search.run(allowEmpty: allowEmpty) {
    case .empty: return .decided(nil)
    case .exhausted(let limit):
      return .notAnalysed(firstReason ?? NotAnalysedReason(.budget(limit)))
    case .found(let word):
      let text = search.symbolChoice.text(word)
      if allSatisfy(\.isExact) || isMember(text, budget) { return .decided(text) }
      return lowerWitness(allowEmpty, budget)
    }
  }

  /// A witness in the lower bounds, where there is one; that there is none decides nothing.
  private func lowerWitness(_ allowEmpty: Bool, _ budget: SearchBudget) -> Decision<[UInt32]?> {
    let search = ProductSearch(self, .lower, counter: StepCounter(budget))
    if case .found(let word) = search.run(allowEmpty: allowEmpty) {
      return .decided(search.symbolChoice.text(word))
    }
    return .notAnalysed(firstReason ?? NotAnalysedReason(.characterLength))
  }

  private func isMember(_ scalars: [UInt32], _ budget: SearchBudget) -> Bool {
    let counter = StepCounter(budget)
    return allSatisfy { $0.isExact || $0.membership(of: scalars, counter) == true }
  }
}

extension TextLanguage {
  /// Whether both bounds are the language itself.
  var isExact: Bool {
    if undecided != nil { return false }
    switch form {
    case .program: return true
    case .between: return false
    case .length(let window): return window.unit != .characters
    case .intersection(let parts), .union(let parts): return parts.allSatisfy(\.isExact)
    case .complement(let inner), .prefixes(let inner), .typeable(let inner): return inner.isExact
    case .trimmed(let inner, _), .removed(let inner, _), .mapped(let inner, _): return inner.isExact
    case .concatenation(let first, let second): return first.isExact && second.isExact
    }
  }
}
