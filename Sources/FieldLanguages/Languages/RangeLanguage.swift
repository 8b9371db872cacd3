import ValueFormatting
import FormModel
import TextPatterns
import UIKitCatalog

/// Reads `range(a...b)`: of numbers or of dates, as the field's formatter writes them.
struct RangeLanguage {
  /// The rule.
  let rule: ResolvedMember
  /// What writes and reads the values of its field.
  let formatter: FieldFormatter
  /// The form's locales, calendar and time zone.
  let environment: FieldEnvironment

  /// What the rule says; nothing is known where its argument is no range of numbers or dates.
  var language: RuleLanguage {
    guard let range = rule.argument(), range.kind == .range, range.isWellFormed else { return .opaque(.range) }
    if let bounds = NumberBounds(range) { return numbers(bounds) }
    if let bounds = DateBounds(range) { return dates(bounds) }
    return .opaque(.range)
  }

  /// What the languages of a range take: they are made whole or not at all.
  static let usualSteps = 60_000
  /// What it takes to find out how locales write numbers and dates, and to read these.
  static func steps(_ formatter: FieldFormatter, in locales: Int) -> Int {
    if case .format(.date) = formatter { return 36_000 + locales * 4_000 }
    return locales * 2_000
  }

  private static let empty = RuleLanguage(.range, upper: .nothing, isEmptyRange: true)

  private var contexts: [FormattingContext] {
    guard case .format(let format) = formatter else { return environment.contexts }
    return environment.contexts(of: format.locale)
  }

  private func numbers(_ bounds: NumberBounds) -> RuleLanguage {
    if bounds.isEmpty { return RangeLanguage.empty }
    let range = NumberRange(bounds: bounds)
    let ends = RangeBounds.numbers(bounds)
    switch formatter {
    // A mask and groups are no formatters of numbers: the text itself is read.
    case .none, .open, .format(.mask), .format(.grouped):
      let (upper, lower) = range.plain(in: environment.typingLocales)
      let separator = environment.localeFacts.first?.decimalSeparator ?? "."
      return RuleLanguage(
        .range, upper: upper.tabled, lower: lower.tabled,
        texts: { _ in bounds.members(fractionDigits: 0).compactMap { NumberRange.typed($0, separator) } },
        misses: { bounds.misses(fractionDigits: 0).compactMap { NumberRange.typed($0, separator) } }, bounds: ends,
        fractions: RangeFractions(bounds, in: environment.localeFacts),
        doubt: "whether all of it is read as a number depends on the app")
    case .format(.number(let format)):
      let read = ReadTexts(format, bounds, in: contexts)
      guard let read, let shape = contexts.first.flatMap({ format.shape(in: $0) ?? format.patternShape(in: $0) }) else {
        return words(bounds, format, read)
      }
      return RuleLanguage(
        .range, upper: read.possible, lower: read.certain, sampled: read.written, texts: texts(bounds, format, shape),
        misses: misses(bounds, format, shape), bounds: ends,
        fractions: RangeFractions(bounds, format, in: contexts),
        doubt: "whether numbers that are written in another way than the formatter's are read depends on the "
          + (contexts.count > 1 ? "locale and the system" : "system"),
        isConfirmed: WrittenNumbers(format: format, bounds: bounds, contexts: contexts).isInside)
    // What it reads are dates.
    case .format(.date): return RuleLanguage(.range, upper: .nothing, readsNothing: true, bounds: ends)
    case .format, .unknown: return .opaque(.range, bounds: ends)
    }
  }

  /// Numbers that are written in words, or with powers.
  private func words(_ bounds: NumberBounds, _ format: NumberFormat, _ read: ReadTexts?) -> RuleLanguage {
    let context = contexts.first ?? FormattingContext()
    @Sendable func written(_ numbers: [String]) -> [String] { numbers.compactMap { format.text(of: $0, in: context) } }
    // A number that is rounded may be written as one of the ends is, which is the nearest of all in the range.
    @Sendable func outside() -> [String] {
      let members = Set(written(bounds.members(fractionDigits: 0)))
      return written(bounds.misses(fractionDigits: 0)).filter { !members.contains($0) }
    }
    let isAlone = contexts.count == 1
    let numbers = WrittenNumbers(format: format, bounds: bounds, contexts: contexts)
    return RuleLanguage(
      .range, upper: read?.possible ?? .everything, lower: .nothing,
      texts: { _ in written(bounds.members(fractionDigits: 0)) },
      misses: outside, bounds: .numbers(bounds),
      doubt: "how the formatter writes its values is not known",
      isOutside: { isAlone && outside().contains($0) || numbers.isOutside($0) }, isConfirmed: numbers.isInside)
  }

