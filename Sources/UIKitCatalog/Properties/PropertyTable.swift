/// The properties of all blocks.
///
/// A row: `name|other name|declared in|type|default|since|deprecated|scope|sentence`, where `other name` is the
/// Objective-C one or what UIKit calls it, `type` is `[get ]notation[?][ Swift type]` (see `ValueTypeWord`), `default`
/// is `value[; word value]…` (see `DefaultTable`), and `scope` is words of `Scope`. Rows may have one name where their
/// scopes differ.
final class PropertyTable: Sendable {
  enum Field: Int {
    case name, objcName, declaredIn, type, defaultValue, since, deprecated, scope, summary
  }

  typealias Facts = PropertyFacts

  /// What the index of names has in a row's number where the name is the other one.
  private static let otherName: UInt16 = 1 << 15

  static let shared = PropertyTable()

  private let table = Table(
    PropertyTable.core, PropertyTable.text, PropertyTable.views, PropertyTable.controls, PropertyTable.otherControls)
  private let facts: [Facts]
  private let names: NameIndex

  init() {
    var facts: [Facts] = []
    var names: [NameIndex.Entry] = []
    var objcNames: [NameIndex.Entry] = []
    facts.reserveCapacity(table.count)
    names.reserveCapacity(table.count * 2)
    for row in 0..<table.count {
      facts.append(Facts(table, row))
      let number = UInt16(truncatingIfNeeded: row)
      names.append(.init(name: table.field(row, Field.name.rawValue), group: 0, row: number))
      let objcName = table.field(row, Field.objcName.rawValue)
      if !objcName.isEmpty {
        objcNames.append(.init(name: objcName, group: 0, row: number | PropertyTable.otherName))
      }
    }
    self.facts = facts
    self.names = NameIndex(names + objcNames)
  }

  var count: Int { table.count }

  func fieldCount(_ row: Int) -> Int { table.fieldCount(row) }

  func field(_ row: Int, _ field: Field) -> CatalogText { table.field(row, field.rawValue) }

  func facts(_ row: Int) -> Facts { facts.indices.contains(row) ? facts[row] : Facts() }

  /// The property of this name whose scope meets `scope`: of several that controls of different kinds have, that of text
  /// inputs, else the first.
  @inline(__always)
  func property(named name: UnsafeBufferPointer<UInt8>, in scope: Scope) -> FoundProperty? {
    let first = names.row(named: name) { row in
      !facts[Int(row & ~PropertyTable.otherName)].scope.isDisjoint(with: scope)
    }
    guard var found = first else { return nil }
    if scope.contains(.textInputs), facts[Int(found & ~PropertyTable.otherName)].scope.isDisjoint(with: .textInputs),
      let other = names.row(
        named: name, where: { !facts[Int($0 & ~PropertyTable.otherName)].scope.isDisjoint(with: .textInputs) })
    {
      found = other
    }
    let row = found & ~PropertyTable.otherName
    return FoundProperty(
      property: PropertyID(rawValue: row), isOtherName: found != row, facts: facts[Int(row)])
  }

  /// The scopes of all properties of this name.
  func scope(ofPropertiesNamed name: UnsafeBufferPointer<UInt8>) -> Scope {
    var scope = Scope()
    _ = names.row(named: name) { row in
      scope.formUnion(facts[Int(row & ~PropertyTable.otherName)].scope)
      return false
    }
    return scope
  }
}

/// A property that was found by a name.
public struct FoundProperty: Sendable {
  public let property: PropertyID
  /// Whether the name is not the one in Swift, but the one in Objective-C.
  public let isOtherName: Bool
  public let facts: PropertyFacts
}

/// What is asked of each property that is read, in one piece: decoded when the table is indexed.
public struct PropertyFacts: Sendable {
  public internal(set) var type = ValueType.opaque
  public internal(set) var scope: Scope = []
  public internal(set) var isNullable = false
  public internal(set) var isReadOnly = false
  public internal(set) var isDeprecated = false
  public internal(set) var name = CatalogText("")
}

extension PropertyTable {
  /// The parts of the field that says what a value may be.
  struct Notation {
    var type: CatalogText
    var swiftType: CatalogText
    var isNullable: Bool
    var isReadOnly: Bool

    init(_ field: CatalogText) {
      isReadOnly = field.hasPrefix("get ")
      let rest = isReadOnly ? field.slice(4, field.count) : field
      let (word, swiftType) = rest.cut(at: UInt8(ascii: " "))
      isNullable = word.bytes.last == UInt8(ascii: "?")
      type = isNullable ? word.slice(0, word.count - 1) : word
      self.swiftType = swiftType
    }
  }
}

extension PropertyTable.Facts {
  init(_ table: Table, _ row: Int) {
    let notation = PropertyTable.Notation(table.field(row, PropertyTable.Field.type.rawValue))
    type = ValueType(notation: notation.type) ?? .opaque
    scope = Scope(table.field(row, PropertyTable.Field.scope.rawValue)) ?? []
    isNullable = notation.isNullable
    isReadOnly = notation.isReadOnly
    isDeprecated = !table.field(row, PropertyTable.Field.deprecated.rawValue).isEmpty
    name = table.field(row, PropertyTable.Field.name.rawValue)
  }
}
