/// Reads a text into nodes by recursive descent, strictly as RFC 8259 has it; nesting is bounded.
struct JSONParser {
  /// The text.
  let input: UnsafeBufferPointer<UInt8>
  /// How deep values may stand in each other.
  let maximumDepth: Int
  /// What has been read.
  var nodes: [JSONNode] = []
  /// How far it has been read, in bytes.
  var position = 0

  /// Before the first byte.
  init(_ input: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    self.input = input
    self.maximumDepth = maximumDepth
  }

  /// Reads the whole text: one value, and nothing but white space around it. A byte-order mark at the start is
  /// passed over (RFC 8259, section 8.1, lets a reader do so).
  mutating func parseText() throws(JSONSyntaxError) {
    guard input.count < Int(UInt32.max) else {
      throw JSONSyntaxError(offset: 0, found: "\(input.count) bytes", expected: "a text of less than 4 GB")
    }
    if input.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try parseValue(depth: 1)
    skipWhitespace()
    if position < input.count { throw unexpected("end of text") }
  }

  private mutating func parseValue(depth: Int) throws(JSONSyntaxError) {
    skipWhitespace()
    switch peek {
    case UInt8(ascii: "{"): try parseObject(depth: depth)
    case UInt8(ascii: "["): try parseArray(depth: depth)
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw unexpectedWord
    }
  }

  private mutating func parseObject(depth: Int) throws(JSONSyntaxError) {
    let node = try open(.object, depth: depth)
    skipWhitespace()
    if peek == UInt8(ascii: "}") { return close(node) }
    while true {
      skipWhitespace()
      guard peek == UInt8(ascii: "\"") else {
        throw unexpected(nodes.count == node + 1 ? "a key in quotes or '}'" : "a key in quotes")
      }
      try parseString()
      skipWhitespace()
      guard peek == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
      position += 1
      try parseValue(depth: depth + 1)
      skipWhitespace()
      if peek == UInt8(ascii: "}") { return close(node) }
      guard peek == UInt8(ascii: ",") else { throw unexpected("',' or '}'") }
      position += 1
    }
  }

  private mutating func parseArray(depth: Int) throws(JSONSyntaxError) {
    let node = try open(.array, depth: depth)
    skipWhitespace()
    if peek == UInt8(ascii: "]") { return close(node) }
    while true {
      try parseValue(depth: depth + 1)
      skipWhitespace()
      if peek == UInt8(ascii: "]") { return close(node) }
      guard peek == UInt8(ascii: ",") else { throw unexpected("',' or ']'") }
      position += 1
    }
  }

  private mutating func open(_ kind: JSONNode.Kind, depth: Int) throws(JSONSyntaxError) -> Int {
    guard depth <= maximumDepth else {
      throw JSONSyntaxError(
        offset: position, found: "another", expected: "at most \(maximumDepth) values inside each other",
        isTooDeep: true)
    }
    nodes.append(JSONNode(kind: kind, start: UInt32(position), end: 0, next: 0))
    position += 1
    return nodes.count - 1
  }

  /// Ends the container at its closing bracket, where the parser stands.
  private mutating func close(_ node: Int) {
    position += 1
    nodes[node].end = UInt32(position)
    nodes[node].next = UInt32(nodes.count)
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONSyntaxError) {
    let start = position
    for offset in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[offset] else {
        // Another word that begins like it is none that JSON has.
        position = start
        throw unexpectedWord
      }
      position += 1
    }
    append(kind, from: start)
  }

  /// Adds a value without members that ends where the parser stands.
  mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    let next = UInt32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(JSONNode(kind: kind, start: UInt32(start), end: UInt32(position), next: next))
  }

  /// The byte at the parser's place; 0 at the end of the text, which no grammar rule takes.
  var peek: UInt8 {
    @inline(__always) get { position < input.count ? input[position] : 0 }
  }

  private mutating func skipWhitespace() {
    while position < input.count {
      switch input[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      default: return
      }
    }
  }

  /// The error that what stands at the parser's place is not what should be there.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, found: found, expected: expected)
  }

  /// The error that no value stands at the parser's place: of a word all of it is told.
  private var unexpectedWord: JSONSyntaxError {
    let word = input[position...].prefix(JSONParser.longestWord).prefix { (0x61...0x7A).contains($0 | 0x20) }
    let found = word.isEmpty ? found : "'\(String(decoding: word, as: UTF8.self))'"
    return JSONSyntaxError(offset: position, found: found, expected: "a value")
  }

  /// What stands at the parser's place, in words.
  private var found: String {
    guard position < input.count else { return "end of text" }
    let sequence = UTF8Sequence(in: input, at: position)
    guard sequence.isValid else { return "a byte that is not UTF-8 (0x\(hexadecimal(input[position])))" }
    let byte = input[position]
    if isLineBreak(byte) { return "the end of the line" }
    if byte < 0x20 || byte == 0x7F { return "the control character U+00\(hexadecimal(byte))" }
    let text = UnsafeBufferPointer(rebasing: input[position..<position + sequence.length])
    return "'\(String(decoding: text, as: UTF8.self))'"
  }

  /// Whether a byte ends a line, which in JSON is white space between values and never a part of one.
  func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// How much of a word is shown at most, in bytes.
  private static let longestWord = 32

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0" + digits : digits
  }
}
