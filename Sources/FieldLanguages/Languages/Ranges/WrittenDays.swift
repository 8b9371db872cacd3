import FormModel
import ValueFormatting

/// Texts that stand for days outside of a range where it depends on the system how a formatter writes them: whoever
/// reads them at all reads these days.
struct WrittenDays {
  /// What writes the days.
  let format: DateFormat
  /// The range.
  let bounds: DateBounds
  /// The locales of the form.
  let contexts: [FormattingContext]

  /// Whether it is certain that no locale reads a day of the range in a text.
  func isOutside(_ text: String) -> Bool {
    if contexts.count == 1, bounds.misses(format, in: contexts[0]).contains(text) { return true }
    guard let numbers = WrittenDays.numbers(in: text), hasWholeYears else { return false }
    let years = numbers.filter { $0.count >= 4 }
    guard years.count == 1, let year = Int(years[0]), (1_000...9_999).contains(year) else { return false }
    let range = bounds.everyDay
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
