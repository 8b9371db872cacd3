public import FormSyntax

/// What to lay out while somebody types.
extension SourceFormatter {
  /// The edits that a typed character calls for; `offset` is the place behind it. Nothing behind the place is changed but the
  /// blanks right there, so that the cursor stays where it is in the text.
  public func edits(_ document: Document, afterTyping character: String, at offset: Int) -> [ByteEdit] {
    let edits =
      switch character {
      case "}": edits(document, afterBraceAt: offset)
      case "\n", "\r", "\r\n": edits(document, afterLineBreakAt: offset)
      default: [ByteEdit]()
      }
    return document.addsErrors(edits) ? [] : edits
  }

  /// Lays out the block that a `}` closes; of a form or section, only the line of the `}`.
  private func edits(_ document: Document, afterBraceAt offset: Int) -> [ByteEdit] {
    guard offset > 0, offset <= document.byteCount, document.bytes(in: offset - 1..<offset) == [UInt8(ascii: "}")]
    else { return [] }
    let (index, start) = document.chunkIndex(at: offset - 1)
    let brackets = OpenBrackets(document.chunks[index], before: offset - 1 - start)
    guard !brackets.isInsideText else { return [] }
    guard let open = brackets.innermost else { return closingLine(document, document.chunks[index], offset - 1) }
    let from = start + open
    return edits(document, in: from..<offset).filter { $0.range.lowerBound >= from - 1 && $0.range.upperBound < offset }
  }

  /// Indents the `}` of a form or section as the block that it ends, where it begins its line.
  private func closingLine(_ document: Document, _ chunk: Chunk, _ brace: Int) -> [ByteEdit] {
    guard chunk.kind == .close, !chunk.hasErrors else { return [] }
    let line = document.lineRange(document.line(at: brace)).lowerBound
    let blanks = document.bytes(in: line..<brace)
    let indentation = Array(repeatElement(options.unit, count: max(chunk.after.depth, 0)).joined().utf8)
    guard blanks.allSatisfy(\.isBlank), blanks != indentation else { return [] }
    return [ByteEdit(line..<brace, indentation)]
  }

  /// Lays out the line that was ended, without making lines of it, and indents the new one.
  private func edits(_ document: Document, afterLineBreakAt offset: Int) -> [ByteEdit] {
    let line = document.line(at: offset)
    guard line > 0 else { return [] }
    let (cursor, ended) = (document.lineRange(line), document.lineRange(line - 1))
    guard let place = NewLine(document, cursor, options), !place.isInsideText else { return [] }
    // The lines of a string in several move together or not at all.
    var edits =
      document.isInsideString(ended.lowerBound)
      ? []
      : edits(document, in: ended).filter {
        $0.range.lowerBound >= ended.lowerBound && $0.range.upperBound <= ended.upperBound
          && !$0.replacement.contains(where: \.isLineBreak)
      }
    if document.isInsideString(cursor.upperBound) { return edits }
    // Blanks at the end of the line go with it.
    if let indentation = place.edit { edits.append(indentation) }
    return edits
  }
}

extension Document {
  /// Whether there are more mistakes in the syntax after edits, which stand in their order.
  fileprivate func addsErrors(_ edits: [ByteEdit]) -> Bool {
    guard let first = edits.first, let last = edits.last else { return false }
    let start = first.range.lowerBound
    let range = start..<last.range.upperBound
    let moved = edits.map { ByteEdit($0.range.lowerBound - start..<$0.range.upperBound - start, $0.replacement) }
    let text = moved.applied(to: bytes(in: range))
    return errorCount(replacing: range, with: text, chunksAtMost: .max).map { $0 > chunks.measure.errors } ?? false
  }

  /// Whether a string goes on at a place.
  fileprivate func isInsideString(_ offset: Int) -> Bool {
    let (index, start) = chunkIndex(at: offset)
    return OpenBrackets(chunks[index], before: offset - start).isInsideString
  }
}

/// The brackets of a chunk that are open at a place.
private struct OpenBrackets {
  /// Where the innermost one begins.
  var innermost: Int? { open.last }
  /// Whether the place is in a comment or a literal.
  private(set) var isInsideText = false
  /// Whether it is in a string.
  private(set) var isInsideString = false
  private var open: [Int] = []

  init(_ chunk: Chunk, before place: Int) {
    var brackets = self
    chunk.forEachLexeme(in: 0..<max(place, 0)) { brackets.take($0, place) }
    self = brackets
  }

  private mutating func take(_ lexeme: Lexeme, _ place: Int) {
    let isText = lexeme.kind.isComment || lexeme.kind == .string || lexeme.kind == .regex
    if isText, lexeme.start < place, place < lexeme.end {
      isInsideText = true
      isInsideString = lexeme.kind == .string
    }
    switch lexeme.kind {
    case .leftBrace, .leftParen, .leftBracket: open.append(lexeme.start)
    case .rightBrace, .rightParen, .rightBracket: _ = open.popLast()
    default: break
    }
  }
}

/// A line that somebody has just begun.
private struct NewLine {
  private let document: Document
  private let options: FormatOptions
  private let line: Range<Int>
  /// The blanks that begin it.
  private let blanks: [UInt8]
  /// The byte behind them.
  private let next: UInt8?
  let isInsideText: Bool
  private let indentation: [UInt8]

  init?(_ document: Document, _ line: Range<Int>, _ options: FormatOptions) {
    self.document = document
    self.options = options
    self.line = line
    let bytes = document.bytes(in: line)
    blanks = Array(bytes.prefix(while: \.isBlank))
    next = bytes.dropFirst(blanks.count).first
    let (index, start) = document.chunkIndex(at: line.lowerBound)
    let own = OpenBrackets(document.chunks[index], before: line.lowerBound - start)
    isInsideText = own.isInsideText
    var opener = own.innermost.map { start + $0 }
    // A block that the member before has left open: its `}` is still to be typed.
    if opener == nil, index > 0, NewLine.isBeforeMember(document.chunks[index], line.lowerBound - start) {
      let before = document.chunks[index - 1]
      let beforeStart = start - Int(before.byteCount)
      if before.hasErrors || before.after.depth > before.container.depth {
        opener = OpenBrackets(before, before: Int(before.byteCount)).innermost.map { beforeStart + $0 }
      }
    }
    let closes = next == UInt8(ascii: "}") || next == UInt8(ascii: "]") || next == UInt8(ascii: ")")
    if let opener {
      let outer = NewLine.indentation(document, of: opener)
      indentation = closes ? outer : outer + Array(options.unit.utf8)
    } else {
      let depth = document.chunks[index].before.depth - (closes ? 1 : 0)
      indentation = Array(repeatElement(options.unit, count: max(depth, 0)).joined().utf8)
    }
  }

  /// Whether a place stands before the chunk's member.
  private static func isBeforeMember(_ chunk: Chunk, _ place: Int) -> Bool {
    chunk.root.map { place <= Int($0.start) } ?? true
  }

  private static func indentation(_ document: Document, of place: Int) -> [UInt8] {
    Array(document.bytes(in: document.lineRange(document.line(at: place))).prefix(while: \.isBlank))
  }

  /// Puts in the right blanks; nil where they stand there.
  var edit: ByteEdit? {
    blanks == indentation ? nil : ByteEdit(line.lowerBound..<line.lowerBound + blanks.count, indentation)
  }
}
