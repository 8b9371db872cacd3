/// Puts rows of tokens behind one another.
struct TokenStream {
  /// Five numbers a token: each token's place is seen from that of the one before.
  private(set) var data: [UInt32] = []
  /// Where the next row begins.
  private var start: TokenPlace
  /// Where the last token begins.
  private var last: TokenPlace

  /// A stream that begins somewhere in a text, behind a token that was told.
  init(from start: TokenPlace = TokenPlace(), last: TokenPlace = TokenPlace()) {
    self.start = start
    self.last = last
  }

  /// Makes room for so many numbers.
  mutating func reserve(_ count: Int) { data.reserveCapacity(count) }

  /// Adds the tokens of the next chunk.
  mutating func append(_ row: TokenRow) {
    defer { start = start.advanced(by: row.end) }
    guard row.data.count >= 5 else { return }
    let first = start.advanced(by: TokenPlace(line: row.data[0], character: row.data[1]))
    data.append(first.line &- last.line)
    data.append(first.line == last.line ? first.character &- last.character : first.character)
    data += row.data[2...]
    last = start.advanced(by: row.last)
  }
}
