internal import FormSyntax

/// Tells how the pieces of a chunk stand to each other: brackets, members, items, spaces, widths.
struct PieceRoles {
  /// The text that is being formatted.
  let source: UnsafeBufferPointer<UInt8>
  private var open: [Int] = []
  /// The token before the present piece; -1 at the chunk's start.
  private var previous = -1
  /// Whether a line break stands between the token before and the present piece.
  private var sawBreak = false
  private var sawSeparator = false
  private var memberStart = -1
  private var inSelector = false
  private var inTags = false

  /// Before the first chunk.
  init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Sets roles, partners, flags and widths of a chunk's pieces.
  mutating func assign(_ span: ChunkSpan, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    open.removeAll(keepingCapacity: true)
    previous = -1
    sawBreak = false
    sawSeparator = false
    inSelector = false
    inTags = span.kind == .tags
    var column = 0
    for index in span.pieces {
      noteBreaks(index, pieces)
      if pieces[index].isComment {
        noteComment(index, span, pieces)
      } else {
        assignToken(index, pieces)
      }
      let isFirst = index == span.pieces.lowerBound
      let space = pieces[index].flags.contains(.spaced) ? 1 : 0
      let comma = !isFirst && takesSeparator(index, pieces) ? 1 : 0
      let start = column + (isFirst ? 0 : space + comma)
      column = start + source.columns(pieces[index].start..<pieces[index].end)
      pieces[index].flatStart = Int32(clamping: start)
      pieces[index].flatEnd = Int32(clamping: column)
    }
  }

  private func takesSeparator(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) -> Bool {
    pieces[index].role == .boundary || pieces[index].flags.contains(.inlineComma)
  }

  /// Tells the brackets around a piece of line breaks and comments.
  private mutating func noteBreaks(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    let piece = pieces[index]
    if piece.sourceBreaks > 0 { sawBreak = true }
    if piece.flags.contains(.separated) { sawSeparator = true }
    guard let top = open.last else { return }
    let spansLines = piece.flags.contains(.spansLines)
    if piece.sourceBreaks > 0 || (piece.isComment && (spansLines || piece.kind == .lineComment)) {
      pieces[top].flags.insert([.holdsBreak, .breaksItems])
    } else if piece.isComment || spansLines {
      pieces[top].flags.insert(.holdsBreak)
    }
  }

  private mutating func noteComment(_ index: Int, _ span: ChunkSpan, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    if pieces[index].flags.contains(.spansLines) { sawBreak = true }
    let isTight =
      pieces[index].kind == .blockComment && index > span.pieces.lowerBound && pieces[index - 1].isListOpener
    if !isTight { pieces[index].flags.insert(.spaced) }
  }

  private mutating func assignToken(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    let kind = pieces[index].kind
    switch kind {
    case .rightBrace, .rightParen, .rightBracket: close(index, pieces)
    default:
      if let top = open.last, previous == top {
        pieces[index].role = .first
        if pieces[top].kind == .leftBrace { beginMember(index) }
      } else if let top = open.last {
        assignInside(top, index, pieces)
      } else if previous < 0 {
        pieces[index].role = .boundary
        beginMember(index)
      }
      if needsSpace(index, pieces) { pieces[index].flags.insert(.spaced) }
      if kind == .leftBrace {
        inSelector = false
        if inTags { pieces[index].flags.insert(.opensTags) }
      }
      if kind == .leftBrace || kind == .leftParen || kind == .leftBracket { open.append(index) }
    }
    noteSelector(index, pieces)
    noteEventLike(index, pieces)
    previous = index
    sawBreak = false
    sawSeparator = false
  }

  private mutating func assignInside(_ top: Int, _ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    if pieces[top].kind != .leftBrace {
      guard sawSeparator else { return }
      pieces[index].role = .boundary
      pieces[top].flags.insert(.severalItems)
    } else if inTags {
      if sawBreak || sawSeparator { pieces[index].role = .boundary }
    } else if pieces[index].kind != .leftBrace,
      sawBreak || hasSemicolon(index, pieces) || pieces[previous].kind == .rightBrace
    {
      pieces[index].role = .boundary
      beginMember(index)
    } else if sawSeparator {
      pieces[index].flags.insert(.inlineComma)
    }
  }

  /// Whether the separator since the token before is a `;`.
  private func hasSemicolon(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) -> Bool {
    guard sawSeparator else { return false }
    for piece in previous + 1...index where pieces[piece].flags.contains(.separated) {
      let gap = pieces[piece - 1].end..<pieces[piece].start
      if gap.contains(where: { source[$0] == UInt8(ascii: ";") }) { return true }
    }
    return false
  }

  private mutating func beginMember(_ index: Int) {
    memberStart = index
    inSelector = false
  }

  private mutating func close(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    pieces[index].role = .closer
    let isBrace = pieces[index].kind == .rightBrace
    guard let opener = open.popLast() else {
      pieces[index].flags.insert(.spaced)
      return
    }
    pieces[opener].partner = Int32(clamping: index)
    pieces[index].partner = Int32(clamping: opener)
    if pieces[opener].flags.contains(.holdsBreak), let outer = open.last { pieces[outer].flags.insert(.holdsBreak) }
    if isBrace, index - 1 != opener { pieces[index].flags.insert(.spaced) }
  }

  /// After `on` and `override` stands a selector, in which colons take no spaces.
  private mutating func noteSelector(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    guard previous >= 0, previous == memberStart, pieces[index].kind == .identifier || pieces[index].kind == .period
    else { return }
    inSelector = source.spells(pieces[previous], "on") || source.spells(pieces[previous], "override")
  }

  /// `on.name` in a list may not begin a line.
  private func noteEventLike(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    guard pieces[index].kind == .period, previous >= 0, let top = open.last, pieces[top].kind != .leftBrace,
      source.spells(pieces[previous], "on")
    else { return }
    pieces[previous].flags.insert(.sticks)
  }

  /// Whether one space stands before a token that does not begin a line.
  private func needsSpace(_ index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) -> Bool {
    let kind = pieces[index].kind
    if pieces[index].role == .first {
      return previous >= 0 && pieces[previous].kind == .leftBrace || previous < index - 1
    }
    if pieces[index].role == .boundary || pieces[index].flags.contains(.inlineComma) { return true }
    if kind == .colon || kind == .leftParen || previous < 0 { return false }
    if previous < index - 1 { return true }
    switch pieces[previous].kind {
    case .period: return false
    case .colon: return !inSelector || kind == .leftBrace
    case .rangeOperator: return kind == .leftBrace
    default: break
    }
    switch kind {
    case .period: return previous == memberStart && source.spells(pieces[previous], "on")
    case .rangeOperator: return false
    default: return true
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a piece is this word.
  func spells(_ piece: Piece, _ word: StaticString) -> Bool {
    guard piece.end - piece.start == word.utf8CodeUnitCount, piece.kind == .identifier else { return false }
    for index in 0..<word.utf8CodeUnitCount where word.utf8Start[index] != self[piece.start + index] { return false }
    return true
  }

  /// The Unicode scalars from a range's start to its end or to the first line break.
  @inline(__always)
  func columns(_ range: Range<Int>) -> Int {
    var count = 0
    var start = range.lowerBound
    let words = UnsafeRawBufferPointer(self)
    // Eight bytes of ASCII that are no line break.
    while start + 8 <= range.upperBound {
      let word = words.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      if (word | ((word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word)) & 0x8080_8080_8080_8080 != 0 { break }
      count += 8
      start += 8
    }
    for index in start..<range.upperBound {
      let byte = self[index]
      if byte < 0x20, byte.isLineBreak { break }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }
}
