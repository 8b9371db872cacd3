import FormModel
import ValueFormatting
import TextPatterns

/// A date pattern of Unicode TR35, as far as its parts are numbers, or words that do not change the day.
struct DatePattern {
  /// A field of the pattern, or what stands between two.
  enum Part: Equatable {
    /// As many digits as `width`; 1 as the number needs, 2 the last two digits. A number with a sign is read only where
    /// `isSigned`.
    case year(width: Int, isSigned: Bool)
    /// The number of the month, padded with zeros to a width.
    case month(width: Int)
    /// The day of the month, padded with zeros to a width.
    case day(width: Int)
    /// A number of the time of day, whatever the date.
    case number(ClosedRange<Int>, width: Int)
    /// Digits of a second's fraction.
    case digits(Int)
    /// The name of a month.
    case monthName
    /// A weekday (`E`), a half of the day (`a`), or another part of the day (`B`).
    case words(Unicode.Scalar)
    /// What nothing is known of but that it stands there: a week, an era, a time zone. Each may make another day of the
    /// rest.
    case other
    /// Text that stands as it is.
    case literal(String)

    /// Whether it is written in digits alone.
    var isNumeric: Bool {
      switch self {
      case .year, .month, .day, .number, .digits: true
      case .monthName, .words, .other, .literal: false
      }
    }

    /// How many digits it is written with at least.
    var width: Int {
      switch self {
      case .year(let width, _), .month(let width), .day(let width), .number(_, let width), .digits(let width): width
      case .monthName, .words, .other, .literal: 0
      }
    }
  }

  /// The fields and literals, in the order of the pattern.
  private(set) var parts: [Part] = []

