extension [TextLanguage] {
  /// The indices of a smallest set of languages that have no text in common, nil where all of them have one.
  ///
  /// Among sets of one size the first in order of their indices is taken, so that callers say by their order whom to
  /// blame. Up to eight languages every set is looked at; among more, sets of up to three, and then what is left when
  /// languages are taken away from the end.
  ///
  /// - Parameters:
  ///   - isKnown: whether it is known already that they have no text in common.
  ///   - given: how many languages at the end all texts are in, whatever is to blame: a set is as large as it has others,
  ///     and one that takes the given ones comes behind those of its size that do without.
  public func conflictCore(
    allowEmpty: Bool = false, isKnown: Bool = false, given: Int = 0, budget: SearchBudget = .standard
  ) -> Decision<[Int]?> {
    var finder = CoreFinder(languages: self, given: given, allowEmpty: allowEmpty, budget: budget)
    finder.isWholeUnsatisfiable = isKnown
    return finder.core()
  }

  /// The smaller of two such sets: one that not even the empty text is common to, where there is one as small, or else one
  /// whose only common text that is.
  ///
  /// - Parameters:
  ///   - isKnown: whether it is known already that they have no text but the empty one in common.
  ///   - rejectsEmpty: whether it is known that the empty one is not common to them either.
  public func smallerConflictCore(
    isKnown: Bool, rejectsEmpty: Bool, given: Int = 0, budget: SearchBudget = .standard
  ) -> Decision<[Int]?> {
    var finder = CoreFinder(languages: self, given: given, allowEmpty: true, budget: budget)
    finder.isWholeUnsatisfiable = rejectsEmpty
    guard case .decided(let core?) = finder.core() else {
      return conflictCore(isKnown: isKnown, given: given, budget: budget)
    }
    let size = core.count { $0 < count - given }
    if size > 1, let smaller = finder.smallestWithoutEmpty(upTo: size - 1, budget) { return .decided(smaller) }
    return .decided(core)
  }
}

extension TextLanguage {
  /// Whether some text is in the language, where that can be seen without a search.
  fileprivate func hasMember(allowEmpty: Bool) -> Bool? {
    switch form {
    case .length(let window): window.min <= window.max ?? Int.max && (allowEmpty || window.max != 0)
    default: automaton?.hasMember(allowEmpty: allowEmpty)
    }
  }
}

/// Tests sets of languages, and remembers texts that tell which sets can be met.
private struct CoreFinder {
  enum Answer {
    case satisfiable, unsatisfiable
    case unknown(NotAnalysedReason)
  }

  let languages: [TextLanguage]
  /// How many languages at the end count for nothing.
  let given: Int
  var allowEmpty: Bool
  /// Steps for the test of all languages, and for each other one: a hard part leaves enough for the rest.
  private let whole: Int
  private let part: Int
  /// What the searches still to come may cost together.
  var pool: SearchBudget
  var isWholeUnsatisfiable = false
  /// For each text found so far, the languages that have it.
  private var witnessed: [(members: Set<Int>, isEmpty: Bool)] = []

  init(languages: [TextLanguage], given: Int, allowEmpty: Bool, budget: SearchBudget) {
    self.languages = languages
    self.given = given
    self.allowEmpty = allowEmpty
    pool = budget
    whole = budget.steps / 2
    part = budget.steps / 12
  }

  mutating func test(_ members: [Int]) -> Answer {
    if witnessed.contains(where: { $0.members.isSuperset(of: members) }) { return .satisfiable }
    if isWholeUnsatisfiable, members.count == languages.count { return .unsatisfiable }
    if pool.steps <= 0 { return .unknown(NotAnalysedReason(.budget(.steps))) }
    if members.count == 1, let hasMember = languages[members[0]].hasMember(allowEmpty: allowEmpty) {
      return hasMember ? .satisfiable : .unsatisfiable
    }
    var share = pool.limited(to: min(pool.steps, members.count == languages.count ? whole : part))
    let granted = share.steps
    let answer = members.map({ languages[$0] }).scalarWitness(allowEmpty: allowEmpty, isReadable: false, pool: &share)
    pool.steps -= granted - share.steps
    switch answer {
    case .decided(nil): return .unsatisfiable
    case .decided(let text?):
      let counter = StepCounter(pool)
      let members = languages.indices.filter { languages[$0].membership(of: text, counter) == true }
      witnessed.append((Set(members), text.isEmpty))
      pool = counter.rest
      return .satisfiable
    case .notAnalysed(let reason): return .unknown(reason)
    }
  }

  /// A smallest set, or one of which no member can be left out; nil where all have a text in common.
  mutating func core() -> Decision<[Int]?> {
    let count = languages.count
    switch test([Int](languages.indices)) {
    case .satisfiable: return .decided(nil)
    case .unknown(let reason): return smallest(upTo: count).map { .decided($0) } ?? .notAnalysed(reason)
    case .unsatisfiable: isWholeUnsatisfiable = true
    }
    if let core = smallest(upTo: count <= 8 ? count : 3) { return .decided(core) }
    return .decided(shrunk([Int](languages.indices)))
  }

  /// The first set, of few members, that has no text but the empty one in common; nil where none was found.
  mutating func smallestWithoutEmpty(upTo size: Int, _ budget: SearchBudget) -> [Int]? {
    (allowEmpty, pool) = (false, budget)
    witnessed.removeAll(where: \.isEmpty)
    return smallest(upTo: size)
  }

  /// The first unsatisfiable set in order of size, then of indices; nil where none was found.
  mutating func smallest(upTo size: Int) -> [Int]? {
    var tests = 0
    let counted = languages.count - given
    guard counted > 0 else { return nil }
    for size in 1...max(1, min(size, counted)) {
      for behind in given == 0 ? [[]] : [[], Array(counted..<languages.count)] {
        var members = Array(0..<size)
        while true {
          tests += 1
          if tests > 600 { return nil }
          if case .unsatisfiable = test(members + behind) { return members + behind }
          guard let last = (0..<size).last(where: { members[$0] < counted - size + $0 }) else { break }
          members[last] += 1
          for i in (last + 1)..<max(size, last + 1) { members[i] = members[i - 1] + 1 }
        }
      }
    }
    return nil
  }

  /// A set of which no member can be left out, the last ones left out first (QuickXplain, Junker 2004).
  ///
  /// Whatever is not known of a part keeps its members, so that the set has no text in common in any case.
  mutating func shrunk(_ members: [Int]) -> [Int] { explained(members[...], given: [], isGrown: false).sorted() }

  /// The members that are needed beside others; with both there is no text in common.
  private mutating func explained(_ members: ArraySlice<Int>, given: [Int], isGrown: Bool) -> [Int] {
    if isGrown, case .unsatisfiable = test(given.sorted()) { return [] }
    if members.count <= 1 { return Array(members) }
    let middle = members.startIndex + members.count / 2
    let (head, tail) = (members[..<middle], members[middle...])
    let last = explained(tail, given: given + head, isGrown: true)
    let first = explained(head, given: given + last, isGrown: !last.isEmpty)
    return first + last
  }
}
