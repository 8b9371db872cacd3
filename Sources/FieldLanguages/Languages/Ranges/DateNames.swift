import FormModel
import TextPatterns
import ValueFormatting

/// What the names of months, of weekdays and of the halves of the day may begin with.
///
/// Systems abbreviate names in different ways, with and without points; what they begin with is the same.
struct DateNames {
  /// What names of months begin with.
  var months = ScalarSet.all
  private var weekdays = ScalarSet.all
  private var halves = ScalarSet.all

  /// The languages whose halves of the day begin alike in all editions of CLDR: others have had names of their own, and
  /// AM and PM, in turn.
  private static let steadyHalves: Set<String> = ["en", "ja", "zh", "ko", "ar"]

  /// Names of no known locale.
  static let any = DateNames()

  private init() {}

  /// The names in each locale, as far as a pattern asks for them.
  init(_ format: DateFormat, _ pattern: DatePattern, in contexts: [FormattingContext]) {
    func set(_ kind: Kind) -> ScalarSet {
      contexts.map { DateNames.initials(kind, format, $0) }.reduce(.empty) { $0.union($1) }
    }
    if pattern.hasMonth { months = set(pattern.parts.contains(.monthName) ? .monthsOfAllWidths : .months) }
    if pattern.parts.contains(.words("E")) { weekdays = set(.weekdays) }
    let languages = contexts.map { String((format.locale ?? $0.locale).prefix { $0.isLetter }) }
    if pattern.parts.contains(.words("a")), languages.allSatisfy(DateNames.steadyHalves.contains) {
      halves = set(.halves)
    }
  }

  /// Which names.
  private enum Kind: Hashable {
    case months, monthsOfAllWidths, weekdays, halves

    /// The patterns that write them.
    var patterns: [String] {
      switch self {
      case .months: ["MMMM", "LLLL"]
      case .monthsOfAllWidths: ["MMMM", "LLLL", "MMM", "LLL", "MMMMM", "LLLLL"]
      case .weekdays: ["EEEE", "E", "EEEEE", "EEEEEE", "cccc", "ccc"]
      case .halves: ["a", "aaaa", "aaaaa"]
      }
    }

    /// Moments that have all of them.
    var moments: [(day: Day, minute: Int)] {
      let days = (1...7).map { Day(year: 2_026, month: 11, day: $0) }
      switch self {
      case .months, .monthsOfAllWidths: return (1...12).map { (Day(year: 2_026, month: $0, day: 1), 0) }
      case .weekdays: return days.map { ($0, 0) }
      case .halves: return days.flatMap { [($0, 9 * 60), ($0, 17 * 60)] }
      }
    }
  }

  /// What the names depend on.
  private struct Key: Hashable {
    var kind: Kind
    var format: DateFormat
    var context: FormattingContext
  }

  private static let known = BoundedTable<Key, ScalarSet>(limit: 1 << 10)

  /// What the names of a kind begin with in a locale; found out once.
  private static func initials(_ kind: Kind, _ format: DateFormat, _ context: FormattingContext) -> ScalarSet {
    var format = format
    format.format = nil
    return known.value(Key(kind: kind, format: format, context: context)) {
      initials(
        kind.patterns.flatMap { pattern in
          var named = format
          named.format = pattern
          return kind.moments.map { named.text(of: $0.day, minute: $0.minute, in: context) }
        })
    }
  }

  /// What a part of a pattern that is words begins with.
  subscript(kind: Unicode.Scalar) -> ScalarSet {
    switch kind {
    case "E": weekdays
    case "a": halves
    default: .all
    }
  }

  /// The first characters of some names, large and small; all characters where a name is not known, or begins with none
  /// that has these.
  private static func initials(_ names: [String?]) -> ScalarSet {
    var set = ScalarSet.empty
    for name in names {
      guard let first = name?.unicodeScalars.first, first.properties.isAlphabetic else { return .all }
      let forms = [String(first), first.properties.lowercaseMapping, first.properties.uppercaseMapping]
      let folded = first.properties.lowercaseMapping.unicodeScalars.first?.properties.uppercaseMapping ?? ""
      for form in forms + [folded] {
        if let scalar = form.unicodeScalars.first { set = set.union(ScalarSet(scalars: [scalar.value])) }
      }
    }
    return set
  }
}
