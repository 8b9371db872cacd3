/// A set of those properties that rules look at, in 16 bytes: all others are left out.
public struct PropertyMask: Hashable, Sendable {
  /// One bit for each property: in two words, since a number of 16 bytes would want all that holds it to lie at such an
  /// address.
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// No property.
  @inlinable public init() {}

  /// These properties.
  @inlinable public init(_ properties: some Sequence<PropertyID>) {
    for property in properties { insert(property) }
  }

  @inlinable public var isEmpty: Bool { low | high == 0 }

  /// How many properties are in the set.
  @inlinable public var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// Adds a property, if its number is below 128.
  @inlinable public mutating func insert(_ property: PropertyID) {
    let bit: UInt64 = 1 &<< UInt64(property.rawValue)
    if property.rawValue < 64 { low |= bit } else if property.rawValue < 128 { high |= bit }
  }

  /// Takes a property out.
  @inlinable public mutating func remove(_ property: PropertyID) {
    let bit: UInt64 = 1 &<< UInt64(property.rawValue)
    if property.rawValue < 64 { low &= ~bit } else if property.rawValue < 128 { high &= ~bit }
  }

  @inlinable public func contains(_ property: PropertyID) -> Bool {
    let word = property.rawValue < 64 ? low : property.rawValue < 128 ? high : 0
    return word & 1 &<< UInt64(property.rawValue) != 0
  }

  /// Whether some property is in both sets.
  @inlinable public func intersects(_ other: PropertyMask) -> Bool {
    (low & other.low) | (high & other.high) != 0
  }

  /// Adds what is in the other set.
  @inlinable public mutating func formUnion(_ other: PropertyMask) {
    low |= other.low
    high |= other.high
  }
}
