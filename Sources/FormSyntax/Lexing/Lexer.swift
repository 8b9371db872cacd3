/// The kinds of token that the parser tells apart.
enum TokenKind: UInt8 {
  /// The end of the text; a word; a number without a point; one with it; a string literal.
  case endOfFile, identifier, integer, decimal, string
  /// `{`, `}`, `(`, `)`, `[` and `]`.
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  /// `:`, `,`, `;`, `=`, `.`, `...` and `..<`.
  case colon, comma, semicolon, equal, period, ellipsis, halfOpen
  /// `/` and `#`: a regular expression where a value begins, else a mistake.
  case slash, hash
  /// A character that begins no token.
  case unknown
}

/// Reads one token after another from UTF-8 bytes; copying it remembers a place to come back to.
///
/// The `Lexer.padding` bytes from `bytes[end]` on must be readable and 0. White space and comments before a token are passed over and counted.
struct Lexer {
  /// The text, with `Lexer.padding` zeros behind it.
  let bytes: UnsafePointer<UInt8>
  /// How many bytes the text has.
  let end: Int

  // The present token.
  /// What the present token is.
  var kind = TokenKind.endOfFile
  /// Its first byte.
  var start = 0
  /// The byte behind it.
  var tokenEnd = 0
  /// Whether a line break stands between it and the token before.
  var newlineBefore = false
  /// Of a literal: `SyntaxFlags`; of an identifier: whether back-ticks or a number's letters broke it.
  var flags: SyntaxFlags = []
  /// How many `#` stand around the literal.
  var marks: UInt16 = 0

  /// Where a line ends on which no more regular expressions have an end: of those with `openRegexMarks` marks or more,
  /// or, where that is 0, of those with none, in which a back-slash may hide the end of others.
  var openRegexStop = 0
  /// See `openRegexStop`.
  var openRegexMarks = 0

  // The token before it.
  /// The byte behind it.
  var previousEnd = 0
  /// Line breaks up to `previousEnd`.
  var previousLineBreaks = 0

  /// Line breaks up to `tokenEnd`.
  var lineBreaks = 0
  /// The end of what has been looked at, one past the last byte read (the end of the file counts as a byte).
  var farthest = 0
  /// The same for the present token alone, with what stands before it.
  var tokenFarthest = 0

  /// Before the first token from `position` on; `advance` goes to it.
  init(bytes: UnsafePointer<UInt8>, end: Int, at position: Int = 0) {
    self.bytes = bytes
    self.end = end
    tokenEnd = position
  }

  /// How many blanks begin the line of `position`.
  ///
  /// What is known of a line is noted, so that each stretch of it is looked at once.
  func indentation(of position: Int, _ notes: inout TriviaNotes) -> Int {
    var lineStart = position
    while lineStart > 0, ByteClass.of(bytes[lineStart - 1]) != ByteClass.newline {
      lineStart -= 1
      if lineStart == notes.knownIndentation.place, lineStart > 0, notes.knownIndentation.isBehindBlanks {
        notes.knownIndentation.place = position
        return notes.knownIndentation.count
      }
    }
    var first = lineStart
    while first < position, ByteClass.of(bytes[first]) == ByteClass.blank { first += 1 }
    notes.knownIndentation = (position, first - lineStart, first < position)
    return first - lineStart
  }

  /// Whether only blanks stand before a place on its line.
  func beginsLine(_ position: Int) -> Bool {
    var start = position
    while start > 0, ByteClass.of(bytes[start - 1]) == ByteClass.blank { start -= 1 }
    return start == 0 || ByteClass.of(bytes[start - 1]) == ByteClass.newline
  }

  /// So many bytes show in which encoding a text is.
  static let encodingLength = 4

  /// Whether the text begins with two characters of UTF-16, be they its byte-order mark: those of ASCII have a zero each,
  /// which nothing in a form definition has. UTF-32 has more of them.
  var beginsAsUTF16: Bool {
    guard end >= Lexer.encodingLength else { return false }
    let isMarked = (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF)
    if isMarked { return bytes[2] != 0 || bytes[3] != 0 }
    let (isEvenZero, isOddZero) = (bytes[0] == 0, bytes[1] == 0)
    return isEvenZero != isOddZero && (bytes[2] == 0, bytes[3] == 0) == (isEvenZero, isOddZero)
  }

  /// How many zero bytes follow the text, so that words can be read at its end.
  static let padding = 8

  /// The eight bytes at `position`, the first one lowest.
  @inline(__always)
  func word(_ position: Int) -> UInt64 { FormSyntax.word(bytes + position) }

