/// Comments, found again in a chunk's bytes when somebody asks.
extension Chunk {
  /// The comments that begin with `formdef:`, documentation too, each from its `//` or `/*` to its end.
  public func directiveComments() -> [Range<Int>] {
    hasDirectives ? scanComments { notes, lexer in notes.directives.map { $0..<lexer.commentEnd($0) } } : []
  }

  /// Reads the chunk's tokens once more for the sake of what stands between them.
  private func scanComments<Result>(_ body: (TriviaNotes, Lexer) -> [Result]) -> [Result] {
    run.bytes.withUnsafeBufferPointer { buffer -> [Result] in
      guard let base = buffer.baseAddress else { return [] }
      // A copy of the chunk with its own zeros, so that nothing behind it is read.
      var bytes = Array(UnsafeBufferPointer(start: base + Int(byteStart), count: Int(byteCount)))
      bytes.append(contentsOf: repeatElement(0, count: Lexer.padding))
      return bytes.withUnsafeBufferPointer { copy in
        guard let start = copy.baseAddress else { return [] }
        var notes = TriviaNotes()
        var lexer = Lexer(bytes: start, end: Int(byteCount))
        lazy var literals = literalRanges()[...]
        // Behind the last of these words no comment begins that is asked for.
        let last = Chunk.lastDirective(in: copy)
        repeat {
          lexer.advance(&notes)
          if lexer.start > last { break }
          // Strings and patterns were told apart by the parser: what is in them is no comment.
          while let first = literals.first, first.upperBound <= lexer.start { literals.removeFirst() }
          if let literal = literals.first, literal.contains(lexer.start) {
            lexer = Lexer(bytes: start, end: Int(byteCount), at: literal.upperBound)
            lexer.kind = .unknown
          }
        } while lexer.kind != .endOfFile
        return body(notes, lexer)
      }
    }
  }

  /// Where the last `formdef:` stands, be it in a comment or not; -1 where there is none.
  private static func lastDirective(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let word = Array("formdef:".utf8)
    var place = bytes.count - word.count
    while place >= 0, bytes[place] != word[0] || !bytes[place..<place + word.count].elementsEqual(word) { place -= 1 }
    return place
  }

  private func literalRanges() -> [Range<Int>] {
    withTree { tree in
      tree.nodes.filter { $0.kind == .regex || $0.kind == .string }.map(\.range)
    }
  }
}

extension Lexer {
  /// The end of the comment that begins at `position`.
  func commentEnd(_ position: Int) -> Int {
    var scan = self
    var notes = TriviaNotes()
    return scan.skipComment(position, &notes) ?? position
  }
}
