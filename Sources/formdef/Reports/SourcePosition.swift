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

extension Document {
  /// The place of a byte.
  func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let start = line == 0 ? markLength : lineStart(line)
    return SourcePosition(line: line + 1, column: max(0, offset - start) + 1, offset: offset)
  }

  /// The bytes of the byte-order mark at the start, or none.
  var markLength: Int { bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0 }

  /// The bytes of a line without its break, without a byte-order mark.
  func textRange(ofLine line: Int) -> Range<Int> {
    let range = lineRange(line)
    return line == 0 ? min(markLength, range.upperBound)..<range.upperBound : range
  }
}
