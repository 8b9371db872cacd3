public import FormSyntax

/// An `import` of a file.
public struct FileImport: Sendable {
  /// The chunk of the `import`.
  public let chunk: ChunkID
  /// What that chunk says.
  public let block: BlockModel
  /// The path as it is written, escapes read; nil where it cannot be read.
  public let path: String?
  /// The string literal.
  public let pathRange: Range<Int>

  /// The import that an entry is.
  init(_ entry: ModelEntry) {
    chunk = entry.id
    block = entry.block
    let value = entry.block.memberTotal > 0 ? entry.block.value(of: entry.block.member(0)) : nil
    path = value?.string
    pathRange = value?.range ?? entry.block.keywordRange
  }
}
