import TestSupport

/// Random formatters and what they are made of: locales with keywords, calendars, patterns, extreme dates and numbers;
/// some right, most slightly wrong.
enum ValueGrammar {
  /// A form of a few fields with formatters.
  static func form(_ random: inout SplitMix64) -> [UInt8] {
    var text = "form F {\n  locales: [\(list(1...3, &random, locale))]\n"
    if chance(4, &random) { text += "  calendar: .\(pick(calendars, &random))\n" }
    if chance(4, &random) { text += "  timeZone: \"\(timeZone(&random))\"\n" }
    for number in 0..<Int.random(in: 1...3, using: &random) {
      text += "  textField f\(number) {\n"
      for _ in 0..<Int.random(in: 1...3, using: &random) { text += "    \(member(&random))\n" }
      text += "    formatter: \(formatter(&random))\n  }\n"
    }
    return Array((text + "}\n").utf8)
  }

  /// A member of a field that values are written or read by.
  static func member(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: "formatter: \(formatter(&random))"
    case 1: "placeholder: \"\\(\(value(&random)))\""
    case 2: "example: \"\(chance(2, &random) ? "\\(\(value(&random)))" : number(&random))\""
    case 3: "rule range(\(date(&random))...\(date(&random)))"
    case 4: "rule range(\(number(&random))..<\(number(&random)))"
    default: "rule length(...\(Int.random(in: 0...60, using: &random)))"
    }
  }

  /// A value of `formatter`.
  static func formatter(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: dateFormatter(&random)
    case 4...6: numberFormatter(&random)
    default: ".mask(\"\(pieces(["#", "A", "*", "[", "]", "-", "\\\\", "(", " ", "é"], 0...9, &random))\")"
    }
  }

  private static func dateFormatter(_ random: inout SplitMix64) -> String {
    var arguments: [String]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: arguments = ["style: .\(pick(styles, &random))", "time: .\(pick(styles, &random))"]
    case 1: arguments = ["format: \"\(datePattern(&random))\""]
    default: arguments = ["template: \"\(datePattern(&random))\""]
    }
    if chance(3, &random) { arguments.append("locale: \"\(locale(&random))\"") }
    if chance(3, &random) { arguments.append("calendar: .\(pick(calendars, &random))") }
    if chance(3, &random) { arguments.append("timeZone: \"\(timeZone(&random))\"") }
    return ".date(\(arguments.joined(separator: ", ")))"
  }

  private static func numberFormatter(_ random: inout SplitMix64) -> String {
    var arguments =
      chance(2, &random) ? ["style: .\(pick(numberStyles, &random))"] : ["format: \"\(numberPattern(&random))\""]
    if chance(3, &random) { arguments.append("locale: \"\(locale(&random))\"") }
    if chance(3, &random) { arguments.append("currency: \"\(pick(currencies, &random))\"") }
    for name in ["minimumFractionDigits", "maximumFractionDigits", "minimumIntegerDigits"] where chance(4, &random) {
      arguments.append("\(name): \(pick(counts, &random))")
    }
    if chance(5, &random) { arguments.append("usesGroupingSeparator: \(Bool.random(using: &random))") }
    return ".number(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Identifiers

  /// A locale: known parts with unknown ones among them, and keywords in both notations.
  static func locale(_ random: inout SplitMix64) -> String {
    let separator = chance(3, &random) ? "-" : "_"
    var parts = [chance(12, &random) ? letters(2...3, &random) : pick(languages, &random)]
    if chance(5, &random) { parts.append(pick(scripts, &random)) }
    if chance(10, &random) {
      parts.append(letters(2...2, &random).uppercased())
    } else if !chance(4, &random) {
      parts.append(pick(regions, &random))
    }
    if chance(10, &random) { parts.append(pick(["POSIX", "VALENCIA", "1996", "abcde"], &random)) }
    let name = parts.joined(separator: separator)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return name + "@" + list(1...3, &random, separator: ";") { random in keyword("=", &random) }
    case 1:
      return name + "-u-" + list(1...2, &random, separator: "-") { random in keyword("-", &random) }
    default: return name
    }
  }

  private static func keyword(_ separator: String, _ random: inout SplitMix64) -> String {
    let isShort = separator == "-" || chance(4, &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "\(isShort ? "nu" : "numbers")\(separator)\(pick(digits, &random))"
    case 1: return "\(isShort ? "ca" : "calendar")\(separator)\(pick(keywordCalendars, &random))"
    case 2: return "\(isShort ? "hc" : "hours")\(separator)\(pick(["h11", "h12", "h23", "h24", "h25"], &random))"
    default: return "\(pick(["rg", "fw", "cu", "co", "zz"], &random))\(separator)\(letters(3...6, &random))"
    }
  }

  /// The name of a time zone, without its quotes.
  static func timeZone(_ random: inout SplitMix64) -> String {
    chance(6, &random)
      ? pieces(["GMT", "UTC", "+", "-", ":", "0530", "1", "99", "Europe/", "x"], 1...4, &random)
      : pick(
        ["Europe/Berlin", "GMT+5", "UTC-08:00", "PST", "Asia/Kathmandu", "US/Pacific", "Zulu", "EST5EDT"], &random)
  }

  // MARK: Patterns

  /// A date pattern (Unicode TR35, part 4), without its quotes.
  static func datePattern(_ random: inout SplitMix64) -> String {
    list(1...7, &random, separator: "") { random in
      let letter = chance(8, &random) ? letters(1...1, &random) : pick(dateLetters, &random)
      return String(repeating: letter, count: pick([1, 1, 2, 2, 3, 4, 5, 6, 20, 60], &random))
        + pick(["", "-", ".", "/", " ", "'T'", "''", "'", "年", "\\u{200F}"], &random)
    }
  }

  /// A number pattern (Unicode TR35, part 3), without its quotes.
  static func numberPattern(_ random: inout SplitMix64) -> String {
    if chance(3, &random) {
      return pick(["", "¤", "+", "'x'", "-", "*x"], &random)
        + pick(["#,##0", "0", "#,##,##0", "@@#", "#", "5", "00"], &random)
        + pick(["", ".00", ".##", ".0#", ".05", "E0", "E+00"], &random) + pick(["", "%", " ¤¤", ";(0)", "kg"], &random)
    }
    return pieces(numberSymbols, 1...10, &random)
  }

  // MARK: Values

  /// What stands in `\(…)`.
  static func value(_ random: inout SplitMix64) -> String {
    chance(2, &random) ? number(&random) : chance(8, &random) ? "example" : date(&random)
  }

  /// A date as the language writes it.
  static func date(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return pick(["today", "now"], &random)
    case 1:
      let day = pick(["2010-11-15", "0000-01-01", "9999-12-31", "1582-10-10", "1900-02-29", "2024-02-29"], &random)
      return "date(\"\(day)\")"
    default:
      let amounts = ["years", "months", "days"].filter { _ in Bool.random(using: &random) }
      let arguments = amounts.map { "\($0): \(pick(extremes, &random))" }
      return arguments.isEmpty ? "today" : "today(\(arguments.joined(separator: ", ")))"
    }
  }

  /// A number as the language writes it.
  static func number(_ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return pick(extremes, &random)
    case 1: return String(repeating: "9", count: Int.random(in: 1...60, using: &random))
    case 2: return "0." + String(repeating: "0", count: Int.random(in: 0...130, using: &random)) + "1"
    case 3: return "-" + String(Int.random(in: 0...10_000_000, using: &random)) + ".5"
    default: return String(Int.random(in: -2_000...2_000, using: &random))
    }
  }

  // MARK: Choices

  private static let languages = [
    "en", "de", "ar", "fa", "th", "hi", "ja", "zh", "he", "ru", "lt", "raj", "yue", "root",
  ]
  private static let scripts = ["Latn", "Arab", "Hans", "Hant", "Cyrl", "Zzzz", "Qaaa", "Lat"]
  private static let regions = ["US", "DE", "EG", "IR", "TH", "IN", "CH", "ZZ", "ZX", "ZY", "001", "419", "999", "UK"]
  private static let calendars = [
    "gregorian", "buddhist", "chinese", "coptic", "ethiopicAmeteAlem", "hebrew", "iso8601", "indian", "islamic",
    "islamicUmmAlQura", "japanese", "persian", "republicOfChina", "gregorain",
  ]
  private static let keywordCalendars = [
    "gregory", "gregorian", "islamic", "islamic-umalqura", "islamic-rgsa", "ethioaa", "dangi", "roc", "buddhist", "xyz",
  ]
  private static let digits = [
    "latn", "arab", "arabext", "deva", "thai", "native", "traditio", "traditional", "finance", "default", "hant",
    "roman",
    "hanidec", "fullwide", "lat", "xyz",
  ]
  private static let dateLetters = "GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx".map { String($0) }
  private static let numberSymbols = [
    "#", "0", "0", "#", ",", ".", "@", "E", "+", "-", "%", "‰", "¤", "¤¤¤", ";", "*", "'", "''", "9", "5", "x", " ",
    "(",
    "😀", String(repeating: "0", count: 70), String(repeating: "#", count: 70),
  ]
  private static let styles = ["none", "short", "medium", "long", "full"]
  private static let numberStyles = [
    "none", "decimal", "currency", "percent", "scientific", "spellOut", "ordinal", "currencyISOCode", "currencyPlural",
    "currencyAccounting",
  ]
  private static let currencies = ["EUR", "USD", "JPY", "XXX", "ZZZ", "eur", "EU", "EURO", "€"]
  private static let counts = ["0", "1", "2", "9", "40", "100", "400", "-1", "2147483648", "9223372036854775807"]
  private static let extremes = [
    "0", "-1", "1", "-9223372036854775808", "9223372036854775807", "9223372036854775808", "2147483648", "-4000000",
    "9999", "-9999", "120000", "123456789012345678901234567890",
  ]

  private static func pick<Element>(_ choices: [Element], _ random: inout SplitMix64) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  /// True once in so many times.
  private static func chance(_ count: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private static func letters(_ counts: ClosedRange<Int>, _ random: inout SplitMix64) -> String {
    pieces("abcdefghijklmnopqrstuvwxyz".map { String($0) }, counts, &random)
  }

  private static func pieces(_ choices: [String], _ counts: ClosedRange<Int>, _ random: inout SplitMix64) -> String {
    list(counts, &random, separator: "") { random in pick(choices, &random) }
  }

  private static func list(_ counts: ClosedRange<Int>, _ random: inout SplitMix64, _ item: (inout SplitMix64) -> String)
    -> String
  {
    "\"" + list(counts, &random, separator: "\", \"", item) + "\""
  }

  private static func list(
    _ counts: ClosedRange<Int>, _ random: inout SplitMix64, separator: String, _ item: (inout SplitMix64) -> String
  ) -> String {
    (0..<Int.random(in: counts, using: &random)).map { _ in item(&random) }.joined(separator: separator)
  }
}
