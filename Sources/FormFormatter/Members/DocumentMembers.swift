public import FormSyntax

/// Members of files, forms and sections, which are chunks.
extension Document {
  /// Puts a member into a form or section, named by the chunk of its head, or into the file where `head` is nil.
  ///
  /// Nil where the block is not closed, or `head` heads none. Offsets count from the document's start.
  public func insertion(
    ofMember text: String, intoBlockOf head: Int?, at place: MemberPlace, options: FormatOptions = FormatOptions()
  ) -> ByteEdit? {
    guard let block = blockRange(head) else { return nil }
    let lineBreak = self.lineBreak
    let outer = head.map { chunks[$0].memberIndentation } ?? ""
    let inner =
      block.lazy.filter { head != nil || chunks[$0].container == .file }
      .firstResult { chunks[$0].ownIndentation } ?? (head == nil ? "" : outer + options.unit)
    let lines = text.joiningLines(with: lineBreak + inner)
    guard let anchor = anchor(place, block, head) else {
      if let end = endOfHeader { return ByteEdit(end..<end, Array((lineBreak + lineBreak + lines).utf8)) }
      let start = bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0
      return ByteEdit(start..<start, Array((lines + lineBreak).utf8))
    }
    let isApart = !text.hasPrefix("import") || chunks[anchor].kind != .importDeclaration
    let blankLine = head == nil && isApart ? lineBreak : ""
    return insertion(of: lines, behind: anchor, blankLine, inner: lineBreak + inner, outer: lineBreak + outer)
  }

  /// Takes out a chunk's member; that of a form's or section's head goes whole, up to its `}`.
  /// Nil where the chunk has none.
  public func removal(ofChunk index: Int) -> ByteEdit? {
    guard index >= 0, index < chunks.count, let first = chunks[index].removal(of: 0) else { return nil }
    let last = closeIndex(ofHead: index) ?? index
    let start = self.start(ofChunk: index)
    var range = start + first.range.lowerBound..<self.start(ofChunk: last) + Int(chunks[last].byteCount)
    guard last + 1 < chunks.count, chunks[last + 1].byteCount > 0 else { return ByteEdit(range, []) }
    let following = chunks[last + 1].bytes
    let blanks = following.prefix { $0.isBlank }.count
    if !chunks[last + 1].startsWithLineBreak {
      // The next member stands on the same line and takes this one's place.
      range = max(range.lowerBound, start + chunks[index].memberStart)..<range.upperBound + blanks
    } else if range.lowerBound == 0 {
      let isPair = following.dropFirst(blanks).starts(with: [13, 10])
      range = 0..<range.upperBound + blanks + (isPair ? 2 : 1)
    }
    return ByteEdit(range, [])
  }

  /// The chunk of the `}` that closes the form or section whose head is chunk `head`.
  public func closeIndex(ofHead head: Int) -> Int? {
    guard head >= 0, head < chunks.count else { return nil }
    let depth = chunks[head].after.depth
    guard depth > chunks[head].container.depth else { return nil }
    var index = head + 1
    while index < chunks.count {
      let chunk = chunks[index]
      if chunk.container.depth < depth { return nil }
      if chunk.kind == .close, chunk.before.depth == depth { return index }
      index += 1
    }
    return nil
  }

  /// The end of the comments that begin the file and that a blank line parts from what follows, as a licence.
  private var endOfHeader: Int? {
    guard chunks.count > 0 else { return nil }
    var lexemes: [Lexeme] = []
    chunks[0].forEachLexeme { if lexemes.last?.kind.isComment ?? true { lexemes.append($0) } }
    return lexemes.indices.dropLast().last {
      lexemes[$0].kind.isComment && lexemes[$0 + 1].lineBreaksBefore > 1
    }.map { lexemes[$0].end }
  }

  private func blockRange(_ head: Int?) -> Range<Int>? {
    guard let head else { return 0..<max(0, chunks.count - 1) }
    return closeIndex(ofHead: head).map { head + 1..<$0 }
  }

  /// The chunk that the new member comes behind.
  private func anchor(_ place: MemberPlace, _ block: Range<Int>, _ head: Int?) -> Int? {
    switch place {
    case .start: head
    case .end: block.isEmpty ? head : block.upperBound - 1
    case .after(let index):
      block.contains(index) ? closeIndex(ofHead: index) ?? index : (block.isEmpty ? head : block.upperBound - 1)
    }
  }

  private func insertion(of lines: String, behind anchor: Int, _ blankLine: String, inner: String, outer: String)
    -> ByteEdit
  {
    let chunk = chunks[anchor]
    let blanks = chunk.bytes.reversed().prefix { $0.isBlank }.count
    let end = start(ofChunk: anchor) + Int(chunk.byteCount) - blanks
    guard anchor + 1 < chunks.count, !chunks[anchor + 1].startsWithLineBreak else {
      return ByteEdit(end..<end, Array((blankLine + inner + lines).utf8))
    }
    let next = chunks[anchor + 1]
    let until = end + blanks + next.bytes.prefix { $0.isBlank }.count
    let lineStart = next.kind == .close ? outer : next.kind == .end && next.byteCount == 0 ? "" : inner
    return ByteEdit(end..<until, Array((blankLine + inner + lines + lineStart).utf8))
  }

  /// The first line break of the text; LF where it has none.
  private var lineBreak: String {
    for chunk in chunks where chunk.bytes.contains(where: \.isLineBreak) {
      return LineContext(bytes: chunk.bytes).lineBreak
    }
    return "\n"
  }
}

extension Chunk {
  /// Where the chunk's member begins.
  fileprivate var memberStart: Int { root?.range.lowerBound ?? Int(byteCount) }

  /// The blanks that begin the line of the chunk's member.
  fileprivate var memberIndentation: String { LineContext(bytes: bytes).indentation(of: memberStart) }

  /// The same, where the chunk begins a line and has a member.
  fileprivate var ownIndentation: String? {
    startsWithLineBreak && root != nil ? memberIndentation : nil
  }
}
