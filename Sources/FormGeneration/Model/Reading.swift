/// How texts are read: all of them, or not at all.
extension FormPlan {
  /// Writes the functions by which texts are matched, compared, and read as numbers and dates.
  func writeReading(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    if needs.matchesWhole { writer.add(ReadingText.matches) }
    if needs.comparesTexts { writer.add(ReadingText.isOne) }
    if needs.readsPlainNumbers { writer.add(ReadingText.plainNumber) }
    if needs.readsDigits {
      writer.add(ReadingText.number(needs))
      writer.add(ReadingText.magnitude(needs))
      writer.add(ReadingText.ungrouped)
      writer.add(ReadingText.plain)
    }
    if needs.readsWords { writer.add(ReadingText.wordNumber) }
    if needs.readsPlainNumbers || needs.readsDigits { writer.add(ReadingText.decimal) }
    if needs.readsPlainNumbers || !needs.numbers.isEmpty { writer.add(ReadingText.digits) }
    if !needs.dates.isEmpty {
      writer.add(ReadingText.date(needs))
      if needs.readsBareWeekdays { writer.add(ReadingText.withoutWeekday) }
      writer.add(ReadingText.tokens)
    }
    if needs.usesDays { writer.add(ReadingText.day) }
    if needs.usesToday { writer.add(ReadingText.today) }
  }
}

/// The functions that read texts, as they stand in generated code.
enum ReadingText {
  /// Matches a pattern.
  static let matches = """
    /// Whether a pattern, which says itself whether it wants all of a text, matches.
    private static func matches(_ pattern: NSRegularExpression?, _ text: String) -> Bool {
      let range = NSRange(location: 0, length: text.utf16.count)
      return pattern?.firstMatch(in: text, range: range) != nil
    }
    """

  /// Compares a text with others, by scalars.
  static let isOne = """
    /// Whether a text is one of others, scalar by scalar: `==` takes other spellings of a letter for
    /// the same.
    private static func isOne(of others: [String], _ text: String) -> Bool {
      others.contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }
    }
    """

  /// Reads a number where no formatter says how it is written.
  static let plainNumber = """
    /// The number that all of a text is: digits, perhaps a sign and a decimal separator.
    private static func number(in text: String, _ locale: Locale) -> Decimal? {
      let sign: Decimal = text.hasPrefix("-") || text.hasPrefix("\\u{2212}") ? -1 : 1
      let unsigned = sign < 0 || text.hasPrefix("+") ? String(text.dropFirst()) : text
      let parts = unsigned.components(separatedBy: locale.decimalSeparator ?? ".")
      let numbers = parts.compactMap(digits)
      guard numbers.count == parts.count, parts.count <= 2 else { return nil }
      return decimal(numbers.joined(separator: ".")).map { sign * $0 }
    }
    """

  /// Reads a number as a `NumberFormatter` writes it, with its affixes.
  static func number(_ needs: ModelNeeds) -> String {
    """
    /// The number that all of a text is, as the formatter writes it, with or without its groups.
    ///
    /// Foundation reads `12abc` as 12, and decimals by way of binary fractions.
    private static func number(in text: String, by formatter: NumberFormatter) -> Decimal? {
      let one = parted(formatter.string(from: 1) ?? "")
      let minusOne = parted(formatter.string(from: -1) ?? "")
      let affixes: [(sign: Decimal, prefix: String?, suffix: String?)] = [
        (1, one.prefix, one.suffix), (-1, minusOne.prefix, minusOne.suffix),
        (1, formatter.positivePrefix, formatter.positiveSuffix), (1, "", ""),
        (-1, formatter.negativePrefix, formatter.negativeSuffix), (-1, "-", ""),
      ]
      let text = plain(text)
      // 100 where it writes per cent.
      let scale = magnitude(of: plain(one.digits), by: formatter) ?? 1
      for (sign, prefix, suffix) in affixes {
        // Where the locale writes marks of direction, they may be left out.
        for marks in [true, false] {
          let head = plain(prefix ?? "", marks: marks)
          let tail = plain(suffix ?? "", marks: marks)
          guard let digits = inner(of: text, head, tail),
            let value = magnitude(of: digits, by: formatter)
          else { continue }
          return sign * value / scale
        }
      }
    \(needs.readsMoney ? wordsOfMoney : "  return nil")
    }

    /// What stands in a text between two others, scalar by scalar; nil where it does not have them.
    private static func inner(of text: String, _ head: String, _ tail: String) -> String? {
      let (head, tail) = (head.unicodeScalars, tail.unicodeScalars)
      let rest = text.unicodeScalars.dropFirst(head.count)
      guard text.unicodeScalars.starts(with: head), rest.reversed().starts(with: tail.reversed())
      else { return nil }
      return String(rest.dropLast(tail.count))
    }

    /// The digits of a number and what a formatter writes around them, with the blank before letters.
    private static func parted(
      _ number: String
    ) -> (prefix: String, digits: String, suffix: String) {
      let prefix = number.prefix { !$0.isNumber }
      let suffix = number.dropFirst(prefix.count).reversed().prefix { !$0.isNumber }.reversed()
      let digits = number.dropFirst(prefix.count).dropLast(suffix.count)
      return (String(prefix), String(digits), String(suffix))
    }
    """
  }

