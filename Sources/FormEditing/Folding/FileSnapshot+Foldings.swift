import FormModel
public import FormSyntax

extension FileSnapshot {
  /// What can be hidden in the file, in the order of the text, what holds another before it.
  ///
  /// - Parameter memo: what earlier versions of the file gave, chunk by chunk.
  public func foldings(_ memo: inout ChunkMemo<[Folding]>) -> [Folding] {
    var builder = FoldingBuilder()
    memo.forEach(in: document, make: { ChunkFoldings($0).foldings }) { chunk, start, foldings in
      builder.take(chunk, start, foldings)
    }
    return builder.finish()
  }

  /// The same without an earlier version.
  public func foldings() -> [Folding] {
    var memo = ChunkMemo<[Folding]>()
    return foldings(&memo)
  }
}

/// Adds what lies across chunks: forms, sections, imports, regions.
private struct FoldingBuilder {
  private var foldings: [Folding] = []
  /// The forms and sections that are open: where the `{` ends, and the line breaks before that.
  private var open: [(end: Int, lineBreaks: Int)] = []
  private var lineBreaks = 0
  private var imports: (first: Int, last: Int, count: Int)?
  /// The comments that began a region: where each ends, and the codes that it names.
  private var regions: [(end: Int, codes: [String])] = []

  mutating func take(_ chunk: Chunk, _ start: Int, _ own: [Folding]) {
    takeImport(chunk, start)
    if chunk.hasDirectives { takeRegions(chunk, start) }
    foldings += own.map { $0.moved(start) }
    while open.count > chunk.container.depth { open.removeLast() }
    lineBreaks += Int(chunk.lineBreaks)
    if chunk.after.depth > chunk.container.depth {
      open.append((start + (chunk.root.map { Int($0.end) } ?? 0), lineBreaks))
    } else if chunk.kind == .close, let opener = open.popLast(), opener.lineBreaks < lineBreaks,
      let brace = chunk.firstCloseBrace
    {
      foldings.append(Folding(range: opener.end..<start + brace, kind: nil, hasCloser: chunk.lineBreaks > 0))
    }
  }

  mutating func finish() -> [Folding] {
    endImports()
    return foldings.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  private mutating func takeImport(_ chunk: Chunk, _ start: Int) {
    guard chunk.kind == .importDeclaration else {
      if chunk.kind != .end { endImports() }
      return
    }
    let end = start + (chunk.root.map { Int($0.end) } ?? 0)
    imports = (imports?.first ?? end, end, (imports?.count ?? 0) + 1)
  }

  private mutating func endImports() {
    if let run = imports, run.count > 1 {
      foldings.append(Folding(range: run.first..<run.last, kind: .imports, hasCloser: false))
    }
    imports = nil
  }

  private mutating func takeRegions(_ chunk: Chunk, _ start: Int) {
    for comment in SuppressionComment.comments(in: chunk) {
      let codes = comment.codes.map(\.text)
      switch comment.reach {
      case .region: regions.append((start + comment.range.upperBound, codes))
      case .end:
        guard let index = regions.lastIndex(where: { codes.isEmpty || $0.codes == codes }) else { continue }
        foldings.append(
          Folding(range: regions[index].end..<start + comment.range.upperBound, kind: .region, hasCloser: false))
        regions.remove(at: index)
      default: break
      }
    }
  }
}

extension Chunk {
  /// Where its first `}` begins.
  fileprivate var firstCloseBrace: Int? {
    var found: Int?
    forEachLexeme { if found == nil, $0.kind == .rightBrace { found = $0.start } }
    return found
  }
}
