/// What an edit did to the chunks: those in `removed` went, those in `inserted` came in their place.
public struct DocumentChange: Sendable {
  /// Indices in the version before.
  public var removed: Range<Int>
  /// The chunks that went, in order.
  public var removedChunks: [Chunk]
  /// Indices in the version after.
  public var inserted: Range<Int>
  /// All ids are new: whatever was kept by id has to be made again.
  public var renumbered: Bool
}

/// What an edit changes.
public enum EditReach: Sendable {
  /// Controls, of which each is read by itself.
  case controls
  /// Something that others stand in, or refer to.
  case structure
  /// More than it was looked at.
  case much
}

extension Document {
  /// Replaces the bytes of `range` (cut to the text) and reads again what that can have changed.
  ///
  /// Reading begins at the first chunk that had looked at the place, and ends where an old chunk begins behind the edit,
  /// in the same blocks as before and on a line of its own, or one that begins as before: from there on all would be read
  /// as it was.
  public mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) -> DocumentChange {
    guard let read = reread(range, with: text, chunksAtMost: .max) else {
      return DocumentChange(removed: 0..<0, removedChunks: [], inserted: 0..<0, renumbered: false)
    }
    return splice(read.first..<read.first + read.replaced, read.drafts, read.run)
  }

  /// How many mistakes in the syntax would be left after the bytes of `range` were replaced; nil where more chunks would
  /// have to be read again than a limit.
  public func errorCount(
    replacing range: Range<Int>, with text: some Collection<UInt8>, chunksAtMost limit: Int
  ) -> Int? {
    guard let read = reread(range, with: text, chunksAtMost: limit) else { return nil }
    let old = (read.first..<read.first + read.replaced).reduce(0) { $0 + chunks[$1].measure.errors }
    let new = read.drafts.reduce(0) { $0 + Chunk($1, read.run, ChunkID(rawValue: 0)).measure.errors }
    return chunks.measure.errors - old + new
  }

  /// What would be changed if the bytes of `range` were replaced.
  ///
  /// - Parameter limit: the bytes up to which it is looked what would be read again.
  public func reach(ofReplacing range: Range<Int>, with text: some Collection<UInt8>, upTo limit: Int) -> EditReach {
    guard text.count <= limit, let read = reread(range, with: text, chunksAtMost: .max, bytesAtMost: limit)
    else { return .much }
    let old = read.first..<read.first + read.replaced
    let isControls = old.allSatisfy { chunks[$0].kind == .control } && read.drafts.allSatisfy { $0.kind == .control }
    return isControls ? .controls : .structure
  }

  /// What is read again for an edit, and which chunks it takes the place of.
  private struct Reread {
    var first: Int
    var replaced: Int
    var drafts: [Parser.Draft]
    var run: ParsedRun
  }

  private func reread(
    _ range: Range<Int>, with text: some Collection<UInt8>, chunksAtMost limit: Int, bytesAtMost byteLimit: Int = .max
  ) -> Reread? {
    let range = range.clamped(to: 0..<byteCount)
    let first = firstChunk(lookingAt: range.lowerBound)
    let start = self.start(ofChunk: first)
    let prefix = linePrefix(of: first, at: start)
    let growth = text.count - range.count
    var window = Window(self, first: first, start: start, mustReach: range.upperBound)
    while window.bytes.count <= byteLimit {
      var bytes = prefix
      bytes += window.bytes
      let edited = range.lowerBound - start + prefix.count..<range.upperBound - start + prefix.count
      bytes.replaceSubrange(edited, with: text)
      if let result = reread(bytes, window, prefix.count, editEnd: edited.lowerBound + text.count, growth: growth) {
        return Reread(first: first, replaced: result.replaced, drafts: result.drafts, run: result.run)
      }
      if window.isWhole || window.ends.count >= limit { return nil }
      window.extend(self)
    }
    return nil
  }

  /// Reads a window; nil where it is too short to tell.
  private func reread(
    _ bytes: [UInt8], _ window: Window, _ prefix: Int, editEnd: Int, growth: Int
  ) -> (drafts: [Parser.Draft], run: ParsedRun, replaced: Int)? {
    var drafts: [Parser.Draft] = []
    var replaced: Int?
    var old = 0
    var (oldLine, newLine) = (PassedLines(bytes[..<prefix]), PassedLines(bytes[..<prefix]))
    let run = ParsedRun.read(
      ParsedRun.padded(bytes), count: bytes.count, from: prefix, context: chunks[window.first].before,
      isDocumentStart: window.first == 0 && prefix == 0, expecting: bytes.count - prefix
    ) { draft, farthest in
      if !window.isWhole, farthest > bytes.count { return false }
      drafts.append(draft)
      guard draft.end >= editEnd, draft.kind != .end else { return true }
      let oldEnd = draft.end - prefix - growth
      while old < window.ends.count, window.ends[old] < oldEnd { old += 1 }
      guard old + 1 < window.ends.count, window.ends[old] == oldEnd else { return true }
      let next = chunks[window.first + old + 1]
      guard next.before == draft.after else { return true }
      if !next.beginsLine {
        oldLine.pass(window.bytes, upTo: window.ends[old])
        newLine.pass(bytes, from: prefix, upTo: draft.end)
        guard oldLine.head == newLine.head else { return true }
      }
      replaced = old + 1
      return false
    }
    if replaced == nil, window.isWhole, drafts.last?.kind == .end { replaced = window.ends.count }
    return replaced.map { (drafts, run, $0) }
  }

  /// The first chunk whose reading looked at the byte `offset`.
  private func firstChunk(lookingAt offset: Int) -> Int {
    for leaf in chunks.leaves.indices {
      let before = chunks.measure(beforeLeaf: leaf).bytes
      guard before + chunks.measure(ofLeaf: leaf).reach > offset else { continue }
      var start = before
      for (index, chunk) in chunks.leaves[leaf].enumerated() {
        if start + Int(chunk.byteCount) + Int(chunk.lookahead) > offset { return chunks.start(ofLeaf: leaf) + index }
        start += Int(chunk.byteCount)
      }
    }
    return max(0, chunks.count - 1)
  }

  /// What stands before a chunk on its line, as far as it matters for how the chunk is read: the blanks that begin the
  /// line, and of what comes behind them the last byte.
  private func linePrefix(of index: Int, at start: Int) -> [UInt8] {
    let lineStart = lineStart(chunks.measure(before: index).lineBreaks)
    var prefix: [UInt8] = []
    while lineStart + prefix.count < start {
      let rest = lineStart + prefix.count
      let part = bytes(in: rest..<min(start, rest + 256))
      let blanks = part.prefix { ByteClass.of($0) == ByteClass.blank }
      prefix += blanks
      if blanks.count < part.count { return prefix + bytes(in: start - 1..<start) }
    }
    return prefix
  }

  private mutating func splice(_ removed: Range<Int>, _ drafts: [Parser.Draft], _ run: ParsedRun) -> DocumentChange {
    let removedChunks = removed.map { chunks[$0] }
    let low = removed.lowerBound > 0 ? chunks[removed.lowerBound - 1].id.rawValue : 0
    let high =
      removed.upperBound < chunks.count
      ? chunks[removed.upperBound].id.rawValue
      : max(low, removedChunks.last?.id.rawValue ?? 0) + UInt64(drafts.count + 1) << Document.idSpacing
    let ids = Document.ids(drafts.count, reusing: removedChunks.map(\.id.rawValue), between: low, and: high)
    let new = drafts.enumerated().map { Chunk($0.element, run, ChunkID(rawValue: ids?[$0.offset] ?? 0)) }
    replaceChunks(removed, with: new)
    if ids == nil { renumber() }
    return DocumentChange(
      removed: removed, removedChunks: removedChunks,
      inserted: removed.lowerBound..<removed.lowerBound + new.count, renumbered: ids == nil)
  }

  /// Rising ids strictly between two others, the old ones first; nil where there is no room.
  private static func ids(_ count: Int, reusing old: [UInt64], between low: UInt64, and high: UInt64) -> [UInt64]? {
    var ids = Array(old.prefix(count))
    let missing = count - ids.count
    guard missing > 0 else { return ids }
    let last = ids.last ?? low
    let step = (high - last) / UInt64(missing + 1)
    guard step > 0 else { return nil }
    for index in 1...missing { ids.append(last + step * UInt64(index)) }
    return ids
  }

  private mutating func renumber() {
    var all = Array(chunks)
    for index in all.indices { all[index].id = ChunkID(rawValue: UInt64(index + 1) << Document.idSpacing) }
    chunks = LeafedSequence(all)
  }
}

