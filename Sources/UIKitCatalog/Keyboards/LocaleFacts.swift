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
  /// The only table, read when the first locale is looked up.
  static let shared = LocaleTable()

  private let table: Table
  private let locales: NameIndex
  private let known = TextTable<LocaleFacts>(most: 1 << 10, longest: 64)

  /// Reads the rows and indexes the locales of each.
  init() {
    let table = Table(Self.rows)
    self.table = table
    locales = NameIndex(
      (0..<table.count).flatMap { row in
        table.field(row, 3).words.map { .init(name: $0, group: 0, row: UInt16(truncatingIfNeeded: row)) }
      })
  }

  /// The facts of the locale, or of the nearest one above it: `ar_Arab_EG`, `ar_EG`, `ar_Arab`, `ar`; with other digits
  /// where it asks for them.
  func facts(_ text: String) -> LocaleFacts { known.value(text) { read(text) } }

  private func read(_ text: String) -> LocaleFacts {
    let identifier = LocaleIdentifier(text)
    let language = identifier?.language ?? ""
    let row = identifier.flatMap(row)
    let separator = row.flatMap { table.field($0, 0).string.unicodeScalars.first } ?? "."
    let zero = row.flatMap { UInt32(table.field($0, 1).string, radix: 16) }.flatMap(Unicode.Scalar.init) ?? "0"
    let ownZero = identifier?.zeroDigit
    return LocaleFacts(
      decimalSeparator: ownZero.map { LocaleTable.separator(separator, from: zero, to: $0) } ?? separator,
      zeroDigit: ownZero ?? zero,
      digitsName: ownZero.map(CodeTable.digitsName) ?? row.map { table.field($0, 2) } ?? CatalogText("European"),
      composesText: ["zh", "yue", "ja", "ko"].contains(language),
      hasEnglishQuotationMarks: language == "en")
  }

  private func row(_ identifier: LocaleIdentifier) -> Int? {
    let (language, script, region) = (identifier.language, identifier.script, identifier.region)
    let candidates = [[language, script, region], [language, nil, region], [language, script, nil], [language]]
    for parts in candidates {
      var name = ""
      // 'joined' would have the program look for how strings are joined, which takes as long as reading a small file.
      for case let part? in parts { name += name.isEmpty ? part : "_" + part }
      if let row = withBytes(name.utf8, { self.locales.row(named: $0) }) { return Int(row) }
    }
    return nil
  }

  /// What parts the whole from the fraction where a locale is asked for other digits than its own: Arabic ones have their
  /// own separator (Unicode's CLDR).
  private static func separator(
    _ own: Unicode.Scalar, from digits: Unicode.Scalar, to others: Unicode.Scalar
  ) -> Unicode.Scalar {
    let arabic: [Unicode.Scalar] = ["\u{660}", "\u{6F0}"]
    if digits == others { return own }
    if arabic.contains(others) { return "\u{66B}" }
    return arabic.contains(digits) ? "." : own
  }
}

extension Catalog {
  /// How people type in the locale of this identifier: `de_DE`, `ar-EG`.
  public static func localeFacts(_ identifier: String) -> LocaleFacts { LocaleTable.shared.facts(identifier) }
}
