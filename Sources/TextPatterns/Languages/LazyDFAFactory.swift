/// Builds the DFAs of one question over one joint alphabet: first every language adds its classes, then they are
/// joined, then each DFA is built, in the same order.
struct LazyDFAFactory {
  /// What the question spends from.
  let counter: StepCounter
  /// The joint alphabet, once it has been joined.
  private(set) var alphabet = JointAlphabet.trivial
  private var parts: [MintermPartition] = []
  private var nextLeaf = 0
  /// What is asked about once scalars have been mapped, over an alphabet of its own, and which symbols of that each class
  /// of scalars becomes.
  private var mapped: [(inside: LazyDFAFactory, words: [[Int]])] = []
  private var nextMapped = 0

  /// Nothing has been gathered yet.
  init(counter: StepCounter) { self.counter = counter }

  /// How many symbols there are.
  var symbolCount: Int { alphabet.partition.count }

  // MARK: The alphabet

  /// Adds the classes of a conjunct; scalars that none of its texts has are left out of the alphabet.
  mutating func gather(_ conjunct: Conjunct, _ bound: Bound) {
    switch conjunct {
    case .automaton(let automaton): parts.append(automaton.usefulPartition)
    case .language(let language):
      switch language.form {
      case .nfa(let compiled): parts.append(compiled.nfa.usefulPartition)
      case .table(let automaton): parts.append(automaton.usefulPartition)
      case .words(let list): parts.append(list.partition(withOthers: false))
      default: gather(language, bound)
      }
    }
  }

  /// Adds the classes that a language tells apart.
  mutating func gather(_ language: TextLanguage, _ bound: Bound, through mappings: [ScalarMapping] = []) {
    switch language.form {
    case .nfa(let compiled):
      add(compiled.automaton?.partition ?? compiled.nfa.sets.partition, mappings)
    case .table(let automaton): add(automaton.partition, mappings)
    case .words(let list): add(list.partition(withOthers: true), mappings)
    case .between(let lower, let upper): gather(bound == .lower ? lower : upper, bound, through: mappings)
    case .length(let window): if let partition = window.partition { add(partition, mappings) }
    case .intersection(let parts), .union(let parts): for part in parts { gather(part, bound, through: mappings) }
    case .complement(let inner): gather(inner, bound.opposite, through: mappings)
    case .concatenation(let first, let second):
      gather(first, bound, through: mappings)
      gather(second, bound, through: mappings)
    case .prefixes(let inner), .typeable(let inner): gather(inner, bound, through: mappings)
    case .trimmed(let inner, let set), .removed(let inner, let set):
      add(SetMinterms([set]).partition, mappings)
      gather(inner, bound, through: mappings)
    case .mapped(let inner, let mapping, isWhole: false): gather(inner, bound, through: mappings + [mapping])
    case .mapped(let inner, let mapping, isWhole: true):
      var inside = LazyDFAFactory(counter: counter)
      inside.gather(inner, bound)
      inside.join()
      let (partition, words) = inside.alphabet.partition.expanded(by: mapping)
      mapped.append((inside, words))
      add(partition, mappings)
    }
  }

  /// The inner classes, pulled back through the mappings (the last one is applied last).
  private mutating func add(_ partition: MintermPartition, _ mappings: [ScalarMapping]) {
    counter.spend(partition.starts.count / 16)
    parts.append(mappings.reversed().reduce(partition) { $0.mapped(by: $1) })
  }

  /// Joins what has been gathered.
  mutating func join() {
    alphabet = JointAlphabet(parts, counter)
    if alphabet.isTooLarge { counter.exceed(.alphabet) }
  }

  // MARK: Machines

