/// Time zones by name: `area|the rest of each name`, and the abbreviations that are taken for names.
final class TimeZoneTable: Sendable {
  /// The only table, read when the first time zone is looked up.
  static let shared = TimeZoneTable()

  private let areaTable = Table(TimeZoneTable.areas)
  private let abbreviationTable = Table(TimeZoneTable.abbreviations)

  /// All names: `Europe/Berlin`, `UTC`.
  var names: [String] {
    (0..<areaTable.count).flatMap { row in
      let area = areaTable.field(row, 0)
      return areaTable.field(row, 1).words.map { area.isEmpty ? $0.string : "\(area)/\($0)" }
    }
  }

  /// Whether a name is one of a zone, an abbreviation, or a distance from Greenwich.
  func contains(_ name: String) -> Bool {
    let (area, rest) = CatalogName.parts(name)
    let isZone = (0..<areaTable.count).contains { row in
      areaTable.field(row, 0).equals(area.utf8) && areaTable.field(row, 1).words.contains { $0.equals(rest.utf8) }
    }
    return isZone
      || (0..<abbreviationTable.count).contains { row in
        abbreviationTable.field(row, 0).words.contains { $0.equals(name.utf8) }
      }
      || TimeZoneTable.isOffset(name)
  }

  /// `GMT+1`, `GMT+0530`, `UTC-08:00`: at most 18 hours.
  static func isOffset(_ name: String) -> Bool {
    guard name.hasPrefix("GMT") || name.hasPrefix("UTC"), name.utf8.count <= 9 else { return false }
    let offset = name.dropFirst(3)
    guard offset.first == "+" || offset.first == "-" else { return false }
    let parts = offset.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return false
    }
    let digits = parts.joined()
    let hasMinutes = digits.utf8.count > 2
    guard (1...4).contains(digits.utf8.count), parts.count == 1 || parts[1].utf8.count == 2, let number = Int(digits)
    else { return false }
    let (hours, minutes) = hasMinutes ? (number / 100, number % 100) : (number, 0)
    return hours <= 18 && minutes < 60
  }
}

/// The two parts of a time zone's name.
private enum CatalogName {
  /// What comes before the first slash, and what comes after it; without a slash, all of it comes after.
  static func parts(_ name: String) -> (area: Substring, rest: Substring) {
    guard let slash = name.firstIndex(of: "/") else { return ("", name[...]) }
    return (name[..<slash], name[name.index(after: slash)...])
  }
}

extension Catalog {
  /// Whether Foundation knows a time zone of this name: of the tz database, an abbreviation such as `PST`, or a distance
  /// such as `GMT+1`.
  public static func isTimeZone(_ name: String) -> Bool { TimeZoneTable.shared.contains(name) }

  /// The names of all time zones of the tz database.
  public static var timeZones: [String] { TimeZoneTable.shared.names }

  /// The time zone that was meant by a name that is not known: of another case, or after its area was left out
  /// (`Berlin`); nil where none is close.
  public static func closestTimeZone(to name: String) -> String? {
    closestMatch(to: name, among: likelyTimeZones.likely(for: name)) ?? timeZonesByCity[name.lowercased()]
  }

  private static let likelyTimeZones = LikelyNames(timeZones)

  /// The first zone of each city, in small letters.
  private static let timeZonesByCity = Dictionary(
    timeZones.compactMap { name in
      name.lastIndex(of: "/").map { (name[name.index(after: $0)...].lowercased(), name) }
    }, uniquingKeysWith: { first, _ in first })
}
