/// A set of ASCII characters.
public struct ASCIISet: Hashable, Sendable {
  /// One bit for each character, by its code.
  @usableFromInline var bits: UInt128

  /// The characters whose bits are set.
  @inlinable init(bits: UInt128) { self.bits = bits }

  /// No character.
  @inlinable public static var none: ASCIISet { ASCIISet(bits: 0) }

  /// U+0020 to U+007E.
  @inlinable public static var printable: ASCIISet { ASCIISet(bits: (1 << 127) - (1 << 32)) }

  /// Reads single characters and ranges: `0-9+*`. A hyphen at the end stands for itself.
  init(notation: CatalogText) {
    bits = 0
    let bytes = notation.bytes
    var index = 0
    while index < bytes.count {
      let isRange = index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
      let last = isRange ? bytes[index + 2] : bytes[index]
      for byte in bytes[index]...max(last, bytes[index]) { bits |= 1 << UInt128(byte) }
      index += isRange ? 3 : 1
    }
  }

  /// Whether a byte is a character of the set.
  @inlinable public func contains(_ byte: UInt8) -> Bool { byte < 128 && bits & (1 << UInt128(byte)) != 0 }

  /// The characters of either set.
  @inlinable public func union(_ other: ASCIISet) -> ASCIISet { ASCIISet(bits: bits | other.bits) }

  /// The characters of this set that the other lacks.
  @inlinable public func subtracting(_ other: ASCIISet) -> ASCIISet { ASCIISet(bits: bits & ~other.bits) }

  /// Whether there is no character.
  @inlinable public var isEmpty: Bool { bits == 0 }

  /// How many characters are in the set.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  /// The members in order of their codes.
  public var members: [UInt8] { (0..<128).filter(contains) }

  /// Runs of members that follow each other.
  public var ranges: [ClosedRange<UInt8>] {
    members.reduce(into: []) { ranges, byte in
      if let last = ranges.last, last.upperBound + 1 == byte {
        ranges[ranges.count - 1] = last.lowerBound...byte
      } else {
        ranges.append(byte...byte)
      }
    }
  }
}

extension ASCIISet {
  /// The ASCII characters among these.
  public init(_ bytes: some Sequence<UInt8>) {
    self.init(bits: bytes.reduce(0) { $1 < 128 ? $0 | 1 << UInt128($1) : $0 })
  }
}
