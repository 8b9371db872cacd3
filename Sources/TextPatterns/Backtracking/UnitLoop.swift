/// A part of a pattern whose language is "at least so many scalars of one set", however it is written.
///
/// It is found from the leaves of the tree up, each node from what its parts are: an abstract interpretation (Cousot &
/// Cousot, 1977) that gives up where a language has another form.
struct UnitLoop {
  /// The set that the loop takes.
  var set: ScalarSet
  /// How many scalars at least.
  var min: Int
  /// The empty text is in the language as well.
  var isOptional = false

  /// Nil where the part is not known to have such a language.
  init?(_ node: PatternTree.NodeID, in tree: PatternTree) {
    switch tree[node].kind {
    case .group(let body, let kind) where kind != .atomic: self.init(body, in: tree)
    case .repetition(_, _, _, .possessive): return nil
    case .repetition(let body, let min, let max, _):
      guard let loop = UnitLoop(repeating: body, min, max, in: tree) else { return nil }
      self = loop
    case .sequence(let parts):
      guard let loop = UnitLoop(joining: parts, in: tree) else { return nil }
      self = loop
    default: return nil
    }
  }

  /// A loop over a set, at least so many times.
  init(set: ScalarSet, min: Int, isOptional: Bool = false) {
    self.set = set
    self.min = min
    self.isOptional = isOptional
  }

  private init?(repeating body: PatternTree.NodeID, _ count: Int, _ max: Int?, in tree: PatternTree) {
    guard max != 0, count <= 1_000 else { return nil }
    let facts = WordFacts(body, in: tree)
    if max == nil, let facts, !facts.singles.isEmpty, facts.scalars.isSubset(of: facts.singles) {
      // Words of the body are words over its single scalars, so that any number of these is any number of those.
      self.init(set: facts.singles, min: facts.isNullable ? 0 : count)
      return
    }
    guard let inner = UnitLoop(body, in: tree) else { return nil }
    let isOptional = inner.isOptional || (count == 0 && inner.min > 0)
    let least = inner.min * Swift.max(count, 1)
    guard least <= 1_000 else { return nil }
    if isOptional {
      self.init(set: inner.set, min: inner.min == 1 ? 0 : inner.min, isOptional: inner.min > 1)
    } else {
      self.init(set: inner.set, min: least)
    }
  }

  /// Neighbours over one set, at least one of them without a limit.
  init?(joining parts: [PatternTree.NodeID], in tree: PatternTree) {
    guard let loop = parts.compactMap({ UnitLoop($0, in: tree) }).first else { return nil }
    var least = 0
    for part in parts {
      if let other = UnitLoop(part, in: tree) {
        guard other.set == loop.set, !other.isOptional else { return nil }
        least += other.min
      } else {
        guard let facts = WordFacts(part, in: tree), let length = facts.length, facts.scalars == loop.set,
          facts.isEveryWord
        else { return nil }
        least += length
      }
    }
    guard least <= 1_000 else { return nil }
    self.init(set: loop.set, min: least)
  }
}
