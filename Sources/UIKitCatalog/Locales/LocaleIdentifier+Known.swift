extension LocaleIdentifier {
  /// A part of an identifier that stands for nothing.
  public struct UnknownPart: Sendable, Equatable {
    /// What it would be: `language`, `script`, `region`, `numbering system`, `calendar`, `currency`.
    public var kind: String
    /// The part as the identifier has it.
    public var written: String
    /// What was probably meant; nil where nothing is close.
    public var meant: String?
  }

  /// The first part that nothing known has as its name; nil where all are known.
  ///
  /// Variants, and keys that neither dates nor numbers depend on, are not looked at.
  public var unknownPart: UnknownPart? {
    if !CodeTable.languageTable.contains(language) {
      return unknown("language", language, Self.usualLanguages[language])
    }
    if let script, !CodeTable.scriptTable.contains(script) {
      return unknown("script", script, closestMatch(to: script.utf8, among: CodeTable.scriptTable.codes)?.string)
    }
    if let region, !CodeTable.regionTable.contains(region) {
      return unknown("region", region, Self.usualRegions[region])
    }
    if let numbers, !Self.relativeNumbers.contains(numbers), !CodeTable.numberingSystemTable.contains(numbers) {
      return unknown(
        "numbering system", numbers,
        closestMatch(to: numbers.utf8, among: CodeTable.numberingSystemTable.codes)?.string)
    }
    if let calendar, !CodeTable.calendarTable.contains(calendar) {
      return unknown(
        "calendar", calendar, closestMatch(to: calendar.utf8, among: CodeTable.calendarTable.codes)?.string)
    }
    if let currency, Currency(currency) == nil {
      return unknown(
        "currency", currency, closestMatch(to: currency.uppercased().utf8, among: CodeTable.currencyTable.codes)?.string
      )
    }
    return nil
  }

  private func unknown(_ kind: String, _ written: String, _ meant: String?) -> UnknownPart {
    UnknownPart(kind: kind, written: written, meant: meant)
  }

  /// Codes of countries that are taken for those of their languages.
  private static let usualLanguages = [
    "cn": "zh", "cz": "cs", "dk": "da", "gb": "en", "gr": "el", "il": "he", "jp": "ja", "rs": "sr", "ua": "uk",
    "us": "en",
    "vn": "vi",
  ]

  /// Codes of languages, and others, that are taken for those of their countries.
  private static let usualRegions = [
    "UK": "GB", "EN": "GB", "JA": "JP", "ZH": "CN", "KO": "KR", "CS": "CZ", "DA": "DK", "EL": "GR", "SV": "SE",
    "HE": "IL", "HI": "IN", "VI": "VN", "NB": "NO", "SP": "ES",
  ]

  /// Names of digits that stand for others in each locale.
  private static let relativeNumbers = ["default", "native", "finance", "traditional", "traditio"]

  /// The zero of the ten digits that it asks for by name; nil where it asks for none, or for numbers without such digits.
  public var zeroDigit: Unicode.Scalar? {
    guard let row = numbers.flatMap(CodeTable.numberingSystemTable.row) else { return nil }
    return UInt32(CodeTable.numberingSystemTable.field(row, 1).string, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// The identifier with the parts that are known and that formatters look at, as `ar_EG@calendar=islamic;numbers=latn`;
  /// nil where a part is not known, or numbers are not written with ten digits that follow each other.
  public var formatterIdentifier: String? {
    guard unknownPart == nil else { return nil }
    var text = language == "und" || language == "root" ? "" : language
    for part in [script, region].compactMap({ $0 }) where !text.isEmpty { text += "_" + part }
    for variant in variants where ["POSIX", "VALENCIA"].contains(variant) && region != nil { text += "_" + variant }
    var keywords: [String] = []
    if let row = calendar.flatMap(CodeTable.calendarTable.row) {
      keywords.append("calendar=\(CodeTable.calendarTable.field(row, 1))")
    }
    if let code = currency.flatMap(Currency.init)?.code { keywords.append("currency=\(code)") }
    if let hours, ["h11", "h12", "h23", "h24"].contains(hours) { keywords.append("hours=\(hours)") }
    if let numbers, numbers != "default" {
      guard zeroDigit != nil || numbers == "native" || numbers == "finance" else { return nil }
      keywords.append("numbers=\(numbers)")
    }
    return keywords.isEmpty ? text : "\(text)@\(keywords.joined(separator: ";"))"
  }

  /// Its language, script and region in words: `Arabic (Egypt)`.
  public var englishName: String {
    let details = [script.flatMap(Catalog.scriptName), region.flatMap(Catalog.regionName)].compactMap { $0?.string }
    let name = Catalog.languageName(language)?.string ?? language
    return details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))"
  }
}

extension LocaleIdentifier {
  /// An identifier with another part in the place of one, in whatever case it is written there.
  public static func replacing(_ part: String, by other: String, in identifier: String) -> String {
    let (text, wanted) = (Array(identifier.utf8), Array(part.lowercased().utf8))
    let isTag: (Int) -> Bool = { text.indices.contains($0) && (text[$0].isASCIILetter || text[$0] & 0xF0 == 0x30) }
    let start = text.indices.last { index in
      let end = index + wanted.count
      return end <= text.count && !isTag(index - 1) && !isTag(end)
        && text[index..<end].elementsEqual(wanted) { $0.lowercasedASCII == $1 }
    }
    guard let start else { return identifier }
    let pieces = [Array(text[..<start]), Array(other.utf8), Array(text[(start + wanted.count)...])]
    return String(decoding: pieces.joined(), as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
