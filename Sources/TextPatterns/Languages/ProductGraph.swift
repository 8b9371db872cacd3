/// All states of an intersection that lie on a way from the start to acceptance, with their edges.
struct ProductGraph {
  struct Edge {
    var target: Int32
    var symbol: UInt16
  }

  let partition: ClassPartition
  let choice: SymbolChoice
  /// Where the edges of a node begin; node 0 is the start.
  private(set) var starts: [Int] = [0]
  private(set) var edges: [Edge] = []
  private(set) var accepting: [Bool] = []
  /// Nodes from which acceptance can be reached.
  private(set) var isLive: [Bool] = []

  var nodeCount: Int { accepting.count }
  var isEmpty: Bool { isLive.first != true }

  @inline(__always) func edges(of node: Int) -> ArraySlice<Edge> { edges[starts[node]..<starts[node + 1]] }

  /// Explores everything that can be reached; throws the limit where that is too much.
  init(_ search: ProductSearch) throws(NotAnalysedReason) {
    partition = search.partition
    choice = search.symbolChoice
    var explorer = search.explorer()
    var node = 0
    while node < explorer.count {
      explorer.forEachSuccessor(of: node) { symbol, target in
        edges.append(Edge(target: Int32(truncatingIfNeeded: target), symbol: UInt16(truncatingIfNeeded: symbol)))
      }
      starts.append(edges.count)
      accepting.append(explorer.accepts(node))
      if let limit = search.counter.exceeded { throw NotAnalysedReason(.budget(limit)) }
      node += 1
    }
    findLive()
  }

  private mutating func findLive() {
    isLive = accepting
    var sources = Array(repeating: [Int32](), count: nodeCount)
    for node in 0..<nodeCount { for edge in edges(of: node) { sources[Int(edge.target)].append(Int32(node)) } }
    var queue = accepting.indices.filter { accepting[$0] }
    while let node = queue.popLast() {
      for source in sources[node] where !isLive[Int(source)] {
        isLive[Int(source)] = true
        queue.append(Int(source))
      }
    }
  }

  /// Edges between nodes on the way to acceptance.
  func liveEdges(of node: Int) -> [Edge] { edges(of: node).filter { isLive[Int($0.target)] } }

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
