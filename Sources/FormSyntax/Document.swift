/// One version of a text, as chunks. A value: an edit gives another version that shares all chunks it did not touch.
public struct Document: Sendable {
  public internal(set) var chunks: LeafedSequence<Chunk>

  /// Reads a text afresh. Any bytes will do.
  public init(bytes: consuming [UInt8]) {
    let count = bytes.count
    let padded = ParsedRun.padded(bytes)
    var all: [Chunk] = []
    all.reserveCapacity(count / 256 + 4)
    for (run, drafts) in ParsedRun.readAll(padded, count: count) {
      for draft in drafts {
        all.append(Chunk(draft, run, ChunkID(rawValue: UInt64(all.count + 1) << Document.idSpacing)))
      }
    }
    chunks = LeafedSequence(all)
  }

  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Free ids between two chunks that were read together, as a power of two.
  static let idSpacing: UInt64 = 24

  public var byteCount: Int { chunks.measure.bytes }

  /// The number of line breaks: one less than there are lines.
  public var lineBreakCount: Int { chunks.measure.lineBreaks }

  /// The whole text: where it lies, if it was not edited since it was read, else a copy.
  public var text: ArraySlice<UInt8> {
    guard let first = chunks.leaves.first?.first, isInOneBuffer(first.run.bytes) else { return bytes[...] }
    return first.run.bytes[..<byteCount]
  }

  /// Whether the chunks lie one behind the other in a buffer, from its start.
  private func isInOneBuffer(_ buffer: [UInt8]) -> Bool {
    var start = 0
    return buffer.withUnsafeBufferPointer { buffer in
      chunks.allSatisfy { chunk in
        defer { start += Int(chunk.byteCount) }
        return Int(chunk.byteStart) == start
          && chunk.run.bytes.withUnsafeBufferPointer { $0.baseAddress == buffer.baseAddress }
      }
    }
  }

  /// The whole text.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    for chunk in chunks { bytes += chunk.bytes }
    return bytes
  }

  /// The bytes of a range, cut to what there is.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<byteCount)
    guard !range.isEmpty else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var (index, start) = chunkIndex(at: range.lowerBound)
    while start < range.upperBound, index < chunks.count {
      let chunk = chunks[index]
      let part = max(range.lowerBound - start, 0)..<min(range.upperBound - start, Int(chunk.byteCount))
      bytes += chunk.bytes.dropFirst(part.lowerBound).prefix(part.count)
      start += Int(chunk.byteCount)
      index += 1
    }
    return bytes
  }

  /// The chunk that holds the byte at `offset` (at the very end, the last), and where it begins.
  public func chunkIndex(at offset: Int) -> (index: Int, start: Int) {
    let leaf = chunks.lastLeaf { $0.measure.bytes <= offset }
    var start = chunks.measure(beforeLeaf: leaf).bytes
    var index = chunks.start(ofLeaf: leaf)
    for chunk in chunks.leaves[leaf] {
      if offset < start + Int(chunk.byteCount) { return (index, start) }
      start += Int(chunk.byteCount)
      index += 1
    }
    return (index - 1, start - Int(chunks[index - 1].byteCount))
  }

  /// The offset of a chunk's first byte.
  public func start(ofChunk index: Int) -> Int { chunks.measure(before: index).bytes }

  /// Where the chunk with this id is; nil where it has gone.
  public func index(of id: ChunkID) -> Int? {
    var low = 0
    var high = chunks.leaves.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if chunks.leaves[middle][0].id <= id { low = middle } else { high = middle - 1 }
    }
    guard low < chunks.leaves.count else { return nil }
    let leaf = chunks.leaves[low]
    var lower = 0
    var upper = leaf.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if leaf[middle].id < id { lower = middle + 1 } else { upper = middle }
    }
    return lower < leaf.count && leaf[lower].id == id ? chunks.start(ofLeaf: low) + lower : nil
  }

  mutating func replaceChunks(_ range: Range<Int>, with new: [Chunk]) {
    chunks.replaceSubrange(range, with: new)
  }
}

/// What chunks add up to.
public struct ChunkMeasure: SequenceMeasure {
  public var bytes = 0
  public var lineBreaks = 0
  /// The end of what had a say in how the chunks were read, counted from the first one's start.
  var reach = 0
  public var hasDirectives = false
  public var errors = 0

  public static let zero = ChunkMeasure()

  public mutating func append(_ other: ChunkMeasure) {
    reach = max(reach, bytes + other.reach)
    bytes += other.bytes
    lineBreaks += other.lineBreaks
    hasDirectives = hasDirectives || other.hasDirectives
    errors += other.errors
  }
}

