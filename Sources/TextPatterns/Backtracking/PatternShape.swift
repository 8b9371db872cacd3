/// What can be said about the number of runs of a pattern without building an automaton; one pass over the nodes.
struct PatternShape {
  private struct Part {
    /// An upper bound on the number of runs, as a power of 2.
    var bits = 0.0
    /// The part of the bound that does not come from unlimited repetitions.
    var choiceBits = 0.0
    /// How many scalars its longest way has at most, unlimited repetitions counting once; saturates.
    var size = 0
    /// All its matches have this length.
    var length: Int?
    /// No match is shorter.
    var shortest = 0
    var depth = 0
    /// It has a construct in it that is not regular.
    var isIrregular = false
  }

  private var parts: [Part] = []
  private let textLength: Int
  /// The first construct that is not regular. Ways of the engine that come to it count as failed: what is slow without
  /// them is slow with them, too, where the text is refused all the same.
  private(set) var obstacle: BacktrackingObstacle?
  /// Deeper trees are not followed.
  static let depthLimit = 600

  /// Throws where the tree is too deep, at a boundary of Unicode words, and at a construct that is not regular where more
  /// may match without it.
  init(_ tree: PatternTree, textLength: Int) throws(BacktrackingObstacle) {
    self.textLength = textLength
    parts.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let part = try part(of: node)
      if part.depth > PatternShape.depthLimit { throw .budget }
      if part.isIrregular, obstacle == nil { obstacle = PatternShape.obstacle(node) }
      if part.isIrregular, let obstacle, PatternShape.dependsOnFailure(node.kind) { throw obstacle }
      parts.append(part)
    }
    if parts.isEmpty { parts.append(Part()) }
  }

  /// An upper bound on the steps for a text of the length limit; infinite where loops may multiply.
  func stepBound(_ root: PatternTree.NodeID) -> Double {
    guard parts.indices.contains(root) else { return .infinity }
    return power(parts[root].bits) * Double(min(parts[root].size, textLength) + 1)
  }

  /// No text that the pattern matches is shorter.
  func shortestMatch(_ root: PatternTree.NodeID) -> Int { parts.indices.contains(root) ? parts[root].shortest : 0 }

  /// How many runs the choices alone may give, as a power of 2.
  func choiceBits(_ root: PatternTree.NodeID) -> Double { parts.indices.contains(root) ? parts[root].choiceBits : 0 }

  private func part(of node: PatternNode) throws(BacktrackingObstacle) -> Part {
    switch node.kind {
    case .empty: return Part(length: 0)
    case .assertion(.wordBoundary(_, unicode: true)): throw .construct("a Unicode word boundary", node.range)
    case .assertion: return Part(length: 0)
    case .set: return Part(size: 1, length: 1, shortest: 1)
    case .literal(let scalars, let ignoringCase):
      // Under full case folding one scalar of the text may stand for three of the run.
      return Part(
        size: scalars.count, length: ignoringCase ? nil : scalars.count,
        shortest: ignoringCase ? (scalars.count + 2) / 3 : scalars.count)
    case .newlineSequence: return Part(bits: 1, choiceBits: 1, size: 2, shortest: 1)
    case .backreference: return Part(isIrregular: true)
    case .graphemeCluster: return Part(size: 1, shortest: 1, isIrregular: true)
    case .sequence(let children): return sequence(children)
    case .alternation(let children): return alternation(children)
    case .group(let body, _): return deeper(parts[body])
    case .look(let body, _, _):
      var part = deeper(parts[body])
      part.length = 0
      part.shortest = 0
      return part
    case .repetition(let body, let min, let max, let mode):
      return repetition(deeper(parts[body]), min, max, isLazy: mode == .lazy)
    }
  }

  private static func obstacle(_ node: PatternNode) -> BacktrackingObstacle {
    if case .backreference = node.kind { return .construct("a back-reference", node.range) }
    return .construct(#"\X, a grapheme cluster"#, node.range)
  }

  /// Whether a node may match where a part of it fails that would match.
  private static func dependsOnFailure(_ kind: PatternNodeKind) -> Bool {
    switch kind {
    case .look(_, _, negative: true), .group(_, .atomic), .repetition(_, _, _, .possessive): true
    default: false
    }
  }

  private func deeper(_ part: Part) -> Part {
    var part = part
    part.depth += 1
    return part
  }

  private func sequence(_ children: [Int]) -> Part {
    var result = Part(length: 0)
    for child in children {
      let part = parts[child]
      result.bits += part.bits
      result.choiceBits += part.choiceBits
      result.size = saturating(result.size + part.size)
      result.shortest = saturating(result.shortest + part.shortest)
      if let sum = result.length { result.length = part.length.map { saturating(sum + $0) } }
      result.depth = max(result.depth, part.depth + 1)
      result.isIrregular = result.isIrregular || part.isIrregular
    }
    return result
  }

  private func alternation(_ children: [Int]) -> Part {
    var result = Part()
    var runs = 0.0
    var choices = 0.0
    result.length = children.first.flatMap { parts[$0].length }
    result.shortest = children.map { parts[$0].shortest }.min() ?? 0
    for child in children {
      let part = parts[child]
      runs += power(part.bits)
      choices += power(part.choiceBits)
      result.size = saturating(result.size + part.size)
      if part.length != result.length { result.length = nil }
      result.isIrregular = result.isIrregular || part.isIrregular
      result.depth = max(result.depth, part.depth + 1)
    }
    result.bits = logarithm(runs)
    result.choiceBits = logarithm(choices)
    return result
  }

  private func repetition(_ body: Part, _ min: Int, _ max: Int?, isLazy: Bool) -> Part {
    var result = body
    let most = Swift.min(max ?? textLength, textLength)
    // Parts are at most 2^20 long, and counts below 2^24.
    result.length = max == min ? body.length.map { saturating($0 * min) } : nil
    result.shortest = saturating(body.shortest * min)
    result.size = saturating(body.size * Swift.min(Swift.max(min, max ?? min, 1), 10_000))
    let counts = logarithm(Double(Swift.max(most - min, 0) + 1))
    let isFixed = body.bits == 0 && (body.length ?? 0) > 0
    if max == nil {
      result.bits = isFixed ? counts : .infinity
      // Such a loop may go on without taking anything.
      if isLazy, body.shortest == 0 { result.choiceBits = .infinity }
      return result
    }
    result.bits = isFixed ? counts : body.bits * Double(most) + counts
    result.choiceBits = isFixed ? counts : body.choiceBits * Double(most) + counts
    return result
  }

  private func saturating(_ size: Int) -> Int { Swift.max(0, Swift.min(size, 1 << 20)) }

  private func power(_ bits: Double) -> Double { bits < 1_000 ? Double.exponential2(bits) : .infinity }

  private func logarithm(_ value: Double) -> Double { value.logarithm2 }
}