  /// Nil for a pattern that is longer than people write them.
  init?(_ pattern: String) {
    let scalars = Array(pattern.unicodeScalars)
    guard scalars.count <= 200 else { return nil }
    var at = 0
    while at < scalars.count {
      let scalar = scalars[at]
      if scalar == "'" {
        at = addQuoted(scalars, at)
      } else if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
        let end = scalars[at...].firstIndex { $0 != scalar } ?? scalars.count
        parts.append(DatePattern.part(scalar, end - at) ?? .other)
        at = end
      } else {
        addLiteral(String(scalar))
        at += 1
      }
    }
    // Of a part that stands there twice systems take the one or the other.
    for kind in [isYear, isMonth, isDay] where parts.count(where: kind) > 1 {
      for index in parts.indices where kind(parts[index]) { parts[index] = .other }
    }
  }

  private var isYear: (Part) -> Bool { { if case .year = $0 { true } else { false } } }
  private var isMonth: (Part) -> Bool {
    { part in
      if case .month = part { return true }
      return part == .monthName
    }
  }
  private var isDay: (Part) -> Bool { { if case .day = $0 { true } else { false } } }

  /// The years of which two digits are certainly read: those of `DateFormatter` begin with 1950 in GMT, which is an
  /// evening of 1949 in the west, and a morning of 1950 in the east.
  var certainShortYears: ClosedRange<Int> { 1_951...(hasTime ? 2_048 : 2_049) }

  /// The years of which two digits may be read.
  static let possibleShortYears = 1_949...2_050

  /// Whether a time of the day is written as numbers.
  private var hasTime: Bool { parts.contains { if case .number = $0 { true } else { false } } }

  /// Whether years have two digits.
  var hasShortYear: Bool {
    parts.contains { if case .year(2, _) = $0 { true } else { false } }
  }

  /// Whether a year is written.
  var hasYear: Bool { parts.contains(where: isYear) }

  /// Whether the month is written as a number.
  var hasMonth: Bool { parts.contains(where: isMonth) }

  /// Whether the day of the month is written.
  var hasDay: Bool { parts.contains(where: isDay) }

  /// Whether all of it is digits and what stands between them.
  var isNumeric: Bool {
    parts.allSatisfy { if case .literal = $0 { true } else { $0.isNumeric } }
  }

  /// Whether something may make another day of what is known of the rest.
  var hasOther: Bool { parts.contains(.other) }

  /// Whether numbers follow each other with nothing between them, so that only their widths part them.
  var hasRun: Bool { zip(parts, parts.dropFirst()).contains { $0.isNumeric && $1.isNumeric } }

  /// The day that is read of what the pattern writes for a day: what it leaves out is that of January 1, 2000; nil where
  /// that is not known, or no day.
  func readDay(of day: Day) -> Day? {
    // The years that begin at `twoDigitStartDate`, which is 1950 where nobody sets it (DateFormatter).
    if hasShortYear, !(1_950...2_049).contains(day.year) { return nil }
    if hasYear, hasMonth, hasDay { return day }
    if hasOther { return nil }
    let (year, month) = (hasYear ? day.year : 2_000, hasMonth ? day.month : 1)
    let number = hasDay ? day.day : 1
    return number <= Day.count(month, year) ? Day(year: year, month: month, day: number) : nil
  }

  /// Whether a name follows a number with nothing between them: in some languages names of months begin with digits.
  var hasTightName: Bool { zip(parts, parts.dropFirst()).contains { $0.isNumeric && $1 == .monthName } }

  /// Whether its numbers are one such run, each of a width of its own.
  var isOneRun: Bool {
    let numbers = parts.indices.filter { parts[$0].isNumeric }
    guard let first = numbers.first, let last = numbers.last, numbers.count == last - first + 1 else { return false }
    return isOfRuns
  }

  /// Whether each of its numbers is one of a run, with a width of its own but for the first.
  var isOfRuns: Bool {
    isNumeric
      && parts.indices.allSatisfy { index in
        guard parts[index].isNumeric else { return true }
        let isFirst = index == 0 || !parts[index - 1].isNumeric
        return isFirst ? index + 1 < parts.count && parts[index + 1].isNumeric : parts[index].width > 1
      }
  }

  /// Whether its numbers are one run in which each has one width.
  var hasFixedWidths: Bool { isOneRun && parts.allSatisfy { !$0.isNumeric || $0.width > 1 } }

  /// Whether a digit stands for itself somewhere, so that it may be taken for a part of a number.
  var hasLiteralDigit: Bool {
    parts.contains { part in
      guard case .literal(let text) = part else { return false }
      return text.unicodeScalars.contains { $0.properties.numericType == .decimal }
    }
  }

  /// How many groups of digits, parted by something else, a date is certainly written with.
  var digitGroups: Int { parts.indices.count { parts[$0].isNumeric && ($0 == 0 || !parts[$0 - 1].isNumeric) } }

  /// How a day is written, whether or not there is such a day; nil where the pattern leaves out a part of it, or has
  /// words.
  func text(of day: Day) -> String? {
    guard isNumeric, parts.contains(where: isYear), parts.contains(where: isMonth), parts.contains(where: isDay) else {
      return nil
    }
    return parts.map { part in
      switch part {
      case .year(let width, _): DatePattern.text(width == 2 ? day.year % 100 : day.year, width)
      case .month(let width): DatePattern.text(day.month, width)
      case .day(let width): DatePattern.text(day.day, width)
      case .number(let numbers, let width): DatePattern.text(numbers.lowerBound, width)
      case .digits(let count): String(repeating: "0", count: count)
      case .monthName, .words, .other: ""
      case .literal(let text): text
      }
    }.joined()
  }

  private static func text(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private mutating func addLiteral(_ text: String) {
    if case .literal(let before) = parts.last {
      parts[parts.count - 1] = .literal(before + text)
    } else {
      parts.append(.literal(text))
    }
  }

  /// Takes what stands in quotes; two quotes are one. Gives where it goes on.
  private mutating func addQuoted(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    if start + 1 < scalars.count, scalars[start + 1] == "'" {
      addLiteral("'")
      return start + 2
    }
    var at = start + 1
    while at < scalars.count {
      if scalars[at] == "'" {
        guard at + 1 < scalars.count, scalars[at + 1] == "'" else { return at + 1 }
        at += 1
      }
      addLiteral(String(scalars[at]))
      at += 1
    }
    return at
  }

  private static func part(_ letter: Unicode.Scalar, _ count: Int) -> Part? {
    switch letter {
    case "y" where count <= 4: .year(width: count, isSigned: false)
    case "u" where count != 2 && count <= 4: .year(width: count, isSigned: true)
    case "M" where count <= 2, "L" where count <= 2: .month(width: count)
    case "M" where count <= 5, "L" where count <= 5: .monthName
    case "d" where count <= 2: .day(width: count)
    case "H" where count <= 2: .number(0...23, width: count)
    case "k" where count <= 2: .number(1...24, width: count)
    case "K" where count <= 2: .number(0...11, width: count)
    case "h" where count <= 2: .number(1...12, width: count)
    case "m" where count <= 2, "s" where count <= 2: .number(0...59, width: count)
    case "S" where count <= 9: .digits(count)
    case "E" where count <= 6, "e" where (3...6).contains(count), "c" where (3...6).contains(count): .words("E")
    case "a" where count <= 5: .words("a")
    case "b" where count <= 5, "B" where count <= 5: .words("B")
    default: nil
    }
  }
}
