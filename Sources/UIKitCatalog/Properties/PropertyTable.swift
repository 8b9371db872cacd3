/// The properties of all blocks.
///
/// A row: `name|other name|declared in|type|default|since|deprecated|scope|sentence`, where `other name` is the
/// Objective-C one or what UIKit calls it, `type` is `[get ]notation[?][ Swift type]` (see `ValueTypeWord`), `default`
/// is `value[; word value]…` (see `DefaultTable`), and `scope` is words of `Scope`. Rows may have one name where their
/// scopes differ.
final class PropertyTable: Sendable {
  /// The fields of a row, in order.
  enum Field: Int {
    /// Names, class, type, default, availability, blocks, and a sentence.
    case name, objcName, declaredIn, type, defaultValue, since, deprecated, scope, summary
  }

  /// What is decoded of each row.
  typealias Facts = PropertyFacts

  /// What the index of names has in a row's number where the name is the other one.
  private static let otherName: UInt16 = 1 << 15

  /// The only table, read when the first property is looked up.
  static let shared = PropertyTable()

  private let table = Table(
    PropertyTable.core, PropertyTable.text, PropertyTable.views, PropertyTable.controls, PropertyTable.otherControls)
  private let facts: [Facts]
  private let names: NameIndex

  /// Reads the rows and indexes both names of each.
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

  /// How many properties there are.
  var count: Int { table.count }

  /// A field of a row; empty where there is none.
  func field(_ row: Int, _ field: Field) -> CatalogText { table.field(row, field.rawValue) }

  /// What is decoded of a row; nothing for one that there is not.
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
  /// The property.
  public let property: PropertyID
  /// Whether the name is not the one in Swift, but the one in Objective-C.
  public let isOtherName: Bool
  /// What is decoded of it.
  public let facts: PropertyFacts
}

/// What is asked of each property that is read, in one piece: decoded when the table is indexed.
public struct PropertyFacts: Sendable {
  /// What a value of it may be.
  public internal(set) var type = ValueType.opaque
  /// The blocks that it may stand in.
  public internal(set) var scope: Scope = []
  /// Whether `nil` is a value of it.
  public internal(set) var isNullable = false
  /// Whether it has a getter only.
  public internal(set) var isReadOnly = false
  /// Whether it is deprecated in some version of iOS.
  public internal(set) var isDeprecated = false
  /// Its name in Swift.
  public internal(set) var name = CatalogText("")
}

extension PropertyTable {
  /// The parts of the field that says what a value may be.
  struct Notation {
    /// The word for the type (see `ValueTypeWord`).
    var type: CatalogText
    /// The type in Swift; empty where the word says it.
    var swiftType: CatalogText
    /// Whether `nil` is a value of it.
    var isNullable: Bool
    /// Whether it is never nil itself: `nil` gives it back its default (`null_resettable`).
    var isResettable: Bool
    /// Whether it has a getter only.
    var isReadOnly: Bool

    /// Reads `[get ]notation[?][ Swift type]`, with `!` in the place of `?` where `nil` is the default again.
    init(_ field: CatalogText) {
      isReadOnly = field.hasPrefix("get ")
      let rest = isReadOnly ? field.slice(4, field.count) : field
      let (word, swiftType) = rest.cut(at: UInt8(ascii: " "))
      isResettable = word.bytes.last == UInt8(ascii: "!")
      isNullable = isResettable || word.bytes.last == UInt8(ascii: "?")
      type = isNullable ? word.slice(0, word.count - 1) : word
      self.swiftType = swiftType
    }
  }
}

extension PropertyTable.Facts {
  /// Reads a row of `PropertyTable`.
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
