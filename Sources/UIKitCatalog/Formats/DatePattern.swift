/// A letter of date patterns.
public struct DatePatternLetter: Sendable {
  /// Where a letter may be used.
  public enum Status: String, Sendable {
    /// In patterns and in templates.
    case usable
    /// It is passed over.
    case ignored
    /// In templates only, where the locale chooses the pattern.
    case template
  }

  /// What a letter writes.
  public enum Output: String, Sendable {
    /// Digits alone; text alone.
    case number, text
    /// A number or a text, as often as the letter stands there.
    case mixed
    /// Nothing.
    case none
  }

  fileprivate let row: Int
  /// The letter, in ASCII.
  public let letter: UInt8

  private func field(_ number: Int) -> CatalogText { DatePatternTable.shared.letters.field(row, number) }

  /// What it stands for: `month`.
  public var name: CatalogText { field(1) }

  /// How often it may stand in a row, in words: `1-5`, `1+`, `1 4`.
  public var counts: CatalogText { field(2) }

  /// What it writes.
  public var output: Output { Output(rawValue: field(3).string) ?? .none }

  /// Where it may be used.
  public var status: Status { Status(rawValue: field(4).string) ?? .usable }

  /// Whether it may stand so often in a row.
  public func isValid(count: Int) -> Bool { counts.words.contains { CountRange($0).contains(count) } }

  /// What it writes when it stands so often in a row: `Sep`; empty where it may not.
  public func meaning(count: Int) -> CatalogText {
    for entry in field(5).parts(separatedBy: UInt8(ascii: ",")) {
      let (counts, meaning) = entry.cut(at: UInt8(ascii: " "))
      if CountRange(counts).contains(count) { return meaning }
    }
    return CatalogText("")
  }
}

/// A range of counts as the tables write it: `3`, `1-5`, `2+`.
private struct CountRange {
  var lower: Int
  var upper: Int

  init(_ notation: CatalogText) {
    let (first, last) = notation.cut(at: UInt8(ascii: "-"))
    let isOpen = first.bytes.last == UInt8(ascii: "+")
    lower = Int((isOpen ? first.slice(0, first.count - 1) : first).string) ?? .max
    upper = isOpen ? .max : last.isEmpty ? lower : Int(last.string) ?? lower
  }

  func contains(_ count: Int) -> Bool { lower <= count && count <= upper }
}

/// A way in which date patterns are often got wrong; a test finds one without a row, and a row without one.
public enum DatePatternMistake: String, CaseIterable, Sendable {
  case weekYear = "week-year"
  case weekWithCalendarYear = "week-with-calendar-year"
  case dayOfYearForDay = "day-of-year-for-day"
  case dayOfYearAlone = "day-of-year-alone"
  case minuteForMonth = "minute-for-month"
  case minuteBetweenDayAndYear = "minute-between-day-and-year"
  case monthForMinute = "month-for-minute"
  case hour12WithoutPeriod = "hour12-without-period"
  case hour24WithPeriod = "hour24-with-period"
  case fractionForSeconds = "fraction-for-seconds"
  case secondsForFraction = "seconds-for-fraction"
  case quotedUtcZ = "quoted-utc-z"
  case unquotedLiteral = "unquoted-literal"
  case unquotedT = "unquoted-T"
  case skeletonLetter = "skeleton-letter"
  case unbalancedQuote = "unbalanced-quote"
  case tooManyRepeats = "too-many-repeats"
  case countGap = "count-gap"
  case twoDigitYear = "two-digit-year"
  case fixedFormatWithoutPosix = "fixed-format-without-posix"
  case standaloneMonthWithDay = "standalone-month-with-day"
  case colonZone = "colon-zone"
}

extension DatePatternMistake {
  private func field(_ number: Int) -> CatalogText { DatePatternTable.shared.mistakes.field(of: rawValue, number) }

  /// How serious it is.
  public var severity: Interaction.Severity { Interaction.Severity(rawValue: field(2).string) ?? .information }

  /// How sure it is.
  public var confidence: Confidence { Confidence(rawValue: field(3).string) ?? .low }

  /// What is wrong, in words.
  public var problem: CatalogText { field(4) }

  /// What was probably meant: the text to replace, and what to put there; nil where there is no single answer.
  public var replacement: (written: CatalogText, meant: CatalogText)? {
    let words = field(5).words
    return words.count == 2 ? (words[0], words[1]) : nil
  }

  /// Whether a pattern with these letters outside quotes has the mistake; nil where the letters alone do not tell.
  public func isMade(byLetters letters: ASCIISet) -> Bool? {
    let conditions = field(1).parts(separatedBy: UInt8(ascii: ","))
    guard !conditions.isEmpty else { return nil }
    return conditions.allSatisfy { condition in
      let (word, wanted) = condition.cut(at: UInt8(ascii: " "))
      let found = wanted.bytes.count(where: letters.contains)
      switch word.string {
      case "all": return found == wanted.count
      case "any": return found > 0
      default: return found == 0
      }
    }
  }
}

/// Letters: `letter|name|counts|output|status|meanings by count`; mistakes:
/// `name|condition on letters|severity|confidence|problem|replacement`.
final class DatePatternTable: Sendable {
  /// The only tables, read when the first letter or mistake is looked up.
  static let shared = DatePatternTable()

  /// The letters.
  let letters = Table(DatePatternTable.letters)
  /// The mistakes.
  let mistakes = Table(DatePatternTable.mistakes)
}

extension Catalog {
  /// All letters of date patterns; every other ASCII letter is an error outside quotes.
  public static var dateLetters: [DatePatternLetter] {
    (0..<DatePatternTable.shared.letters.count).map { row in
      DatePatternLetter(row: row, letter: DatePatternTable.shared.letters.field(row, 0).bytes.first ?? 0)
    }
  }

  /// The letter of date patterns; nil for one that stands for nothing.
  public static func dateLetter(_ letter: UInt8) -> DatePatternLetter? { dateLetters.first { $0.letter == letter } }

  /// How many ways there are in the table in which date patterns are often got wrong.
  public static var datePatternMistakeCount: Int { DatePatternTable.shared.mistakes.count }
}
