extension [TextLanguage] {
  /// All texts that may be in every one of the languages, the empty one left out; nil where they are more than `limit`.
  ///
  /// The texts are written level by level, each beginning of one once: a language with a way round has no end of them.
  public func allTexts(upTo limit: Int, budget: SearchBudget = .standard) -> Decision<[String]?> {
    var rest = budget
    if let listed = ListedTexts(self, &rest) {
      return listed.fact { $0.count > limit ? nil : $0.map { String(scalars: $0) } }
    }
    return Decision { () throws(NotAnalysedReason) in
      let graph = try ProductGraph(ProductSearch(self, .upper, counter: StepCounter(budget)))
      return try graph.allTexts(upTo: limit)?.map { String(scalars: $0) }
    }
  }
}

extension ProductGraph {
  /// All texts on ways from the start to acceptance; nil where they are more than `limit`.
  fileprivate func allTexts(upTo limit: Int) throws(NotAnalysedReason) -> [[UInt32]]? {
    if isEmpty { return [] }
    let scalars = scalarsOfSymbols(upTo: limit)
    var found: [[UInt32]] = []
    var level: [(node: Int, text: [UInt32])] = [(0, [])]
    var length = 0
    while !level.isEmpty {
      // A way of so many scalars comes to some node twice.
      if length >= nodeCount { return nil }
      length += 1
      var next: [(node: Int, text: [UInt32])] = []
      for (node, text) in level {
        for edge in edges(of: node) where isLive[Int(edge.target)] {
          guard let own = scalars[Int(edge.symbol)] else { return nil }
          try counter.pay(4 + own.count * (1 + length / 8))
          for scalar in own {
            let longer = text + [scalar]
            next.append((Int(edge.target), longer))
            if accepting[Int(edge.target)] { found.append(longer) }
          }
          // Each of them goes on to a text of its own.
          if next.count > limit || found.count > limit { return nil }
        }
      }
      level = next
    }
    return found
  }

  /// The scalars of each class; nil for one that has more than `limit`.
  private func scalarsOfSymbols(upTo limit: Int) -> [[UInt32]?] {
    var result: [[UInt32]?] = Array(repeating: [], count: partition.count)
    for (segment, start) in partition.starts.enumerated() {
      let symbol = partition.classes[segment]
      guard symbol != MintermPartition.none, let known = result[Int(symbol)] else { continue }
      let end = partition.end(of: segment)
      result[Int(symbol)] = known.count + Int(end - start) < limit ? known + Array(start...end) : nil
    }
    return result
  }
}
