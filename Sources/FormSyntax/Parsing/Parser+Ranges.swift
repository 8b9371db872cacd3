/// Ranges: `1...5`, `0..<10`, `3...`, `...50`.
extension Parser {
  mutating func parseRangeFromOperator(_ start: Int) {
    let index = begin(.range, at: start)
    parseRangeOperator(index, depth: 0)
    finish(index)
  }

  /// A range whose lower bound has been read: the node goes in before it.
  mutating func parseRange(from first: Int, _ start: Int, depth: Int) {
    if !isBound(first) {
      let bound = nodes[first].range
      report(.notABound, bound.lowerBound + chunkStart..<bound.upperBound + chunkStart)
      flag(first, .broken)
    }
    nodes.insert(SyntaxNode(.range, start: start - chunkStart, end: start - chunkStart, flags: .hasLower), at: first)
    for index in first + 1..<nodes.count { nodes[index].next += 1 }
    parseRangeOperator(first, depth: depth)
    finish(first)
  }

  private func isBound(_ index: Int) -> Bool {
    let node = nodes[index]
    return node.kind == .integer || node.kind == .decimal || (node.kind == .reference && !node.flags.contains(.isPath))
  }

  private mutating func parseRangeOperator(_ index: Int, depth: Int) {
    let isHalfOpen = kind == .halfOpen
    if isHalfOpen { flag(index, .isHalfOpen) }
    advance()
    let takesBound = !atNewline && (kind == .integer || kind == .decimal || kind == .identifier)
    guard takesBound else {
      // A number that begins the next line of a list is a part of the same mistake.
      if atNewline, bracketDepth > 0, kind == .integer || kind == .decimal {
        flag(index, .broken)
        expectedBehind(isHalfOpen ? .expectedUpperBound : .notABound)
        return parseNumber()
      }
      if isHalfOpen || !nodes[index].flags.contains(.hasLower) {
        flag(index, .broken)
        expected(isHalfOpen ? .expectedUpperBound : .notABound)
      }
      return
    }
    flag(index, .hasUpper)
    let bound = nodes.count
    if kind == .identifier { parseReference(depth: depth) } else { parseNumber() }
    if !isBound(bound) {
      let range = nodes[bound].range
      report(.notABound, range.lowerBound + chunkStart..<range.upperBound + chunkStart)
      flag(bound, .broken)
    }
  }
}
