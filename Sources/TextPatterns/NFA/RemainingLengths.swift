/// The fewest and the most scalars from each origin of an NFA to acceptance: a breadth-first search, and a topological
/// order (Kahn, 1962).
struct RemainingLengths {
  /// The fewest scalars from each origin.
  private(set) var least: [Int32]
  /// The most scalars from each origin, -1 where there is no way.
  private(set) var most: [Int32]

  /// `accept` is the target `positionCount`; origin `p` is also what target `p` leads to.
  init(_ positionCount: Int, _ edgeStarts: [Int32], _ targets: [Int32]) {
    let origins = edgeStarts.count - 1
    least = Array(repeating: PositionNFA.unlimited, count: origins)
    most = Array(repeating: -1, count: origins)
    let reverse = ReverseEdges(positionCount, edgeStarts, targets)
    findLeast(reverse, accept: positionCount)
    findMost(reverse, accept: positionCount, edgeStarts, targets)
  }

  private mutating func findLeast(_ reverse: ReverseEdges, accept: Int) {
    var queue: [Int32] = []
    for origin in reverse.sources(of: accept) where least[Int(origin)] != 0 {
      least[Int(origin)] = 0
      queue.append(origin)
    }
    var next = 0
    while next < queue.count {
      let origin = Int(queue[next])
      next += 1
      guard origin < accept else { continue }
      for source in reverse.sources(of: origin) where least[Int(source)] == PositionNFA.unlimited {
        least[Int(source)] = least[origin] + 1
        queue.append(source)
      }
    }
  }

  /// Takes origins whose useful targets are all done; what is never done reaches a cycle and has no most.
  private mutating func findMost(_ reverse: ReverseEdges, accept: Int, _ edgeStarts: [Int32], _ targets: [Int32]) {
    var open = Array(repeating: Int32(0), count: least.count)
    var queue: [Int32] = []
    for origin in least.indices where least[origin] < PositionNFA.unlimited {
      for edge in Int(edgeStarts[origin])..<Int(edgeStarts[origin + 1]) {
        let target = Int(targets[edge])
        if target < accept, least[target] < PositionNFA.unlimited { open[origin] += 1 }
      }
      if least[origin] == 0 { most[origin] = 0 }
      if open[origin] == 0 { queue.append(Int32(origin)) }
    }
    var next = 0
    while next < queue.count {
      let origin = Int(queue[next])
      next += 1
      guard origin < accept else { continue }
      for source in reverse.sources(of: origin) where least[Int(source)] < PositionNFA.unlimited {
        most[Int(source)] = max(most[Int(source)], most[origin] + 1)
        open[Int(source)] -= 1
        if open[Int(source)] == 0 { queue.append(source) }
      }
    }
    for origin in least.indices where open[origin] > 0 { most[origin] = PositionNFA.unlimited }
  }
}

/// The edges of an NFA by their targets.
private struct ReverseEdges {
  private var starts: [Int32]
  private var origins: [Int32]

  init(_ positionCount: Int, _ edgeStarts: [Int32], _ targets: [Int32]) {
    starts = Array(repeating: 0, count: positionCount + 2)
    for target in targets { starts[Int(target) + 1] += 1 }
    for i in 1..<starts.count { starts[i] += starts[i - 1] }
    var next = starts
    origins = Array(repeating: 0, count: targets.count)
    for origin in 0..<edgeStarts.count - 1 {
      for edge in Int(edgeStarts[origin])..<Int(edgeStarts[origin + 1]) {
        let target = Int(targets[edge])
        origins[Int(next[target])] = Int32(origin)
        next[target] += 1
      }
    }
  }

  func sources(of target: Int) -> ArraySlice<Int32> { origins[Int(starts[target])..<Int(starts[target + 1])] }
}
