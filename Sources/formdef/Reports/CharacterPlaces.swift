import FormLint
import FormSyntax

/// The places of findings in characters (Unicode scalars), for reports that count so. Places that come in rising order
/// on one line cost what lies between them.
struct CharacterPlaces {
  /// Where a range begins and ends: lines from 1, columns in characters from 1; the end is the place behind the last.
  struct Span {
    /// The line that the range begins on.
    var line: Int
    /// The column that it begins in.
    var column: Int
    /// The line that it ends on.
    var endLine: Int
    /// The column behind its last character.
    var endColumn: Int
  }

  private let text: SourceText
  private var start = Count()
  private var end = Count()

  /// Characters that were counted already.
  private struct Count {
    var lineStart = -1
    var offset = 0
    var characters = 0
  }

  /// Places in a text.
  init(_ text: SourceText) { self.text = text }

  /// The place of a range of bytes.
  mutating func span(_ range: Range<Int>) -> Span {
    let first = CharacterPlaces.place(range.lowerBound, text, &start)
    let last = CharacterPlaces.place(range.upperBound, text, &end)
    return Span(line: first.line, column: first.column, endLine: last.line, endColumn: last.column)
  }

  private static func place(_ offset: Int, _ text: SourceText, _ count: inout Count) -> (line: Int, column: Int) {
    let place = text.position(at: offset)
    let lineStart = text.range(ofLine: place.line - 1).lowerBound
    let offset = max(lineStart, min(offset, text.bytes.endIndex))
    if count.lineStart != lineStart || count.offset > offset {
      count = Count(lineStart: lineStart, offset: lineStart, characters: 0)
    }
    for index in count.offset..<offset where text.bytes[index] & 0xC0 != 0x80 { count.characters += 1 }
    count.offset = offset
    return (place.line, count.characters + 1)
  }
}
