/// The strongly connected components of a directed graph (Tarjan 1972): nodes that all reach each other.
func connectedComponents(_ edges: [Set<Int>]) -> [[Int]] {
  var search = ComponentSearch(edges)
  for node in edges.indices { search.visit(node) }
  return search.components
}

private struct ComponentSearch {
  private let edges: [Set<Int>]
  private var order: [Int?]
  private var least: [Int]
  private var stack: [Int] = []
  private var isOnStack: [Bool]
  private var count = 0
  private(set) var components: [[Int]] = []

  init(_ edges: [Set<Int>]) {
    self.edges = edges
    order = edges.map { _ in nil }
    least = edges.map { _ in 0 }
    isOnStack = edges.map { _ in false }
  }

  mutating func visit(_ node: Int) {
    if order[node] != nil { return }
    order[node] = count
    least[node] = count
    count += 1
    stack.append(node)
    isOnStack[node] = true
    for next in edges[node].sorted() {
      if order[next] == nil {
        visit(next)
        least[node] = min(least[node], least[next])
      } else if isOnStack[next] {
        least[node] = min(least[node], order[next] ?? 0)
      }
    }
    if least[node] == order[node] { close(node) }
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    while let last = stack.popLast() {
      isOnStack[last] = false
      component.append(last)
      if last == node { break }
    }
    components.append(component)
  }
}
