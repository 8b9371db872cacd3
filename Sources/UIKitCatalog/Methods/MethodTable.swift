/// The methods of the delegate protocols and the overridable methods of text fields.
///
/// A row: `name|selector|return type|default return|phase|order|since|deprecated|superseded by|twin|Swift|ObjC|sentence`,
/// other methods being named by selector.
final class MethodTable: Sendable {
  /// The fields of a row, in order.
  enum Field: Int {
    /// Names, result, place in the editing cycle, availability, and related methods by their selectors.
    case name, selector, returnType, defaultReturn, phase, order, since, deprecated, supersededBy, twin
    /// Declarations in both languages, and a sentence.
    case swiftDeclaration, objcDeclaration, summary
  }

  /// The only table, read when the first method is looked up.
  static let shared = MethodTable()

  private let table = Table(
    MethodTable.textField, MethodTable.textView, MethodTable.scrollView, MethodTable.rectangles,
    MethodTable.textInput, MethodTable.textPaste, MethodTable.textDrag, MethodTable.textDrop)
  private let names: NameIndex
  private static let delegates: UInt16 = 0
  private static let overrides: UInt16 = 1

  /// Reads the rows and indexes their names and selectors.
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

  /// How many methods there are.
  var count: Int { table.count }

  /// A field of a row; empty where there is none.
  func field(_ row: Int, _ field: Field) -> CatalogText { table.field(row, field.rawValue) }

  /// Where the method of a row is declared.
  func owner(_ row: Int) -> MethodOwner {
    MethodOwner(rawValue: table.part(row)) ?? .textField
  }

  /// The method with a name in Swift or a selector in Objective-C, among delegates' methods or among overridable ones.
  func method(written name: UnsafeBufferPointer<UInt8>, isOverride: Bool) -> MethodID? {
    names.row(named: name, group: isOverride ? Self.overrides : Self.delegates)
      .map { MethodID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }
}
