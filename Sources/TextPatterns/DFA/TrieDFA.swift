/// The tree of the beginnings of a list's texts (a trie; Fredkin, 1960), made as far as it is asked for: a state is the
/// range of texts that have one beginning.
final class TrieDFA: LazyDFA {
  private struct Node {
    /// The texts, by their places in lexicographic order.
    var texts: Range<Int>
    /// How many scalars they have in common here.
    var depth: Int
    var isAccepting: Bool
    /// Bounds of the scalars that are left.
    var least: Int32
    var most: Int32
  }

  private let words: [[UInt32]]
  /// The words in lexicographic order.
  private let order: [Int32]
  /// The scalar of each symbol, nil for those that no text has.
  private let scalars: [UInt32?]
  private let counter: StepCounter
  private var nodes: [Node]
  /// By state and scalar.
  private var targets: [UInt64: Int32] = [:]
  /// The beginning that all texts have: the empty one.
  let start: Int32

  /// - Parameter map: the class of each symbol in the partition of the list.
  init(_ list: WordList, map: [UInt16], counter: StepCounter) {
    words = list.words
    order = list.order
    self.counter = counter
    let values = list.scalars.spans.flatMap { Array($0.lower...$0.upper) }
    scalars = map.map { Int($0) < values.count ? values[Int($0)] : nil }
    let dead = Node(texts: 0..<0, depth: 0, isAccepting: false, least: PositionNFA.unlimited, most: -1)
    nodes = [dead]
    start = words.isEmpty ? 0 : 1
    counter.spend(words.count / 4 + values.count + 1)
    if !words.isEmpty { nodes.append(node(0..<words.count, depth: 0)) }
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    guard state != 0, let scalar = scalars[symbol] else { return 0 }
    let key = UInt64(state) << 32 | UInt64(scalar)
    if let known = targets[key] { return known }
    let parent = nodes[Int(state)]
    let lower = firstPlace(in: parent, from: scalar)
    let upper = firstPlace(in: parent, from: scalar + 1)
    counter.spend(8)
    var target: Int32 = 0
    if lower < upper {
      target = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(node(lower..<upper, depth: parent.depth + 1))
    }
    targets[key] = target
    return target
  }

  private func node(_ texts: Range<Int>, depth: Int) -> Node {
    counter.spend(texts.count / 4 + 2)
    var result = Node(texts: texts, depth: depth, isAccepting: false, least: PositionNFA.unlimited, most: -1)
    for place in texts {
      let left = Int32(truncatingIfNeeded: words[Int(order[place])].count - depth)
      result.least = min(result.least, left)
      result.most = max(result.most, left)
    }
    result.isAccepting = result.least == 0
    return result
  }

  /// The first of a node's texts whose next scalar is at least so large, by bisection.
  private func firstPlace(in node: Node, from scalar: UInt32) -> Int {
    var low = node.texts.lowerBound
    var high = node.texts.upperBound
    while low < high {
      let middle = (low + high) / 2
      let word = words[Int(order[middle])]
      if word.count > node.depth, word[node.depth] >= scalar { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func accepts(_ state: Int32) -> Bool { nodes[Int(state)].isAccepting }

  func isUniversal(_ state: Int32) -> Bool { false }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    (nodes[Int(state)].least, nodes[Int(state)].most)
  }
}
