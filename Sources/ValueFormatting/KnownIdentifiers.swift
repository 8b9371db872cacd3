import Foundation
import UIKitCatalog

// The only place where locales, calendars and time zones are made from texts. Foundation for Linux ends the process on
// identifiers that it does not know, so that only what the catalogue knows gets there, spelled in one way.

extension Locale {
  /// The locale of an identifier; nil for one with a part that nothing known has as its name.
  static func known(_ identifier: String) -> Locale? {
    LocaleIdentifier(identifier)?.formatterIdentifier.map(Locale.init(identifier:))
  }
}

extension Calendar {
  /// The calendar of a member of `Calendar.Identifier` as a locale writes it; without one, that of the locale.
  static func known(_ member: EnumMember?, _ locale: Locale) -> Calendar {
    guard let member else { return locale.calendar }
    let separator = locale.identifier.contains("@") ? ";" : "@"
    return Locale(identifier: "\(locale.identifier)\(separator)calendar=\(member.raw)").calendar
  }
}

extension TimeZone {
  /// The time zone of a name; nil for one that is not known.
  static func known(_ name: String) -> TimeZone? { TimeZones.shared.answer(name) { $0 } }
}

/// Time zones by name, each looked up once.
private enum TimeZones {
  static let shared = FormatterCache<String, TimeZone> { name in
    guard Catalog.isTimeZone(name) else { return nil }
    return TimeZone(identifier: name) ?? TimeZone(abbreviation: name)
  }
}
