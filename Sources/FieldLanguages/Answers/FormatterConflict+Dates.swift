import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// Dates.
extension FormatterConflictSearch {
  /// A day in the field's ranges whose text there breaks a rule.
  func conflict(_ format: DateFormat, _ context: FormattingContext) -> FormatterConflict? {
    let days = CommonDays(field)
    func writing(_ days: [Day]) -> [Written<Moment>] {
      moments(of: days, format, context).compactMap { moment in
        format.text(of: moment.day, minute: moment.minute, in: context).map { Written(value: moment, text: $0) }
      }
    }
    let written = writing(days?.members ?? Self.usualDays)
    lazy var ofRules = writing(daysOfRules(days?.steady ?? DayRange(), format, context))
    for (index, rule) in restricting {
      let broken = written.filter { breaks(rule, $0.text) }
      guard let first = broken.first else { continue }
      func isEntered(_ moment: Written<Moment>) -> Bool { canBeEntered(moment.value, moment.text, format, context) }
      let entered = broken.first(where: isEntered) ?? ofRules.first { breaks(rule, $0.text) && isEntered($0) }
      let isNever = { broken.count == written.count && neverMeets(rule, format, days?.likely ?? DayRange(), context) }
      guard let found = entered ?? (isNever() ? first : nil) else { continue }
      return FormatterConflict(
        rule: index, locale: format.locale ?? context.locale, value: found.value.text, written: found.text,
        isOfGroups: false)
    }
    return nil
  }

  /// A day at a time.
  private struct Moment {
    var day: Day
    var minute = 12 * 60
    /// Whether the formatter writes the time.
    var isTimed = false

    /// The day, with the time where that is written.
    var text: String {
      let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
      return isTimed ? "\(day.isoText) \(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)" : day.isoText
    }
  }

  /// Some days, at hours of one digit and of two where the formatter writes hours.
  private func moments(of days: [Day], _ format: DateFormat, _ context: FormattingContext) -> [Moment] {
    let minutes = format.writesHours(in: context) ? [9 * 60 + 30, 12 * 60] : [12 * 60]
    return days.flatMap { day in minutes.map { Moment(day: day, minute: $0, isTimed: minutes.count > 1) } }
  }

  /// Some days of a range that all rules that reject take with other widths of their numbers than the formatter's.
  private func daysOfRules(_ range: DayRange, _ format: DateFormat, _ context: FormattingContext) -> [Day] {
    var fixed = format
    fixed.format = format.pattern(in: context)
    guard let certain = ReadTexts.certain(fixed, range, in: [context]) else { return [] }
    let space = RuleSpace(field.rules, normalization, field.budget)
    let texts =
      (space.rejecting.map(space.upper) + space.frame + [certain]).samples(4, budget: field.budget).value ?? []
    let others = Self.otherWidths(format, context)
    return texts.compactMap { text in
      others.lazy.compactMap { other in
        other.reread(text, in: context).flatMap { other.day(secondsSince1970: $0, in: context) }
      }.first
    }.filter(range.contains)
  }

  /// The format with one digit for numbers that have two, and the other way round.
  private static func otherWidths(_ format: DateFormat, _ context: FormattingContext) -> [DateFormat] {
    guard let pattern = format.pattern(in: context) else { return [] }
    let fields = DatePatternText(pattern)
    let letters = Array("Md".utf8) + DateFormat.hours
    let wide = fields.rewritten { letters.contains($0.letter) && $0.count == 1 ? 2 : nil }
    let narrow = fields.rewritten { letters.contains($0.letter) && $0.count == 2 ? 1 : nil }
    return [wide, narrow].map { pattern in
      var other = format
      other.format = pattern
      return other
    }
  }

  /// Of a range with no more days, each is looked at.
  private static let mostDays = 62

  private static let usualDays = (1...12).flatMap { month in
    [Day(year: 2_026, month: month, day: 3), Day(year: 2_026, month: month, day: 20)]
  }

  /// Whether a rule rejects all days that are in the field's ranges at some moment, as they are written: decided where
  /// they are written in numbers; where they have words, a rule about characters, a pattern or a length is asked about
  /// all that differ in more than their digits.
  private func neverMeets(
    _ rule: ValidationRule, _ format: DateFormat, _ days: DayRange, _ context: FormattingContext
  ) -> Bool {
    guard let text = format.pattern(in: context) else { return false }
    let isTimed = format.writesHours(in: context)
    if !isTimed, let days = days.all(most: Self.mostDays) {
      return days.allSatisfy { day in format.text(of: day, in: context).map { breaks(rule, $0) } ?? false }
    }
    let isGregorian = context.isGregorian(format)
    if rule.kind != .length, isGregorian, let pattern = DatePattern(text), pattern.isNumeric {
      let zero = Catalog.localeFacts(format.locale ?? context.locale).zeroDigit.value
      let digits = (0..<10).map { ScalarSet(scalars: [zero + $0]) }
      return rejects(rule, every: DateLanguage.texts(pattern, days, digits, .written))
    }
    guard rule.kind == .pattern || rule.kind == .characters || rule.kind == .length && isGregorian else { return false }
    let isOfLongYears = days.first.map { $0.year >= 1_000 } ?? false
    let texts = (isOfLongYears ? [2_026] : [2_026, 1]).flatMap { year in
      Self.daysOfAllShapes(in: year).flatMap { day in
        (isTimed ? Self.hoursOfAllShapes : [12]).compactMap { format.text(of: day, minute: $0 * 60, in: context) }
      }
    }
    guard !texts.isEmpty, texts.allSatisfy({ breaks(rule, $0) }) else { return false }
    return rule.kind == .length || rejects(rule, every: Self.withAnyDigits(texts))
  }

