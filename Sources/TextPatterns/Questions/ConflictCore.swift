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
    switch finder.test([Int](indices)) {
    case .satisfiable: return .decided(nil)
    case .unknown(let reason): return finder.smallest(upTo: count).map { .decided($0) } ?? .notAnalysed(reason)
    case .unsatisfiable: finder.isWholeUnsatisfiable = true
    }
    if let core = finder.smallest(upTo: count <= 8 ? count : 3) { return .decided(core) }
    return .decided(finder.shrunk([Int](indices)))
  }

  /// The same where a conflict is known already, but only of a set of fewer languages, beside the given ones, that have no
  /// text but the empty one in common; nil where none was found.
  public func conflictCore(
    ofFewerThan count: Int, given: Int = 0, budget: SearchBudget = .standard
  ) -> [Int]? {
    var finder = CoreFinder(languages: self, given: given, allowEmpty: false, budget: budget)
    return count < 2 ? nil : finder.smallest(upTo: count - 1)
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
  let allowEmpty: Bool
  /// Steps for the test of all languages, and for each other one: a hard part leaves enough for the rest.
  private let whole: Int
  private let part: Int
  /// What the searches still to come may cost together.
  var pool: SearchBudget
  var isWholeUnsatisfiable = false
  /// For each text found so far, the languages that have it.
  private var witnessed: [Set<Int>] = []

  init(languages: [TextLanguage], given: Int, allowEmpty: Bool, budget: SearchBudget) {
    self.languages = languages
    self.given = given
    self.allowEmpty = allowEmpty
    pool = budget
    whole = budget.steps / 2
    part = budget.steps / 12
  }

  mutating func test(_ members: [Int]) -> Answer {
    if witnessed.contains(where: { $0.isSuperset(of: members) }) { return .satisfiable }
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
      witnessed.append(Set(languages.indices.filter { languages[$0].membership(of: text, counter) == true }))
      pool = counter.rest
      return .satisfiable
    case .notAnalysed(let reason): return .unknown(reason)
    }
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
