/// A set of those properties that code looks at, in 24 bytes: all others are left out.
public struct PropertyMask: Hashable, Sendable {
  /// How many properties it can hold: those with smaller numbers. A test holds that the named ones leave room.
  @inlinable public static var capacity: Int { 192 }

  /// One bit for each property, in words: a number of more bytes would want all that holds it to lie at such an address.
  @usableFromInline var low: UInt64 = 0
  /// The bits of the properties from 64 on.
  @usableFromInline var middle: UInt64 = 0
  /// The bits of the properties from 128 on.
  @usableFromInline var high: UInt64 = 0

  /// No property.
  @inlinable public init() {}

  /// These properties.
  @inlinable public init(_ properties: some Sequence<PropertyID>) {
    for property in properties { insert(property) }
  }

  /// Whether there is no property in the set.
  @inlinable public var isEmpty: Bool { low | middle | high == 0 }

  /// How many properties are in the set.
  @inlinable public var count: Int { low.nonzeroBitCount + middle.nonzeroBitCount + high.nonzeroBitCount }

  /// Whether a set can hold the property at all.
  @inlinable public static func holds(_ property: PropertyID) -> Bool { Int(property.rawValue) < capacity }

  /// Adds a property, if a set can hold it.
  @inlinable public mutating func insert(_ property: PropertyID) {
    let bit: UInt64 = 1 &<< UInt64(property.rawValue)
    switch property.rawValue >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    case 2: high |= bit
    default: break
    }
  }

  /// Takes a property out.
  @inlinable public mutating func remove(_ property: PropertyID) {
    let bit: UInt64 = 1 &<< UInt64(property.rawValue)
    switch property.rawValue >> 6 {
    case 0: low &= ~bit
    case 1: middle &= ~bit
    case 2: high &= ~bit
    default: break
    }
  }

  /// Whether a property is in the set; false for one that the set cannot hold.
  @inlinable public func contains(_ property: PropertyID) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(property.rawValue)
    switch property.rawValue >> 6 {
    case 0: return low & bit != 0
    case 1: return middle & bit != 0
    case 2: return high & bit != 0
    default: return false
    }
  }

  /// Whether it contains a property, or cannot hold it and so does not know.
  @inlinable public func mayContain(_ property: PropertyID) -> Bool {
    !PropertyMask.holds(property) || contains(property)
  }

  /// Whether some property is in both sets.
  @inlinable public func intersects(_ other: PropertyMask) -> Bool {
    (low & other.low) | (middle & other.middle) | (high & other.high) != 0
  }

  /// Adds what is in the other set.
  @inlinable public mutating func formUnion(_ other: PropertyMask) {
    low |= other.low
    middle |= other.middle
    high |= other.high
  }
}
