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
    return readableWitness(allowEmpty: allowEmpty, budget: budget).map { $0.map { String(scalars: $0) } }
  }

  /// Any text that is in all of the languages and not empty, of few steps; nil where none is found so.
  ///
  /// To find a shortest text, all shorter ones are looked at, which may be very many; that some text is there, the way
  /// that leads to the ends of all languages soonest most often shows.
  public func easyWitness(budget: SearchBudget = .standard) -> String? {
    let part = budget.limited(to: Swift.min(budget.steps, 50_000))
    var search = ProductSearch(self, .upper, counter: StepCounter(part))
    guard let word = search.runGreedily(upTo: 256) else { return nil }
    let text = search.symbolChoice.text(word)
    return isMember(text, budget) ? String(scalars: text) : nil
  }

  /// Whether a text is known to be in all of the languages.
  public func contains(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    return allSatisfy { $0.contains(scalars: scalars).value == true }
  }

  /// A shortest text as scalar values, for whoever asks only whether there is one; nil where there is none.
  func scalarWitness(allowEmpty: Bool, budget: SearchBudget) -> Decision<[UInt32]?> {
    var pool = budget
    return scalarWitness(allowEmpty: allowEmpty, isReadable: false, pool: &pool)
  }

  /// The one of the shortest texts that reads best as scalar values, nil where there is none.
  func readableWitness(allowEmpty: Bool, budget: SearchBudget) -> Decision<[UInt32]?> {
    var pool = budget
    return scalarWitness(allowEmpty: allowEmpty, isReadable: true, pool: &pool)
  }

  /// A shortest text out of a pool that several searches share: what was spent is taken away from it.
  ///
  /// - Parameter isReadable: whether of the shortest texts the one is looked for that reads best.
  func scalarWitness(allowEmpty: Bool, isReadable: Bool, pool: inout SearchBudget) -> Decision<[UInt32]?> {
    if let listed = ListedTexts(self, &pool) { return listed.shortest(allowEmpty: allowEmpty) }
    switch search(.upper, allowEmpty, isReadable, &pool) {
    case .decided(nil): return .decided(nil)
    case .notAnalysed(let reason): return .notAnalysed(firstReason ?? reason)
    case .decided(let text?):
      if allSatisfy(\.isExact) || isMember(text, pool) { return .decided(text) }
    }
    if case .decided(let text?) = search(.lower, allowEmpty, isReadable, &pool) { return .decided(text) }
    return .notAnalysed(firstReason ?? NotAnalysedReason(.characterLength))
  }

  /// A text among the shortest that one bound of all languages has.
  private func search(
    _ bound: Bound, _ allowEmpty: Bool, _ isReadable: Bool, _ pool: inout SearchBudget
  ) -> Decision<[UInt32]?> {
    var search = ProductSearch(self, bound, counter: StepCounter(pool))
    defer { pool = search.counter.rest }
    switch search.run(allowEmpty: allowEmpty) {
    case .empty: return .decided(nil)
    case .exhausted(let limit): return .notAnalysed(NotAnalysedReason(.budget(limit)))
    case .found(let word):
      let text = search.symbolChoice.text(word)
      // Of plain texts it is known, too, whether they are in languages that only bounds are known of.
      let isPlainest = word.allSatisfy(search.symbolChoice.isASCII)
      if isPlainest || !isReadable && allSatisfy(\.isExact) { return .decided(text) }
      return .decided(plainest(noLongerThan: text, &search) ?? text)
    }
  }

  /// The text that reads best of those that are no longer than one.
  private func plainest(noLongerThan text: [UInt32], _ search: inout ProductSearch) -> [UInt32]? {
    let unit: LengthWindow.Unit = contains { $0.countsUTF16 } ? .utf16 : .scalars
    let length = unit.length(of: text)
    guard let word = search.runForReaders(upTo: length) else { return nil }
    let plain = search.symbolChoice.text(word)
    return unit.length(of: plain) <= length ? plain : nil
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
    case .nfa, .table, .words: return true
    case .between: return false
    case .length(let window): return window.unit != .characters
    case .intersection(let parts), .union(let parts): return parts.allSatisfy(\.isExact)
    case .complement(let inner), .prefixes(let inner), .typeable(let inner): return inner.isExact
    case .trimmed(let inner, _), .removed(let inner, _), .mapped(let inner, _, _): return inner.isExact
    case .concatenation(let first, let second): return first.isExact && second.isExact
    }
  }

  /// Whether a length in UTF-16 code units is part of the language.
  fileprivate var countsUTF16: Bool {
    switch form {
    case .nfa, .table, .words: false
    case .between(_, let upper): upper.countsUTF16
    case .length(let window): window.unit == .utf16
    case .intersection(let parts), .union(let parts): parts.contains(where: \.countsUTF16)
    case .complement(let inner), .prefixes(let inner), .typeable(let inner): inner.countsUTF16
    case .trimmed(let inner, _), .removed(let inner, _), .mapped(let inner, _, _): inner.countsUTF16
    case .concatenation(let first, let second): first.countsUTF16 || second.countsUTF16
    }
  }
}
