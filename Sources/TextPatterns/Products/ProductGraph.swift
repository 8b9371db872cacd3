/// The states of an intersection (Rabin & Scott, 1959) that the start leads to, with their edges; which of them lead to
/// acceptance is known.
struct ProductGraph {
  /// A transition of the product.
  struct Edge {
    /// The node that it leads to.
    var target: Int32
    /// The class that it is taken on.
    var symbol: UInt16
  }

  /// The classes of scalars.
  let partition: MintermPartition
  /// What is written for each class.
  let choice: SymbolChoice
  /// What the questions about the graph spend from.
  let counter: StepCounter
  /// Where the edges of a node begin; node 0 is the start.
  private(set) var starts: [Int] = [0]
  /// The edges of all nodes, those that read best first.
  private(set) var edges: [Edge] = []
  /// Whether a text may end in each node.
  private(set) var accepting: [Bool] = []
  /// Nodes from which acceptance can be reached.
  private(set) var isLive: [Bool] = []

  /// How many nodes there are.
  var nodeCount: Int { accepting.count }
  /// Whether no text is accepted.
  var isEmpty: Bool { isLive.first != true }

  /// The edges that leave a node.
  @inline(__always) func edges(of node: Int) -> ArraySlice<Edge> { edges[starts[node]..<starts[node + 1]] }

  /// Explores everything that can be reached; throws the limit where that is too much.
  ///
  /// - Parameter withAllSymbols: whether all symbols between two nodes have edges of their own, and not only the first
  ///   of those side by side.
  init(_ search: consuming ProductSearch, withAllSymbols: Bool = true) throws(NotAnalysedReason) {
    counter = search.counter
    partition = search.partition
    choice = search.symbolChoice
    if let limit = search.counter.exceeded { throw NotAnalysedReason(.budget(limit)) }
    guard search.begin() else { return }
    let order = choice.order
    var node = 0
    while node < search.nodeCount {
      let first = edges.count
      search.expand(node) { _, rank, target, _ in
        if !withAllSymbols, edges.count > first, Int(edges[edges.count - 1].target) == target { return true }
        edges.append(
          Edge(target: Int32(truncatingIfNeeded: target), symbol: UInt16(truncatingIfNeeded: order[rank])))
        return true
      }
      starts.append(edges.count)
      accepting.append(search.isAccepting(node))
      if search.nodeCount > counter.budget.states { counter.exceed(.states) }
      if let limit = counter.exceeded { throw NotAnalysedReason(.budget(limit)) }
      node += 1
    }
    try counter.pay(edges.count / 4)
    findLive()
  }

  private mutating func findLive() {
    isLive = accepting
    let reverse = reversedEdges()
    var queue = accepting.indices.filter { accepting[$0] }
    while let node = queue.popLast() {
      for index in Int(reverse.starts[node])..<Int(reverse.starts[node + 1]) {
        let source = Int(reverse.sources[index])
        if isLive[source] { continue }
        isLive[source] = true
        queue.append(source)
      }
    }
  }

  /// The sources of the edges to each node; of edges between the same two nodes one after the other only the first.
  private func reversedEdges() -> (starts: [Int32], sources: [Int32]) {
    var first = Array(repeating: Int32(0), count: nodeCount + 2)
    forEachStep { _, target in first[target + 1] += 1 }
    for node in 1..<first.count { first[node] += first[node - 1] }
    var next = first
    var sources = Array(repeating: Int32(0), count: Int(first[first.count - 1]))
    forEachStep { source, target in
      sources[Int(next[target])] = Int32(truncatingIfNeeded: source)
      next[target] += 1
    }
    return (first, sources)
  }

  @inline(__always) private func forEachStep(_ body: (_ source: Int, _ target: Int) -> Void) {
    for node in 0..<nodeCount {
      var last: Int32 = -1
      for index in starts[node]..<starts[node + 1] where edges[index].target != last {
        last = edges[index].target
        body(node, Int(last))
      }
    }
  }

  /// The symbols on edges between nodes on the way to acceptance.
  var usedSymbols: [Bool] {
    var used = Array(repeating: false, count: partition.count)
    for node in 0..<nodeCount where isLive[node] {
      for edge in edges(of: node) where isLive[Int(edge.target)] { used[Int(edge.symbol)] = true }
    }
    return used
  }

  /// The symbols of the first non-empty text among the shortest, in order of how well symbols read.
  var shortestWord: [Int]? {
    if isEmpty { return nil }
    // The edge by which a node was first reached, and where that edge begins.
    var arrivals = Array(repeating: (source: -1, symbol: 0), count: nodeCount)
    var queue = [0]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in edges(of: node) where isLive[Int(edge.target)] {
        if accepting[Int(edge.target)] { return word(to: node, arrivals) + [Int(edge.symbol)] }
        if edge.target == 0 || arrivals[Int(edge.target)].source >= 0 { continue }
        arrivals[Int(edge.target)] = (node, Int(edge.symbol))
        queue.append(Int(edge.target))
      }
    }
    return nil
  }

  private func word(to node: Int, _ arrivals: [(source: Int, symbol: Int)]) -> [Int] {
    var result: [Int] = []
    var node = node
    while node > 0 {
      result.append(arrivals[node].symbol)
      node = arrivals[node].source
    }
    return result.reversed()
  }

  /// Whether acceptance by a non-empty text can be reached without some symbols.
  func isReachable(avoiding isAvoided: (Int) -> Bool) -> Bool {
    if isEmpty { return false }
    var seen = Array(repeating: false, count: nodeCount)
    var queue = [0]
    seen[0] = true
    while let node = queue.popLast() {
      for edge in edges(of: node) where isLive[Int(edge.target)] && !isAvoided(Int(edge.symbol)) {
        if accepting[Int(edge.target)] { return true }
        if !seen[Int(edge.target)] {
          seen[Int(edge.target)] = true
          queue.append(Int(edge.target))
        }
      }
    }
    return false
  }
}
