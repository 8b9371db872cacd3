import TextPatterns

/// A plain backtracking matcher that counts its steps: what the analysis predicts without running anything.
///
/// It tries ways in the order in which ICU tries them, and ends a loop where an iteration takes nothing; only `*?` and
/// `+?` have no end then.
final class ReferenceBacktracker {
  private let tree: PatternTree
  private let text: [UInt32]
  private let limit: Int
  private(set) var steps = 0

  /// It gives up after `limit` steps.
  init(_ tree: PatternTree, on text: String, limit: Int) {
    self.tree = tree
    self.text = text.unicodeScalars.map(\.value)
    self.limit = limit
  }

  var isExhausted: Bool { steps >= limit }

  /// Whether the pattern matches the whole text; false as well where it has given up.
  func matchesWhole() -> Bool {
    match(tree.root, 0) { $0 == self.text.count } && !isExhausted
  }

  private typealias Continuation = (Int) -> Bool

  private func match(_ node: PatternTree.NodeID, _ index: Int, _ next: @escaping (Int) -> Bool) -> Bool {
    if isExhausted { return false }
    steps += 1
    switch tree[node].kind {
    case .empty: return next(index)
    case .set(let set): return index < text.count && set.contains(text[index]) && next(index + 1)
    case .literal(let run, _): return text[index...].starts(with: run) && next(index + run.count)
    case .sequence(let parts): return matchAll(parts[...], index, next)
    case .alternation(let parts): return parts.contains { match($0, index, next) }
    case .group(let body, .atomic): return first(body, index).map(next) ?? false
    case .group(let body, _): return match(body, index, next)
    case .look(let body, behind: false, let negative): return (first(body, index) != nil) != negative && next(index)
    case .look: return false
    case .assertion(.start): return index == 0 && next(index)
    case .assertion: return index == text.count && next(index)
    case .repetition(let body, let min, let max, .possessive):
      return first(index) { self.iterate(body, min, max, isLazy: false, 0, index, $0) }.map(next) ?? false
    case .repetition(let body, let min, let max, let mode):
      return iterate(body, min, max, isLazy: mode == .lazy, 0, index, next)
    case .backreference, .graphemeCluster, .newlineSequence: return false
    }
  }

  private func matchAll(_ parts: ArraySlice<PatternTree.NodeID>, _ index: Int, _ next: @escaping Continuation) -> Bool {
    guard let part = parts.first else { return next(index) }
    return match(part, index) { self.matchAll(parts.dropFirst(), $0, next) }
  }

  /// Where the first match of a body ends; what it could match otherwise is forgotten.
  private func first(_ body: PatternTree.NodeID, _ index: Int) -> Int? {
    first(index) { self.match(body, index, $0) }
  }

  private func first(_ index: Int, _ run: (@escaping Continuation) -> Bool) -> Int? {
    var end: Int?
    _ = run {
      end = $0
      return true
    }
    return isExhausted ? nil : end
  }

  private func iterate(
    _ body: PatternTree.NodeID, _ min: Int, _ max: Int?, isLazy: Bool, _ count: Int, _ index: Int,
    _ next: @escaping Continuation
  ) -> Bool {
    if count < min { return more(body, min, max, isLazy, count, index, next) }
    if let max, count >= max { return next(index) }
    if isLazy { return next(index) || more(body, min, max, isLazy, count, index, next) }
    return more(body, min, max, isLazy, count, index, next) || next(index)
  }

  private func more(
    _ body: PatternTree.NodeID, _ min: Int, _ max: Int?, _ isLazy: Bool, _ count: Int, _ index: Int,
    _ next: @escaping Continuation
  ) -> Bool {
    match(body, index) { end in
      if max == nil, end == index, count + 1 >= min {
        if next(end) { return true }
        // ICU goes on for ever.
        if isLazy, min <= 1 { self.steps = self.limit }
        return false
      }
      return self.iterate(body, min, max, isLazy: isLazy, count + 1, end, next)
    }
  }
}
