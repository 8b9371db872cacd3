/// Literal scalars that stand side by side, before it is known whether a quantifier takes the last one.
struct LiteralRun {
  /// The scalars so far.
  private(set) var scalars: [UInt32] = []
  /// The bytes of all but the last scalar, and those of the last.
  private(set) var head = 0..<0
  /// The bytes of the last of them.
  private(set) var last = 0..<0

  /// Whether there is no scalar in it.
  var isEmpty: Bool { scalars.isEmpty }

  /// Adds a scalar; the two halves of a surrogate pair become one.
  mutating func append(_ scalar: UInt32, _ range: Range<Int>) {
    if let lead = scalars.last, lead.isLeadSurrogate, scalar.isTrailSurrogate {
      scalars[scalars.count - 1] = UInt32(lead: lead, trail: scalar)
      last = last.lowerBound..<range.upperBound
      return
    }
    head = scalars.isEmpty ? range.lowerBound..<range.lowerBound : head.lowerBound..<last.upperBound
    last = range
    scalars.append(scalar)
  }

  /// Begins anew.
  mutating func removeAll() {
    scalars.removeAll()
  }
}

extension PatternParser {
  /// Reads a symbol that means itself.
  mutating func readLiteral() -> State {
    run.append(current.scalar, current.range)
    advance()
    return .quantifier
  }

  /// Ends the run of literals: one part, or two where a quantifier takes the last scalar alone.
  mutating func endRun(splitsLast: Bool = false) {
    guard !run.isEmpty else { return }
    var scalars = run.scalars
    run.removeAll()
    if splitsLast, scalars.count > 1 {
      let last = scalars.removeLast()
      addLiteral(scalars, run.head)
      addLiteral([last], run.last)
    } else {
      addLiteral(scalars, run.head.lowerBound..<run.last.upperBound)
    }
  }

  private mutating func addLiteral(_ scalars: [UInt32], _ range: Range<Int>) {
    parts.append(add(literal(scalars), range))
  }

  /// What the scalars mean under the flags that hold now.
  private func literal(_ scalars: [UInt32]) -> PatternNodeKind {
    // No text has a lone surrogate.
    if scalars.contains(where: { $0.isLeadSurrogate || $0.isTrailSurrogate }) { return .set(.empty) }
    guard flags.contains(.caseInsensitive), scalars.contains(where: CaseFolding.isCased) else {
      return .literal(scalars, ignoringCase: false)
    }
    if scalars.count == 1, let set = CaseFolding.simpleMatches(of: scalars[0]) { return .set(set) }
    return .literal(scalars, ignoringCase: true)
  }
}