  private static let wordsOfMoney = """
      // The words for a currency are others for some numbers, as in Arabic and in Russian.
      guard let value = magnitude(of: parted(text).digits, by: formatter) else { return nil }
      return [value / scale, -value / scale].first { number in
        plain(formatter.string(from: NSDecimalNumber(decimal: number)) ?? "") == text
      }
    """

  /// Reads a number's digits, without its affixes.
  static func magnitude(_ needs: ModelNeeds) -> String {
    """
    /// The number that digits stand for, with no more of them behind the separator than are written.
    private static func magnitude(of text: String, by formatter: NumberFormatter) -> Decimal? {
    \(needs.readsMoney ? separatorsOfMoney : separators)
      let parts = text.components(separatedBy: plain(separator ?? "."))
      // Where it writes no zero before the separator, none is wanted.
      let isBare = parts.count == 2 && parts[0].isEmpty && formatter.minimumIntegerDigits == 0
      let whole = isBare ? "0" : ungrouped(parts[0], plain(grouping ?? ""), formatter)
      guard parts.count <= 2, let integer = whole else { return nil }
    \(needs.readsSignificantDigits ? significantDigits : "")\
      guard parts.count == 2 else { return decimal(integer) }
      guard let fraction = digits(parts[1]) else { return nil }
    \(needs.readsMoney ? mostDigitsOfMoney : mostDigits)
      return fraction.count <= most ? decimal("\\(integer).\\(fraction)") : nil
    }
    """
  }

  private static let separators = """
      let (separator, grouping) = (formatter.decimalSeparator, formatter.groupingSeparator)
    """

  /// Where a pattern or style writes the currency, whatever stands for it.
  private static let separatorsOfMoney = """
      let pieces = formatter.positiveFormat?.components(separatedBy: "'") ?? []
      // Not in quotes.
      let isMoney = pieces.indices.contains { $0 % 2 == 0 && pieces[$0].contains("\\u{A4}") }
      let separator = isMoney ? formatter.currencyDecimalSeparator : formatter.decimalSeparator
      let grouping = isMoney ? formatter.currencyGroupingSeparator : formatter.groupingSeparator
    """

  private static let mostDigits = "  let most = formatter.maximumFractionDigits"

  /// Only Apple's systems say of a formatter how many digits its currency has.
  private static let mostDigitsOfMoney = """
      // What is written tells how many a currency has.
      let sample = isMoney ? parted(formatter.string(from: 1.1111111111) ?? "").digits : ""
      let written = plain(sample).components(separatedBy: plain(separator ?? "."))
      let most = isMoney ? written.dropFirst().joined().count : formatter.maximumFractionDigits
    """

  private static let significantDigits = """
      if formatter.usesSignificantDigits {
        guard let fraction = parts.count == 2 ? digits(parts[1]) : "" else { return nil }
        let significant = "\\(integer)\\(fraction)".drop { $0 == "0" }
        // Zeros behind them only say how large a number without a fraction is.
        let ended = significant.reversed().drop { $0 == "0" && fraction.isEmpty }
        let number = fraction.isEmpty ? integer : "\\(integer).\\(fraction)"
        return ended.count <= formatter.maximumSignificantDigits ? decimal(number) : nil
      }

    """

  /// Takes the grouping separators out of digits.
  static let ungrouped = """
    /// Digits without the separators between their groups, of which there are all or none.
    private static func ungrouped(
      _ text: String, _ separator: String, _ formatter: NumberFormatter
    ) -> String? {
      guard formatter.usesGroupingSeparator, !separator.isEmpty else { return digits(text) }
      let groups = text.components(separatedBy: separator)
      guard groups.count > 1 else { return digits(text) }
      let last = formatter.groupingSize
      let other = formatter.secondaryGroupingSize == 0 ? last : formatter.secondaryGroupingSize
      let isWritten =
        groups.last?.count == last && groups.dropLast().dropFirst().allSatisfy { $0.count == other }
        && groups[0].count <= other && !groups[0].isEmpty
      return isWritten ? digits(groups.joined()) : nil
    }
    """