extension Chunk: Measurable {
  public var measure: ChunkMeasure {
    ChunkMeasure(
      bytes: Int(byteCount), lineBreaks: Int(lineBreaks), reach: Int(byteCount) + Int(lookahead),
      hasDirectives: hasDirectives, errors: Int(errorCount))
  }

  init(_ draft: Parser.Draft, _ run: ParsedRun, _ id: ChunkID) {
    self.run = run
    byteStart = UInt32(truncatingIfNeeded: draft.start)
    byteCount = UInt32(truncatingIfNeeded: draft.end - draft.start)
    nodeStart = UInt32(truncatingIfNeeded: draft.nodes.lowerBound)
    nodeCount = UInt32(truncatingIfNeeded: draft.nodes.count)
    errorStart = UInt32(truncatingIfNeeded: draft.errors.lowerBound)
    errorCount = UInt32(truncatingIfNeeded: draft.errors.count)
    lookahead = UInt32(clamping: draft.lookahead)
    lineBreaks = UInt32(truncatingIfNeeded: draft.lineBreaks)
    kind = draft.kind
    before = draft.before
    container = draft.container
    after = draft.after
    hasDirectives = draft.hasDirectives
    hasInterpolations = draft.hasInterpolations
    self.id = id
  }
}

extension ParsedRun {
  /// A text with the zeros behind it that the lexer needs.
  static func padded(_ bytes: consuming [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.append(contentsOf: repeatElement(0, count: Lexer.padding))
    return padded
  }

  /// Texts from this size on are read in two halves, side by side.
  private static let largeText = 1 << 18

  /// Reads a whole text.
  ///
  /// The second half of a large one is read on the chance that a form ends at the `}` before it; where the reading of the
  /// first half comes by there with no block open, that was so, else it goes on to the end by itself.
  static func readAll(_ padded: [UInt8], count: Int) -> [(run: ParsedRun, drafts: [Parser.Draft])] {
    guard count >= largeText, let split = formEnd(padded, after: count / 2, count: count) else {
      return [readWhole(padded, count: count, from: 0, stopAt: nil)]
    }
    let halves = mapConcurrently(2) { half in
      readWhole(padded, count: count, from: half == 0 ? 0 : split, stopAt: half == 0 ? split : nil)
    }
    let endsThere = halves[0].drafts.last.map { $0.end == split && $0.after == .file } ?? false
    return endsThere ? halves : [halves[0]]
  }

  /// The place behind the first line that is only a `}`.
  private static func formEnd(_ bytes: [UInt8], after start: Int, count: Int) -> Int? {
    var at = start
    while at + 2 < count {
      if bytes[at] == UInt8(ascii: "\n"), bytes[at + 1] == UInt8(ascii: "}"),
        bytes[at + 2] == UInt8(ascii: "\n") || bytes[at + 2] == UInt8(ascii: "\r")
      {
        return at + 2
      }
      at += 1
    }
    return nil
  }

  private static func readWhole(
    _ padded: [UInt8], count: Int, from start: Int, stopAt stop: Int?
  ) -> (run: ParsedRun, drafts: [Parser.Draft]) {
    var drafts: [Parser.Draft] = []
    drafts.reserveCapacity((stop ?? count) / 256 + 4)
    let run = read(padded, count: count, from: start, context: .file, expecting: (stop ?? count) - start) { draft, _ in
      drafts.append(draft)
      return draft.end != stop || draft.after != .file
    }
    return (run, drafts)
  }

  /// Reads chunks from `position` on; `take` gets each with the end of what was looked at, and says whether to go on.
  static func read(
    _ padded: [UInt8], count: Int, from position: Int, context: ChunkContext, isDocumentStart: Bool = true,
    expecting expected: Int, take: (Parser.Draft, _ farthest: Int) -> Bool
  ) -> ParsedRun {
    var nodes: [SyntaxNode] = []
    var errors: [SyntaxError] = []
    padded.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let hasMark =
        isDocumentStart && position == 0 && count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF
      var parser = Parser(bytes: base, end: count, at: hasMark ? 3 : position)
      parser.nodes.reserveCapacity(expected / 14 + 8)
      var start = position
      var lineBreaks = 0
      var context = context
      while true {
        let draft = parser.parseChunk(from: start, lineBreaksBefore: lineBreaks, context: context)
        start = draft.end
        lineBreaks += draft.lineBreaks
        context = draft.after
        if !take(draft, parser.lexer.farthest) || draft.kind == .end { break }
      }
      swap(&nodes, &parser.nodes)
      swap(&errors, &parser.errors)
    }
    return ParsedRun(bytes: padded, nodes: nodes, errors: errors)
  }
}
