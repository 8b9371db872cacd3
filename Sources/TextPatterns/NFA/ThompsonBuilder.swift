/// Writes a tree as a nondeterministic automaton with empty moves (Thompson, 1968), built from its end: each state
/// names the one that it continues at.
struct ThompsonBuilder {
  /// What a state does: takes a scalar, moves on without one, or ends.
  enum State {
    /// Takes a scalar of a set, by its index.
    case consume(set: Int, next: Int)
    /// Goes on at either of two states.
    case split(Int, Int)
    /// Goes on where a guard holds, by its index.
    case check(guard: Int, next: Int)
    /// The text may end.
    case accept
    /// Nothing is accepted from here.
    case fail
  }

  /// What is known of the place where a node begins.
  enum Place { case start, afterStart, unknown }

  /// A copy of a counted repetition's body, where the body is one set: of the copies that may be the last, what an
  /// earlier one goes on with, all that a later one goes on with is part of.
  struct CountedCopy: Hashable, Sendable {
    /// The repetition's number.
    var repetition: Int32
    /// Which copy it is, from 1.
    var copy: Int32
  }

  /// All states, acceptance and failure first.
  private(set) var states: [State] = [.accept, .fail]
  /// By state.
  private(set) var countedCopies: [Int: CountedCopy] = [:]
  private var repetitionCount: Int32 = 0
  /// The different sets that states consume.
  private(set) var sets: [ScalarSet] = []
  /// The numbers of sets with the same digest: to hash the hundreds of spans of `\w` each time would cost more than all
  /// else.
  private var setNumbers: [Int: [Int]] = [:]
  /// The different guards that states check.
  private(set) var guards: [NFAGuard] = []
  private var guardNumbers: [NFAGuard: Int] = [:]
  /// The sets that guards ask about.
  var guardSets = GuardSets()
  /// Where the whole, and the bodies of look-arounds, begin.
  var entries: [Int] = [0]
  /// The numbers of all but the first.
  private var entryNumbers: [Int: Int] = [:]
  /// Entries of look-behinds, in the order of their trackers.
  var trackers: [Int] = []
  /// The pattern.
  var tree: PatternTree
  /// What the compilation spends from.
  let counter: StepCounter
  /// What is known of the pattern's nodes.
  let facts: PatternFacts
  /// The side to err on where something is not decided.
  var bound: Bound
  /// The first thing that is not decided.
  var inexact: NotAnalysedReason?
  /// Whether a look-behind's body is being written.
  var isInsideLookBehind = false
  /// How many look-arounds there are around the node that is being written.
  var lookDepth = 0
  private var depth = 0
  private var visits = 0

  /// The state that accepts.
  let accept = 0
  /// The state that leads nowhere.
  let fail = 1
  private static let stateCost = 3
  private var anything: Int?

  /// Nothing of the tree has been written yet.
  init(_ tree: PatternTree, facts: PatternFacts, bound: Bound, counter: StepCounter) {
    self.tree = tree
    self.counter = counter
    self.facts = facts
    self.bound = bound
  }

  /// Instructions without a tree.
  init(counter: StepCounter) {
    let tree = PatternTree(source: [], nodes: [], root: 0, captureCount: 0, captureNames: [], remarks: [])
    self.init(tree, facts: PatternFacts(tree), bound: .upper, counter: counter)
  }

  /// The place from which any text is accepted.
  mutating func anythingThenAccept() throws(NotAnalysedReason) -> Int {
    if let anything { return anything }
    let made = try loop(on: .all, next: accept)
    anything = made
    return made
  }

  // MARK: Instructions

  /// Adds a state and gives its number.
  mutating func add(_ state: State) throws(NotAnalysedReason) -> Int {
    guard states.count < CompilationLimit.states else {
      throw NotAnalysedReason(.budget(.patternSize))
    }
    try counter.pay(ThompsonBuilder.stateCost)
    states.append(state)
    return states.count - 1
  }

  /// A scalar of a set, then another state.
  mutating func consume(_ set: ScalarSet, next: Int) throws(NotAnalysedReason) -> Int {
    if set.isEmpty || next == fail { return fail }
    return try add(.consume(set: number(of: set), next: next))
  }