  /// Makes blanks and minus signs of a text uniform.
  static let plain = """
    /// A text with plain blanks and minus signs, and with marks of its direction or without.
    private static func plain(_ text: String, marks: Bool = true) -> String {
      let seen = text.unicodeScalars.filter { marks || !$0.properties.isBidiControl }
      return String(
        seen.map { scalar in
          scalar == "\\u{2212}" ? "-" : scalar.properties.isWhitespace ? " " : Character(scalar)
        })
    }
    """

  /// Reads a number that a formatter writes in words or powers.
  static let wordNumber = """
    /// The number that a text is, where a formatter writes words or powers: as it writes it itself.
    private static func wordNumber(in text: String, by formatter: NumberFormatter) -> Decimal? {
      guard let number = formatter.number(from: text), formatter.string(from: number) == text
      else { return nil }
      return number.decimalValue
    }
    """

  /// Reads a number of which nothing is lost.
  static let decimal = """
    /// The number of digits with a period among them; nil where a `Decimal` does not keep them all.
    private static func decimal(_ text: String) -> Decimal? {
      let digits = text.filter { $0 != "." }.drop { $0 == "0" }.reversed().drop { $0 == "0" }
      let value = digits.count <= 38 ? Decimal(string: text) : nil
      return value.flatMap { $0.isNaN ? nil : $0 }
    }
    """

  /// Reads decimal digits of any script.
  static let digits = """
    /// The decimal digits of any script as 0 to 9; nil where there is something else, or nothing.
    private static func digits(_ text: String) -> String? {
      let values = text.unicodeScalars.map { scalar in
        scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      }
      let known = values.compactMap { $0 }
      guard known.count == values.count, !known.isEmpty else { return nil }
      return known.map { String(Int($0)) }.joined()
    }
    """

  /// Reads a date, all of the text or none.
  static func date(_ needs: ModelNeeds) -> String {
    let fractions = """
          // A fraction of a second may be written with fewer digits.
          let zeros = written.hasPrefix(read) ? written.dropFirst(read.count) : "1"
          if zeros.allSatisfy({ $0 == "0" }) { return true }

      """
    func tokens(_ text: String) -> String {
      needs.readsBareWeekdays ? "tokens(of: withoutWeekday(\(text), formatter))" : "tokens(of: \(text))"
    }
    return """
      /// The date that all of a text is: `date(from:)` may stop before the end, so what it read has to
      /// be written alike, but for zeros before numbers, capitals, blanks, and the century of a year.
      private static func date(in text: String, by formatter: DateFormatter) -> Date? {
        // Else a day that begins at one o'clock, as clocks change, is none.
        formatter.isLenient = true
      \(needs.readsZones ? "" : ReadingText.withoutClockChanges)  guard let date = moment(in: text, by: formatter) else { return nil }
        let read = \(tokens("text"))
        let written = \(tokens("formatter.string(from: date)"))
        let isAlike = read.elementsEqual(written) { read, written in
          guard let number = Int(read), let other = Int(written) else { return read == written }
      \(needs.readsFractions ? fractions : "")    return number == other || other < 100 && number >= 1000 && number % 100 == other
        }
      \(needs.readsZones ? "  return isAlike ? date : nil" : ReadingText.withClockChanges)
      }

      /// The date that a formatter reads in a text.
      private static func moment(in text: String, by formatter: DateFormatter) -> Date? {
        #if canImport(Darwin)
          return formatter.date(from: text)
        #else
          // Foundation traps there where it stops within a character: each scalar becomes one unit.
          if text.count == text.utf16.count { return formatter.date(from: text) }
          var places: [Unicode.Scalar: Unicode.Scalar] = [:]
          // Scalars of private use in the place of those that may be part of a character.
          func scalarwise(_ text: String) -> String {
            let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
              let properties = scalar.properties
              if scalar != "\\r", scalar.isASCII { return scalar }
              if properties.numericType == .decimal, let digit = properties.numericValue {
                return scalar.value > 0xFFFF ? Unicode.Scalar(0x30 + UInt8(digit)) : scalar
              }
              let isKnown = properties.isWhitespace || properties.isBidiControl
              if scalar != "\\r", isKnown { return scalar }
              let next = UInt16(0xE000 + Swift.min(places.count, 0x18FF))
              let place = places[scalar] ?? Unicode.Scalar(next) ?? scalar
              places[scalar] = place
              return place
            }
            return String(String.UnicodeScalarView(scalars))
          }
          let other = DateFormatter()
          other.locale = formatter.locale
          other.calendar = formatter.calendar
          other.timeZone = formatter.timeZone
          other.isLenient = true
          other.dateFormat = scalarwise(formatter.dateFormat)
          let symbols: [ReferenceWritableKeyPath<DateFormatter, [String]>] = [
            \\.eraSymbols, \\.longEraSymbols, \\.monthSymbols, \\.shortMonthSymbols,
            \\.veryShortMonthSymbols, \\.standaloneMonthSymbols, \\.shortStandaloneMonthSymbols,
            \\.veryShortStandaloneMonthSymbols, \\.weekdaySymbols, \\.shortWeekdaySymbols,
            \\.veryShortWeekdaySymbols, \\.standaloneWeekdaySymbols,
            \\.shortStandaloneWeekdaySymbols, \\.veryShortStandaloneWeekdaySymbols,
            \\.quarterSymbols, \\.shortQuarterSymbols, \\.standaloneQuarterSymbols,
            \\.shortStandaloneQuarterSymbols,
          ]
          for path in symbols {
            other[keyPath: path] = formatter[keyPath: path].map(scalarwise)
          }
          other.amSymbol = scalarwise(formatter.amSymbol)
          other.pmSymbol = scalarwise(formatter.pmSymbol)
          return other.date(from: scalarwise(text))
        #endif
      }
      """
  }

