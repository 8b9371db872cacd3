import FormModel
import Foundation

/// The ends of a range of dates as a formatter writes them: what it reads is the first moment of a text, so that a range
/// ends with another text than its last day has at noon.
extension DateFormat {
  /// The first text whose moment does not lie before a bound: of a day, before its beginning. Nil where there is none, as
  /// where a format leaves out the year, or the locale, the time zone or the present moment is not known.
  ///
  /// - Parameter now: the present moment, in seconds since 1970.
  public func firstText(from bound: DateBound, now: Double?, in context: FormattingContext) -> String? {
    guard let first = moment(of: bound, now: now, in: context), let text = written(first, in: context),
      !isOfOtherYear(first + DateFormat.halfADay, in: context)
    else { return nil }
    // A midnight that clocks leave out is read as the hour before it.
    let earliest = bound == .now ? first : first - 3_600
    // What the formatter leaves out may make of a moment an earlier one; the next one that it writes is a unit away.
    for step in [0] + DateFormat.units {
      guard let later = written(first + step, in: context) else { continue }
      if let seen = moment(of: later, in: context), seen >= earliest { return later }
    }
    return text
  }

  /// The last text whose moment lies before the end that a bound is: the end of a day, or with `isHalfOpen` its
  /// beginning; a moment itself belongs to a range that is not half-open. Nil as for the first.
  ///
  /// - Parameter now: the present moment, in seconds since 1970.
  public func lastText(
    to bound: DateBound, isHalfOpen: Bool, now: Double?, in context: FormattingContext
  ) -> String? {
    let isWhole = !isHalfOpen && bound != .now
    guard let end = moment(of: bound, plusDays: isWhole ? 1 : 0, now: now, in: context) else { return nil }
    let last = isHalfOpen || isWhole ? end - DateFormat.instant : end
    return isOfOtherYear(last - DateFormat.halfADay, in: context) ? nil : written(last, in: context)
  }

  /// Whether a moment's text is read as one of another year: it is that of years whose days have the same weekdays, too, and
  /// what leaves out the year is read as one of 2000.
  private func isOfOtherYear(_ moment: Double, in context: FormattingContext) -> Bool {
    guard let text = written(moment, in: context), text == written(moment + DateFormat.sameWeekdays, in: context) else {
      return false
    }
    return self.moment(of: text, in: context).map { abs($0 - moment) > DateFormat.halfAYear } ?? true
  }

  private static let halfADay = 43_200.0
  private static let halfAYear = 183 * 86_400.0
  /// 28 years, seven of them leap years.
  private static let sameWeekdays = (28 * 365 + 7) * 86_400.0

  /// When a bound is, in seconds since 1970; a day when it begins.
  private func moment(
    of bound: DateBound, plusDays: Int = 0, now: Double?, in context: FormattingContext
  ) -> Double? {
    let zone = timeZone ?? context.timeZone
    switch bound {
    case .now: return now
    case .day(let day): return day.adding(days: plusDays).start(in: zone)
    case .today(let offset):
      let today = now.flatMap { day(secondsSince1970: $0, in: context) }
      return today.flatMap { offset.applied(to: $0).adding(days: plusDays).start(in: zone) }
    }
  }

  private func written(_ seconds: Double, in context: FormattingContext) -> String? {
    text(secondsSince1970: seconds, in: context)
  }

  /// No more than a thousandth, the least that formatters write: some cut off what is left of one, others round it.
  private static let instant = 0.000_9

  /// How far one text may be from the next one, from thousandths to leap years, in seconds: weeks may end with a month or a
  /// year, and a quarter has up to 92 days.
  private static let units =
    [0.001, 1, 60, 3_600] + [1, 2, 3, 4, 5, 6, 7, 28, 31, 92, 365, 366].map { $0 * 86_400.0 }
}
