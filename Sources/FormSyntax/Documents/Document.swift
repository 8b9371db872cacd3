/// One version of a text, as chunks. A value: an edit gives another version that shares all chunks it did not touch.
public struct Document: Sendable {
  /// The text in order, nothing left out; never empty, and the last one is of the kind `end`.
  public internal(set) var chunks: LeafedSequence<Chunk>

  /// Reads a text afresh. Any bytes will do.
  public init(bytes: consuming [UInt8]) { self.init(bytes: bytes, partsOf: ParsedRun.partSize) }

  /// - Parameter partSize: a text of some times as many bytes is read in parts, side by side.
  init(bytes: consuming [UInt8], partsOf partSize: Int) {
    let count = bytes.count
    let padded = ParsedRun.padded(bytes)
    // Chunks may be very many: they are put where they stay.
    var (leaves, leaf): ([[Chunk]], [Chunk]) = ([], [])
    let size = LeafedSequence<Chunk>.leafSize
    leaf.reserveCapacity(size)
    for (run, drafts) in ParsedRun.readAll(padded, count: count, partSize) {
      for draft in drafts.joined() {
        let number = leaves.count * size + leaf.count + 1
        leaf.append(Chunk(draft, run, ChunkID(rawValue: UInt64(number) << Document.idSpacing)))
        if leaf.count < size { continue }
        leaves.append(leaf)
        leaf.removeAll()
        leaf.reserveCapacity(size)
      }
    }
    if !leaf.isEmpty { leaves.append(leaf) }
    chunks = LeafedSequence(leaves: leaves)
  }

  /// Reads a text afresh.
  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Free ids between two chunks that were read together, as a power of two.
  static let idSpacing: UInt64 = 24

  /// How many bytes the text has.
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
    let offset = (0..<leaf.count).partitioningIndex { leaf[$0].id >= id }
    return offset < leaf.count && leaf[offset].id == id ? chunks.start(ofLeaf: low) + offset : nil
  }

  /// Puts others in the place of the chunks with these indices.
  mutating func replaceChunks(_ range: Range<Int>, with new: [Chunk]) {
    chunks.replaceSubrange(range, with: new)
  }
}