/// How a line begins, as far as that matters for what is read on it.
private struct LineHead: Equatable {
  /// The blanks that begin it.
  var blanks = 0
  /// Whether something else stands behind them.
  var hasText = false
}

/// A text that is passed over from its start, with the beginning of the line that one is on.
private struct PassedLines {
  private(set) var head = LineHead()
  private var passed = 0

  /// - Parameter prefix: what stands before the text on its first line.
  init(_ prefix: ArraySlice<UInt8>) { pass(prefix) }

  /// Goes on to the place `end`; the text begins at `start` in `bytes`.
  mutating func pass(_ bytes: [UInt8], from start: Int = 0, upTo end: Int) {
    let reached = start + passed
    guard reached < end, end <= bytes.count else { return }
    pass(bytes[reached..<end])
    passed = end - start
  }

  private mutating func pass(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      let byteClass = ByteClass.of(byte)
      if byteClass == ByteClass.newline {
        head = LineHead()
      } else if !head.hasText {
        if byteClass == ByteClass.blank { head.blanks += 1 } else { head.hasText = true }
      }
    }
  }
}

/// Chunks of the old version that are read again, joined.
private struct Window {
  let first: Int
  var bytes: [UInt8] = []
  /// The ends of its chunks, counted from its start.
  var ends: [Int] = []
  var isWhole = false

  /// The chunks from `first` on up to the one behind `mustReach`.
  init(_ document: Document, first: Int, start: Int, mustReach: Int) {
    self.first = first
    repeat { add(document) } while !isWhole && start + bytes.count <= mustReach
    add(document)
  }

  mutating func extend(_ document: Document) {
    let goal = max(ends.count * 2, 4)
    while !isWhole, ends.count < goal { add(document) }
  }

  private mutating func add(_ document: Document) {
    guard !isWhole else { return }
    bytes += document.chunks[first + ends.count].bytes
    ends.append(bytes.count)
    isWhole = first + ends.count == document.chunks.count
  }
}

extension Chunk {
  /// Whether the chunk's member begins a line, so that nothing before the chunk matters for how it is read.
  var beginsLine: Bool {
    if let first = bytes.first(where: { !$0.isBlank }) { return ByteClass.of(first) == ByteClass.newline }
    return kind == .end && byteCount == 0
  }
}
