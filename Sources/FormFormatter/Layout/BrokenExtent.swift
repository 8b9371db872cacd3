internal import FormSyntax

/// How much around a syntax error stays as it is.
enum BrokenExtent: CaseIterable {
  /// The lines of the members that have errors, inside of a control or preset that is whole otherwise.
  case member
  /// All of the chunk.
  case chunk

  /// The ranges of a chunk that stay as they are, rising.
  func opaqueRanges(_ chunk: Chunk) -> [Range<Int>] {
    guard chunk.hasErrors else { return [] }
    if self == .member, chunk.kind == .control || chunk.kind == .preset, chunk.before == chunk.container,
      let lines = chunk.withTree({ BrokenLines($0, chunk.errors)?.ranges }), chunk.encloses(lines)
    {
      return lines
    }
    return [0..<Int(chunk.byteCount)]
  }
}

/// The lines of a block's members that have syntax errors.
private struct BrokenLines {
  var ranges: [Range<Int>] = []
  private let lineBreaks: [Int]
  private let count: Int

  /// Nil where the block itself is broken.
  init?(_ tree: SyntaxTree, _ errors: ArraySlice<SyntaxError>) {
    guard let root = tree.root, root.flags.isDisjoint(with: [.broken, .misplaced]), root.hasName else { return nil }
    count = tree.bytes.count
    lineBreaks = tree.bytes.indices.filter { tree.bytes[$0].isLineBreak }
    var broken = errors.map { lines($0.range) } + errors.map { lines($0.foundRange) }
    var whole: [Range<Int>] = []
    for child in tree.children(of: 0) {
      let isBroken = (child..<Int(tree[child].next)).contains { tree[$0].isBroken }
      if isBroken { broken.append(lines(tree[child].range)) } else { whole.append(lines(tree[child].range)) }
    }
    ranges = BrokenLines.joined(broken, with: whole)
  }

  /// From the start of the range's first line to the end of its last, without the line break.
  private func lines(_ range: Range<Int>) -> Range<Int> {
    let before = firstBreak(at: min(range.lowerBound, count))
    let lower = before > 0 ? lineBreaks[before - 1] + 1 : 0
    let after = firstBreak(at: max(lower, min(range.upperBound, count)))
    return lower..<(after < lineBreaks.count ? lineBreaks[after] : count)
  }

  /// The index of the first line break at or behind a place.
  private func firstBreak(at place: Int) -> Int { lineBreaks.partitioningIndex { $0 >= place } }

  /// Ranges that share a line with a broken one are broken too.
  private static func joined(_ broken: [Range<Int>], with whole: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var pending: Range<Int>?
    let all = broken.map { ($0, true) } + whole.map { ($0, false) }
    var isPendingBroken = false
    for (range, isBroken) in all.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      if let last = pending, range.lowerBound <= last.upperBound {
        pending = last.lowerBound..<max(last.upperBound, range.upperBound)
        isPendingBroken = isPendingBroken || isBroken
      } else {
        if let last = pending, isPendingBroken { result.append(last) }
        pending = range
        isPendingBroken = isBroken
      }
    }
    if let last = pending, isPendingBroken { result.append(last) }
    return result
  }
}

extension SyntaxNode {
  fileprivate var isBroken: Bool {
    kind == .unexpected || kind == .unknownBlock || !flags.isDisjoint(with: [.broken, .misplaced, .unterminated])
  }
}

extension Chunk {
  /// Whether the ranges lie between the member's `{` and `}` and hold neither.
  fileprivate func encloses(_ ranges: [Range<Int>]) -> Bool {
    guard let first = ranges.first, let last = ranges.last else { return false }
    let (nameEnd, end) = withTree { ($0.root?.nameRange.upperBound ?? 0, ($0.root?.range.upperBound ?? 0) - 1) }
    guard nameEnd < first.lowerBound, last.upperBound <= end, bytes[bytes.startIndex + end] == UInt8(ascii: "}")
    else { return false }
    var tokens: [LexemeKind] = []
    forEachLexeme(in: nameEnd..<first.lowerBound) { if !$0.kind.isComment { tokens.append($0.kind) } }
    return tokens.first == .leftBrace
  }
}