  /// The place after the spaces from `position` on.
  @inline(__always)
  func spacesEnd(_ position: Int) -> Int {
    var position = position
    while true {
      let others = word(position) ^ 0x2020_2020_2020_2020
      if others != 0 { return position &+ others.trailingZeroBitCount / 8 }
      position &+= 8
    }
  }

  /// The place after the ASCII letters, digits and `_` from `position` on.
  @inline(__always)
  private func nameEnd(_ position: Int) -> Int {
    var next = bytes + position
    while ByteClass.continuesIdentifier(next.pointee) { next += 1 }
    return next - bytes
  }

  /// The place, from `position` on, of the first byte beyond ASCII; `limit` where there is none.
  func firstHighByte(_ position: Int, _ limit: Int) -> Int {
    var position = position
    while position < limit, word(position) & 0x8080_8080_8080_8080 == 0 { position += 8 }
    while position < limit, bytes[position] < 0x80 { position += 1 }
    return min(position, limit)
  }

  /// Goes to the next token.
  ///
  /// Most are words and punctuation, on the line of the token before or at the start of the next one: these are read here.
  mutating func advance(_ notes: inout TriviaNotes) {
    previousEnd = tokenEnd
    previousLineBreaks = lineBreaks
    newlineBefore = false
    var position = spacesEnd(tokenEnd)
    if bytes[position] == UInt8(ascii: "\n") {
      newlineBefore = true
      lineBreaks += 1
      position = spacesEnd(position + 1)
    }
    let byte = bytes[position]
    switch ByteClass.of(byte) {
    case ByteClass.punctuation: take(Lexer.punctuation(byte), position, position + 1)
    case ByteClass.period where bytes[position + 1] != UInt8(ascii: "."): take(.period, position, position + 1)
    case ByteClass.letter:
      let end = nameEnd(position)
      if bytes[end] < 0x80 { take(.identifier, position, end) } else { advance(from: position, &notes) }
    default: advance(from: position, &notes)
    }
  }

  /// Takes a token that ends before the first byte that is not its own.
  @inline(__always)
  private mutating func take(_ kind: TokenKind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = start
    flags = []
    tokenEnd = end
    tokenFarthest = end + 1
    farthest = max(farthest, tokenFarthest)
  }

  /// Goes to the token behind the white space and comments from `position` on.
  @inline(never)
  private mutating func advance(from position: Int, _ notes: inout TriviaNotes) {
    let before = farthest
    farthest = 0
    var position = position
    while true {
      position = spacesEnd(position)
      let byte = bytes[position]
      let byteClass = ByteClass.of(byte)
      if byteClass == ByteClass.blank {
        position += 1
      } else if byteClass == ByteClass.newline {
        newlineBefore = true
        lineBreaks += 1
        position += byte == UInt8(ascii: "\r") && bytes[position + 1] == UInt8(ascii: "\n") ? 2 : 1
      } else if byteClass == ByteClass.slash, let after = skipComment(position, &notes) {
        position = after
      } else {
        break
      }
    }
    start = position
    flags = []
    scan(position, &notes)
    tokenFarthest = max(farthest, tokenEnd + 1)
    farthest = max(before, tokenFarthest)
  }

  @inline(__always)
  private mutating func scan(_ position: Int, _ notes: inout TriviaNotes) {
    let byte = bytes[position]
    switch ByteClass.of(byte) {
    case ByteClass.letter:
      kind = .identifier
      scanIdentifier(from: position + 1)
    case ByteClass.punctuation:
      kind = Lexer.punctuation(byte)
      tokenEnd = position + 1
    case ByteClass.digit: scanNumber(from: position)
    case ByteClass.quote: scanString(quoteAt: position, marks: 0, &notes)
    case ByteClass.period: scanPeriods(position)
    default: scanRest(position, byte, &notes)
    }
  }

  private mutating func scanRest(_ position: Int, _ byte: UInt8, _ notes: inout TriviaNotes) {
    switch ByteClass.of(byte) {
    case ByteClass.minus where ByteClass.of(bytes[position + 1]) == ByteClass.digit:
      scanNumber(from: position + 1)
    case ByteClass.slash:
      kind = .slash
      tokenEnd = position + 1
    case ByteClass.hash: scanHash(position, &notes)
    case ByteClass.backtick: scanQuotedIdentifier(position)
    case ByteClass.high: scanHigh(position)
    case ByteClass.zero where position >= end:
      kind = .endOfFile
      tokenEnd = end
    default:
      kind = .unknown
      tokenEnd = position + 1
    }
  }

