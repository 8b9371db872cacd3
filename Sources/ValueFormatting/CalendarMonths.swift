public import FormModel
import Foundation

/// Months and years as the calendar of a form and locale has them.
extension FormattingContext {
  /// The first day of the month that is so many years and months after that of a day; that of the Gregorian month where
  /// the locale is not known.
  ///
  /// - Parameter years: years of the calendar, which have thirteen months in some.
  public func firstOfMonth(of day: Day, years: Int = 0, months: Int = 0) -> Day {
    let gregorian = Day(year: day.year, month: day.month, day: 1).adding(years: years, months: months)
    guard let locale = Locale.known(locale), let zone = TimeZone(secondsFromGMT: 0) else { return gregorian }
    var calendar = Calendar.known(calendar, locale)
    calendar.timeZone = zone
    let noon = Date(timeIntervalSince1970: Double(day.calendarNumber) * 86_400 + 43_200)
    let first = { (date: Date) in
      calendar.date(byAdding: .day, value: 1 - calendar.component(.day, from: date), to: date)
    }
    guard let start = first(noon), let year = calendar.date(byAdding: .year, value: years, to: start),
      let month = calendar.date(byAdding: .month, value: months, to: year), let found = first(month)
    else { return gregorian }
    return Day(secondsSince1970: found.timeIntervalSince1970, offset: 0)
  }
}
