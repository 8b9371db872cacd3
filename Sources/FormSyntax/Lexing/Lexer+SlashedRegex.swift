/// Regular expressions in which slashes stand that have no back-slash before them, so that they end too early.
extension Lexer {
  /// Where such a pattern was meant to end.
  struct SlashedRegex {
    /// The place behind all that belongs to it.
    var end: Int
    /// Whether a slash ends it, rather than the bracket of the list around it.
    var isClosed: Bool
  }

  /// Whether what follows the regular expression in the present token, which has no marks, shows that it has a slash inside:
  /// it is no end of an argument, and no flags. Only a few bytes are looked at.
  ///
  /// - Parameters:
  ///   - isInList: whether `( )` or `[ ]` are open around it.
  ///   - isInArray: whether the innermost of these is `[ ]`.
  mutating func isRegexContinued(isInList: Bool, isInArray: () -> Bool) -> Bool {
    var next = blanksEnd(tokenEnd)
    defer { farthest = max(farthest, min(next + 2, end + 1)) }
    switch bytes[next] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "#"): return false
    case UInt8(ascii: "/"): return next == tokenEnd && !"/*".utf8.contains(bytes[next + 1])
    case UInt8(ascii: "{"): return isInList && isQuantifier(next)
    case UInt8(ascii: "]"): return isInList && !isInArray()
    case UInt8(ascii: ")"):
      // It may close a group that began before the slash.
      next = blanksEnd(next + 1)
      let byte = bytes[next]
      if byte == UInt8(ascii: "{") { return isQuantifier(next) }
      if byte == UInt8(ascii: "."), bytes[next + 1] == byte { return false }
      return next < end && ByteClass.of(byte) != ByteClass.newline && !"),];}/".utf8.contains(byte)
    case let byte where ByteClass.of(byte) == ByteClass.newline || next >= end: return false
    case let byte where next == tokenEnd && byte.isOfASCIIName:
      // Letters that end the argument are flags.
      while bytes[next].isOfASCIIName { next += 1 }
      next = blanksEnd(next)
      return next < end && ByteClass.of(bytes[next]) != ByteClass.newline && !"),];}".utf8.contains(bytes[next])
    default: return true
    }
  }

  /// Where the regular expression in the present token was meant to end; nil where nothing on its line shows that.
  ///
  /// - Parameter isInList: whether `( )` or `[ ]` are open around it.
  mutating func slashedRegexEnd(isInList: Bool) -> SlashedRegex? {
    var (groups, sets) = (0, 0)
    var position = start + 1
    defer { farthest = max(farthest, min(position + 2, end + 1)) }
    while position < end, ByteClass.of(bytes[position]) != ByteClass.newline {
      switch bytes[position] {
      case UInt8(ascii: "\\") where position + 1 < end && ByteClass.of(bytes[position + 1]) != ByteClass.newline:
        position += 1
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]") where sets > 0: sets -= 1
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        if groups == 0 { return isInList && endsInPattern ? SlashedRegex(end: position, isClosed: false) : nil }
        groups -= 1
      case UInt8(ascii: "/") where position >= tokenEnd && groups == 0 && sets == 0:
        var stop = position + 1
        while bytes[stop] == UInt8(ascii: "#") { stop += 1 }
        if endsArgument(blanksEnd(stop), isInList: isInList) { return SlashedRegex(end: stop, isClosed: true) }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Whether what follows the present token at once can be nothing but more of the pattern.
  private var endsInPattern: Bool {
    let (byte, next) = (bytes[tokenEnd], bytes[tokenEnd + 1])
    if byte == UInt8(ascii: ".") { return !next.isOfASCIIName }
    return "[(\\^?+*$|{0123456789".utf8.contains(byte)
  }

  /// Whether an argument ends at a place, or a value outside of lists.
  private func endsArgument(_ place: Int, isInList: Bool) -> Bool {
    let byte = bytes[place]
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { return true }
    if isInList { return byte == UInt8(ascii: "]") }
    return place >= end || ByteClass.of(byte) == ByteClass.newline || "{};".utf8.contains(byte)
  }

  /// Whether `{2}`, `{2,}` or `{2,5}` stands at a place: how often something is repeated, in a pattern.
  func isQuantifier(_ place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "{"), ByteClass.of(bytes[place + 1]) == ByteClass.digit else { return false }
    var next = place + 1
    let limit = min(end, place + Lexer.longestQuantifier)
    while next < limit, ByteClass.of(bytes[next]) == ByteClass.digit || bytes[next] == UInt8(ascii: ",") { next += 1 }
    return bytes[next] == UInt8(ascii: "}")
  }

  private static let longestQuantifier = 24

  private func blanksEnd(_ place: Int) -> Int {
    var place = place
    while bytes[place].isBlank { place += 1 }
    return place
  }
}
