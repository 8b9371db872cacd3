/// A set of those properties that rules look at, in 16 bytes: all others are left out.
public struct PropertyMask: Hashable, Sendable {
  @usableFromInline var bits: UInt128 = 0

  /// No property.
  @inlinable public init() {}

  /// These properties.
  @inlinable public init(_ properties: some Sequence<PropertyID>) {
    for property in properties { insert(property) }
  }

  @inlinable public var isEmpty: Bool { bits == 0 }

  /// How many properties are in the set.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  /// Adds a property, if its number is below 128.
  @inlinable public mutating func insert(_ property: PropertyID) {
    bits |= 1 << UInt128(property.rawValue)
  }

  /// Takes a property out.
  @inlinable public mutating func remove(_ property: PropertyID) {
    bits &= ~(1 << UInt128(property.rawValue))
  }

  @inlinable public func contains(_ property: PropertyID) -> Bool {
    bits & (1 << UInt128(property.rawValue)) != 0
  }

  /// Whether some property is in both sets.
  @inlinable public func intersects(_ other: PropertyMask) -> Bool { bits & other.bits != 0 }

  /// Adds what is in the other set.
  @inlinable public mutating func formUnion(_ other: PropertyMask) { bits |= other.bits }
}
