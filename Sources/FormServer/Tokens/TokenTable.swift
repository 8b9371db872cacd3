import FormSyntax
import LanguageServerProtocol

/// The tokens of one version of a document, kept as its chunks are: a later version takes over those of all chunks that
/// did not change, and finds where the two differ without looking at the rest.
struct TokenTable: Sendable {
  /// The rows of a leaf of the document's chunks.
  private struct Leaf: Sendable {
    let chunks: [Chunk]
    let rows: [TokenRow]
    /// How many numbers the rows have.
    let count: Int
    /// Where the last token begins, seen from the leaf's start; nil where there is none.
    let last: TokenPlace?
    /// Where the leaf ends, seen from its start.
    let end: TokenPlace

    init(_ chunks: [Chunk], _ rows: [TokenRow]) {
      self.chunks = chunks
      self.rows = rows
      var (count, end, last) = (0, TokenPlace(), TokenPlace?.none)
      for row in rows {
        count += row.data.count
        if !row.data.isEmpty { last = end.advanced(by: row.last) }
        end = end.advanced(by: row.end)
      }
      (self.count, self.end, self.last) = (count, end, last)
    }
  }

  private var leaves: [Leaf] = []

  /// The tokens of an empty document.
  init() {}

  /// The tokens of a document; rows that `earlier` has are taken over.
  init(_ document: Document, _ encoding: FormSyntax.PositionEncoding, after earlier: TokenTable = TokenTable()) {
    let new = document.chunks.leaves
    let old = earlier.leaves
    var prefix = 0
    while prefix < min(new.count, old.count), new[prefix].isSameStorage(as: old[prefix].chunks) { prefix += 1 }
    var suffix = 0
    while suffix < min(new.count, old.count) - prefix,
      new[new.count - 1 - suffix].isSameStorage(as: old[old.count - 1 - suffix].chunks)
    { suffix += 1 }
    var known = KnownRows(old[prefix..<old.count - suffix].flatMap { zip($0.chunks, $0.rows) })
    leaves = Array(old[..<prefix])
    for chunks in new[prefix..<new.count - suffix] {
      leaves.append(Leaf(chunks, chunks.map { known.row(of: $0) ?? TokenRow($0, encoding) }))
    }
    leaves += old[(old.count - suffix)...]
  }

  /// The rows of chunks, looked up in the order of the text.
  private struct KnownRows {
    private var rest: ArraySlice<(chunk: Chunk, row: TokenRow)>

    init(_ rows: [(Chunk, TokenRow)]) { rest = rows.map { (chunk: $0.0, row: $0.1) }[...] }

    mutating func row(of chunk: Chunk) -> TokenRow? {
      while let first = rest.first, first.chunk.id < chunk.id { rest.removeFirst() }
      return rest.first.flatMap { $0.chunk.hasSameSource(as: chunk) ? $0.row : nil }
    }
  }

  /// The numbers of all tokens.
  var data: [UInt32] { data(leaves[...], from: 0, reserving: leaves.reduce(0) { $0 + $1.count }) }

  /// The replacements that make this table's numbers of those of an earlier one.
  func edits(since earlier: TokenTable) -> [SemanticTokensEdit] {
    let (old, new) = (earlier.leaves, leaves)
    var prefix = 0
    while prefix < min(new.count, old.count), new[prefix].chunks.isSameStorage(as: old[prefix].chunks) { prefix += 1 }
    var suffix = 0
    while suffix < min(new.count, old.count) - prefix,
      new[new.count - 1 - suffix].chunks.isSameStorage(as: old[old.count - 1 - suffix].chunks)
    { suffix += 1 }
    guard prefix + suffix < max(old.count, new.count) else { return [] }
    // The first token behind what changed is seen from the last one in it.
    while suffix > 0, new[new.count - suffix].count == 0 { suffix -= 1 }
    suffix = max(0, suffix - 1)
    let start = new[..<prefix].reduce(0) { $0 + $1.count }
    let edit = TokenTable.edit(
      from: earlier.data(old[prefix..<old.count - suffix], from: prefix, reserving: 0),
      to: data(new[prefix..<new.count - suffix], from: prefix, reserving: 0), at: start)
    return edit.map { [$0] } ?? []
  }

  /// The numbers of some leaves, the first of which has the index `first`.
  private func data(_ part: ArraySlice<Leaf>, from first: Int, reserving count: Int) -> [UInt32] {
    var (start, last) = (TokenPlace(), TokenPlace())
    for leaf in leaves[..<first] {
      if let place = leaf.last { last = start.advanced(by: place) }
      start = start.advanced(by: leaf.end)
    }
    var stream = TokenStream(from: start, last: last)
    stream.reserve(count)
    for leaf in part { for row in leaf.rows { stream.append(row) } }
    return stream.data
  }

  /// The replacement of whole tokens between what two lists of numbers have in common; nil where they are the same.
  private static func edit(from old: [UInt32], to new: [UInt32], at start: Int) -> SemanticTokensEdit? {
    let shorter = min(old.count, new.count) / 5
    var prefix = 0
    while prefix < shorter, old[(prefix * 5)..<(prefix * 5 + 5)] == new[(prefix * 5)..<(prefix * 5 + 5)] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old.dropLast(suffix * 5).suffix(5) == new.dropLast(suffix * 5).suffix(5) {
      suffix += 1
    }
    let gone = prefix * 5..<old.count - suffix * 5
    let come = prefix * 5..<new.count - suffix * 5
    guard !gone.isEmpty || !come.isEmpty else { return nil }
    return SemanticTokensEdit(
      start: UInt32(clamping: start + gone.lowerBound), deleteCount: UInt32(clamping: gone.count),
      data: come.isEmpty ? nil : Array(new[come]))
  }
}

extension [Chunk] {
  /// Whether two leaves are one and the same: versions of a document share those that did not change.
  fileprivate func isSameStorage(as other: [Chunk]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { left in other.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress } }
  }
}

extension Chunk {
  /// Whether two chunks are the same stretch of the same reading.
  fileprivate func hasSameSource(as other: Chunk) -> Bool {
    isReadTogether(with: other) && sourceStart == other.sourceStart && byteCount == other.byteCount
  }
}
