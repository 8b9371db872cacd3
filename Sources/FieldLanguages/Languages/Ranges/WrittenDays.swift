import FormModel
import Synchronization
import TextPatterns
import ValueFormatting

/// Texts that stand for days in a range or outside of it where it depends on the system how a formatter writes them:
/// whoever reads them at all reads these days.
struct WrittenDays {
  /// What writes the days.
  let format: DateFormat
  /// The range.
  let bounds: DateBounds
  /// The locales of the form.
  let contexts: [FormattingContext]
  private let known = KnownMisses()

  /// Whether the form's first locale reads a day in a text, and writes it so, that is in the range at every moment.
  func isInside(_ text: String) -> Bool {
    guard let context = contexts.first, let read = read(text, context) else { return false }
    return [read.first, read.last].allSatisfy { bounds.steady.contains($0) }
  }

  /// Whether it is certain that no locale reads a day of the range in a text.
  func isOutside(_ text: String) -> Bool {
    if contexts.count == 1, known.texts({ bounds.misses(format, in: contexts[0]) }).contains(text) { return true }
    let (range, moments) = (bounds.likelyDays, contexts.map { read(text, $0) })
    let isInside = moments.contains { $0.map { range.contains($0.first) || range.contains($0.last) } ?? false }
    if isInside || contexts.isEmpty { return false }
    return isOfOutside(text) || zip(contexts, moments).allSatisfy { isReadOutside(text, $1, $0) }
  }

  /// A moment that is read in a text, and the days that it may be on.
  private typealias ReadMoment = (moment: Double, first: Day, last: Day)

  /// What it takes to read a text, and to write what was read.
  private static let stepsToRead = 100

  /// The moment that a locale reads in a text and writes so, and the days that it may be on: where the time zone is not
  /// known that stands in the text beside it, those around it, too.
  private func read(_ text: String, _ context: FormattingContext) -> ReadMoment? {
    StepPool.current?.take(WrittenDays.stepsToRead)
    guard let moment = RereadTexts.moment(in: text, format, context),
      let day = format.day(secondsSince1970: moment, in: context)
    else { return nil }
    let isOfZone = format.timeZone == nil && context.timeZone == nil && format.pattern(in: context)?.hasZone ?? true
    return (moment, day.adding(days: isOfZone ? -1 : 0), day.adding(days: isOfZone ? 1 : 0))
  }

  /// Whether a locale reads a day before or behind the range in a text. A text that is of a whole week or quarter does not
  /// lie outside while the end of the range is written so, too.
  private func isReadOutside(_ text: String, _ read: ReadMoment?, _ context: FormattingContext) -> Bool {
    guard context.isGregorian(format), let pattern = format.pattern(in: context), !pattern.hasShortYears,
      let (moment, first, last) = read, first >= DateBounds.firstGregorian
    else { return false }
    func isOther(_ end: Day, _ read: Day) -> Bool {
      format.text(secondsSince1970: moment + Double(end.number - read.number) * 86_400, in: context) != text
    }
    let range = bounds.likelyDays
    if let end = range.first, last < end { return isOther(end, last) }
    if let end = range.last, first > end { return isOther(end, first) }
    return false
  }

  /// Whether a year stands in a text, and no day of it that is written so is in the range.
  private func isOfOutside(_ text: String) -> Bool {
    guard let numbers = WrittenDays.numbers(in: text), hasWholeYears else { return false }
    let years = numbers.filter { $0.count >= 4 }
    guard years.count == 1, let year = Int(years[0]), (1_000...9_999).contains(year) else { return false }
    let range = bounds.likelyDays
    if range.first.map({ year < $0.year }) ?? false || range.last.map({ year > $0.year }) ?? false { return true }
    let days = numbers.compactMap { Int($0) }.filter { (1...31).contains($0) }
    return contexts.allSatisfy { context in
      day(of: year, days, text, context).map { !range.contains($0) } ?? false
    }
  }

  /// Whether a group of four digits is certainly the year: nothing else is written with so many.
  private var hasWholeYears: Bool {
    !contexts.isEmpty
      && contexts.allSatisfy { context in
        guard context.isGregorian(format), let pattern = format.pattern(in: context).flatMap({ DatePattern($0) }) else {
          return false
        }
        return pattern.hasYear && !pattern.hasShortYear && !pattern.hasLiteralDigit && !pattern.hasOther
      }
  }

  /// The day of a year that is written so.
  private func day(of year: Int, _ days: [Int], _ text: String, _ context: FormattingContext) -> Day? {
    for month in 1...12 {
      for day in days where day <= Day.count(month, Day.isLeap(year) ? 2_000 : 2_001) {
        let found = Day(year: year, month: month, day: day)
        if format.text(of: found, in: context) == text { return found }
      }
    }
    return nil
  }

  /// The groups of the digits 0 to 9; nil where there are other digits.
  private static func numbers(in text: String) -> [Substring]? {
    if text.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.numericType == .decimal }) { return nil }
    return text.split { !($0.isASCII && $0.isNumber) }
  }
}

extension DayRange {
  /// Whether a day is in it.
  func contains(_ day: Day) -> Bool {
    first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
  }
}

/// The texts beside a range, found out where they are asked for first: formatters take long to write them.
private final class KnownMisses: Sendable {
  private let found = Mutex<[String]?>(nil)

  func texts(_ find: () -> [String]) -> [String] {
    if let texts = found.withLock({ $0 }) { return texts }
    let texts = find()
    found.withLock { $0 = texts }
    return texts
  }
}

extension String {
  /// Whether a pattern writes a time zone; a letter of text that would be one counts, too.
  fileprivate var hasZone: Bool { contains { "zZOvVxX".contains($0) } }
}

extension DateFormat {
  /// The day that is read in what is written for a day; nil where that is not known, or no day.
  ///
  /// - Parameter pattern: what it is written by.
  func readDay(of day: Day, by pattern: DatePattern, in context: FormattingContext) -> Day? {
    let isWhole = pattern.hasYear && pattern.hasMonth && pattern.hasDay
    if isWhole || context.isGregorian(self), let seen = pattern.readDay(of: day) { return seen }
    // Neither a week nor a quarter says which day is read, nor does a part of a date in another calendar.
    guard pattern.hasOther || !context.isGregorian(self), let text = text(of: day, in: context) else {
      return nil
    }
    return RereadTexts.moment(in: text, self, context).flatMap { self.day(secondsSince1970: $0, in: context) }
  }
}