  /// The number of a set among those that states consume.
  mutating func number(of set: ScalarSet) throws(NotAnalysedReason) -> Int {
    let digest = set.digest
    try counter.pay(set.spans.count / 16)
    if let known = setNumbers[digest]?.first(where: { sets[$0] == set }) { return known }
    guard sets.count < CompilationLimit.sets else { throw NotAnalysedReason(.budget(.alphabet)) }
    sets.append(set)
    setNumbers[digest, default: []].append(sets.count - 1)
    return sets.count - 1
  }

  /// One of two states.
  mutating func split(_ first: Int, _ second: Int) throws(NotAnalysedReason) -> Int {
    if first == fail || first == second { return second }
    if second == fail { return first }
    return try add(.split(first, second))
  }

  /// Another state where a guard holds.
  mutating func check(_ condition: NFAGuard, next: Int) throws(NotAnalysedReason) -> Int {
    if next == fail { return fail }
    if guardNumbers[condition] == nil {
      guards.append(condition)
      guardNumbers[condition] = guards.count - 1
    }
    let number = guardNumbers[condition] ?? 0
    return isChecked(number, at: next) ? next : try add(.check(guard: number, next: next))
  }

  /// Whether a guard is checked at a place, or at one of the next after other checks.
  private func isChecked(_ number: Int, at place: Int) -> Bool {
    var place = place
    for _ in 0..<8 {
      guard case .check(let known, let next) = states[place] else { return false }
      if known == number { return true }
      place = next
    }
    return false
  }

  /// `set*` before `next`.
  mutating func loop(on set: ScalarSet, next: Int) throws(NotAnalysedReason) -> Int {
    let head = try add(.fail)
    let body = try consume(set, next: head)
    states[head] = .split(body, next)
    return head
  }

  /// A number for another repetition that is written out.
  mutating func nextRepetition() -> Int32 {
    repetitionCount += 1
    return repetitionCount
  }

  /// Says of which copy of a repetition a state is the body.
  mutating func mark(_ place: Int, as copy: CountedCopy) {
    if case .consume = states[place], countedCopies[place] == nil { countedCopies[place] = copy }
  }

  /// Replaces a state whose target was not known before.
  mutating func patch(_ place: Int, _ state: State) { states[place] = state }

  // MARK: Nodes

  /// Writes a node that continues at `next`, and gives the place where it begins.
  mutating func emit(_ id: PatternTree.NodeID, next: Int, place: Place) throws(NotAnalysedReason) -> Int {
    visits += 1
    depth += 1
    defer { depth -= 1 }
    guard depth < CompilationLimit.depth, visits < CompilationLimit.syntaxNodes else {
      throw NotAnalysedReason(.budget(.syntaxNodes))
    }
    if next == fail { return fail }
    try counter.pay(1)
    let node = tree[id]
    switch node.kind {
    case .empty: return next
    case .set(let set):
      return try tree.isDotAll(id) ? newlinePair(or: .all, next: next) : consume(set, next: next)
    case .literal(let run, let ignoringCase): return try literal(run, ignoringCase, next: next)
    case .sequence(let parts): return try sequence(parts, next: next, place: place)
    case .alternation(let parts): return try alternation(parts, next: next, place: place)
    case .repetition(let body, let least, let most, let mode):
      if mode == .possessive { return try atomic(id, next: next, place: place) }
      return try repetition(body, least, most, next: next, place: place)
    case .group(let body, .atomic): return try atomic(body, next: next, place: place)
    case .group(let body, _): return try emit(body, next: next, place: place)
    case .look(let body, let behind, let negative):
      return try behind
        ? lookBehind(body, negative, next: next, place: place, range: node.range)
        : lookAhead(body, negative, next: next, place: place, range: node.range)
    case .assertion(let assertion): return try assertionGuard(assertion, next: next, place: place, range: node.range)
    case .backreference: return try undecided(.backreference, node.range, next: next, atLeast: 0)
    case .graphemeCluster: return try undecided(.graphemeCluster, node.range, next: next, atLeast: 1)
    case .newlineSequence: return try newlinePair(or: GuardSets.terminators, next: next)
    }
  }

  /// The place where a part of a sequence begins, from the parts before it.
  func place(after parts: ArraySlice<PatternTree.NodeID>, from place: Place) -> Place {
    var result = place
    for part in parts {
      if facts.minLength[part] > 0 { return .afterStart }
      if facts.maxLength[part] > 0, result == .start { result = .unknown }
    }
    return result
  }

