/// One part of a path against one part of a pattern.
enum PartPattern {
  /// Whether a part of a pattern means other texts than itself.
  static func isSpecial(_ pattern: [UInt8]) -> Bool {
    pattern.contains { [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\")].contains($0) }
  }

  /// Whether a set does not end, or names a class that there is not.
  static func hasBrokenSet(_ pattern: [UInt8]) -> Bool {
    var place = 0
    while place < pattern.count {
      switch pattern[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "["):
        guard let (end, _) = set(pattern, place, 0) else { return true }
        place = end
      default: place += 1
      }
    }
    return false
  }

  /// Goes back to the last `*` only, so that the work is at most the product of the lengths.
  static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (place, index) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if let next = step(pattern, place, text[index]) {
        (place, index) = (next, index + 1)
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where the pattern goes on behind one byte; nil where it does not match.
  private static func step(_ pattern: [UInt8], _ place: Int, _ byte: UInt8) -> Int? {
    guard place < pattern.count else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "["):
      guard let (end, isIn) = set(pattern, place, byte), isIn else { return nil }
      return end
    case UInt8(ascii: "\\"):
      return place + 1 < pattern.count && pattern[place + 1] == byte ? place + 2 : nil
    default: return pattern[place] == byte ? place + 1 : nil
    }
  }

  /// Where a set ends, and whether it has the byte; nil where it does not end, or names a class that there is not.
  private static func set(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> (end: Int, isIn: Bool)? {
    var place = start + 1
    let isNegated = place < pattern.count && [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[place])
    if isNegated { place += 1 }
    let first = place
    var isIn = false
    while place < pattern.count {
      if pattern[place] == UInt8(ascii: "]"), place > first { return (place + 1, isIn != isNegated) }
      if let (name, end) = className(pattern, place) {
        guard let holds = ByteClasses.named[name] else { return nil }
        if holds(byte) { isIn = true }
        place = end
        continue
      }
      guard let (low, next) = member(pattern, place) else { return nil }
      place = next
      if place + 1 < pattern.count, pattern[place] == UInt8(ascii: "-"), pattern[place + 1] != UInt8(ascii: "]") {
        guard let (high, end) = member(pattern, place + 1) else { return nil }
        if low <= byte, byte <= high { isIn = true }
        place = end
      } else if low == byte {
        isIn = true
      }
    }
    return nil
  }

  /// One byte of a set, which may stand behind a backslash, and where the set goes on; nil at the pattern's end.
  private static func member(_ pattern: [UInt8], _ place: Int) -> (byte: UInt8, next: Int)? {
    guard pattern[place] == UInt8(ascii: "\\") else { return (pattern[place], place + 1) }
    return place + 1 < pattern.count ? (pattern[place + 1], place + 2) : nil
  }

  /// The name in `[:name:]`, and where the set goes on behind it; nil where none stands here.
  private static func className(_ pattern: [UInt8], _ place: Int) -> (name: String, end: Int)? {
    guard place + 1 < pattern.count, pattern[place] == UInt8(ascii: "["), pattern[place + 1] == UInt8(ascii: ":"),
      let close = pattern[(place + 2)...].firstIndex(of: UInt8(ascii: "]")), close > place + 2,
      pattern[close - 1] == UInt8(ascii: ":")
    else { return nil }
    return (String(decoding: pattern[place + 2..<close - 1], as: UTF8.self), close + 1)
  }
}

/// The classes of bytes that sets name, as POSIX has them.
private enum ByteClasses {
  static let named: [String: @Sendable (UInt8) -> Bool] = [
    "alpha": isLetter,
    "digit": isDigit,
    "alnum": { isLetter($0) || isDigit($0) },
    "upper": { (0x41...0x5A).contains($0) },
    "lower": { (0x61...0x7A).contains($0) },
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0 & ~0x20) },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "punct": { isVisible($0) && !isLetter($0) && !isDigit($0) },
    "graph": isVisible,
    "print": { isVisible($0) || $0 == 0x20 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
  ]

  @Sendable private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }
  @Sendable private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  @Sendable private static func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}
