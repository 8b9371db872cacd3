/// A currency of ISO 4217.
public struct Currency: Sendable {
  private let row: Int

  private func field(_ number: Int) -> CatalogText { CodeTable.currencyTable.field(row, number) }

  /// The three letters: `EUR`.
  public var code: CatalogText { field(0) }

  /// What it is called in English: `Euro`.
  public var name: CatalogText { field(1) }

  /// Its sign in English, `€`; its code where it has none.
  public var sign: CatalogText { field(2).isEmpty ? code : field(2) }

  /// How many digits amounts have behind the decimal separator.
  public var fractionDigits: Int { Int(field(3).string) ?? 2 }

  /// The currency of this code, in letters of either case; nil for a code that is not known.
  public init?(_ code: String) {
    guard code.utf8.count == 3, let row = CodeTable.currencyTable.row(code.uppercased()) else { return nil }
    self.row = row
  }

  private init(row: Int) { self.row = row }

  /// All of them, the most common ones first.
  public static var all: [Currency] { CodeTable.currencyTable.codes.indices.map(Currency.init(row:)) }

  /// The code that was meant by one that is not known; nil where none is close.
  public static func closest(to code: String) -> CatalogText? {
    closestMatch(to: code.uppercased().utf8, among: CodeTable.currencyTable.codes)
  }
}
