/// The strongly connected components of a directed graph that have a cycle (Tarjan, 1972, without recursion).
struct LoopComponents {
  /// The members of each component.
  private(set) var members: [[Int]] = []
  /// For each node its component in `members`, or -1 where it lies on no cycle.
  private(set) var component: [Int]
  /// For each node on a cycle its index among the members of its component.
  private(set) var place: [Int]

  /// `degree` gives the number of arcs of a node, `target` the node that each of them leads to.
  init(
    count: Int, meter: inout StepMeter, degree: (Int) -> Int, target: (Int, Int) -> Int
  ) throws(BacktrackingObstacle) {
    component = [Int](repeating: -1, count: count)
    place = [Int](repeating: 0, count: count)
    var index = [Int](repeating: -1, count: count)
    var low = [Int](repeating: 0, count: count)
    var isOpen = [Bool](repeating: false, count: count)
    var open: [Int] = []
    var path: [(node: Int, arc: Int)] = []
    var next = 0
    for root in 0..<count where index[root] < 0 {
      path.append((root, 0))
      while let (node, arc) = path.last {
        try meter.spend()
        if arc == 0 {
          index[node] = next
          low[node] = next
          next += 1
          isOpen[node] = true
          open.append(node)
        }
        if arc < degree(node) {
          path[path.count - 1].arc += 1
          let successor = target(node, arc)
          if index[successor] < 0 {
            path.append((successor, 0))
          } else if isOpen[successor] {
            low[node] = min(low[node], index[successor])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last { low[parent.node] = min(low[parent.node], low[node]) }
        guard low[node] == index[node] else { continue }
        close(node, &open, &isOpen) { node in (0..<degree(node)).contains { target(node, $0) == node } }
      }
    }
  }

  /// The components of the positions of an automaton.
  init(of graph: BacktrackingGraph, meter: inout StepMeter) throws(BacktrackingObstacle) {
    try self.init(
      count: graph.count, meter: &meter, degree: { graph.arcs(after: $0).count },
      target: { node, index in
        let arcs = graph.arcs(after: node)
        return Int(arcs[arcs.startIndex + index].target)
      })
  }

  /// Takes the component of `root` off the stack; keeps it if it has a cycle.
  private mutating func close(
    _ root: Int, _ open: inout [Int], _ isOpen: inout [Bool], hasSelfLoop: (Int) -> Bool
  ) {
    var nodes: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      nodes.append(node)
      if node == root { break }
    }
    guard nodes.count > 1 || hasSelfLoop(root) else { return }
    nodes.sort()
    for (index, node) in nodes.enumerated() {
      component[node] = members.count
      place[node] = index
    }
    members.append(nodes)
  }
}
