public import FormModel
import Foundation
public import UIKitCatalog

/// The surroundings that a format is used in, where it does not name its own.
public struct FormattingContext: Sendable, Hashable {
  /// An identifier.
  public var locale: String
  /// A member of `Calendar.Identifier`.
  public var calendar: EnumMember?
  /// An identifier; nil: none is named.
  public var timeZone: String?

  /// What a form says.
  public init(locale: String = "en_US", calendar: EnumMember? = nil, timeZone: String? = nil) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  /// The day that weeks begin on: 1 for Sunday, 2 for Monday; Sunday where the locale is not known.
  public var firstWeekday: Int { Locale.known(locale).map { Calendar.known(calendar, $0).firstWeekday } ?? 1 }

  /// Whether dates are certainly in the Gregorian calendar.
  public func isGregorian(_ format: DateFormat) -> Bool {
    [.gregorian, .iso8601].contains(calendar(of: format))
  }

  /// Whether dates certainly have the months and days of the Gregorian calendar, whatever their years are.
  public func hasGregorianMonths(_ format: DateFormat) -> Bool {
    [.gregorian, .iso8601, .buddhist, .japanese, .republicOfChina].contains(calendar(of: format))
  }

  private func calendar(of format: DateFormat) -> Calendar.Identifier? {
    FormattingContext.calendars.answer(
      CalendarPlace(locale: format.locale ?? locale, calendar: format.calendar ?? calendar)
    ) { $0 }
  }

  /// What the locale's identifier says; nil where it is not known.
  public var identifier: LocaleIdentifier? { FormattingContext.identifiers.answer(locale) { $0 } }

  private struct CalendarPlace: Hashable {
    var locale: String
    var calendar: EnumMember?
  }

  /// The calendars that dates are in: forms with very many fields may have many locales.
  private static let calendars = FormatterCache<CalendarPlace, Calendar.Identifier>(limit: 1 << 10) { place in
    Locale.known(place.locale).map { Calendar.known(place.calendar, $0).identifier }
  }

  private static let identifiers = FormatterCache<String, LocaleIdentifier>(limit: 1 << 10) { LocaleIdentifier($0) }
}

extension DateFormat {
  /// The pattern of Unicode TR35 that it writes dates by: its own, or that of the style or template in the locale; nil
  /// where the locale or time zone is not known.
  public func pattern(in context: FormattingContext) -> String? {
    DateFormatters.shared.answer(DateSettings(self, context)) { $0.dateFormat }
  }

  /// How a moment is written; nil where the locale or time zone is not known.
  public func text(secondsSince1970 seconds: Double, in context: FormattingContext) -> String? {
    guard seconds.isFinite else { return nil }
    let date = Date(timeIntervalSince1970: min(max(seconds, -Self.farthest), Self.farthest))
    return DateFormatters.shared.answer(DateSettings(self, context)) { $0.string(from: date) }
  }

  /// How a day is written.
  ///
  /// - Parameter minute: the time of the day, in minutes from midnight; noon where none is given.
  public func text(of day: Day, minute: Int = 720, in context: FormattingContext) -> String? {
    DateFormatters.shared.answer(DateSettings(self, context)) { formatter in
      let zone = formatter.timeZone ?? .gmt
      let moment = Double(day.calendarNumber) * 86_400 + Double(minute) * 60
      let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: moment))
      return formatter.string(from: Date(timeIntervalSince1970: moment - Double(offset)))
    }
  }

  /// Whether Foundation's formatter reads a text, wholly.
  public func reads(_ text: String, in context: FormattingContext) -> Bool {
    moment(of: text, in: context) != nil
  }

  /// The moment that Foundation's formatter reads in a text, in seconds since 1970; nil where it reads none.
  func moment(of text: String, in context: FormattingContext) -> Double? {
    let settings = DateSettings(self, context)
    #if !canImport(Darwin)
      if ScalarwiseDates.isNeeded(for: text) {
        return DateFormatters.scalarwise.answer(settings) { $0.date(from: text)?.timeIntervalSince1970 }
      }
    #endif
    return DateFormatters.shared.answer(settings) { $0.date(from: text)?.timeIntervalSince1970 }
  }

  /// Whether Foundation's formatter reads what it writes as a moment that it writes so. It numbers months behind a leap
  /// month otherwise than it reads them (Hebrew and Chinese ones), and takes a year without its era for one of another.
  public func rereads(_ text: String, in context: FormattingContext) -> Bool {
    context.isGregorian(self) || reread(text, in: context) != nil
  }

  /// The moment that Foundation's formatter reads in a text that it writes so for that moment, in seconds since 1970; nil
  /// where it reads none.
  public func reread(_ text: String, in context: FormattingContext) -> Double? {
    moment(of: text, in: context).flatMap { self.text(secondsSince1970: $0, in: context) == text ? $0 : nil }
  }

  /// The day that a moment falls on in the format's time zone; nil where that is not known.
  public func day(secondsSince1970 seconds: Double, in context: FormattingContext) -> Day? {
    guard seconds.isFinite, let zone = (timeZone ?? context.timeZone).map(TimeZone.known) ?? .gmt else { return nil }
    return Day(secondsSince1970: seconds, offset: zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
  }

  /// The most seconds from 1970 that are written: some 300,000 years.
  private static let farthest = 1e13
}

