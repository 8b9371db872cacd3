import FormSyntax

/// A place in a text as reports give it.
struct SourcePosition: Equatable {
  /// From 1.
  var line: Int
  /// From 1, in UTF-8 bytes, as compilers count; a byte-order mark takes no column.
  var column: Int
  /// From 0, in bytes of the file; a byte-order mark counts.
  var offset: Int
}

/// Finds the positions of places in rising order, which costs less than to know where all lines begin.
struct PositionCursor {
  private var lines: LineCursor
  /// The bytes of a byte-order mark.
  private let mark: Int

  /// Begins at the start of a document; a byte-order mark is not counted as a part of its first line.
  init(_ document: Document) {
    lines = LineCursor(document)
    mark = document.text.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
  }

  /// The place of a byte.
  mutating func position(at offset: Int) -> SourcePosition {
    let (line, before) = lines.line(at: offset)
    let start = line == 0 ? mark : before.lowerBound
    return SourcePosition(line: line + 1, column: max(0, offset - start) + 1, offset: offset)
  }
}
