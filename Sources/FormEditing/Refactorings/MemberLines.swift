import FormModel
import FormSyntax

/// The members of a block, each with the lines that belong to it: the comments before it, and what stands behind it on its
/// last line.
struct MemberLines {
  /// A member with its lines.
  struct Item {
    /// The member's node in the chunk's tree.
    let node: Int
    /// The kind of that node.
    let kind: SyntaxKind
    /// The member itself, counted from the chunk's start.
    let range: Range<Int>
    /// Its lines, from the first blank line or comment to behind the last line break.
    let lines: Range<Int>
  }

  /// The members, in the order of the text; never empty.
  let items: [Item]
  /// The blanks that the members' lines begin with.
  let indentation: [UInt8]
  private let bytes: ArraySlice<UInt8>
  private let chunk: Chunk
  private let blockTexts: [Range<Int>]

  /// Nil where members share lines with each other or with the braces.
  init?(_ chunk: Chunk) {
    guard !chunk.hasErrors else { return nil }
    let bytes = chunk.bytes
    self.bytes = bytes
    self.chunk = chunk
    var lexemes: [Lexeme] = []
    chunk.forEachLexeme { lexemes.append($0) }
    blockTexts = lexemes.filter(\.isBlockText).map { $0.start..<$0.end }
    let nodes = chunk.withTree { tree -> [(index: Int, kind: SyntaxKind, range: Range<Int>)] in
      guard !tree.nodes.isEmpty else { return [] }
      return tree.children(of: 0).map { (index: $0, kind: tree[$0].kind, range: tree[$0].range) }
    }
    guard !nodes.isEmpty, let last = lexemes.lastIndex(where: { $0.kind == .rightBrace }),
      lexemes[last].lineBreaksBefore > 0, let open = MemberLines.open(lexemes, before: nodes[0].range.lowerBound)
    else { return nil }
    var items: [Item] = []
    var start = MemberLines.lineEnd(behind: open, lexemes, bytes)
    for node in nodes {
      guard let first = MemberLines.lexeme(at: node.range.lowerBound, lexemes),
        MemberLines.lineStart(of: first, lexemes) != nil
      else { return nil }
      let end = max(first, lexemes.partitioningIndex { $0.end > node.range.upperBound } - 1)
      let lineEnd = MemberLines.lineEnd(behind: end, lexemes, bytes)
      guard start <= node.range.lowerBound, node.range.upperBound <= lineEnd else { return nil }
      items.append(Item(node: node.index, kind: node.kind, range: node.range, lines: start..<lineEnd))
      start = lineEnd
    }
    guard start <= lexemes[last].start else { return nil }
    self.items = items
    let first = MemberLines.lexeme(at: items[0].range.lowerBound, lexemes)
    let lineStart = first.flatMap { MemberLines.lineStart(of: $0, lexemes) }.map { lexemes[$0].start }
    indentation = MemberLines.indentation(of: lineStart ?? items[0].range.lowerBound, bytes)
  }

  /// The lexeme that begins at an offset.
  private static func lexeme(at offset: Int, _ lexemes: [Lexeme]) -> Int? {
    let index = lexemes.partitioningIndex { $0.start >= offset }
    return index < lexemes.count && lexemes[index].start == offset ? index : nil
  }

  /// The lexeme that begins the line of another one: itself, or a comment before it; nil where something else does.
  private static func lineStart(of index: Int, _ lexemes: [Lexeme]) -> Int? {
    var first = index
    while lexemes[first].lineBreaksBefore == 0 {
      guard first > 0, lexemes[first - 1].kind.isComment, !lexemes[first - 1].spansLines else { return nil }
      first -= 1
    }
    return first
  }

  private static func open(_ lexemes: [Lexeme], before offset: Int) -> Int? {
    lexemes.lastIndex { $0.kind == .leftBrace && $0.end <= offset }
  }

  /// Behind the line break after the last lexeme that stands on the line of another one.
  private static func lineEnd(behind index: Int, _ lexemes: [Lexeme], _ bytes: ArraySlice<UInt8>) -> Int {
    var last = index
    while last + 1 < lexemes.count, lexemes[last + 1].lineBreaksBefore == 0 { last += 1 }
    var end = lexemes[last].end
    while end < bytes.count, byte(end, bytes) != 10, byte(end, bytes) != 13 { end += 1 }
    guard end < bytes.count else { return end }
    let isPair = byte(end, bytes) == 13 && end + 1 < bytes.count && byte(end + 1, bytes) == 10
    return end + (isPair ? 2 : 1)
  }

  private static func byte(_ offset: Int, _ bytes: ArraySlice<UInt8>) -> UInt8 { bytes[bytes.startIndex + offset] }

  /// The blanks and tabs right before an offset of the chunk.
  static func indentation(of offset: Int, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var start = offset
    while start > 0, byte(start - 1, bytes) == 32 || byte(start - 1, bytes) == 9 { start -= 1 }
    return Array(bytes[bytes.startIndex + start..<bytes.startIndex + offset])
  }

  /// The lines of an item as they stand there.
  func text(_ item: Item) -> ArraySlice<UInt8> {
    bytes[bytes.startIndex + item.lines.lowerBound..<bytes.startIndex + item.lines.upperBound]
  }

  /// The lines of an item without blank ones around them, each without the indentation of the block, joined by line
  /// feeds; nil where a line begins otherwise.
  func outdented(_ item: Item) -> String? { MovedLines(chunk, item.lines, blockTexts).outdented(by: indentation) }
}
