import Foundation
import UIKitCatalog

// The only place where locales, calendars and time zones are made from texts. Foundation for Linux ends the process on
// identifiers that it does not know, so that only what the catalogue knows gets there, spelled in one way.

extension Locale {
  /// The locale of an identifier; nil for one with a part that nothing known has as its name.
  static func known(_ identifier: String) -> Locale? {
    LocaleIdentifier(identifier)?.formatterIdentifier.map(Locale.init(identifier:))
  }

  /// The locale with a keyword of Unicode's locale identifiers (TR35, part 1), in the place of one that it has.
  func with(_ keyword: String, _ value: String) -> Locale {
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let others = parts.dropFirst().flatMap { $0.split(separator: ";") }.filter { !$0.hasPrefix("\(keyword)=") }
    let keywords = others.map(String.init) + ["\(keyword)=\(value)"]
    return Locale(identifier: "\(parts.first ?? "")@\(keywords.joined(separator: ";"))")
  }
}

extension Calendar {
  /// The calendar of a member of `Calendar.Identifier` as a locale writes it; without one, that of the locale.
  static func known(_ member: EnumMember?, _ locale: Locale) -> Calendar {
    member.map { locale.with("calendar", "\($0.raw)").calendar } ?? locale.calendar
  }
}

extension TimeZone {
  /// The time zone of a name; nil for one that is not known.
  static func known(_ name: String) -> TimeZone? { TimeZones.shared.answer(name) { $0 } }
}

/// Time zones by name, each looked up once.
private enum TimeZones {
  /// An abbreviation is a name for the zone that Foundation's list gives: formatters and zones would each take it for
  /// another one.
  static let shared = FormatterCache<String, TimeZone> { name in
    guard Catalog.isTimeZone(name) else { return nil }
    let identifier = TimeZone.abbreviationDictionary[name] ?? name
    guard let zone = TimeZone(identifier: identifier) ?? TimeZone(abbreviation: identifier), isReadable(zone) else {
      return nil
    }
    return abs(zone.secondsFromGMT(for: Date(timeIntervalSince1970: 0))) < farthest ? zone : nil
  }

  /// Whether formatters can use a zone. Foundation for Linux knows the names by itself, and ends the process where the system
  /// has no file of that name, as in a container with hardly more than a program.
  private static func isReadable(_ zone: TimeZone) -> Bool {
    #if canImport(Darwin)
      true
    #else
      TimeZone(secondsFromGMT: zone.secondsFromGMT())?.identifier == zone.identifier
        || FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(zone.identifier)")
    #endif
  }

  /// Formatters take zones of less than so many seconds from Greenwich; no clock on Earth is farther.
  private static let farthest = 15 * 3_600
}