  /// Each month with each weekday, on days of one digit and of two.
  private static func daysOfAllShapes(in year: Int) -> [Day] {
    (1...12).flatMap { month in
      (Array(1...7) + Array(10...16)).map { Day(year: year, month: month, day: $0) }
    }
  }

  /// Hours of one digit and of two, of both halves of the day.
  private static let hoursOfAllShapes = [9, 10, 12, 13]

  /// Texts that differ from some in their digits only.
  private static func withAnyDigits(_ texts: [String]) -> TextLanguage {
    var builder = LanguageBuilder()
    let start = builder.addState()
    let end = builder.addState(accepting: true)
    struct Step: Hashable {
      var state: Int
      var set: ScalarSet
    }
    var states: [Step: Int] = [:]
    var ends: Set<Int> = []
    for text in texts {
      var state = start
      for scalar in text.unicodeScalars {
        let step = Step(state: state, set: scalar.anyDigit ?? ScalarSet(scalars: [scalar.value]))
        let next = states[step] ?? builder.addState()
        if states.updateValue(next, forKey: step) == nil { builder.addEdge(from: state, to: next, on: step.set) }
        state = next
      }
      if ends.insert(state).inserted { builder.addEmptyEdge(from: state, to: end) }
    }
    return TextLanguage(builder)
  }

  /// Whether a moment can be entered with other widths of its numbers, as the formatter certainly reads it.
  private func canBeEntered(
    _ moment: Moment, _ written: String, _ format: DateFormat, _ context: FormattingContext
  ) -> Bool {
    guard let pattern = format.pattern(in: context) else { return false }
    let texts = Self.otherWidths(format, context).compactMap {
      $0.text(of: moment.day, minute: moment.minute, in: context)
    }
    let candidates = texts.filter { $0 != written && isAccepted($0) }
    // Of what has no year, another one is read.
    guard !candidates.isEmpty, let day = DatePattern(pattern)?.readDay(of: moment.day) else { return false }
    let own = DayRange(first: day, last: day)
    var fixed = format
    fixed.format = pattern
    let read = ReadTexts.certain(fixed, own, in: [context])
    return candidates.contains { read?.contains(seen($0)).value == true }
  }
}

/// The days that all of a field's ranges have in common.
private struct CommonDays {
  /// Those that are in them at every moment.
  var steady: DayRange
  /// Some of these.
  var members: [Day]
  /// Those that are in them at some moment.
  var likely: DayRange

  /// Nil where no range is of days.
  init?(_ field: FieldLanguage) {
    let bounds = field.rules.compactMap { if case .dates(let bounds) = $0.language.bounds { bounds } else { nil } }
    guard let first = bounds.first else { return nil }
    steady = bounds.reduce(first.steady) { $0.intersection($1.steady) }
    members = first.members(in: steady)
    likely = bounds.reduce(first.likelyDays) { $0.intersection($1.likelyDays) }
  }
}

extension DayRange {
  /// All its days, where there are no more than so many; nil where there are.
  fileprivate func all(most: Int) -> [Day]? {
    guard let first, let last, first <= last, last.number - first.number < most else { return nil }
    return (first.number...last.number).map { Day(number: $0) }
  }
}

extension DateFormat {
  fileprivate static let hours = Array("HhKk".utf8)

  /// Whether it writes hours.
  fileprivate func writesHours(in context: FormattingContext) -> Bool {
    pattern(in: context).map { DatePatternText($0).hasField(of: Self.hours) } ?? false
  }
}

extension DatePatternText {
  /// Whether a field with one of some letters is in it.
  fileprivate func hasField(of letters: [UInt8]) -> Bool {
    parts.contains { $0.kind == .field && letters.contains($0.letter) }
  }

  /// The pattern with other counts of some letters.
  fileprivate func rewritten(_ count: (Part) -> Int?) -> String {
    parts.map { part in
      guard part.kind == .field, let count = count(part) else { return text(part.range) }
      return String(repeating: Character(Unicode.Scalar(part.letter)), count: count)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// The ten digits that a digit is one of; nil where it is none.
  fileprivate var anyDigit: ScalarSet? {
    guard properties.numericType == .decimal, let digit = properties.numericValue else { return nil }
    let zero = value - UInt32(digit)
    return ScalarSet(zero...zero + 9)
  }
}
