/// What was made of the chunks of a document, kept for those that the next version shares with it.
///
/// Editing step by step gives the same as making all afresh, since a chunk never changes, and what is made of it hangs on
/// it alone.
public struct ChunkMemo<Value: Sendable>: Sendable {
  private var entries: [(chunk: Chunk, value: Value)] = []

  /// A memo that knows nothing yet.
  public init() {}

  /// Goes through the chunks of a version in order, each with its start and what was made of it; only what is new is made.
  public mutating func forEach(
    in document: Document, make: (Chunk) -> Value, _ body: (_ chunk: Chunk, _ start: Int, _ value: Value) -> Void
  ) {
    let old = entries
    var next = 0
    var start = 0
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(document.chunks.count)
    for chunk in document.chunks {
      while next < old.count, old[next].chunk.id < chunk.id { next += 1 }
      let value = next < old.count && old[next].chunk.isSame(as: chunk) ? old[next].value : make(chunk)
      entries.append((chunk, value))
      body(chunk, start, value)
      start += Int(chunk.byteCount)
    }
  }
}

extension Chunk {
  /// Whether another chunk is this one, of another version of the document.
  func isSame(as other: Chunk) -> Bool {
    run === other.run && byteStart == other.byteStart && byteCount == other.byteCount && id == other.id
  }
}