  @inline(__always)
  private static func punctuation(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    default: .equal
    }
  }

  @inline(__always)
  private mutating func scanIdentifier(from position: Int) {
    var position = position
    while true {
      position = nameEnd(position)
      guard bytes[position] >= 0x80 else { break }
      let (scalar, length) = decodeScalar(bytes, position, end)
      guard let scalar, IdentifierScalars.continues(scalar) else {
        farthest = max(farthest, min(position + 4, end + 1))
        break
      }
      position += length
    }
    tokenEnd = position
  }

  /// A byte above 0x7F: an identifier's head, a run of scalars that begin nothing, or no UTF-8.
  private mutating func scanHigh(_ position: Int) {
    let (scalar, length) = decodeScalar(bytes, position, end)
    farthest = max(farthest, min(position + 4, end + 1))
    if let scalar, IdentifierScalars.isHead(scalar) {
      kind = .identifier
      scanIdentifier(from: position + length)
    } else {
      kind = .unknown
      tokenEnd = position + length
    }
  }

  private mutating func scanQuotedIdentifier(_ position: Int) {
    let inner = position + 1
    scanIdentifier(from: inner)
    if tokenEnd > inner, bytes[tokenEnd] == UInt8(ascii: "`") {
      kind = .identifier
      flags = .first
      tokenEnd += 1
    } else {
      kind = .unknown
      tokenEnd = inner
    }
  }

  /// Digits with `_`, `0x`, `0b`, `0o`, one point with a digit on both sides; letters that follow at once break it.
  private mutating func scanNumber(from digits: Int) {
    kind = .integer
    var position = nameEnd(digits)
    let isPlain = !(digits..<position).contains {
      ByteClass.of(bytes[$0]) == ByteClass.letter && bytes[$0] != UInt8(ascii: "_")
    }
    if isPlain, bytes[position] == UInt8(ascii: "."), ByteClass.of(bytes[position + 1]) == ByteClass.digit {
      kind = .decimal
      position += 1
      let fraction = position
      position = nameEnd(position)
      if (fraction..<position).contains(where: {
        ByteClass.of(bytes[$0]) == ByteClass.letter && bytes[$0] != UInt8(ascii: "_")
      }) {
        flags = .broken
      }
    } else if !isPlain, !isRadixNumber(digits, position) {
      flags = .broken
    }
    if flags.contains(.broken) { position = exponentEnd(position) }
    if bytes[position] >= 0x80 {
      let (scalar, _) = decodeScalar(bytes, position, end)
      if let scalar, IdentifierScalars.continues(scalar) {
        flags = .broken
        scanIdentifier(from: position)
        return
      }
    }
    farthest = max(farthest, min(position + 2, end + 1))
    tokenEnd = position
  }

  /// Where a number ends that the language has not, with its exponent: `1E-5`; `position` is the place behind its letters.
  private func exponentEnd(_ position: Int) -> Int {
    guard bytes[position - 1] | 0x20 == UInt8(ascii: "e"), "+-".utf8.contains(bytes[position]),
      ByteClass.of(bytes[position + 1]) == ByteClass.digit
    else { return position }
    return nameEnd(position + 1)
  }

  private func isRadixNumber(_ from: Int, _ to: Int) -> Bool {
    guard to - from > 2, bytes[from] == UInt8(ascii: "0") else { return false }
    let radix: UInt8
    switch bytes[from + 1] {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "b"): radix = 2
    default: return false
    }
    guard bytes[from + 2] != UInt8(ascii: "_") else { return false }
    return (from + 2..<to).allSatisfy {
      bytes[$0] == UInt8(ascii: "_") || (hexValue(bytes[$0]).map { $0 < radix } ?? false)
    }
  }

  private mutating func scanPeriods(_ position: Int) {
    let dots = bytes[position + 1] == UInt8(ascii: ".")
    if dots, bytes[position + 2] == UInt8(ascii: ".") {
      kind = .ellipsis
      tokenEnd = position + 3
    } else if dots, bytes[position + 2] == UInt8(ascii: "<") {
      kind = .halfOpen
      tokenEnd = position + 3
    } else {
      kind = dots ? .unknown : .period
      tokenEnd = dots ? position + 2 : position + 1
      farthest = max(farthest, min(position + 3, end + 1))
    }
  }

  private mutating func scanHash(_ position: Int, _ notes: inout TriviaNotes) {
    var position = position
    while bytes[position] == UInt8(ascii: "#") { position += 1 }
    let count = position - start
    if bytes[position] == UInt8(ascii: "\"") {
      scanString(quoteAt: position, marks: count, &notes)
    } else {
      kind = .hash
      marks = UInt16(clamping: count)
      tokenEnd = position
      farthest = max(farthest, min(position + 1, end + 1))
    }
  }
}

extension Lexer {
  /// The same place, having looked at least as far as `farthest`.
  func keeping(farthest: Int) -> Lexer {
    var copy = self
    copy.farthest = max(copy.farthest, farthest)
    return copy
  }
}

/// Eight bytes as a number, the first one lowest.
@inline(__always)
func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
}
