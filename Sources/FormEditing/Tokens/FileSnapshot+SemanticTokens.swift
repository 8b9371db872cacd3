import FormModel
import FormSyntax

extension FileSnapshot {
  /// The meaning of the words of the file, or of those members that touch a range: in the order of the text, each on
  /// one line, none over another.
  public func semanticTokens(in range: Range<Int>? = nil) -> [SemanticToken] {
    let whole = 0..<document.byteCount
    let range = range?.clamped(to: whole) ?? whole
    var tokens: [SemanticToken] = []
    tokens.reserveCapacity(range.count / 12)
    guard document.chunks.count > 0 else { return tokens }
    var (index, start) = document.chunkIndex(at: range.lowerBound)
    while index < document.chunks.count, start <= range.upperBound {
      let place = document.chunks.place(of: index)
      let leaf = document.chunks.leaves[place.leaf]
      for chunk in leaf[place.offset...] where start <= range.upperBound {
        TokenCollector.add(chunk, at: start, to: &tokens)
        start += Int(chunk.byteCount)
      }
      index += leaf.count - place.offset
    }
    return tokens
  }
}
