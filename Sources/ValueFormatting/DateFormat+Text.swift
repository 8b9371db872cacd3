import Foundation
public import UIKitCatalog

/// The surroundings that a format is used in, where it does not name its own.
public struct FormattingContext: Sendable, Hashable {
  public var locale: String
  /// A member of `Calendar.Identifier`.
  public var calendar: EnumMember?
  public var timeZone: String?

  public init(locale: String = "en_US", calendar: EnumMember? = nil, timeZone: String? = nil) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }

  /// Whether dates are in the Gregorian calendar.
  public func isGregorian(_ format: DateFormat) -> Bool {
    let calendar = Calendar.named(format.calendar ?? calendar, Locale.named(format.locale ?? locale))
    return calendar.identifier == .gregorian || calendar.identifier == .iso8601
  }
}

extension DateFormat {
  /// The pattern of Unicode TR35 that it writes dates by: its own, or that of the style or template in the locale.
  public func pattern(in context: FormattingContext) -> String { formatter(context).dateFormat ?? "" }

  /// How a moment is written.
  public func text(secondsSince1970 seconds: Double, in context: FormattingContext) -> String {
    formatter(context).string(from: Date(timeIntervalSince1970: seconds))
  }

  /// How a day is written; the time of the day is noon.
  public func text(of day: Day, in context: FormattingContext) -> String {
    let formatter = formatter(context)
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = formatter.timeZone ?? .gmt
    let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
    return gregorian.date(from: parts).map(formatter.string(from:)) ?? ""
  }

  private func formatter(_ context: FormattingContext) -> DateFormatter {
    let formatter = DateFormatter()
    let locale = Locale.named(locale ?? context.locale)
    formatter.locale = locale
    formatter.calendar = Calendar.named(calendar ?? context.calendar, locale)
    formatter.timeZone = (timeZone ?? context.timeZone).flatMap(TimeZone.init(identifier:)) ?? .gmt
    if let format {
      formatter.dateFormat = format
    } else if let template {
      formatter.setLocalizedDateFormatFromTemplate(template)
    } else {
      formatter.dateStyle = DateFormat.style(style) ?? (time == nil ? .medium : .none)
      formatter.timeStyle = DateFormat.style(time) ?? .none
    }
    return formatter
  }

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

extension Calendar {
  /// The calendar of a member of `Calendar.Identifier`; without one, that of the locale.
  fileprivate static func named(_ member: EnumMember?, _ locale: Locale) -> Calendar {
    guard let member else { return locale.calendar }
    let separator = locale.identifier.contains("@") ? ";" : "@"
    return Locale.named("\(locale.identifier)\(separator)calendar=\(member.raw)").calendar
  }
}