  private func dates(_ bounds: DateBounds) -> RuleLanguage {
    if bounds.isEmpty { return RangeLanguage.empty }
    let ends = RangeBounds.dates(bounds)
    let format: DateFormat
    switch formatter {
    case .format(.date(let read)): format = read
    // What is read are numbers.
    case .none, .format(.mask), .format(.grouped), .format(.number):
      return RuleLanguage(.range, upper: .nothing, readsNothing: true, bounds: ends)
    case .format, .open, .unknown: return .opaque(.range, bounds: ends)
    }
    // Of no locale it is known what is read there.
    if contexts.isEmpty { return .opaque(.range, bounds: ends) }
    if isOutsideOf2000(bounds, format) || isBetweenFirstDays(bounds, format) {
      return RuleLanguage(.range, upper: .nothing, bounds: ends)
    }
    let written = WrittenDays(format: format, bounds: bounds, contexts: contexts)
    guard let pattern = format.format.flatMap({ DatePattern($0) }), pattern.isNumeric,
      let read = ReadTexts(format, steady: bounds.steady, likely: bounds.likelyDays, in: contexts)
    else {
      return RuleLanguage(
        .range, upper: possible(format, bounds), lower: .nothing, texts: texts(format, bounds),
        misses: misses(bounds, format), bounds: ends, doubt: "how the formatter writes dates depends on the system",
        isOutside: written.isOutside, isConfirmed: written.isInside)
    }
    let hasASCIIDigits = contexts.allSatisfy { Catalog.localeFacts(format.locale ?? $0.locale).zeroDigit == "0" }
    let doubtOfRange = bounds.isFixed ? "calendars differ before 1583" : "it depends on the day"
    let doubt = hasASCIIDigits ? doubtOfRange : RangeLanguage.doubtOfDigits
    return RuleLanguage(
      .range, upper: read.possible, lower: read.certain, sampled: read.written, texts: texts(format, bounds),
      misses: misses(bounds, format, pattern), bounds: ends,
      doubt: doubt, doubtOfText: { RangeLanguage.doubt(of: $0, pattern) ?? doubt }, isConfirmed: written.isInside)
  }

  /// Whether a format without a year, which reads days of 2000 (a weekday alone may be one beside it), has a range without
  /// any.
  private func isOutsideOf2000(_ bounds: DateBounds, _ format: DateFormat) -> Bool {
    guard !format.mayWriteYear, contexts.allSatisfy({ $0.isGregorian(format) }),
      contexts.allSatisfy({ context in
        let pattern = (format.format ?? format.pattern(in: context)).flatMap { DatePattern($0) }
        return pattern.map { !$0.hasYear && !$0.parts.contains(.other) } ?? false
      })
    else { return false }
    let year = DayRange(first: Day(year: 1999, month: 12, day: 1), last: Day(year: 2001, month: 1, day: 31))
    let days = bounds.likelyDays.intersection(year)
    return days.first.flatMap { first in days.last.map { $0 < first } } ?? false
  }

  /// Whether a format without a day, which reads the first of a month, or without a month, which reads that of January, has a
  /// range without any.
  private func isBetweenFirstDays(_ bounds: DateBounds, _ format: DateFormat) -> Bool {
    let days = bounds.likelyDays
    guard let first = days.first, let last = days.last, contexts.allSatisfy({ $0.isGregorian(format) }) else {
      return false
    }
    return contexts.allSatisfy { context in
      guard let pattern = (format.format ?? format.pattern(in: context)).flatMap({ DatePattern($0) }),
        pattern.hasYear, !pattern.hasDay, !pattern.hasOther, !pattern.parts.contains(.words("E"))
      else { return false }
      let start = Day(year: first.year, month: pattern.hasMonth ? first.month : 1, day: 1)
      return start < first && start.adding(years: pattern.hasMonth ? 0 : 1, months: pattern.hasMonth ? 1 : 0) > last
    }
  }

  private static let doubtOfDigits = "which digits are read depends on the locale"

