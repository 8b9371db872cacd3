extension Catalog {
  /// The number of properties.
  public static var propertyCount: Int { PropertyTable.shared.count }

  /// All properties, in the order of their numbers.
  public static var properties: [PropertyID] {
    (0..<propertyCount).map { PropertyID(rawValue: UInt16(truncatingIfNeeded: $0)) }
  }

  /// The properties that may stand in one of the blocks.
  public static func properties(in scope: Scope) -> [PropertyID] { PropertiesInScope.known(scope).all }

  /// The name of a property in one of the blocks that another name was most likely meant to be; nil where none is close.
  ///
  /// - Parameter onlySettable: whether properties that can only be read are left out.
  public static func propertyName(closestTo name: String, in scope: Scope, onlySettable: Bool = false) -> CatalogText? {
    PropertiesInScope.known(scope).closest(to: name, onlySettable: onlySettable)
  }

  /// The property that has this Swift or Objective-C name in one of the blocks, with what reading a definition needs.
  public static func findProperty(named name: UnsafeBufferPointer<UInt8>, in scope: Scope) -> FoundProperty? {
    PropertyTable.shared.property(named: name, in: scope)
  }

  /// The property that has this Swift or Objective-C name in one of the blocks.
  public static func property(named name: UnsafeBufferPointer<UInt8>, in scope: Scope) -> PropertyID? {
    findProperty(named: name, in: scope)?.property
  }

  /// The property that has this Swift or Objective-C name in one of the blocks.
  @inlinable public static func property(named name: some Collection<UInt8>, in scope: Scope) -> PropertyID? {
    withBytes(name) { bytes in property(named: bytes, in: scope) }
  }

  /// The first property that has this Swift or Objective-C name in any block.
  public static func property(named name: UnsafeBufferPointer<UInt8>) -> PropertyID? {
    property(named: name, in: .everywhere)
  }

  /// The first property that has this Swift or Objective-C name in any block.
  @inlinable public static func property(named name: some Collection<UInt8>) -> PropertyID? {
    withBytes(name) { bytes in property(named: bytes) }
  }

  /// Properties of controls that share their name with one of controls of another kind, name by name.
  public static let namesakes: [[PropertyID]] = Dictionary(
    grouping: properties.filter { !$0.scope.isDisjoint(with: .controls) }, by: \.name.string
  ).values.filter { $0.count > 1 }.sorted { ($0[0].rawValue) < ($1[0].rawValue) }

  /// The blocks in which some property has this Swift or Objective-C name.
  public static func scope(ofPropertiesNamed name: some Collection<UInt8>) -> Scope {
    withBytes(name) { bytes in PropertyTable.shared.scope(ofPropertiesNamed: bytes) }
  }
}
