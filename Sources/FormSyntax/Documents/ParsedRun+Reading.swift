extension ParsedRun {
  /// A text with the zeros behind it that the lexer needs.
  static func padded(_ bytes: consuming [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.append(contentsOf: repeatElement(0, count: Lexer.padding))
    return padded
  }

  /// Large texts are read in parts of at least so many bytes, side by side: smaller ones are read as soon by one thread.
  static let partSize = 1 << 22

  /// Reads a whole text.
  ///
  /// A part of a large one is read on the chance that a form ends at the `}` before it; where the reading of the part
  /// before comes by there with no block open, that was so, else that one goes on to the end by itself.
  static func readAll(
    _ padded: [UInt8], count: Int, _ partSize: Int
  ) -> [(run: ParsedRun, drafts: [[Parser.Draft]])] {
    let starts = [0] + splits(padded, count: count, partSize)
    let parts = mapConcurrently(starts.count) { part in
      readWhole(
        padded, count: count, from: starts[part], stopAt: part + 1 < starts.count ? starts[part + 1] : nil)
    }
    let last = parts.indices.dropLast().first { part in
      parts[part].drafts.last?.last.map { $0.end != starts[part + 1] || $0.after != .file } ?? true
    }
    return Array(parts[...(last ?? parts.count - 1)])
  }

  /// Places at which forms probably end, about as far from each other as parts are long.
  private static func splits(_ bytes: [UInt8], count: Int, _ partSize: Int) -> [Int] {
    var splits: [Int] = []
    for part in (0..<count).parts(atLeast: partSize).dropFirst() where part.lowerBound > splits.last ?? 0 {
      guard let split = formEnd(bytes, after: part.lowerBound, count: count) else { break }
      splits.append(split)
    }
    return splits
  }

  /// The place behind the first line that is only a `}`.
  private static func formEnd(_ bytes: [UInt8], after start: Int, count: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var at = start
      while at < count - 2 {
        if bytes[at] == UInt8(ascii: "\n"), bytes[at + 1] == UInt8(ascii: "}"),
          bytes[at + 2] == UInt8(ascii: "\n") || bytes[at + 2] == UInt8(ascii: "\r")
        {
          return at + 2
        }
        at += 1
      }
      return nil
    }
  }

  /// So many drafts lie together: there may be very many, and to move them all costs more than to read them.
  private static let draftsTogether = 1_024

  private static func readWhole(
    _ padded: [UInt8], count: Int, from start: Int, stopAt stop: Int?
  ) -> (run: ParsedRun, drafts: [[Parser.Draft]]) {
    var all: [[Parser.Draft]] = []
    var drafts: [Parser.Draft] = []
    drafts.reserveCapacity(min(((stop ?? count) - start) / 256 + 4, draftsTogether))
    let run = read(
      padded, count: count, from: start, context: .file, expecting: (stop ?? count) - start, takingShapes: true
    ) { draft, _ in
      if drafts.count == draftsTogether {
        all.append(drafts)
        drafts.removeAll()
        drafts.reserveCapacity(draftsTogether)
      }
      drafts.append(draft)
      return draft.end != stop || draft.after != .file
    }
    return (run, all + [drafts])
  }

  /// Reads chunks from `position` on; `take` gets each with the end of what was looked at, and says whether to go on.
  ///
  /// - Parameter takesShapes: whether controls are read as others of their shape were: of what is being typed most have none.
  static func read(
    _ padded: [UInt8], count: Int, from position: Int, context: ChunkContext, isDocumentStart: Bool = true,
    expecting expected: Int, takingShapes takesShapes: Bool = false, take: (Parser.Draft, _ farthest: Int) -> Bool
  ) -> ParsedRun {
    var nodes: [SyntaxNode] = []
    var errors: [SyntaxError] = []
    var (shapes, shifts): ([ControlShape], [UInt32]) = ([], [])
    padded.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let hasMark =
        isDocumentStart && position == 0 && count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF
      var parser = Parser(bytes: base, end: count, at: hasMark ? 3 : position)
      parser.isAtFileStart = isDocumentStart && position == 0
      // Most controls are like others: they have no nodes.
      parser.nodes.reserveCapacity(expected / (takesShapes ? 448 : 14) + 8)
      if takesShapes {
        parser.shapes = []
        parser.shapes?.reserveCapacity(expected / 384 + 1)
        parser.shifts.reserveCapacity(expected / 32 + 8)
        parser.metShapes = ShapeTable.shared.idle.take() ?? RecentValues()
      }
      defer { parser.metShapes.take().map(ShapeTable.shared.idle.add) }
      var start = position
      var lineBreaks = 0
      var context = context
      while true {
        let draft = parser.parseChunk(from: start, lineBreaksBefore: lineBreaks, context: context)
        start = draft.end
        lineBreaks += draft.lineBreaks
        context = draft.after
        if !take(draft, parser.lexer.farthest) || draft.kind == .end { break }
      }
      swap(&nodes, &parser.nodes)
      swap(&errors, &parser.errors)
      shapes = parser.shapes ?? []
      shifts = parser.shifts
    }
    return ParsedRun(bytes: padded, nodes: nodes, errors: errors, shapes: shapes, shifts: shifts)
  }
}