extension Day {
  /// When the day begins in a time zone, GMT where none is named, in seconds since 1970; nil for a zone that is not
  /// known.
  ///
  /// Where clocks are put forward at midnight the day begins later; where they are put back, midnight comes twice, and
  /// the first counts.
  public func start(in timeZone: String?) -> Double? {
    guard let zone = timeZone.map(TimeZone.known) ?? .gmt else { return nil }
    let midnight = Double(calendarNumber) * 86_400
    func offset(_ seconds: Double) -> Double {
      Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    }
    let guesses = [midnight - 86_400, midnight + 86_400].map { midnight - offset($0) }
    let inside = guesses.filter { (($0 + offset($0)) / 86_400).rounded(.down) == Double(calendarNumber) }
    return inside.min() ?? guesses[0]
  }
}

/// All that a date formatter is set to.
private struct DateSettings: Hashable {
  var format: DateFormat
  var locale: String
  var calendar: EnumMember?
  var timeZone: String?

  init(_ format: DateFormat, _ context: FormattingContext) {
    self.format = format
    locale = format.locale ?? context.locale
    calendar = format.calendar ?? context.calendar
    timeZone = format.timeZone ?? context.timeZone
  }

  /// Longer patterns and templates are not written.
  private static let longestPattern = 200

  /// Nil where the locale or time zone is not known, or the pattern too long.
  var formatter: DateFormatter? {
    guard let locale = Locale.known(locale), [format.format, format.template].allSatisfy(isBounded) else { return nil }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar.known(calendar, locale)
    if let timeZone {
      guard let zone = TimeZone.known(timeZone) else { return nil }
      formatter.timeZone = zone
    } else {
      formatter.timeZone = .gmt
    }
    if let pattern = format.format {
      formatter.dateFormat = pattern
    } else if let template = format.template {
      formatter.setLocalizedDateFormatFromTemplate(template)
    } else {
      formatter.dateStyle = DateSettings.style(format.styles.date) ?? .none
      formatter.timeStyle = DateSettings.style(format.styles.time) ?? .none
    }
    return formatter
  }

  private func isBounded(_ text: String?) -> Bool { text.map { $0.utf8.count <= Self.longestPattern } ?? true }

  private static func style(_ member: EnumMember?) -> DateFormatter.Style? {
    switch member {
    case EnumMember.DateStyle.none: DateFormatter.Style.none
    case EnumMember.DateStyle.short: .short
    case EnumMember.DateStyle.medium: .medium
    case EnumMember.DateStyle.long: .long
    case EnumMember.DateStyle.full: .full
    default: nil
    }
  }
}

private enum DateFormatters {
  static let shared = FormatterCache<DateSettings, DateFormatter> { $0.formatter }

  #if !canImport(Darwin)
    static let scalarwise = FormatterCache<DateSettings, ScalarwiseDates> { $0.formatter.map(ScalarwiseDates.init) }
  #endif
}
