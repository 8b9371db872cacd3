/// An edit as somebody types or pastes it: a few bytes that go, or none, and something that means much in their place.
public struct RandomEdit {
  /// The bytes that go.
  public let range: Range<Int>
  /// What comes in their place.
  public let text: [UInt8]

  /// - Parameters:
  ///   - most: how many bytes go at most.
  ///   - pieces: what comes is one of these.
  public init(
    of bytes: [UInt8], _ random: inout SplitMix64, removingAtMost most: Int,
    inserting pieces: [String] = GrammarSamples.pieces
  ) {
    let lower = Int.random(in: 0...bytes.count, using: &random)
    let length = Bool.random(using: &random) ? 0 : Int.random(in: 0...most, using: &random)
    range = lower..<min(bytes.count, lower + length)
    text = Array((pieces.randomElement(using: &random) ?? "").utf8)
  }

  /// Makes the edit.
  public func apply(to bytes: inout [UInt8]) { bytes.replaceSubrange(range, with: text) }
}

/// Texts with bytes changed, parts deleted, doubled or moved, and ends cut off.
public enum RandomDamage {
  /// A text that was damaged in some places.
  public static func damaged(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let part = start..<min(bytes.count, start + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(part)
      case 2: bytes.insert(contentsOf: Array(bytes[part]), at: start)
      case 3: RandomEdit(of: bytes, &random, removingAtMost: 0).apply(to: &bytes)
      case 4: bytes.removeSubrange(start...)
      default: bytes.insert(contentsOf: Array(bytes[part]), at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }
}
