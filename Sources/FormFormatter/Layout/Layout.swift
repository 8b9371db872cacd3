import FormSyntax

internal import FormSyntax

/// Decides, piece after piece, what stands in the gap before each, and writes that.
///
/// There is one of it, and it is large: what asks it would copy it otherwise.
struct Layout: ~Copyable {
  /// The text that is being formatted.
  let source: UnsafeBufferPointer<UInt8>
  /// How it is to look.
  let options: FormatOptions
  /// What has to change so far.
  var writer: GapWriter
  /// The pieces of the present group.
  var pieces = UnsafeMutableBufferPointer<Piece>(start: nil, count: 0)

  /// A bracket that is open.
  struct Frame {
    /// The index of the bracket.
    var opener: Int
    /// Its members or items stand on lines of their own.
    var isBroken: Bool
    /// How deep these are indented.
    var level: Int
    /// The outer line's `lineLimit`.
    var outerLimit: Int
  }

  /// The open brackets, outermost first.
  var frames: [Frame] = []
  /// How deep the present chunk's member and the comments before it are indented.
  var level = 0
  /// How deep the comments before the present chunk's member are indented.
  var commentLevel = 0

  // The line that is being written.
  /// The columns of the line so far.
  var column = 0
  /// What the line begins with.
  var lineIndentation = Indentation()
  /// How deep the line's first piece is nested.
  var lineLevel = 0
  /// Whether `lineIndentation` is what the line begins with, which it is not after a comment of several lines.
  var knowsIndentation = true
  /// The piece that begins the line in the layout, and in the source; -1 where it is none of this group.
  var firstOnLine = -1
  /// The piece that begins the line in the source; -1 where it is none of this group.
  var firstOnSourceLine = -1
  /// The last piece that stays on this line at least.
  var lineLimit = 0

  // What came before the present piece.
  /// The byte behind it; nil before the first.
  var previousEnd: Int?
  /// Whether the source's first gap is the text's own start.
  let beginsText: Bool
  /// What it was.
  var previousKind = LexemeKind.other
  /// Whether it was broken text.
  var isAfterVerbatim = false
  /// The token before, in this group; -1 before the first.
  var previousToken = -1
  /// Nothing has begun a line since an opening bracket (or the text's start).
  var isBlockStart = true
  /// A line has begun since the last token.
  var beganLine = true
  /// How many edits had been made when the last token was passed.
  var editsBeforeGaps = 0
  /// A separator stands, or stood, in a gap since the last token.
  var sawSeparator = false

  /// Before the first group.
  init(source: UnsafeBufferPointer<UInt8>, options: FormatOptions, lineBreak: [UInt8], beginsText: Bool) {
    self.source = source
    self.options = options
    self.beginsText = beginsText
    writer = GapWriter(source: source, options: options, lineBreak: lineBreak)
  }

  /// Leaves what came so far as it is: it is there to be continued only.
  mutating func forgetEdits() {
    writer.forgetEdits()
    editsBeforeGaps = 0
  }

  /// Lays out a group of chunks; it begins on a line of its own.
  mutating func lay(_ group: [ChunkSpan], _ pieces: UnsafeMutableBufferPointer<Piece>) {
    self.pieces = pieces
    defer { self.pieces = UnsafeMutableBufferPointer(start: nil, count: 0) }
    firstOnLine = -1
    firstOnSourceLine = -1
    previousToken = -1
    sawSeparator = false
    for span in group {
      frames.removeAll(keepingCapacity: true)
      level = span.level
      commentLevel = span.commentLevel
      for index in span.pieces { place(index, span) }
    }
  }

  private mutating func place(_ index: Int, _ span: ChunkSpan) {
    let piece = pieces[index]
    if piece.sourceBreaks > 0 { firstOnSourceLine = index }
    writeGap(index)
    // What moves a separator over a comment holds only as one.
    if !piece.isComment, sawSeparator { writer.joinEdits(from: editsBeforeGaps) }
    if piece.role == .closer, piece.partner >= 0, let frame = frames.popLast() { lineLimit = frame.outerLimit }
    if piece.role == .boundary || piece.role == .first { setLineLimit(index, span) }
    if piece.isOpener { open(index) }
    passBy(index)
  }

