import FormSyntax

internal import FormSyntax

/// Lays out consecutive chunks, whose bytes are `source`.
struct FormatRun {
  /// How it is to look.
  let options: FormatOptions
  /// What breaks its lines.
  let lineBreak: [UInt8]
  /// Whether the chunks are the document's first, and its last.
  let beginsText: Bool
  /// Whether they are its last.
  let endsText: Bool
  /// What of a broken chunk stays as it is.
  let extent: BrokenExtent
  /// Controls that need not be looked at, whatever part they are in.
  let laidOut: LaidOutShapes

  /// What has to change, in order.
  ///
  /// - Parameter context: so many chunks at the start are there only to be continued: they stay as they are. They end a
  ///   group.
  func edits(_ chunks: ArraySlice<Chunk>, _ source: UnsafeBufferPointer<UInt8>, context: Int = 0) -> [ByteEdit] {
    var layout = Layout(source: source, options: options, lineBreak: lineBreak, beginsText: beginsText)
    var reader = PieceReader()
    var roles = PieceRoles(source: source)
    var directives = DirectiveLines(source: source)
    var hasDirectives = false
    var start = 0
    for index in chunks.indices {
      let chunk = chunks[index]
      let isGroupEnd = index + 1 == chunks.endIndex || chunks[index + 1].startsWithLineBreak
      let isAlone = isGroupEnd && reader.spans.isEmpty && !directives.reachesNextGroup
      let place = isAlone ? layout.place(of: chunk, at: start) : nil
      let end = start + Int(chunk.byteCount)
      defer { start = end }
      if let place, let shape = chunk.shape, laidOut.contains(shape, place),
        LaidOutShapes.fits(UnsafeBufferPointer(rebasing: source[start..<end]), lineWidth: options.lineWidth)
      {
        layout.passControl(endingAt: end)
        continue
      }
      reader.add(chunk, at: start, opaque: extent.opaqueRanges(chunk))
      hasDirectives = hasDirectives || chunk.hasDirectives
      guard isGroupEnd else { continue }
      let spans = reader.spans
      let editsBefore = layout.writer.edits.count
      reader.pieces.withUnsafeMutableBufferPointer { pieces in
        for span in spans { roles.assign(span, pieces) }
        directives.mark(pieces, hasDirectives: hasDirectives)
        layout.lay(spans, pieces)
      }
      if let place, let shape = chunk.shape, layout.writer.edits.count == editsBefore, !reader.hasBrokenList {
        laidOut.add(shape, place)
      }
      reader.beginGroup()
      hasDirectives = false
      if index + 1 == chunks.startIndex + context { layout.forgetEdits() }
    }
    if endsText, chunks.last?.hasErrors == false { layout.endText() }
    return layout.writer.edits
  }
}

extension Layout {
  /// Where a chunk stands of which it is known what others of its shape are like: nil where more matters for how it is laid
  /// out, or no others are known.
  fileprivate func place(of chunk: Chunk, at start: Int) -> LaidOutShapes.Place? {
    guard chunk.shape != nil, !chunk.hasDirectives, previousEnd == start, !isAfterVerbatim else { return nil }
    return LaidOutShapes.Place(level: chunk.container.depth, isBlockStart: isBlockStart)
  }

  /// Goes on behind a control that stays as it is, and ends with its `}`.
  fileprivate mutating func passControl(endingAt end: Int) {
    previousEnd = end
    previousKind = .rightBrace
    isBlockStart = false
    beganLine = false
    sawSeparator = false
    editsBeforeGaps = writer.edits.count
  }

  /// One line break ends the text, where there is any.
  fileprivate mutating func endText() {
    if let end = previousEnd {
      if !isAfterVerbatim {
        writer.write(end..<source.count, separator: nil, breaks: 1, indentation: Indentation())
      }
    } else if beginsText {
      let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      writer.write(start..<source.count, separator: nil, spaces: 0)
    }
  }
}

/// The line break that a text uses most between its tokens; what lies in comments and blocks of text does not count.
enum LineBreakKind {
  /// LF, CR or CR LF; LF where none is used more.
  static func dominant(_ chunks: ArraySlice<Chunk>, _ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let lineFeed = [UInt8(ascii: "\n")]
    let carriageReturn = [UInt8(ascii: "\r")]
    guard source.hasCarriageReturn else { return lineFeed }
    var counts = Counts()
    var start = 0
    var end = 0
    for chunk in chunks {
      if chunk.hasErrors {
        end = start + Int(chunk.byteCount)
      } else {
        chunk.forEachLexeme { lexeme in
          counts.add(source, end..<max(end, start + lexeme.start))
          end = start + lexeme.end
        }
      }
      start += Int(chunk.byteCount)
    }
    counts.add(source, end..<max(end, source.count))
    if counts.lineFeeds + counts.returns + counts.pairs == 0 { counts.add(source, 0..<source.count) }
    if counts.lineFeeds >= max(counts.pairs, counts.returns) { return lineFeed }
    return counts.pairs >= counts.returns ? carriageReturn + lineFeed : carriageReturn
  }

  private struct Counts {
    var lineFeeds = 0
    var returns = 0
    var pairs = 0

    mutating func add(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      var position = range.lowerBound
      while position < range.upperBound {
        if source[position] == UInt8(ascii: "\n") {
          lineFeeds += 1
        } else if source[position] == UInt8(ascii: "\r") {
          let isPair = position + 1 < range.upperBound && source[position + 1] == UInt8(ascii: "\n")
          if isPair { pairs += 1 } else { returns += 1 }
          position += isPair ? 1 : 0
        }
        position += 1
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a carriage return is among the bytes, of which it looks at eight at a time.
  fileprivate var hasCarriageReturn: Bool {
    var start = 0
    let words = UnsafeRawBufferPointer(self)
    while start + 8 <= count {
      let word = words.loadUnaligned(fromByteOffset: start, as: UInt64.self) ^ 0x0D0D_0D0D_0D0D_0D0D
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
      start += 8
    }
    return self[start...].contains(UInt8(ascii: "\r"))
  }
}