  /// Why it may not be known which day a text is read as; nil where one certainly is that digits of the locale say.
  private static func doubt(of text: String, _ pattern: DatePattern) -> String? {
    if text.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.numericType == .decimal }) {
      return doubtOfDigits
    }
    let every = DayRange(first: nil, last: nil)
    let digits = NumberAlphabet.digits(from: "0")
    func isKnown(_ reach: DateReach) -> Bool {
      DateLanguage.texts(pattern, every, digits, reach).contains(text).value == true
    }
    if isKnown(.certain) { return nil }
    if isKnown(.written) {
      return pattern.hasShortYear ? "two digits do not say of which century the year is" : nil
    }
    return text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      ? "whether a name is read in the place of a number depends on the system"
      : "whether a date that is written so is read depends on the system"
  }

  /// What may be read as a day where words stand in the pattern, or systems differ in it.
  private func possible(_ format: DateFormat, _ bounds: DateBounds) -> TextLanguage {
    ReadTexts(format, steady: bounds.steady, likely: bounds.likelyDays, in: contexts)?.possible ?? .everything
  }

  private func texts(
    _ bounds: NumberBounds, _ format: NumberFormat, _ shape: NumberShape
  ) -> @Sendable (DayRange?) -> [String] {
    let context = contexts.first ?? FormattingContext()
    let digits = shape.minimumFractionDigits + (shape.multiplier == 100 ? 2 : 0)
    return { _ in bounds.members(fractionDigits: digits).compactMap { format.text(of: $0, in: context) } }
  }

  private func misses(_ bounds: NumberBounds, _ format: NumberFormat, _ shape: NumberShape) -> @Sendable () -> [String]
  {
    let context = contexts.first ?? FormattingContext()
    let digits = shape.minimumFractionDigits + (shape.multiplier == 100 ? 2 : 0)
    return { bounds.misses(fractionDigits: digits).compactMap { format.text(of: $0, in: context) } }
  }

  private func misses(
    _ bounds: DateBounds, _ format: DateFormat, _ pattern: DatePattern? = nil
  ) -> @Sendable () -> [String] {
    let context = contexts.first ?? FormattingContext()
    let hasASCIIDigits = Catalog.localeFacts(format.locale ?? context.locale).hasASCIIDigits
    let leaping = hasASCIIDigits ? pattern : nil
    return { bounds.misses(format, in: context) + (leaping.flatMap(bounds.leapDay).map { [$0] } ?? []) }
  }

  /// Some days of a range as the formatter writes them, where they are read as days of it.
  private func texts(_ format: DateFormat, _ bounds: DateBounds) -> @Sendable (DayRange?) -> [String] {
    let context = contexts.first ?? FormattingContext()
    return { days in
      let pattern = format.pattern(in: context).flatMap { DatePattern($0) }
      let range = days.map(bounds.steady.intersection) ?? bounds.steady
      let days = bounds.members(in: range).filter { day in
        pattern.map { format.readDay(of: day, by: $0, in: context).map(range.contains) ?? false } ?? true
      }
      return days.compactMap { format.text(of: $0, in: context) }.filter { format.rereads($0, in: context) }
    }
  }
}

extension DateFormat {
  /// Whether a year may be written where no pattern tells.
  fileprivate var mayWriteYear: Bool {
    if format != nil { return false }
    return template?.contains { "GyYuUr".contains($0) } ?? (styles.date != EnumMember.DateStyle.none)
  }
}

extension NumberBounds {
  /// Nil where an end is no number.
  init?(_ range: Value) {
    for (end, path) in [(range.lower, \NumberBounds.lower), (range.upper, \NumberBounds.upper)] {
      guard let end else { continue }
      guard let number = end.numberText.flatMap({ DecimalNumber($0) }) else { return nil }
      self[keyPath: path] = number
    }
    isHalfOpen = range.flags.contains(.isHalfOpen)
    if lower == nil && upper == nil { return nil }
  }
}

extension DateBounds {
  /// Nil where an end is no date.
  init?(_ range: Value) {
    for (end, path) in [(range.lower, \DateBounds.lower), (range.upper, \DateBounds.upper)] {
      guard let end else { continue }
      guard let bound = DateBound(end) else { return nil }
      self[keyPath: path] = bound
    }
    isHalfOpen = range.flags.contains(.isHalfOpen)
    if lower == nil && upper == nil { return nil }
  }
}
