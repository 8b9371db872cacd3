/// Finds the lines of places in chunks, in any order. Of a long chunk it knows where its line breaks are; of others they
/// are counted.
public struct ChunkLines: Sendable {
  private struct Head: Sendable {
    var line: Int
    var chunk: Chunk
    /// The places of its line breaks, of a long one.
    var breaks: [Int]?
  }

  private var heads: [ChunkID: Head]

  /// So many bytes are counted through whenever a line is asked for.
  private static let mostCounted = 1_000

  /// The chunks of a document.
  public init(_ document: Document) {
    heads = Dictionary(minimumCapacity: document.chunks.count)
    var line = 0
    for chunk in document.chunks {
      let isLong = chunk.byteCount > ChunkLines.mostCounted
      heads[chunk.id] = Head(
        line: line, chunk: chunk, breaks: isLong ? chunk.withBytes(ChunkLines.breaks) : nil)
      line += Int(chunk.lineBreaks)
    }
  }

  private static func breaks(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    bytes.indices.filter { Document.isLineBreak(at: $0, in: bytes) }
  }

  /// The line, from 0, that a byte of a chunk is on; nil where the chunk is not of the document.
  public func line(at offset: Int, of id: ChunkID) -> Int? {
    guard let head = heads[id] else { return nil }
    guard let breaks = head.breaks else {
      return head.line + head.chunk.withBytes { Document.lineBreaks($0, upTo: offset) }
    }
    return head.line + breaks.partitioningIndex { $0 >= offset }
  }
}
