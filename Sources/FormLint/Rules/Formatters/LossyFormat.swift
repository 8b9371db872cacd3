import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `lossy-format`: what the formatter writes is read as another value.
enum LossyFormat: ControlRule {
  static let info = LintRuleInfo(
    "lossy-format", .information, group: .formatters,
    summary: "What the formatter writes for a value of the range is read as another value.",
    reason: """
      Two digits of a year are read as a year from 1950 to 2049: who was born in 1932 has not been born yet. Without any \
      year what is read is a day of 2000. A number is rounded to the digits that the format has, and may not be in its \
      range any more.
      """,
    bad: """
      form Person {
          calendar: .gregorian
          textField born {
              formatter: .date(format: "dd.MM.yy")
              rule range(date("1900-01-01")...today)
          }
      }
      """,
    good: """
      form Person {
          calendar: .gregorian
          textField born {
              formatter: .date(format: "dd.MM.yyyy")
              rule range(date("1900-01-01")...today)
          }
      }
      """,
    fix: "Writes all digits of the year.")

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.formatter], members: [.rule])

  static let asksFormatters = true

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.formatter], set.isWellFormed, let value = set.value,
      let format = FieldFormat(value),
      let rule = context.control.rules.first(where: { $0.member.rule == .range && $0.isWellFormed }),
      let range = rule.argument(), range.kind == .range
    else { return }
    let contexts = context.environment.fields.contexts
    guard
      let loss = [RangeEnd(isLower: true, of: range), RangeEnd(isLower: false, of: range)]
        .firstResult(of: { $0.flatMap { loss($0, format, contexts) } })
    else { return }
    report.add(
      Self.self, at: context.valueRange(set), .loss(loss),
      related: [Related("this end of the range", context.place(loss.bound.range, rule.origin))],
      fixes: fix(value, format, set.origin, context), data: [("locale", .text(loss.locale))],
      cause: rule.origin.preset?.id == set.origin.preset?.id ? context.control.cause(of: set) : nil)
  }

  /// A value that is read as another one after it was written.
  fileprivate struct Loss {
    var bound: Value
    /// A value of the range: where it moves with the day, as it is written in the rule.
    var value: String
    var locale: String
    /// How the value is written; nil where that hangs on the day.
    var written: String?
    var read: String
  }

  private static func loss(
    _ end: RangeEnd, _ format: FieldFormat, _ contexts: [FormattingContext]
  ) -> Loss? {
    switch format {
    case .date(let format):
      guard let days = DayRangeEnd(end) else { return nil }
      if days.liesOutside(2_000...2_000), !days.rangeLiesApart(from: 2_000),
        let loss = contexts.firstResult(of: { yearLoss(days, format, $0) })
      {
        return loss
      }
      guard days.liesOutside(1_950...2_049) else { return nil }
      return contexts.firstResult { loss(days, format, $0) }
    case .number(let format):
      let bound = end.bound
      guard !end.isLeftOut, let number = bound.numberText else { return nil }
      var fraction = number.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first ?? ""
      while fraction.last == "0" { fraction.removeLast() }
      if fraction.isEmpty { return nil }
      return contexts.firstResult { loss(bound, number, fraction.count, format, $0) }
    case .mask, .grouped, .custom: return nil
    }
  }

  /// That of a format which writes no year.
  private static func yearLoss(_ end: DayRangeEnd, _ format: DateFormat, _ context: FormattingContext) -> Loss? {
    guard context.isGregorian(format), let text = format.format ?? FormatAnswers.pattern(format, in: context) else {
      return nil
    }
    let letters = DatePatternText(text).letters
    guard !letters.isEmpty, letters.allSatisfy("MLdahHkKmsSbB".utf8.contains) else { return nil }
    return loss(end, format, context, readAs: "a day of 2000") { _ in "a day of 2000" }
  }

  private static func loss(_ end: DayRangeEnd, _ format: DateFormat, _ context: FormattingContext) -> Loss? {
    guard context.isGregorian(format), let text = format.format ?? FormatAnswers.pattern(format, in: context) else {
      return nil
    }
    let pattern = DatePatternText(text)
    guard pattern.fields.contains(where: { $0.letter == UInt8(ascii: "y") && $0.count == 2 }), !pattern.has("GYurU")
    else { return nil }
    return loss(end, format, context, readAs: "a day from 1950 to 2049") { day in
      "a day of \(1_950 + ((day.year - 1_950) % 100 + 100) % 100)"
    }
  }

  /// - Parameters:
  ///   - anyDay: what a day is read as, whatever today is.
  ///   - known: what one day is read as.
  private static func loss(
    _ end: DayRangeEnd, _ format: DateFormat, _ context: FormattingContext, readAs anyDay: String,
    _ known: (Day) -> String
  ) -> Loss? {
    let bound = end.end.bound
    let locale = format.locale ?? context.locale
    if let day = end.steadyDay {
      return FormatAnswers.text(of: day, format, in: context).map {
        Loss(bound: bound, value: day.isoText, locale: locale, written: $0, read: known(day))
      }
    }
    guard end.isAlwaysInRange else { return nil }
    return Loss(bound: bound, value: bound.block.source.text(bound.range), locale: locale, written: nil, read: anyDay)
  }

  /// - Parameter fraction: how many digits the number has behind its decimal separator.
  private static func loss(
    _ bound: Value, _ number: String, _ fraction: Int, _ format: NumberFormat, _ context: FormattingContext
  ) -> Loss? {
    guard let shape = FormatAnswers.shape(format, in: context) else { return nil }
    let digits = shape.maximumFractionDigits + (shape.multiplier == 100 ? 2 : 0)
    guard fraction > digits, let written = FormatAnswers.text(of: number, format, in: context) else { return nil }
    return Loss(
      bound: bound, value: number, locale: format.locale ?? context.locale, written: written, read: "another number")
  }

  /// All digits of the year: by the letters of a fixed format, or by a template in the place of a style.
  private static func fix(_ value: Value, _ format: FieldFormat, _ origin: Origin, _ context: ControlContext) -> [Fix] {
    guard case .date(let format) = format else { return [] }
    if let literal = FormatLiteral(value), literal.kind == .date, literal.isVerbatim {
      let years = DatePatternText(literal.text).fields.filter { $0.letter == UInt8(ascii: "y") && $0.count == 2 }
      let edits = years.map { Fix.Edit(context.place(literal.range($0.range), origin), "yyyy") }
      return edits.isEmpty ? [] : [Fix("Write 'yyyy'", .unsafe, edits)]
    }
    guard format.style == EnumMember.DateStyle.short, format.time == nil,
      let style = value.children.first(where: { $0.isLabelled(.style) })
    else { return [] }
    return [
      Fix("Write 'template: \"yMd\"'", .unsafe, [Fix.Edit(context.place(style.range, origin), "template: \"yMd\"")])
    ]
  }
}

