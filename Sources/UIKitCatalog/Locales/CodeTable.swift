/// Codes that identifiers of locales and formatters are made of, each with what it stands for; the tables are read when
/// the first code is looked up.
final class CodeTable: Sendable {
  /// Languages (ISO 639).
  static let languageTable = CodeTable(Table(languagesAToG, languagesHToM, languagesNToZ))
  /// Scripts (ISO 15924).
  static let scriptTable = CodeTable(Table(scripts))
  /// Regions (ISO 3166, UN M49).
  static let regionTable = CodeTable(Table(regions))
  /// Currencies (ISO 4217).
  static let currencyTable = CodeTable(Table(currencies))
  /// Numbering systems (Unicode TR35, part 3), each with the code of its zero.
  static let numberingSystemTable = CodeTable(Table(numberingSystems))
  /// Calendars (Unicode TR35, part 4).
  static let calendarTable = CodeTable(Table(calendars))

  private let table: Table
  private let index: NameIndex

  private init(_ table: Table) {
    self.table = table
    index = NameIndex(
      (0..<table.count).map { .init(name: table.field($0, 0), group: 0, row: UInt16(truncatingIfNeeded: $0)) })
  }

  /// The row of a code in exactly this case; nil where there is none.
  func row(_ code: String) -> Int? { withBytes(code.utf8) { index.row(named: $0) }.map { Int($0) } }

  /// Whether a code is in the table, in exactly this case.
  func contains(_ code: String) -> Bool { row(code) != nil }

  /// The field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText { table.field(row, number) }

  /// All codes in the order of the table.
  var codes: [CatalogText] { (0..<table.count).map { table.field($0, 0) } }
}

extension CodeTable {
  /// What the ten digits that begin with a zero are called: `Arabic`.
  static func digitsName(_ zero: Unicode.Scalar) -> CatalogText {
    let code = String(zero.value, radix: 16, uppercase: true)
    let row = (0..<numberingSystemTable.table.count).first { numberingSystemTable.field($0, 1).equals(code.utf8) }
    return row.map { numberingSystemTable.field($0, 2) } ?? CatalogText("European")
  }
}

extension Catalog {
  /// What a language, by its code of ISO 639, is called in English; nil for a code that is not known.
  static func languageName(_ code: String) -> CatalogText? {
    CodeTable.languageTable.row(code).map { CodeTable.languageTable.field($0, 1) }
  }

  /// What a script, by its code of ISO 15924, is called in English; nil for a code that is not known.
  static func scriptName(_ code: String) -> CatalogText? {
    CodeTable.scriptTable.row(code).map { CodeTable.scriptTable.field($0, 1) }
  }

  /// What a region, by its code of ISO 3166 or M49, is called in English; nil for a code that is not known.
  static func regionName(_ code: String) -> CatalogText? {
    CodeTable.regionTable.row(code).map { CodeTable.regionTable.field($0, 1) }
  }
}
