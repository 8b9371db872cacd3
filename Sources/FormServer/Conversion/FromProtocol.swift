import FormSyntax
import LanguageServerProtocol

// With `ToProtocol.swift` the only file that knows what the client's positions mean.

extension Document {
  /// The byte at a place of the client: on its line, or at the end of the text.
  func offset(of position: Position, _ encoding: FormSyntax.PositionEncoding) -> Int {
    let line = Int(position.line)
    guard line <= lineBreakCount else { return byteCount }
    let range = lineRange(line)
    guard position.character > 0 else { return range.lowerBound }
    return range.lowerBound + encoding.byteOffset(Int(position.character), in: bytes(in: range))
  }

  /// The bytes of a range of the client, whichever end it names first.
  func range(of range: LSPRange, _ encoding: FormSyntax.PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    let end = range.end == range.start ? start : offset(of: range.end, encoding)
    return min(start, end)..<max(start, end)
  }
}
