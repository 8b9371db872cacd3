/// How people of a locale type.
public struct LocaleFacts: Hashable, Sendable {
  /// What parts the whole from the fraction: a full stop, a comma, or U+066B.
  public let decimalSeparator: Unicode.Scalar
  /// The zero of the ten digits, which follow each other.
  public let zeroDigit: Unicode.Scalar
  /// What the digits are called: `Arabic`, `Persian`, `European`.
  public let digitsName: CatalogText
  /// Whether the text is composed from other characters first: Chinese, Japanese, Korean.
  public let composesText: Bool
  /// Whether it is certain that keyboards make ' and " into ‘ ’ “ ”: other languages have other marks.
  public let hasEnglishQuotationMarks: Bool

  /// Whether the digits are 0 to 9.
  public var hasASCIIDigits: Bool { zeroDigit == "0" }
}

/// The locales that differ from the rule; a row: `decimal separator|code of zero|name of the digits|locales`.
final class LocaleTable: Sendable {
  static let shared = LocaleTable()

  private let table: Table
  private let locales: NameIndex

  init() {
    let table = Table(Self.rows)
    self.table = table
    locales = NameIndex(
      (0..<table.count).flatMap { row in
        table.field(row, 3).words.map { .init(name: $0, group: 0, row: UInt16(truncatingIfNeeded: row)) }
      })
  }

  /// The facts of the locale, or of the nearest one above it: `ar_Arab_EG`, `ar_EG`, `ar_Arab`, `ar`.
  func facts(_ identifier: String) -> LocaleFacts {
    let parts = identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }
    let language = parts.first.map(String.init) ?? ""
    var candidates = [parts.joined(separator: "_")]
    if parts.count > 2 { candidates += ["\(language)_\(parts[2])", "\(language)_\(parts[1])"] }
    candidates.append(language)
    let row = candidates.lazy.compactMap { name in withBytes(name.utf8) { self.locales.row(named: $0) } }.first
    return LocaleFacts(
      decimalSeparator: row.flatMap { table.field(Int($0), 0).string.unicodeScalars.first } ?? ".",
      zeroDigit: row.flatMap { UInt32(table.field(Int($0), 1).string, radix: 16) }.flatMap(Unicode.Scalar.init) ?? "0",
      digitsName: row.map { table.field(Int($0), 2) } ?? CatalogText("European"),
      composesText: ["zh", "yue", "ja", "ko"].contains(language),
      hasEnglishQuotationMarks: language == "en")
  }
}

extension Catalog {
  /// How people type in the locale of this identifier: `de_DE`, `ar-EG`.
  public static func localeFacts(_ identifier: String) -> LocaleFacts { LocaleTable.shared.facts(identifier) }
}
