import FormFormatter
import FormModel
import FormSyntax

extension FileSnapshot {
  /// What "select more" selects at a place, step by step: from the word outwards to the whole file. Each range holds the one
  /// before; there is one at least.
  public func selectionRanges(at offset: Int) -> [Range<Int>] {
    var ranges = SelectionRanges(self)
    return ranges.ranges(at: offset)
  }
}

/// What "select more" selects at places of one version of a file. Of places that are asked about in the order of the text,
/// the blocks around them are looked for once.
public struct SelectionRanges {
  private let document: Document
  private var blocks: OuterBlocks
  /// Inside of the braces of a section or form, and whole, by the index of its head.
  private var blockRanges: [Int: [Range<Int>]] = [:]

  /// No place has been asked about.
  public init(_ snapshot: FileSnapshot) {
    document = snapshot.document
    blocks = OuterBlocks(document)
  }

  /// From the word outwards to the whole file. Each range holds the one before; there is one at least.
  public mutating func ranges(at offset: Int) -> [Range<Int>] {
    let offset = min(max(offset, 0), document.byteCount)
    guard document.chunks.count > 0 else { return [0..<0] }
    let (index, start) = document.chunkIndex(at: offset)
    var finder = SelectionFinder(offset: offset - start)
    finder.add(document.chunks[index])
    var ranges = finder.ranges.map { $0.moved(start) }
    for head in blocks.heads(around: index) { ranges += blockRanges(head) }
    ranges.append(0..<document.byteCount)
    return SelectionFinder.nested(ranges.filter { $0.lowerBound <= offset && offset <= $0.upperBound })
  }

  private mutating func blockRanges(_ head: Int) -> [Range<Int>] {
    if let known = blockRanges[head] { return known }
    let found = foundRanges(head)
    blockRanges[head] = found
    return found
  }

  private func foundRanges(_ head: Int) -> [Range<Int>] {
    guard let close = document.closeIndex(ofHead: head),
      let brace = document.chunks[close].lastCloseBrace, let root = document.chunks[head].root
    else { return [] }
    let start = document.start(ofChunk: head)
    let end = document.start(ofChunk: close) + brace
    return [start + Int(root.end)..<end, start + Int(root.start)..<end + 1]
  }
}

/// The sections and forms around chunks. On the way back from a chunk to their heads, what the chunk before it had found is
/// met again.
private struct OuterBlocks {
  /// A part of the way back from a chunk: so deep in blocks, up to the head of the block that it leaves.
  private struct Step {
    let depth: Int
    let head: Int
  }

  private let document: Document
  /// The way from the last chunk that was asked about.
  private var last: (index: Int, steps: [Step]) = (-1, [])

  init(_ document: Document) { self.document = document }

  /// The heads of the section and the form around a chunk, or that it is itself, from the inside outwards.
  mutating func heads(around index: Int) -> [Int] {
    var depth = document.chunks[index].container.depth
    if document.chunks[index].after.depth > depth { depth += 1 }
    var steps: [Step] = []
    var position = index
    while depth > 0, position >= 0 {
      if position <= last.index, let met = last.steps.firstIndex(where: { $0.head <= position }),
        last.steps[met].depth == depth
      {
        steps += last.steps[met...]
        break
      }
      let chunk = document.chunks[position]
      if chunk.after.depth > chunk.container.depth, chunk.after.depth <= depth {
        steps.append(Step(depth: depth, head: position))
        depth = chunk.container.depth
      }
      position -= 1
    }
    last = (index, steps)
    return steps.map(\.head)
  }
}

/// Finds the ranges of one chunk that hold a place.
private struct SelectionFinder {
  /// Counted from the chunk's start, as the ranges are.
  let offset: Int
  private(set) var ranges: [Range<Int>] = []

  init(offset: Int) { self.offset = offset }

  mutating func add(_ chunk: Chunk) {
    var finder = self
    var open: [Lexeme] = []
    chunk.forEachLexeme { lexeme in
      switch lexeme.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append(lexeme)
      case .rightBrace, .rightParen, .rightBracket:
        guard let opener = open.popLast() else { return }
        finder.add(opener.end..<lexeme.start)
        finder.add(opener.start..<lexeme.end)
      case .string, .regex: finder.addLiteral(chunk, lexeme)
      default: finder.add(lexeme.start..<lexeme.end)
      }
    }
    chunk.withTree { tree in
      for node in tree.nodes {
        finder.add(node.range)
        if node.hasName { finder.add(node.nameRange) }
      }
    }
    self = finder
  }

  private mutating func add(_ range: Range<Int>) {
    if range.lowerBound <= offset, offset <= range.upperBound, !range.isEmpty { ranges.append(range) }
  }

  /// A literal whole, and what stands between its quotes or slashes.
  private mutating func addLiteral(_ chunk: Chunk, _ lexeme: Lexeme) {
    add(lexeme.start..<lexeme.end)
    let bytes = chunk.source.bytes(lexeme.start..<lexeme.end)
    let isDelimiter = { (byte: UInt8) in
      byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/")
    }
    let head = bytes.prefix(while: isDelimiter).count
    let tail = bytes.reversed().prefix(while: isDelimiter).count
    if head + tail < bytes.count { add(lexeme.start + head..<lexeme.end - tail) }
  }

  /// Ranges from the smallest outwards, those left out that do not hold the one before.
  static func nested(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }) {
      guard let last = result.last else {
        result.append(range)
        continue
      }
      if range != last, last.clamped(to: range) == last { result.append(range) }
    }
    return result
  }
}

extension Chunk {
  /// Where its last `}` begins.
  fileprivate var lastCloseBrace: Int? {
    var found: Int?
    forEachLexeme { if $0.kind == .rightBrace { found = $0.start } }
    return found
  }
}
