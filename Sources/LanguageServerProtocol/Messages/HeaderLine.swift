/// One line of a message's header.
enum HeaderLine: Equatable {
  /// The empty line after the last one.
  case end
  /// How long the body is; nil when the value is no decimal number of bytes.
  case contentLength(Int?)
  /// A field that changes nothing: a body is always UTF-8.
  case other
  /// Anything else.
  case malformed

  /// `content-length:`, which a broken input is searched for.
  static let lengthPrefix = Array("content-length:".utf8)

  /// Reads a line with its line end, if it has one; the grammar of fields is that of HTTP (RFC 9110, section 5),
  /// with white space around the name and the value.
  init(_ line: some Collection<UInt8>) {
    guard let content = HeaderLine.trim(line) else {
      self = .end
      return
    }
    guard let colon = content.firstIndex(of: UInt8(ascii: ":")), let name = HeaderLine.trim(content[..<colon]),
      name.allSatisfy(HeaderLine.isTokenByte)
    else {
      self = .malformed
      return
    }
    let isLength = name.lazy.map(\.asciiLowercased).elementsEqual(HeaderLine.lengthPrefix.dropLast())
    self = isLength ? .contentLength(HeaderLine.number(content[colon...].dropFirst())) : .other
  }

  /// Where the last `content-length:` of a line begins.
  static func lastLengthPrefix(in line: [UInt8]) -> Int? {
    guard line.count >= lengthPrefix.count else { return nil }
    return (0...line.count - lengthPrefix.count).last {
      line[$0...].lazy.map(\.asciiLowercased).starts(with: lengthPrefix)
    }
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard let digits = trim(bytes) else { return nil }
    var value = 0
    for byte in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (tens, isTooMuch) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if isTooMuch || isOver { return nil }
      value = sum
    }
    return value
  }

  /// What is left without the white space at both ends; nil when nothing is.
  private static func trim<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence? {
    var end = bytes.startIndex
    var index = bytes.startIndex
    guard let start = bytes.firstIndex(where: { !isWhitespace($0) }) else { return nil }
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if !isWhitespace(bytes[index]) { end = next }
      index = next
    }
    return bytes[start..<end]
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// Whether a field's name can have the byte (RFC 9110, section 5.6.2).
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte.asciiLowercased {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
