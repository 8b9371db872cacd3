/// The bytes of a range, replaced. Edits in a list are disjoint and rise.
public struct ByteEdit: Sendable, Hashable {
  /// Byte offsets in the text before the edit.
  public var range: Range<Int>
  /// What comes in their place, as UTF-8.
  public var replacement: [UInt8]

  /// Puts bytes in the place of a range.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// The one change of whole lines that makes a new text of an old one; nil where they are the same.
  public init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, old.count - tail > 0, old[old.count - tail - 1] != UInt8(ascii: "\n") { tail -= 1 }
    self.init(start..<old.count - tail, Array(new[start..<new.count - tail]))
  }

  /// Whether the edit changes, or stands next to, a byte of the range.
  public func touches(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
  }
}

extension [ByteEdit] {
  /// The text after all edits.
  public func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(reduce(text.count) { $0 + $1.replacement.count })
    var position = 0
    for edit in self {
      let lower = Swift.max(position, Swift.min(edit.range.lowerBound, text.count))
      result += text[position..<lower]
      result += edit.replacement
      position = Swift.max(lower, Swift.min(edit.range.upperBound, text.count))
    }
    result += text[position...]
    return result
  }
}
