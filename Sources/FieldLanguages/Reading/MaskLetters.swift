import TextPatterns

/// What the `A` of a mask stands for: letters (general category L) that are characters of their own, so that a mask
/// with so many places is a text of so many characters.
public enum MaskLetters {
  /// Letters that join a neighbour into one character: Grapheme_Cluster_Break other than Other, LV and LVT (UAX #29), in
  /// any version of Unicode.
  public static let joining: [ClosedRange<UInt32>] = [
    0xD4E...0xD4E, 0xE33...0xE33, 0xEB3...0xEB3, 0x1100...0x11FF, 0xA960...0xA97C,
    0xD7B0...0xD7C6, 0xD7CB...0xD7FB, 0xFF9E...0xFF9F, 0x111C2...0x111C3, 0x113D1...0x113D1,
    0x1193F...0x1193F, 0x11941...0x11941, 0x11A3A...0x11A3A, 0x11A84...0x11A89, 0x11D46...0x11D46, 0x11F02...0x11F02,
    0x16D63...0x16D63, 0x16D67...0x16D6A,
  ]

  /// All others.
  static let set = (UnicodeSets.property("L") ?? .empty)
    .subtracting(ScalarSet(unsorted: joining.map { ScalarSet.Span($0.lowerBound, $0.upperBound) }))

  /// These, and digits: what the `*` of a mask stands for.
  static let orDigits = set.union(UnicodeSets.digits)
}