/// One end of a range.
private struct RangeEnd {
  let range: Value
  let bound: Value
  let isLower: Bool

  /// Nil where that end is open.
  init?(isLower: Bool, of range: Value) {
    guard let bound = isLower ? range.lower : range.upper else { return nil }
    (self.range, self.bound, self.isLower) = (range, bound, isLower)
  }

  /// Whether the range has all numbers up to it, and not the end itself.
  var isLeftOut: Bool { !isLower && range.flags.contains(.isHalfOpen) }
}

/// An end of a range of days, on the days that `today` is in the years 2025 to 2045.
private struct DayRangeEnd {
  let end: RangeEnd
  /// The first day of the range, and its last, on the first `today` and on the last; nil where there is none.
  private let ranges: [(first: Day?, last: Day?)]

  /// Nil where it is no day.
  init?(_ end: RangeEnd) {
    guard DateBound(end.bound) != nil else { return nil }
    self.end = end
    let (lower, upper) = (end.range.lower.flatMap { DateBound($0) }, end.range.upper.flatMap { DateBound($0) })
    let isHalfOpen = end.range.flags.contains(.isHalfOpen)
    ranges = [Day(year: 2_025, month: 1, day: 1), Day(year: 2_045, month: 1, day: 1)].map { today in
      let last = upper?.day(on: today)
      return (lower?.day(on: today), isHalfOpen ? last?.adding(days: -1) : last)
    }
  }

  private var days: [Day] { ranges.compactMap { end.isLower ? $0.first : $0.last } }

  /// Whether it lies outside some years, whatever day today is.
  func liesOutside(_ years: ClosedRange<Int>) -> Bool {
    days.allSatisfy { $0.year < years.lowerBound } || days.allSatisfy { $0.year > years.upperBound }
  }

  /// Whether its range has no day of a year, which is told of the rule.
  func rangeLiesApart(from year: Int) -> Bool {
    ranges.first?.first.map { $0.year > year } ?? false || ranges.last?.last.map { $0.year < year } ?? false
  }

  /// The nearest day to the end that is in the range whatever day today is; nil where there is none.
  var steadyDay: Day? {
    guard let day = end.isLower ? days.max() : days.min() else { return nil }
    return ranges.allSatisfy { DayRangeEnd.contains(day, $0) } ? day : nil
  }

  /// Whether the end is in the range whatever day today is, on another day each time.
  var isAlwaysInRange: Bool { zip(days, ranges).allSatisfy(DayRangeEnd.contains) }

  private static func contains(_ day: Day, _ range: (first: Day?, last: Day?)) -> Bool {
    (range.first.map { $0 <= day } ?? true) && (range.last.map { day <= $0 } ?? true)
  }
}

extension DateBound {
  /// The day that it is on another one.
  fileprivate func day(on today: Day) -> Day {
    switch self {
    case .day(let day): day
    case .today(let offset): offset.applied(to: today)
    case .now: today
    }
  }
}

extension Finding.Message {
  fileprivate static func loss(_ loss: LossyFormat.Loss) -> Self {
    guard let written = loss.written else {
      return Finding.Message("in \(loss.locale) what is written for '\(loss.value)' is read as \(loss.read)")
    }
    return Finding.Message(
      "in \(loss.locale) \(loss.value) is written \(CharacterWords.quoted(written)), which is read as \(loss.read)")
  }
}
