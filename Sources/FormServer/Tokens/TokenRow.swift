import FormEditing
import FormSyntax

/// A place as the protocol counts it, seen from another one: on the same line its units count from there, else from the
/// start of its line.
struct TokenPlace: Hashable, Sendable {
  /// Line breaks in between.
  var line: UInt32 = 0
  /// Units of the client's encoding.
  var character: UInt32 = 0

  /// The place that lies `other` behind this one.
  func advanced(by other: TokenPlace) -> TokenPlace {
    other.line == 0
      ? TokenPlace(line: line, character: character &+ other.character)
      : TokenPlace(line: line &+ other.line, character: other.character)
  }
}

/// The tokens of one chunk in the protocol's numbers. They count from the chunk's start, and so hold wherever it stands.
struct TokenRow: Sendable {
  /// Five numbers a token; the first token's place is seen from the chunk's start.
  let data: [UInt32]
  /// Where the last token begins, seen from the chunk's start.
  let last: TokenPlace
  /// Where the chunk ends, seen from its start.
  let end: TokenPlace

  /// The tokens of a chunk, counted as the client does.
  init(_ chunk: Chunk, _ encoding: PositionEncoding) {
    let tokens = chunk.semanticTokens
    var data: [UInt32] = []
    data.reserveCapacity(tokens.count * 5)
    (last, end) = chunk.withBytes { bytes in
      var counter = PlaceCounter(bytes: bytes, encoding: encoding)
      var last = TokenPlace()
      for token in tokens {
        let start = counter.advance(to: token.start)
        let end = counter.advance(to: token.end)
        // A token is on one line, and has a length: what is not so has no place in the protocol.
        guard start.line == end.line, start.character < end.character else { continue }
        data.append(start.line - last.line)
        data.append(start.line == last.line ? start.character &- last.character : start.character)
        data.append(end.character - start.character)
        data.append(UInt32(token.kind.rawValue))
        data.append(UInt32(token.modifiers.rawValue))
        last = start
      }
      return (last, counter.advance(to: bytes.count))
    }
    self.data = data
  }
}

/// Counts lines and units of a text, going through it once.
private struct PlaceCounter {
  let bytes: UnsafeBufferPointer<UInt8>
  let encoding: PositionEncoding
  private var at = 0
  private var place = TokenPlace()

  init(bytes: UnsafeBufferPointer<UInt8>, encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  /// The place of a byte that is not before those asked for already.
  mutating func advance(to end: Int) -> TokenPlace {
    let end = min(end, bytes.count)
    var segment = at
    var isASCII = true
    while at < end {
      let byte = bytes[at]
      at += 1
      if byte >= 0x80 { isASCII = false }
      guard byte == 10 || byte == 13 && !(at < bytes.count && bytes[at] == 10) else { continue }
      place = TokenPlace(line: place.line &+ 1)
      segment = at
      isASCII = true
    }
    let units = isASCII || at <= segment ? at - segment : encoding.length(bytes[segment..<at])
    place.character &+= UInt32(clamping: units)
    return place
  }
}