  private mutating func sequence(
    _ parts: [PatternTree.NodeID], next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    var places = [place]
    for part in parts.dropLast() { places.append(self.place(after: [part], from: places[places.count - 1])) }
    var current = next
    for (part, place) in zip(parts, places).reversed() { current = try emit(part, next: current, place: place) }
    return current
  }

  private mutating func literal(
    _ run: [UInt32], _ ignoringCase: Bool, next: Int
  ) throws(NotAnalysedReason) -> Int {
    if !ignoringCase {
      var current = next
      for scalar in run.reversed() { current = try consume(ScalarSet(scalar...scalar), next: current) }
      return current
    }
    guard run.count < CompilationLimit.states else { throw NotAnalysedReason(.budget(.patternSize)) }
    try counter.pay(run.count * 16)
    let folded = FoldedRun(run)
    var places = Array(repeating: fail, count: folded.folding.count)
    places.append(next)
    for edge in folded.edges.sorted(by: { $0.from > $1.from }) {
      places[edge.from] = try split(consume(edge.set, next: places[edge.to]), places[edge.from])
    }
    return places[0]
  }

  /// Single scalars among the alternatives become one set: their order does not matter for the language.
  private mutating func alternation(
    _ parts: [PatternTree.NodeID], next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    if parts.isEmpty { return next }
    var spans: [ScalarSet.Span] = []
    var current = fail
    for part in parts.reversed() {
      if let set = singleSet(part) {
        spans.append(contentsOf: set.spans)
      } else {
        current = try split(emit(part, next: next, place: place), current)
      }
    }
    return try split(consume(ScalarSet(unsorted: spans), next: next), current)
  }

  /// The set of a node that matches one scalar of it.
  func singleSet(_ id: PatternTree.NodeID) -> ScalarSet? {
    var id = id
    while case .group(let body, _) = tree[id].kind { id = body }
    switch tree[id].kind {
    case .set(let set): return tree.isDotAll(id) ? nil : set
    case .literal(let run, ignoringCase: false) where run.count == 1: return ScalarSet(scalars: run)
    default: return nil
    }
  }

  /// CR LF as one, never a CR alone before LF, or another scalar of a set: `\R`, and `.` under flag `s`.
  mutating func newlinePair(or set: ScalarSet, next: Int) throws(NotAnalysedReason) -> Int {
    let carriageReturn = ScalarSet(0x0D...0x0D)
    let pair = try consume(carriageReturn, next: consume(ScalarSet(0x0A...0x0A), next: next))
    let single = try consume(set.subtracting(carriageReturn), next: next)
    let after = isEnd(next) ? next : try notBeforeLineFeed(next: next)
    return try split(pair, split(single, consume(carriageReturn, next: after)))
  }

  private mutating func notBeforeLineFeed(next: Int) throws(NotAnalysedReason) -> Int {
    if isInsideLookBehind { return try undecidedLook(0..<0, next: next) }
    let entry = try addEntry(consume(ScalarSet(0x0A...0x0A), next: anythingThenAccept()))
    return try check(.ahead(entry: entry, negated: true), next: next)
  }

  /// Whether a place is the end of the text (inside a look-behind `accept` is the place itself).
  func isEnd(_ place: Int) -> Bool { place == accept && !isInsideLookBehind }

  /// The number of the entry that begins at a state.
  mutating func addEntry(_ place: Int) -> Int {
    if let known = entryNumbers[place] { return known }
    entryNumbers[place] = entries.count
    entries.append(place)
    return entries.count - 1
  }

  /// A construct that is not decided: all that it could match, or nothing, by the side of the bound.
  mutating func undecided(
    _ construct: NotAnalysedReason.Construct, _ range: Range<Int>, next: Int, atLeast: Int
  ) throws(NotAnalysedReason) -> Int {
    if inexact == nil { inexact = NotAnalysedReason(construct, range: range) }
    if bound == .lower { return fail }
    let loop = try loop(on: .all, next: next)
    return atLeast > 0 ? try consume(.all, next: loop) : loop
  }
}

extension ScalarSet {
  /// A number that equal sets have in common, and most others do not.
  fileprivate var digest: Int {
    guard let first = spans.first, let last = spans.last else { return 0 }
    let middle = spans[spans.count / 2]
    let ends = Int(first.lower) ^ Int(first.upper) << 21 ^ Int(last.lower) << 42
    return ends ^ Int(last.upper) << 7 ^ Int(middle.lower) << 28 ^ Int(middle.upper) << 14 ^ spans.count << 52
  }
}