  /// Brings the line's state behind the piece.
  private mutating func passBy(_ index: Int) {
    let piece = pieces[index]
    if piece.flags.contains(.spansLines) {
      passByLines(index)
    } else {
      column += Int(piece.flatEnd - piece.flatStart)
    }
    previousEnd = piece.end
    previousKind = piece.kind
    isAfterVerbatim = piece.flags.contains(.verbatim)
    if piece.isComment { return }
    previousToken = index
    isBlockStart = piece.isOpener
    beganLine = false
    editsBeforeGaps = writer.edits.count
    sawSeparator = false
  }

  private mutating func passByLines(_ index: Int) {
    let piece = pieces[index]
    firstOnLine = -1
    firstOnSourceLine = -1
    if piece.kind == .string, knowsIndentation, moveBlock(piece) { return }
    knowsIndentation = false
    let lines = piece.start..<piece.end
    let lastLine = lines.last { source[$0].isLineBreak } ?? piece.start
    column = source.columns(lastLine + 1..<max(lastLine + 1, piece.end))
  }

  private mutating func moveBlock(_ piece: Piece) -> Bool {
    let block = BlockStringIndentation(source: source, options: options)
    guard let indentation = block.indentation(piece.start..<piece.end, line: lineIndentation) else { return false }
    if let moved = block.moved(piece.start..<piece.end, to: indentation) {
      writer.replaceWithLine(moved.range, moved.text)
    }
    lineIndentation = indentation
    column = indentation.columns(options) + 3
    return true
  }

  // MARK: Brackets

  private mutating func open(_ index: Int) {
    let piece = pieces[index]
    guard piece.partner >= 0 else { return }
    let isBroken = piece.kind == .leftBrace ? breaksBlock(piece) : breaksList(piece)
    frames.append(
      Frame(opener: index, isBroken: isBroken, level: lineLevel + 1, outerLimit: lineLimit))
  }

  /// A block stays on its line where it was written so, holds no comment and fits.
  private func breaksBlock(_ piece: Piece) -> Bool {
    piece.flags.contains(.holdsBreak)
      || column + Int(pieces[Int(piece.partner)].flatEnd - piece.flatStart) > options.lineWidth
  }

  /// A list of one item never breaks for its width: that would gain next to nothing.
  private func breaksList(_ piece: Piece) -> Bool {
    if piece.flags.contains(.breaksItems) { return true }
    guard piece.flags.contains(.severalItems) else { return false }
    let last = max(lineLimit, Int(piece.partner))
    let comma = frames.last.map { $0.isBroken && pieces[$0.opener].isListOpener } ?? false ? 1 : 0
    return column + Int(pieces[last].flatEnd - piece.flatStart) + comma > options.lineWidth
  }

  /// Finds the last piece that shares the line of a member or item if nothing in it breaks but its block.
  private mutating func setLineLimit(_ index: Int, _ span: ChunkSpan) {
    if let frame = frames.last, !frame.isBroken { return }
    var limit = index
    var next = index
    while next < span.pieces.upperBound {
      let piece = pieces[next]
      if next > index, piece.role == .boundary || piece.role == .closer { break }
      if piece.kind == .lineComment || (piece.isComment && isLastOnSourceLine(next)) { break }
      limit = next
      if piece.kind == .leftBrace { break }
      if piece.isOpener, piece.partner >= 0 {
        next = Int(piece.partner)
        limit = next
      }
      next += 1
    }
    lineLimit = limit
  }

  /// Whether no other piece follows a piece on its line of the source.
  func isLastOnSourceLine(_ index: Int) -> Bool {
    index + 1 >= pieces.count || pieces[index + 1].sourceBreaks > 0
  }
}
