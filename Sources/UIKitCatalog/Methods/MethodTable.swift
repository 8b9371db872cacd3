/// The methods of the delegate protocols and the overridable methods of text fields.
///
/// A row: `name|selector|return type|default return|phase|order|since|deprecated|superseded by|twin|Swift|ObjC|sentence`,
/// other methods being named by selector.
final class MethodTable: Sendable {
  enum Field: Int {
    case name, selector, returnType, defaultReturn, phase, order, since, deprecated, supersededBy, twin
    case swiftDeclaration, objcDeclaration, summary
  }

  static let shared = MethodTable()

  private let table = Table(
    MethodTable.textField, MethodTable.textView, MethodTable.scrollView, MethodTable.rectangles,
    MethodTable.textInput, MethodTable.textPaste, MethodTable.textDrag, MethodTable.textDrop)
  private let names: NameIndex
  private static let delegates: UInt16 = 0
  private static let overrides: UInt16 = 1

  init() {
    var names: [NameIndex.Entry] = []
    for row in 0..<table.count {
      let number = UInt16(truncatingIfNeeded: row)
      let name = table.field(row, Field.name.rawValue)
      let group = table.part(row) == MethodOwner.textField.rawValue ? Self.overrides : Self.delegates
      names.append(.init(name: name, group: group, row: number))
      names.append(.init(name: table.field(row, Field.selector.rawValue), group: group, row: number))
      let (base, labels) = name.cut(at: UInt8(ascii: "("))
      if labels.equals("_:)".utf8) { names.append(.init(name: base, group: group, row: number)) }
    }
    self.names = NameIndex(names)
  }

  var count: Int { table.count }

  func fieldCount(_ row: Int) -> Int { table.fieldCount(row) }

  func field(_ row: Int, _ field: Field) -> CatalogText { table.field(row, field.rawValue) }

  func owner(_ row: Int) -> MethodOwner {
    MethodOwner(rawValue: table.part(row)) ?? .textField
  }

  func method(written name: UnsafeBufferPointer<UInt8>, isOverride: Bool) -> MethodID? {
    names.row(named: name, group: isOverride ? Self.overrides : Self.delegates)
      .map { MethodID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }
}
