/// Bytes that are looked for in others (Horspool, 1980).
public struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// For each byte how far its last place before the end is from the end.
  private let shifts: [Int]

  /// Looks for some bytes; none are everywhere.
  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    var shifts = [Int](repeating: self.bytes.count, count: 256)
    for (index, byte) in self.bytes.dropLast().enumerated() { shifts[Int(byte)] = self.bytes.count - 1 - index }
    self.shifts = shifts
  }

  /// Whether they stand somewhere among others.
  public func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last else { return true }
    var end = bytes.count - 1
    while end < text.count {
      let found = text[end]
      if found == last, text[(end + 1 - bytes.count)...end].elementsEqual(bytes) { return true }
      end += shifts[Int(found)]
    }
    return false
  }
}