  /// What stands before a text is read, and at the end, where no format names a time zone.
  private static let withoutClockChanges = """
      // Read where clocks never change: there each time of each day is one.
      let zone = formatter.timeZone
      formatter.timeZone = TimeZone(secondsFromGMT: 0)

    """

  private static let withClockChanges = """
      guard isAlike else { return nil }
      formatter.timeZone = zone
      return moment(in: text, by: formatter)
    """

  /// Takes the day of the week out of a date without a year.
  static let withoutWeekday = """
    /// A text without the name of a day of the week where there is no year to tell which day it is.
    private static func withoutWeekday(_ text: String, _ formatter: DateFormatter) -> String {
      guard formatter.dateFormat?.contains("y") == false else { return text }
      let symbols: [[String]?] = [
        formatter.weekdaySymbols, formatter.shortWeekdaySymbols,
        formatter.standaloneWeekdaySymbols, formatter.shortStandaloneWeekdaySymbols,
      ]
      let names = symbols.flatMap { $0 ?? [] }.sorted { $0.count > $1.count }.map { $0.lowercased() }
      return names.reduce(text.lowercased()) { $0.replacingOccurrences(of: $1, with: "") }
    }
    """

  /// Parts a text into numbers and what is between them.
  static let tokens = """
    /// The numbers of a text and what stands between them, without blanks, which part numbers.
    private static func tokens(of text: String) -> [String] {
      var tokens: [String] = []
      var isNumber = false
      var isBehindBlank = false
      for character in text.lowercased() {
        defer { isBehindBlank = character.isWhitespace }
        if character.isWhitespace { continue }
        let digit = character.isNumber ? character.wholeNumberValue : nil
        let isParted = isNumber != (digit != nil) || isNumber && isBehindBlank
        isNumber = digit != nil
        if isParted || tokens.isEmpty { tokens.append("") }
        tokens[tokens.count - 1] += digit.map(String.init) ?? String(character)
      }
      return tokens
    }
    """

  /// Makes a date of a year, month and day.
  static let day = """
    /// The beginning of a day of the Gregorian calendar.
    private static func day(
      _ year: Int, _ month: Int, _ day: Int, in zone: TimeZone? = nil
    ) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone ?? .current
      return calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
    }
    """

  /// Makes a date that is counted from today.
  static let today = """
    /// The beginning of the day that is so much after today.
    private static func today(
      _ now: Date, years: Int = 0, months: Int = 0, days: Int = 0, in zone: TimeZone? = nil
    ) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone ?? .current
      let distance = DateComponents(year: years, month: months, day: days)
      return calendar.date(byAdding: distance, to: calendar.startOfDay(for: now)) ?? now
    }
    """
}
