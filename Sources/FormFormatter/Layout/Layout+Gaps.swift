internal import FormSyntax

/// What stands in one gap: a separator, then spaces or line breaks.
extension Layout {
  /// Writes the gap before a piece.
  mutating func writeGap(_ index: Int) {
    let piece = pieces[index]
    guard let end = previousEnd else { return beginText(index) }
    let gap = end..<max(end, piece.start)
    if piece.flags.contains(.verbatim) || (isAfterVerbatim && piece.sourceBreaks == 0) { return keepGap(gap, index) }
    let breaks = breaksLine(index)
    let separator = separator(index, breaks: breaks)
    if separator != nil || piece.flags.contains(.separated) { sawSeparator = true }
    if breaks {
      let indentation = Indentation(levels: breakLevel(index))
      writer.write(gap, separator: separator, breaks: hasBlankLine(piece) ? 2 : 1, indentation: indentation)
      beginLine(index, indentation)
    } else {
      if separator != nil { column += 1 }
      let spaces = spaces(index, gap)
      writer.write(gap, separator: separator, spaces: spaces)
      column += spaces
    }
  }

  private mutating func beginText(_ index: Int) {
    let start = beginsText && source.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, pieces[index].start) : 0
    if beginsText, !pieces[index].flags.contains(.verbatim) {
      writer.write(start..<pieces[index].start, separator: nil, spaces: 0)
      beginLine(index, Indentation())
    } else {
      keepGap(start..<pieces[index].start, index)
    }
  }

  private mutating func beginLine(_ index: Int, _ indentation: Indentation) {
    column = indentation.columns(options)
    lineIndentation = indentation
    lineLevel = indentation.levels
    knowsIndentation = true
    firstOnLine = index
    beganLine = true
    isBlockStart = false
  }

  /// Leaves a gap as it is.
  private mutating func keepGap(_ gap: Range<Int>, _ index: Int) {
    guard let lineBreak = gap.last(where: { source[$0].isLineBreak }) else {
      column += gap.count
      return
    }
    writer.keepLine()
    column = gap.upperBound - lineBreak - 1
    lineLevel = breakLevel(index)
    knowsIndentation = false
    firstOnLine = -1
    beganLine = true
    isBlockStart = false
  }

  /// How deep a piece is indented where it begins a line.
  private func breakLevel(_ index: Int) -> Int {
    let piece = pieces[index]
    guard let frame = frames.last else { return piece.isComment ? commentLevel : level }
    return piece.role == .closer ? frame.level - 1 : frame.level
  }

  /// No blank line stands at a block's start or end.
  private func hasBlankLine(_ piece: Piece) -> Bool {
    guard piece.sourceBreaks >= 2 else { return false }
    return piece.flags.contains(.keepsBlankLine) || (!isBlockStart && piece.role != .closer)
  }

  // MARK: Line breaks

  private func breaksLine(_ index: Int) -> Bool {
    let piece = pieces[index]
    if previousKind == .lineComment { return true }
    if piece.flags.contains(.frozen) { return piece.sourceBreaks > 0 }
    if piece.isComment { return piece.sourceBreaks > 0 || belongsToNext(index) }
    switch piece.role {
    case .inner: return false
    case .closer:
      if let frame = frames.last { return frame.isBroken }
      return previousKind != .leftBrace || piece.sourceBreaks > 0
    case .first, .boundary:
      guard frames.last?.isBroken ?? true, !piece.flags.contains(.sticks) else { return false }
      return !beganLine || piece.sourceBreaks > 0
    }
  }

  /// Whether a comment stands behind a separator, on the line of what that parts from the rest: `a: 1; /* … */ b: 2`.
  private func belongsToNext(_ index: Int) -> Bool {
    let piece = pieces[index]
    guard piece.kind == .blockComment, piece.flags.contains(.separated), !piece.flags.contains(.spansLines),
      index + 1 < pieces.count, pieces[index + 1].role == .boundary, pieces[index + 1].sourceBreaks == 0,
      pieces[index + 1].flags.isDisjoint(with: [.sticks, .frozen])
    else { return false }
    return frames.last?.isBroken ?? true
  }

  // MARK: Separators

  /// The separator after the token before; comments that follow a token come behind it.
  @inline(__always)
  private func separator(_ index: Int, breaks: Bool) -> UInt8? {
    // Most pieces are inside of a member.
    let piece = pieces[index]
    if piece.role == .inner, !piece.isComment, !piece.flags.contains(.inlineComma) { return nil }
    return separatorOfGap(index, breaks: breaks)
  }

  private func separatorOfGap(_ index: Int, breaks: Bool) -> UInt8? {
    guard !previousKind.isComment, !isAfterVerbatim, previousToken >= 0 else { return nil }
    var next = index
    while next < pieces.count, pieces[next].isComment { next += 1 }
    guard next < pieces.count, !pieces[next].flags.contains(.verbatim) else { return nil }
    switch pieces[next].role {
    case .first: return nil
    case .inner: return pieces[next].flags.contains(.inlineComma) ? UInt8(ascii: ",") : nil
    case .closer: return endsBrokenList(next, breaks) ? UInt8(ascii: ",") : nil
    case .boundary:
      let opener = frames.last.map { pieces[$0.opener] }
      if let opener, opener.isListOpener { return UInt8(ascii: ",") }
      if previousKind == .leftBrace || !staysOnLine(index...next, breaks) { return nil }
      return opener?.flags.contains(.opensTags) ?? false ? UInt8(ascii: ",") : UInt8(ascii: ";")
    }
  }

  /// Whether a list's last item ends before `closer`, which begins a line: then a comma follows the item.
  private func endsBrokenList(_ closer: Int, _ breaks: Bool) -> Bool {
    guard let frame = frames.last, frame.isBroken, pieces[frame.opener].isListOpener, previousToken != frame.opener
    else { return false }
    return !pieces[closer].flags.contains(.frozen) || pieces[closer].sourceBreaks > 0
      || (closer > 0 && pieces[closer - 1].kind == .lineComment)
  }

  /// Whether no line break comes before the last of the pieces.
  private func staysOnLine(_ range: ClosedRange<Int>, _ breaks: Bool) -> Bool {
    if breaks { return false }
    let last = pieces[range.upperBound]
    guard last.flags.contains(.frozen) || !(frames.last?.isBroken ?? true) else { return false }
    return range.dropFirst().allSatisfy { pieces[$0].sourceBreaks == 0 }
      && !range.dropLast().contains { pieces[$0].flags.contains(.spansLines) }
  }

  // MARK: Spaces

  private func spaces(_ index: Int, _ gap: Range<Int>) -> Int {
    let piece = pieces[index]
    if piece.isComment, piece.flags.contains(.spaced), isLastOnSourceLine(index) { return commentDistance(index, gap) }
    if piece.role == .closer, piece.partner < 0, previousKind == .leftBrace { return 0 }
    return piece.flags.contains(.spaced) ? 1 : 0
  }

  /// A comment one or two blanks behind its code keeps that distance; one further away keeps its column.
  private func commentDistance(_ index: Int, _ gap: Range<Int>) -> Int {
    let blanks = gap.reversed().prefix { source[$0].isBlank }.count
    if blanks <= 2 { return max(blanks, 1) }
    guard firstOnLine >= 0, firstOnLine == firstOnSourceLine else { return blanks }
    let before = source.columns(pieces[firstOnSourceLine].start..<pieces[index].start)
    return max(1, before - (column - lineIndentation.columns(options)))
  }
}
