/// Builds the machines of one question over one joint alphabet: first every language adds its classes, then they are
/// joined, then each machine is built, in the same order.
struct MachineFactory {
  let counter: StepCounter
  private(set) var alphabet = JointAlphabet([])
  private var parts: [ClassPartition] = []
  private var nextLeaf = 0

  init(counter: StepCounter) { self.counter = counter }

  var symbolCount: Int { alphabet.partition.count }

  // MARK: The alphabet

  /// Adds the classes of a conjunct; scalars that none of its texts has are left out of the alphabet.
  mutating func gather(_ conjunct: Conjunct, _ bound: Bound) {
    switch conjunct {
    case .automaton(let automaton): parts.append(automaton.usefulPartition)
    case .language(let language):
      if case .program(let compiled) = language.form {
        parts.append(compiled.program.usefulPartition)
      } else {
        gather(language, bound)
      }
    }
  }

  /// Adds the classes that a language tells apart.
  mutating func gather(_ language: TextLanguage, _ bound: Bound, through mappings: [ScalarMapping] = []) {
    switch language.form {
    case .program(let compiled):
      add(compiled.automaton?.partition ?? compiled.program.sets.partition, mappings)
    case .between(let lower, let upper): gather(bound == .lower ? lower : upper, bound, through: mappings)
    case .length(let window): if let partition = window.partition { add(partition, mappings) }
    case .intersection(let parts), .union(let parts): for part in parts { gather(part, bound, through: mappings) }
    case .complement(let inner): gather(inner, bound.opposite, through: mappings)
    case .concatenation(let first, let second):
      gather(first, bound, through: mappings)
      gather(second, bound, through: mappings)
    case .prefixes(let inner), .typeable(let inner): gather(inner, bound, through: mappings)
    case .trimmed(let inner, let set), .removed(let inner, let set):
      add(SetPartition([set]).partition, mappings)
      gather(inner, bound, through: mappings)
    case .mapped(let inner, let mapping): gather(inner, bound, through: mappings + [mapping])
    }
  }

  /// The inner classes, pulled back through the mappings (the last one is applied last).
  private mutating func add(_ partition: ClassPartition, _ mappings: [ScalarMapping]) {
    parts.append(mappings.reversed().reduce(partition) { $0.mapped(by: $1) })
  }

  /// Joins what has been gathered.
  mutating func join() {
    alphabet = JointAlphabet(parts)
    counter.spend(alphabet.work / 8)
    if alphabet.isTooLarge { counter.exceed(.alphabet) }
  }

  // MARK: Machines

  /// A conjunct over the symbols in order of rank.
  mutating func component(for conjunct: Conjunct, _ bound: Bound, _ order: [Int]) -> ProductComponent {
    switch conjunct {
    case .automaton(let automaton):
      let map = takeMap()
      return ProductComponent(automaton, map: order.map { map[$0] })
    case .language(let language): return ProductComponent(machine(for: language, bound), order: order)
    }
  }

  /// The machine of a language whose classes have been gathered.
  mutating func machine(for language: TextLanguage, _ bound: Bound) -> any LanguageMachine {
    switch language.form {
    case .program(let compiled):
      let map = takeMap()
      if let automaton = compiled.automaton { return DenseMachine(automaton, map: map) }
      let program = compiled.program
      return program.isGuarded
        ? GuardedMachine(program, map: map, counter: counter)
        : SubsetMachine(program, map: map, counter: counter)
    case .between(let lower, let upper): return machine(for: bound == .lower ? lower : upper, bound)
    case .length(let window): return lengthMachine(window, bound)
    case .intersection(let parts): return tuple(parts, bound, isUnion: false)
    case .union(let parts): return tuple(parts, bound, isUnion: true)
    case .complement(let inner): return ComplementMachine(machine(for: inner, bound.opposite))
    case .concatenation(let first, let second):
      let head = machine(for: first, bound)
      return ConcatenationMachine(head, machine(for: second, bound), counter: counter)
    case .prefixes(let inner):
      return PrefixMachine(machine(for: inner, bound), symbolCount: symbolCount, counter: counter)
    case .typeable(let inner): return TypeableMachine(machine(for: inner, bound))
    case .trimmed(let inner, let set):
      let isStripped = takeMembership(of: set)
      return TrimMachine(machine(for: inner, bound), isStripped: isStripped, counter: counter)
    case .removed(let inner, let set):
      let isRemoved = takeMembership(of: set)
      return RemovalMachine(machine(for: inner, bound), isRemoved: isRemoved)
    case .mapped(let inner, _): return machine(for: inner, bound)
    }
  }

  private mutating func tuple(_ parts: [TextLanguage], _ bound: Bound, isUnion: Bool) -> any LanguageMachine {
    var machines: [any LanguageMachine] = []
    for part in parts { machines.append(machine(for: part, bound)) }
    return TupleMachine(machines, isUnion: isUnion, counter: counter)
  }

  private mutating func takeMap() -> [UInt16] {
    defer { nextLeaf += 1 }
    return nextLeaf < alphabet.maps.count ? alphabet.maps[nextLeaf] : []
  }

  /// For each symbol whether it is in a set that was gathered by itself.
  private mutating func takeMembership(of set: ScalarSet) -> [Bool] {
    let sets = SetPartition([set])
    return takeMap().map { sets.contains(0, Int($0)) }
  }

  private mutating func lengthMachine(_ window: LengthWindow, _ bound: Bound) -> any LanguageMachine {
    switch window.unit {
    case .scalars: return LengthMachine(window, isDouble: [])
    case .utf16: return LengthMachine(window, isDouble: takeMembership(of: LengthWindow.supplementary))
    case .characters:
      let sets = SetPartition(LengthWindow.characterSets)
      let kinds = takeMap().map { symbol -> CharacterLengthMachine.Kind in
        if sets.contains(0, Int(symbol)) { return .joining }
        if sets.contains(1, Int(symbol)) { return .carriageReturn }
        return sets.contains(2, Int(symbol)) ? .lineFeed : .simple
      }
      return CharacterLengthMachine(window, kinds: kinds, bound: bound)
    }
  }
}

extension LengthWindow {
  /// Scalars of two UTF-16 code units.
  static let supplementary = ScalarSet(0x10000...0x10FFFF)
  static let characterSets = [GraphemeJoining.scalars, ScalarSet(0x0D...0x0D), ScalarSet(0x0A...0x0A)]
  private static let characterPartition = SetPartition(characterSets).partition

  /// The classes that the unit tells apart, nil for one class.
  fileprivate var partition: ClassPartition? {
    switch unit {
    case .scalars: nil
    case .utf16: SetPartition([LengthWindow.supplementary]).partition
    case .characters: LengthWindow.characterPartition
    }
  }
}
