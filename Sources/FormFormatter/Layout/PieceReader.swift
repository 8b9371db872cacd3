internal import FormSyntax

/// Reads chunks into pieces, group by group: a group's chunks share lines.
struct PieceReader {
  /// The pieces of the present group.
  var pieces: [Piece] = []
  /// Its chunks.
  var spans: [ChunkSpan] = []
  /// What stood in the gap that has been read so far.
  private var breaks = 0
  private var isSeparated = false

  /// Whether a list of the group stands on several lines, or holds a comment.
  var hasBrokenList: Bool { pieces.contains { $0.isListOpener && $0.flags.contains(.holdsBreak) } }

  /// Begins another group.
  mutating func beginGroup() {
    pieces.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
  }

  /// Adds a chunk that begins at `start` in the source.
  mutating func add(_ chunk: Chunk, at start: Int, opaque: [Range<Int>]) {
    let first = pieces.count
    var position = 0
    for range in opaque {
      readLexemes(chunk, position..<range.lowerBound, at: start)
      addOpaque(chunk, range, at: start)
      position = range.upperBound
    }
    readLexemes(chunk, position..<Int(chunk.byteCount), at: start)
    let isClose = chunk.kind == .close
    let level = isClose ? chunk.after.depth : chunk.container.depth
    spans.append(
      ChunkSpan(
        pieces: first..<pieces.count, level: level, commentLevel: isClose ? level + 1 : level, kind: chunk.kind))
  }

  private mutating func readLexemes(_ chunk: Chunk, _ range: Range<Int>, at start: Int) {
    guard !range.isEmpty else { return }
    chunk.forEachLexeme(in: range) { lexeme in
      breaks = max(breaks, lexeme.lineBreaksBefore)
      if lexeme.kind == .comma || lexeme.kind == .semicolon {
        isSeparated = true
      } else {
        append(lexeme.kind, start + lexeme.start, start + lexeme.end, spansLines: lexeme.spansLines)
      }
    }
  }

  private mutating func append(_ kind: LexemeKind, _ start: Int, _ end: Int, spansLines: Bool) {
    var piece = Piece(start: start, end: end, kind: kind, sourceBreaks: UInt8(min(breaks, 2)))
    if spansLines { piece.flags.insert(.spansLines) }
    if isSeparated { piece.flags.insert(.separated) }
    pieces.append(piece)
    breaks = 0
    isSeparated = false
  }

  /// Adds text that stays as it is, from its first byte that is no white space on.
  private mutating func addOpaque(_ chunk: Chunk, _ range: Range<Int>, at start: Int) {
    let bytes = chunk.bytes
    let base = bytes.startIndex
    var first = range.lowerBound
    while first < range.upperBound, bytes[base + first].isWhiteSpace {
      if bytes[base + first].isLineBreak { breaks += 1 }
      first += 1
    }
    guard first < range.upperBound else { return }
    append(.other, start + first, start + range.upperBound, spansLines: true)
    pieces[pieces.count - 1].flags.insert(.verbatim)
  }
}

extension UInt8 {
  /// Whether the byte is a line feed or a carriage return.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is a blank or breaks a line.
  var isWhiteSpace: Bool { isBlank || isLineBreak }
}
