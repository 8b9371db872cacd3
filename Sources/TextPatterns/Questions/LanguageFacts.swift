/// Facts about all non-empty texts of an intersection.
extension [TextLanguage] {
  /// The scalars that occur in some text.
  ///
  /// - Parameter known: one of the texts, which often shows without more ado that all scalars occur which may.
  public func usedScalars(having known: String? = nil, budget: SearchBudget = .standard) -> Decision<ScalarSet> {
    if count == 1, case .nfa(let compiled) = self[0].form, !compiled.nfa.isGuarded {
      let nfa = compiled.nfa
      return .decided(nfa.sets.partition.scalars { nfa.domain[$0] })
    }
    if count == 1, case .table(let automaton) = self[0].form {
      return .decided(automaton.usefulPartition.scalars { $0 < automaton.usefulCount })
    }
    if let parts = apart ?? (count == 1 ? self[0].pieces(budget) : nil)?.map({ [$0] }) {
      return parts.reduce(.decided(ScalarSet.empty)) { known, part in
        guard case .decided(let set) = known else { return known }
        return part.usedScalars(budget: budget).map(set.union)
      }
    }
    if let known, allSatisfy(\.isExact), let used = NeighbourTexts(self, of: known, budget)?.used {
      return .decided(used)
    }
    return fact(budget) {
      ScalarSet(scalars: $0.joined())
    } graph: { graph in
      let used = graph.usedSymbols
      return graph.partition.scalars { used[$0] }
    }
  }

  /// Whether every text has a scalar of a set (so too where there is no text).
  public func requires(anyOf set: ScalarSet, budget: SearchBudget = .standard) -> Decision<Bool> {
    (self + [TextLanguage(everyScalarIn: set.complement)])
      .scalarWitness(allowEmpty: false, budget: budget).map { $0 == nil }
  }

  /// Sets of scalars of which every text has one, none of them larger than the rules tell apart; none where there is
  /// no text.
  public func requiredSets(budget: SearchBudget = .standard) -> Decision<[ScalarSet]> {
    fact(budget) { texts in
      guard let first = texts.first else { return [] }
      let common = texts.dropFirst().reduce(Set(first)) { $0.isEmpty ? $0 : $0.intersection($1) }
      return common.sorted().map { ScalarSet($0...$0) }
    } graph: { graph in
      if !graph.isReachable(avoiding: { _ in false }) { return [] }
      graph.counter.spend(graph.edges.count * graph.choice.order.count / 8)
      if graph.counter.isExhausted { return [] }
      let needed = graph.choice.order.filter { symbol in !graph.isReachable { $0 == symbol } }
      return needed.map { symbol in graph.partition.scalars { $0 == symbol } }
    }
  }

  /// The lengths of the non-empty texts; nil where there is none.
  public func lengths(
    _ unit: LengthWindow.Unit = .scalars, budget: SearchBudget = .standard
  ) -> Decision<LengthSet?> {
    switch unit {
    case .scalars:
      if count == 1, case .nfa(let compiled) = self[0].form, !compiled.nfa.isGuarded {
        return Decision { () throws(NotAnalysedReason) in try LengthSet(compiled.nfa, StepCounter(budget)) }
      }
      if let parts = apart {
        return parts.joined {
          $0.lengths(budget: budget)
        } with: { first, second in
          first.union(second)
        }
      }
      return fact(budget, { LengthSet($0.map(\.count)) }, withAllSymbols: false) { graph throws(NotAnalysedReason) in
        try LengthSet(graph, isDouble: [])
      }
    case .utf16:
      let split = TextLanguage(length: LengthWindow(unit: .utf16))
      return (self + [split]).fact(budget) { texts in
        LengthSet(texts.map { LengthWindow.Unit.utf16.length(of: $0) })
      } graph: { graph throws(NotAnalysedReason) in
        try LengthSet(graph, isDouble: graph.doubleSymbols)
      }
    case .characters:
      var pool = budget
      if let listed = ListedTexts(self, &pool) {
        return listed.fact { texts in LengthSet(texts.map { LengthWindow.Unit.characters.length(of: $0) }) }
      }
      let used = usedScalars(budget: budget)
      guard let scalars = used.value else { return .notAnalysed(used.reason ?? NotAnalysedReason(.characterLength)) }
      let joining = GraphemeJoining.scalars.union(ScalarSet(0x0A...0x0A))
      return scalars.isDisjoint(with: joining)
        ? lengths(.scalars, budget: budget) : lengths(ofTextsWithout: joining, budget)
    }
  }

