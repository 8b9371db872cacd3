extension Document {
  /// Whether an offset is one at which a range may begin or end: it lies in the text, between two scalars (ill-formed
  /// bytes count as one each), and not between the CR and the LF of one line break.
  public func isBoundary(_ offset: Int) -> Bool {
    guard offset >= 0, offset <= byteCount else { return false }
    let start = max(0, offset - 3)
    let bytes = self.bytes(in: start..<min(byteCount, offset + 3))
    let place = offset - start
    if place > 0, place < bytes.count, bytes[place - 1] == UInt8(ascii: "\r"), bytes[place] == UInt8(ascii: "\n") {
      return false
    }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return !(0..<place).contains { at in
        let (scalar, length) = decodeScalar(base, at, buffer.count)
        return scalar != nil && at + length > place
      }
    }
  }

  /// Whether a range begins and ends at such places.
  public func isWhole(_ range: Range<Int>) -> Bool { isBoundary(range.lowerBound) && isBoundary(range.upperBound) }
}
