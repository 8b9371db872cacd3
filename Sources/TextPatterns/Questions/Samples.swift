extension [TextLanguage] {
  /// Different non-empty texts that are in all of the languages, readable, of several lengths, always the same ones;
  /// fewer than `count` where there are no more.
  public func samples(_ count: Int, budget: SearchBudget = .standard) -> Decision<[String]> {
    let languages = allSatisfy(\.isExact) ? self : self.map(\.lowerBound)
    var half = SearchBudget(states: budget.states / 2, steps: budget.steps / 2, pool: budget.pool)
    if let listed = ListedTexts(languages, &half) {
      return listed.samples(count).map { $0.map { String(scalars: $0) } }
    }
    do throws(NotAnalysedReason) {
      let graph = try ProductGraph(ProductSearch(languages, .lower, counter: StepCounter(half)))
      var writer = SampleWriter(graph)
      return .decided(writer.texts(count).map { String(scalars: $0) })
    } catch {
      return fallback(error, half)
    }
  }

  /// One text, where the whole graph is too large.
  private func fallback(_ reason: NotAnalysedReason, _ budget: SearchBudget) -> Decision<[String]> {
    guard case .decided(let text?) = readableWitness(allowEmpty: false, budget: budget) else {
      return .notAnalysed(reason)
    }
    return .decided([String(scalars: text)])
  }
}

extension TextLanguage {
  /// What is known to be in the language.
  fileprivate var lowerBound: TextLanguage {
    if case .between(let lower, _) = form { lower } else { self }
  }
}

/// Writes texts along the ways of a graph: the most readable one first, then others of several lengths.
private struct SampleWriter {
  private let graph: ProductGraph
  /// For each number of scalars left, the nodes from which acceptance takes exactly that many.
  private var canEnd: [[Bool]] = []
  private var lengths: [Int] = []
  private var generator = SampleGenerator()

  /// How many lengths past the shortest are tried.
  private static let extraLengths = 8

  init(_ graph: ProductGraph) {
    self.graph = graph
    if graph.isEmpty { return }
    let (starts, targets) = SampleWriter.targets(graph)
    canEnd = [graph.accepting]
    var shortest: Int?
    while !graph.counter.isExhausted, shortest.map({ canEnd.count <= $0 + SampleWriter.extraLengths }) ?? true {
      graph.counter.spend((targets.count + graph.nodeCount) / 8 + 8)
      let next = SampleWriter.sources(of: canEnd[canEnd.count - 1], starts, targets)
      if !next.contains(true) { break }
      canEnd.append(next)
      if next[0] {
        lengths.append(canEnd.count - 1)
        shortest = shortest ?? canEnd.count - 1
      }
    }
  }

  /// The nodes of which a target is in a set.
  private static func sources(of set: [Bool], _ starts: [Int32], _ targets: [Int32]) -> [Bool] {
    var result = Array(repeating: false, count: set.count)
    set.withUnsafeBufferPointer { set in
      starts.withUnsafeBufferPointer { starts in
        targets.withUnsafeBufferPointer { targets in
          for node in result.indices {
            for index in Int(starts[node])..<Int(starts[node &+ 1]) where set[Int(targets[index])] {
              result[node] = true
              break
            }
          }
        }
      }
    }
    return result
  }

  /// Where the edges of each node lead, each target once.
  private static func targets(_ graph: ProductGraph) -> (starts: [Int32], targets: [Int32]) {
    var starts: [Int32] = [0]
    var targets: [Int32] = []
    var lastSource = Array(repeating: -1, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      for edge in graph.edges(of: node) where lastSource[Int(edge.target)] != node {
        lastSource[Int(edge.target)] = node
        targets.append(edge.target)
      }
      starts.append(Int32(truncatingIfNeeded: targets.count))
    }
    return (starts, targets)
  }

  mutating func texts(_ count: Int) -> [[UInt32]] {
    if lengths.isEmpty || count <= 0 { return [] }
    var result: [[UInt32]] = []
    var seen = Set<[UInt32]>()
    for attempt in 0..<(count * 6) where result.count < count {
      let text = walk(length: lengths[attempt % lengths.count], attempt: attempt)
      if seen.insert(text).inserted { result.append(text) }
    }
    for length in lengths where result.count < count && !graph.counter.isExhausted {
      enumerate(length, count, &result, &seen)
    }
    return result
  }

  /// One text of a length: the first attempt takes the best symbol at every place, later ones any of the good ones.
  private mutating func walk(length: Int, attempt: Int) -> [UInt32] {
    var node = 0
    var word: [Int] = []
    for left in stride(from: length, to: 0, by: -1) where !graph.counter.isExhausted {
      graph.counter.spend(graph.edges(of: node).count / 4 + 4)
      let ways = graph.edges(of: node).filter { canEnd[left - 1][Int($0.target)] }
      let best = ways.map { graph.choice.kind(of: Int($0.symbol)) }.min() ?? 0
      let good = ways.filter { graph.choice.kind(of: Int($0.symbol)) <= max(best, SymbolChoice.asciiKinds - 1) }
      guard let edge = attempt == 0 ? ways.first : good[generator.next(good.count)] else { break }
      word.append(Int(edge.symbol))
      node = Int(edge.target)
    }
    if attempt == 0 { return graph.choice.text(word) }
    return word.map { graph.choice.scalar(for: $0, turn: generator.next(64)) }
  }

  /// Every text of a length in order, until there are enough.
  private func enumerate(_ length: Int, _ count: Int, _ result: inout [[UInt32]], _ seen: inout Set<[UInt32]>) {
    var stack: [(node: Int, text: [UInt32])] = [(0, [])]
    var scalars: [Int32: [UInt32]] = [:]
    while let (node, text) = stack.popLast(), result.count < count, !graph.counter.isExhausted {
      graph.counter.spend(4 + text.count / 4)
      if text.count == length {
        if seen.insert(text).inserted { result.append(text) }
        continue
      }
      for edge in graph.edges(of: node).reversed() where canEnd[length - text.count - 1][Int(edge.target)] {
        let symbol = Int32(edge.symbol)
        let many = scalars[symbol] ?? graph.choice.manyScalars(for: Int(symbol))
        scalars[symbol] = many
        for scalar in many.reversed() {
          stack.append((Int(edge.target), text + [scalar]))
        }
      }
    }
  }
}

/// Numbers that look random and are always the same (SplitMix64).
private struct SampleGenerator {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return limit <= 0 ? 0 : Int(mixed % UInt64(limit))
  }
}
