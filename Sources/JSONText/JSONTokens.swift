/// The tokens of a JSON text, or of what is going to be one: no text is wrong.
struct JSONTokens {
  /// What a token is.
  enum Kind: Equatable {
    /// `{` or `[`.
    case open(isObject: Bool)
    /// `}` or `]`; `,`; `:`.
    case close, comma, colon
    /// A string, a number or a word.
    case text
  }

  /// A token with its bytes.
  struct Token {
    /// What the token is.
    let kind: Kind
    /// Its bytes, quotes included.
    let range: Range<Int>
    /// What a string, number or word says: escapes stay as they are written.
    let text: String
    /// Whether it is a string with both its quotes.
    let isClosed: Bool

    /// Whether it is a string, a number or a word.
    var isText: Bool { kind == .text }

    /// Whether a place is before the token's end.
    func reaches(_ offset: Int) -> Bool { offset < range.upperBound || offset == range.upperBound && contains(offset) }

    /// Whether a place is in it: the end of a closed string is not.
    func contains(_ offset: Int) -> Bool {
      range.lowerBound <= offset && (offset < range.upperBound || !isClosed && isText && offset == range.upperBound)
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The tokens of a text; a byte-order mark before it is passed over.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    while position < bytes.count, JSONTokens.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return mark(.open(isObject: true))
    case UInt8(ascii: "["): return mark(.open(isObject: false))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return mark(.close)
    case UInt8(ascii: ","): return mark(.comma)
    case UInt8(ascii: ":"): return mark(.colon)
    case UInt8(ascii: "\""): return string()
    default: return word()
    }
  }

  private mutating func mark(_ kind: Kind) -> Token {
    position += 1
    return Token(kind: kind, range: position - 1..<position, text: "", isClosed: true)
  }

  /// A string ends at its quote, or with its line.
  private mutating func string() -> Token {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), !JSONTokens.isLineBreak(bytes[position]) {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
    let end = position
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    if isClosed { position += 1 }
    let text = String(decoding: bytes[min(start + 1, end)..<end], as: UTF8.self)
    return Token(kind: .text, range: start..<position, text: text, isClosed: isClosed)
  }

  private mutating func word() -> Token {
    let start = position
    position += 1
    while position < bytes.count, !JSONTokens.isBlank(bytes[position]), !"{}[],:\"".utf8.contains(bytes[position]) {
      position += 1
    }
    return Token(
      kind: .text, range: start..<position, text: String(decoding: bytes[start..<position], as: UTF8.self),
      isClosed: false)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isLineBreak(byte) }
}
