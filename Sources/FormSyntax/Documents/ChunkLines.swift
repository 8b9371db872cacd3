/// Finds the lines of places in chunks, in any order: each costs what stands before it in its chunk.
public struct ChunkLines: Sendable {
  private struct Head: Sendable {
    var line: Int
    var chunk: Chunk
  }

  private var heads: [ChunkID: Head]

  /// The chunks of a document.
  public init(_ document: Document) {
    heads = Dictionary(minimumCapacity: document.chunks.count)
    var line = 0
    for chunk in document.chunks {
      heads[chunk.id] = Head(line: line, chunk: chunk)
      line += Int(chunk.lineBreaks)
    }
  }

  /// The line, from 0, that a byte of a chunk is on; nil where the chunk is not of the document.
  public func line(at offset: Int, of id: ChunkID) -> Int? {
    heads[id].map { head in
      head.line + head.chunk.withTree { Document.lineBreaks($0.bytes, upTo: offset) }
    }
  }
}
