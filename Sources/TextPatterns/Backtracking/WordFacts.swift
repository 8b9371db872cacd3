/// Simple facts about the words of a part that has neither assertions nor atomic groups.
struct WordFacts {
  /// The scalars that are words by themselves.
  private(set) var singles = ScalarSet.empty
  /// All scalars that words are made of.
  private(set) var scalars = ScalarSet.empty
  /// Whether the empty text is a word.
  private(set) var isNullable = true
  /// All words have this length.
  private(set) var length: Int? = 0
  /// All words of that length over the scalars are words.
  private(set) var isEveryWord = true

  /// Nil where the part has something else in it than sets, in sequence, alternation and repetition.
  init?(_ node: PatternTree.NodeID, in tree: PatternTree) {
    guard let facts = WordFacts.facts(node, in: tree) else { return nil }
    self = facts
  }

  private init() {}

  private static func facts(_ node: PatternTree.NodeID, in tree: PatternTree) -> WordFacts? {
    switch tree[node].kind {
    case .empty: return WordFacts()
    case .set(let set): return WordFacts(set: set)
    case .literal(let run, ignoringCase: false): return WordFacts(run: run)
    case .literal(let run, ignoringCase: true): return WordFacts(foldedRun: FoldedRun(run))
    case .group(let body, let kind) where kind != .atomic: return facts(body, in: tree)
    case .sequence(let parts): return all(parts, in: tree).map(WordFacts.init(sequence:))
    case .alternation(let parts): return all(parts, in: tree).map(WordFacts.init(alternation:))
    case .repetition(_, _, _, .possessive): return nil
    case .repetition(let body, let min, let max, _):
      var result = facts(body, in: tree)
      result?.countRepetitions(min, max)
      return result
    default: return nil
    }
  }

  private static func all(_ parts: [PatternTree.NodeID], in tree: PatternTree) -> [WordFacts]? {
    var result: [WordFacts] = []
    for part in parts {
      guard let facts = facts(part, in: tree) else { return nil }
      result.append(facts)
    }
    return result
  }

  private init(set: ScalarSet) {
    singles = set
    scalars = set
    isNullable = false
    length = 1
  }

  private init(run: [UInt32]) {
    scalars = ScalarSet(scalars: run)
    if run.count == 1 { singles = scalars }
    isNullable = run.isEmpty
    length = run.count
    isEveryWord = scalars.count <= 1
  }

  private init(foldedRun run: FoldedRun) {
    for edge in run.edges {
      scalars = scalars.union(edge.set)
      if edge.from == 0, edge.to == run.folding.count { singles = singles.union(edge.set) }
    }
    isNullable = run.folding.isEmpty
    length = nil
    isEveryWord = false
  }

  private init(sequence parts: [WordFacts]) {
    for (index, part) in parts.enumerated() {
      scalars = scalars.union(part.scalars)
      isNullable = isNullable && part.isNullable
      if let sum = length { length = part.length.map { $0 + sum } }
      let areOthersNullable = parts.indices.allSatisfy { $0 == index || parts[$0].isNullable }
      if areOthersNullable { singles = singles.union(part.singles) }
    }
    let scalars = scalars
    isEveryWord = parts.allSatisfy { $0.length == 0 || ($0.isEveryWord && $0.scalars == scalars) }
  }

  private init(alternation parts: [WordFacts]) {
    isNullable = parts.contains(where: \.isNullable)
    length = parts.first?.length
    for part in parts {
      singles = singles.union(part.singles)
      scalars = scalars.union(part.scalars)
      if part.length != length { length = nil }
    }
    isEveryWord = length == 1
  }

  private mutating func countRepetitions(_ min: Int, _ max: Int?) {
    if max == 0 {
      self = WordFacts()
      return
    }
    if min > 1, !isNullable { singles = .empty }
    length = max == min ? length.map { Swift.min($0, 1 << 20) * Swift.min(min, 1 << 24) } : nil
    isNullable = isNullable || min == 0
  }
}
