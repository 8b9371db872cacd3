import FormModel
public import FormSyntax

extension Chunk {
  /// The meaning of the words of the chunk, counted from its start: in the order of the text, each on one line, none over
  /// another.
  public var semanticTokens: [SemanticToken] { TokenCollector.tokens(of: self) }
}

extension FileSnapshot {
  /// The meaning of the words of the file, or of those members that touch a range.
  public func semanticTokens(in range: Range<Int>? = nil) -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    document.forEachChunk(touching: range ?? 0..<document.byteCount) { chunk, start in
      tokens += chunk.semanticTokens.map { $0.moved(start) }
    }
    return tokens
  }
}

extension Document {
  /// Calls `body` with each chunk that touches a range (cut to the text) and the offset of its first byte, in order.
  public func forEachChunk(touching range: Range<Int>, _ body: (Chunk, Int) -> Void) {
    let range = range.clamped(to: 0..<byteCount)
    guard chunks.count > 0 else { return }
    var (index, start) = chunkIndex(at: range.lowerBound)
    while index < chunks.count, start <= range.upperBound {
      let place = chunks.place(of: index)
      let leaf = chunks.leaves[place.leaf]
      for chunk in leaf[place.offset...] where start <= range.upperBound {
        body(chunk, start)
        start += Int(chunk.byteCount)
      }
      index += leaf.count - place.offset
    }
  }
}