  /// The DFA of a language whose classes have been gathered.
  mutating func dfa(for language: TextLanguage, _ bound: Bound) -> any LazyDFA {
    switch language.form {
    case .nfa(let compiled):
      let map = takeMap()
      if let automaton = compiled.automaton { return TableDFA(automaton, map: map) }
      let nfa = compiled.nfa
      return nfa.isGuarded
        ? GuardedDFA(nfa, map: map, counter: counter)
        : SubsetDFA(nfa, map: map, counter: counter)
    case .table(let automaton): return TableDFA(automaton, map: takeMap())
    case .words(let list): return TrieDFA(list, map: takeMap(), counter: counter)
    case .between(let lower, let upper): return dfa(for: bound == .lower ? lower : upper, bound)
    case .length(let window): return lengthMachine(window, bound)
    case .intersection(let parts): return tuple(parts, bound, isUnion: false)
    case .union(let parts): return tuple(parts, bound, isUnion: true)
    case .complement(let inner): return ComplementDFA(dfa(for: inner, bound.opposite))
    case .concatenation(let first, let second):
      let head = dfa(for: first, bound)
      return ConcatenationDFA(head, dfa(for: second, bound), counter: counter)
    case .prefixes(let inner):
      return PrefixDFA(dfa(for: inner, bound), symbolCount: symbolCount, counter: counter)
    case .typeable(let inner): return TypeableDFA(dfa(for: inner, bound))
    case .trimmed(let inner, let set):
      let isStripped = takeMembership(of: set)
      return TrimDFA(dfa(for: inner, bound), isStripped: isStripped, counter: counter)
    case .removed(let inner, let set):
      let isRemoved = takeMembership(of: set)
      return RemovalDFA(dfa(for: inner, bound), isRemoved: isRemoved)
    case .mapped(let inner, _, isWhole: false): return dfa(for: inner, bound)
    case .mapped(let inner, _, isWhole: true):
      var (inside, words) = mapped[nextMapped]
      nextMapped += 1
      let map = takeMap()
      return ExpansionDFA(inside.dfa(for: inner, bound), words: map.map { words[Int($0)] })
    }
  }

  private mutating func tuple(_ parts: [TextLanguage], _ bound: Bound, isUnion: Bool) -> any LazyDFA {
    var dfas: [any LazyDFA] = []
    for part in parts { dfas.append(dfa(for: part, bound)) }
    return TupleDFA(dfas, isUnion: isUnion, counter: counter)
  }

  /// What the symbols are in the partition that was gathered next.
  mutating func takeMap() -> [UInt16] {
    defer { nextLeaf += 1 }
    return nextLeaf < alphabet.maps.count ? alphabet.maps[nextLeaf] : []
  }

  /// For each symbol whether it is in a set that was gathered by itself.
  private mutating func takeMembership(of set: ScalarSet) -> [Bool] {
    let sets = SetMinterms([set])
    return takeMap().map { sets.contains(0, Int($0)) }
  }

  private mutating func lengthMachine(_ window: LengthWindow, _ bound: Bound) -> any LazyDFA {
    switch window.unit {
    case .scalars: return LengthDFA(window, isDouble: [])
    case .utf16: return LengthDFA(window, isDouble: takeMembership(of: LengthWindow.supplementary))
    case .characters:
      let sets = LengthWindow.characterMinterms
      let kinds = takeMap().map { symbol -> GraphemeKind in
        let known = GraphemeKind.sets.indices.first { sets.contains($0, Int(symbol)) }
        return known.map { GraphemeKind.sets[$0].kind } ?? .simple
      }
      return CharacterLengthDFA(window, kinds: kinds, bound: bound)
    }
  }
}

extension LengthWindow {
  /// Scalars of two UTF-16 code units.
  static let supplementary = ScalarSet(0x10000...0x10FFFF)
  fileprivate static let characterMinterms = SetMinterms(GraphemeKind.sets.map(\.scalars))

  /// The classes that the unit tells apart, nil for one class.
  fileprivate var partition: MintermPartition? {
    switch unit {
    case .scalars: nil
    case .utf16: SetMinterms([LengthWindow.supplementary]).partition
    case .characters: LengthWindow.characterMinterms.partition
    }
  }
}
