extension JSONParser {
  /// Reads a string, at whose opening quote the parser stands, and checks its bytes and escapes.
  mutating func parseString() throws(JSONSyntaxError) {
    let start = position
    var kind = JSONNode.Kind.plainString
    position += 1
    while true {
      position = PlainBytes.end(in: input, from: position)
      guard position < input.count, !isLineBreak(input[position]) else {
        throw unexpected("'\"' at the end of the string")
      }
      switch input[position] {
      case UInt8(ascii: "\""):
        position += 1
        return append(kind, from: start)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try parseEscape()
      case 0x80...:
        position = UTF8Sequence.endOfValidNonASCII(in: input, from: position)
        if peek >= 0x80 { throw unexpected("UTF-8") }
      default: throw unexpected("an escape such as '\\t' or '\\u0000'")
      }
    }
  }

  private mutating func parseEscape() throws(JSONSyntaxError) {
    position += 1
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard JSONEscape.digit(peek) != nil else { throw unexpected("four hexadecimal digits after '\\u'") }
        position += 1
      }
    default:
      throw unexpected("one of '\"', '\\', '/', 'b', 'f', 'n', 'r', 't', 'u' after '\\'")
    }
  }

  /// Reads a number: `-`, digits without leading zeros, a fraction, an exponent.
  mutating func parseNumber() throws(JSONSyntaxError) {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    if peek == UInt8(ascii: "0") {
      position += 1
      if isDigit(peek) { throw unexpected("no digit after a leading zero") }
    } else {
      try parseDigits()
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      try parseDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try parseDigits()
    }
    append(.number, from: start)
  }

  private mutating func parseDigits() throws(JSONSyntaxError) {
    guard isDigit(peek) else { throw unexpected("a digit") }
    while isDigit(peek) { position += 1 }
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