  /// The lengths in characters of texts with some scalars that join, and others without: those of the others, where
  /// these have every length from the least to the most, and no text at all is shorter or longer.
  private func lengths(ofTextsWithout joining: ScalarSet, _ budget: SearchBudget) -> Decision<LengthSet?> {
    let reason = NotAnalysedReason(.characterLength)
    let apart = (self + [TextLanguage(everyScalarIn: joining.complement)]).lengths(.scalars, budget: budget)
    guard let lengths = apart.value ?? nil, lengths.hasNoGap else { return .notAnalysed(apart.reason ?? reason) }
    func isEmpty(_ min: Int, _ max: Int?) -> Bool {
      let window = TextLanguage(length: LengthWindow(min: min, max: max, unit: .characters))
      return (self + [window]).scalarWitness(allowEmpty: false, budget: budget) == .decided(nil)
    }
    if lengths.min > 1, !isEmpty(0, lengths.min - 1) { return .notAnalysed(reason) }
    if let most = lengths.max, !isEmpty(most + 1, nil) { return .notAnalysed(reason) }
    return .decided(lengths)
  }

  /// The lengths of the non-empty texts in scalars, and a shortest of them; nil where there is none.
  public func lengthsAndWitness(
    budget: SearchBudget = .standard
  ) -> Decision<(lengths: LengthSet, witness: String)?> {
    if let parts = apart {
      return parts.joined {
        $0.lengthsAndWitness(budget: budget)
      } with: { first, second in
        let lengths = first.lengths.union(second.lengths)
        return (lengths, lengths.min == first.lengths.min ? first.witness : second.witness)
      }
    }
    return fact(
      budget,
      { texts in
        guard let lengths = LengthSet(texts.map(\.count)), let word = texts.min(by: { $0.count < $1.count }) else {
          return nil
        }
        return (lengths, String(scalars: word))
      }, withAllSymbols: false
    ) { graph throws(NotAnalysedReason) in
      guard let lengths = try LengthSet(graph, isDouble: []), let word = graph.shortestWord else { return nil }
      return (lengths, String(scalars: graph.choice.text(word)))
    }
  }

  /// Intersections which have the same texts together; nil where none of the languages is a union, or several are.
  private var apart: [[TextLanguage]]? {
    let unions = indices.filter { if case .union = self[$0].form { true } else { false } }
    guard unions.count == 1, let index = unions.first, case .union(let parts) = self[index].form else { return nil }
    var others = self
    others.remove(at: index)
    return parts.map { others + [$0] }
  }

  /// A fact of the texts themselves where they are listed, of the whole graph elsewhere, where the languages are known
  /// exactly.
  private func fact<Fact: Sendable>(
    _ budget: SearchBudget, _ list: ([[UInt32]]) -> Fact, withAllSymbols: Bool = true,
    graph make: (ProductGraph) throws(NotAnalysedReason) -> Fact
  ) -> Decision<Fact> {
    var pool = budget
    if let listed = ListedTexts(self, &pool) { return listed.fact(list) }
    guard let languages = scalarExact(budget) else {
      return .notAnalysed(firstReason ?? NotAnalysedReason(.characterLength))
    }
    return Decision { () throws(NotAnalysedReason) in
      let search = ProductSearch(languages, .upper, counter: StepCounter(budget))
      let graph = try ProductGraph(search, withAllSymbols: withAllSymbols)
      let fact = try make(graph)
      try graph.counter.pay(0)
      return fact
    }
  }

  /// The same languages without lengths in characters: where no text has scalars that join, they count scalars.
  private func scalarExact(_ budget: SearchBudget) -> [TextLanguage]? {
    if allSatisfy(\.isExact) { return self }
    guard firstReason == nil else { return nil }
    let joining = TextLanguage(everyScalarIn: GraphemeJoining.scalars.complement).complement
    guard case .decided(nil) = (self + [joining]).scalarWitness(allowEmpty: false, budget: budget) else {
      return nil
    }
    return self
  }
}

extension [[TextLanguage]] {
  /// A fact about all of the intersections together: nil of those that have no text.
  fileprivate func joined<Fact: Sendable>(
    _ find: ([TextLanguage]) -> Decision<Fact?>, with join: (Fact, Fact) -> Fact
  ) -> Decision<Fact?> {
    var known: Fact?
    for part in self {
      switch find(part) {
      case .notAnalysed(let reason): return .notAnalysed(reason)
      case .decided(nil): continue
      case .decided(let fact?): known = known.map { join($0, fact) } ?? fact
      }
    }
    return .decided(known)
  }
}

extension TextLanguage {
  /// What it is put together of, where each of its scalars is in one of these, and they have no others; nil where it is one
  /// piece, or that is not known.
  fileprivate func pieces(_ budget: SearchBudget) -> [TextLanguage]? {
    switch form {
    case .concatenation(let first, var rest):
      var parts = [first]
      while case .concatenation(let next, let others) = rest.form {
        parts.append(next)
        rest = others
      }
      parts.append(rest)
      for part in parts {
        guard let witness = [part].scalarWitness(allowEmpty: true, budget: budget).value else { return nil }
        if witness == nil { return [] }
      }
      return parts
    default: return nil
    }
  }
}

extension ProductGraph {
  /// For each symbol whether its scalars take two UTF-16 code units.
  var doubleSymbols: [Bool] {
    var result = Array(repeating: false, count: partition.count)
    for (segment, start) in partition.starts.enumerated() where start >= 0x10000 {
      let symbol = partition.classes[segment]
      if symbol != MintermPartition.none { result[Int(symbol)] = true }
    }
    return result
  }
}
