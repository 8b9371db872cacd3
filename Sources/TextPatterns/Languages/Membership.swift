extension TextLanguage {
  /// Whether a text is in the language.
  public func contains(_ text: String, budget: SearchBudget = .standard) -> Decision<Bool> {
    contains(scalars: text.unicodeScalars.map(\.value), budget: budget)
  }

  /// Whether a text, given as scalar values, is in the language.
  public func contains(scalars: [UInt32], budget: SearchBudget = .standard) -> Decision<Bool> {
    let counter = StepCounter(budget)
    if let answer = membership(of: scalars, counter), !counter.isExhausted { return .decided(answer) }
    if let limit = counter.exceeded { return .notAnalysed(NotAnalysedReason(.budget(limit))) }
    return .notAnalysed(undecided ?? NotAnalysedReason(.characterLength))
  }

  /// Nil where the text lies between the bounds of the language.
  func membership(of scalars: [UInt32], _ counter: StepCounter) -> Bool? {
    switch form {
    case .nfa(let compiled):
      guard let automaton = compiled.automaton else { return accepts(scalars, .upper, counter) }
      counter.spend(scalars.count)
      return automaton.accepts(scalars)
    case .table(let automaton):
      counter.spend(scalars.count)
      return automaton.accepts(scalars)
    case .words(let list):
      counter.spend(scalars.count / 4 + 2)
      return list.contains(scalars)
    case .between(let lower, let upper):
      if upper.membership(of: scalars, counter) == false { return false }
      return lower.membership(of: scalars, counter) == true ? true : nil
    case .length(let window):
      counter.spend(window.unit == .characters ? scalars.count / 2 + 4 : 1)
      return window.contains(window.unit.length(of: scalars))
    case .intersection(let parts): return allHold(parts, scalars, counter)
    case .union(let parts): return anyHolds(parts, scalars, counter)
    case .complement(let inner): return inner.membership(of: scalars, counter).map { !$0 }
    case .concatenation, .prefixes, .typeable:
      if undecided == nil { return accepts(scalars, .upper, counter) }
      if !accepts(scalars, .upper, counter) { return false }
      return accepts(scalars, .lower, counter) ? true : nil
    case .trimmed(let inner, let set):
      counter.spend(scalars.count)
      return inner.membership(of: set.trimmed(from: scalars), counter)
    case .removed(let inner, let set):
      counter.spend(scalars.count)
      return inner.membership(of: scalars.filter { !set.contains($0) }, counter)
    case .mapped(let inner, let mapping, _):
      counter.spend(scalars.count * 2)
      return inner.membership(of: scalars.flatMap { mapping.applied(to: $0) }, counter)
    }
  }

  private func allHold(_ parts: [TextLanguage], _ scalars: [UInt32], _ counter: StepCounter) -> Bool? {
    var result: Bool? = true
    for part in parts {
      let answer = part.membership(of: scalars, counter)
      if answer == false { return false }
      if answer == nil { result = nil }
    }
    return result
  }

  private func anyHolds(_ parts: [TextLanguage], _ scalars: [UInt32], _ counter: StepCounter) -> Bool? {
    var result: Bool? = false
    for part in parts {
      let answer = part.membership(of: scalars, counter)
      if answer == true { return true }
      if answer == nil { result = nil }
    }
    return result
  }

  /// What it takes to make an automaton ready to be run over a text.
  private static let stepsToStart = 250

  /// Runs the DFA of one bound over a text.
  private func accepts(_ scalars: [UInt32], _ bound: Bound, _ counter: StepCounter) -> Bool {
    if counter.isExhausted { return false }
    var factory = LazyDFAFactory(counter: counter)
    factory.gather(self, bound)
    factory.join()
    if counter.isExhausted { return false }
    counter.spend(TextLanguage.stepsToStart + scalars.count)
    let dfa = factory.dfa(for: self, bound)
    let partition = factory.alphabet.partition
    var state = dfa.start
    for scalar in scalars where state != 0 && !counter.isExhausted {
      let symbol = partition.index(of: scalar)
      state = symbol == MintermPartition.none ? 0 : dfa.step(state, Int(symbol))
    }
    return state != 0 && dfa.accepts(state)
  }
}

/// Asks of one text after the other whether it is in a language: what one of them took to find out is known for the next.
/// For one thread.
public final class MembershipTest {
  private typealias Machine = (dfa: any LazyDFA, partition: MintermPartition, counter: StepCounter)

  private let language: TextLanguage
  private let bound: Bound
  private let budget: SearchBudget
  /// What all texts together are counted by; nil: each has the budget.
  private let counter: StepCounter?
  private var machine: Machine?
  /// Whether there are no more steps for any text: whoever has them pays for nothing more.
  public private(set) var isSpent = false

  /// Of a language that is not known exactly, the test asks for the texts of one side.
  ///
  /// - Parameter budget: what each text may cost.
  public init(_ language: TextLanguage, _ side: TextAutomaton.Side, budget: SearchBudget = .standard) {
    self.language = language
    bound = side == .possible ? .upper : .lower
    self.budget = budget
    counter = nil
  }

  /// The same, where another one counts what it costs.
  init(_ language: TextLanguage, _ bound: Bound, _ counter: StepCounter) {
    self.language = language
    self.bound = bound
    budget = .standard
    self.counter = counter
  }

  /// Whether the language has a text; nil where that would cost too much to find out.
  public func contains(_ text: String) -> Bool? { contains(scalars: text.unicodeScalars.map(\.value)) }

  /// Whether the language has a text, given as scalar values; nil where that would cost too much to find out.
  func contains(scalars: [UInt32]) -> Bool? {
    if let machine, let answer = run(machine, scalars) { return answer }
    if isSpent { return nil }
    // The budget of those before may be spent.
    machine = nil
    machine = made()
    return machine.flatMap { run($0, scalars) }
  }

  private func made() -> Machine? {
    let counter = self.counter ?? StepCounter(budget)
    if counter.isExhausted {
      isSpent = true
      return nil
    }
    var factory = LazyDFAFactory(counter: counter)
    factory.gather(language, bound)
    factory.join()
    return counter.isExhausted ? nil : (factory.dfa(for: language, bound), factory.alphabet.partition, counter)
  }

  private func run(_ machine: Machine, _ scalars: [UInt32]) -> Bool? {
    let (dfa, partition, counter) = machine
    counter.spend(1 + scalars.count)
    var state = dfa.start
    for scalar in scalars where state != 0 && !counter.isExhausted {
      let symbol = partition.index(of: scalar)
      state = symbol == MintermPartition.none ? 0 : dfa.step(state, Int(symbol))
    }
    return counter.isExhausted ? nil : state != 0 && dfa.accepts(state)
  }
}

extension LengthWindow.Unit {
  /// The length of a text in the unit.
  public func length(of scalars: [UInt32]) -> Int {
    switch self {
    case .scalars: scalars.count
    case .utf16: scalars.reduce(0) { $0 + ($1 > 0xFFFF ? 2 : 1) }
    case .characters:
      scalars.allSatisfy { 0x20..<0x7F ~= $0 } ? scalars.count : String(scalars: scalars).count
    }
  }
}

extension String {
  /// The text of some scalar values; what is no scalar becomes U+FFFD.
  init(scalars: [UInt32]) {
    self = ""
    for scalar in scalars { unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
  }
}

extension ScalarSet {
  /// The scalars without those of the set at both ends.
  func trimmed(from scalars: [UInt32]) -> [UInt32] {
    guard let first = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return [] }
    return Array(scalars[first...last])
  }
}
