/// The bytes of a range, replaced. Edits in a list are disjoint and rise.
public struct SourceEdit: Sendable, Equatable {
  /// Byte offsets in the text before the edit.
  public var range: Range<Int>
  /// What comes in their place, as UTF-8.
  public var replacement: [UInt8]

  /// Puts bytes in the place of a range.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Whether the edit changes, or stands next to, a byte of the range.
  public func touches(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
  }
}

extension [SourceEdit] {
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
    return result + text[position...]
  }
}
