extension TextLanguage {
  /// About how many bytes it takes: what is kept of very many languages is bounded by that.
  public var size: Int {
    switch form {
    case .nfa(let compiled): compiled.size
    case .table(let automaton): automaton.size
    case .words(let list): 64 * list.words.count
    case .length: 0
    case .between(let first, let second), .concatenation(let first, let second): first.size + second.size
    case .intersection(let parts), .union(let parts): parts.reduce(0) { $0 + $1.size }
    case .complement(let inner), .prefixes(let inner), .typeable(let inner), .mapped(let inner, _, _): inner.size
    case .trimmed(let inner, let set), .removed(let inner, let set): inner.size + set.size
    }
  }
}

extension ScalarSet {
  /// How many bytes its spans take.
  public var size: Int { spans.count * MemoryLayout<Span>.stride }
}

extension CompiledNFA {
  /// About how many bytes the automaton and its table take.
  fileprivate var size: Int {
    let segments = nfa.sets.partition.starts.count
    return 16 * segments + 8 * nfa.targets.count + 32 * nfa.positionCount
      + (automaton?.size ?? 0)
  }
}

extension DenseDFA {
  /// About how many bytes it takes.
  var size: Int { 2 * table.count + 6 * partition.starts.count }
}
