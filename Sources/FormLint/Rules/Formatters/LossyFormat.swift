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
      let loss = [range.lower, range.upper].firstResult(of: { $0.flatMap { loss($0, of: range, format, contexts) } })
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
    /// A value of the range.
    var value: String
    var locale: String
    var written: String
    var read: String
  }

  private static func loss(
    _ bound: Value, of range: Value, _ format: FieldFormat, _ contexts: [FormattingContext]
  ) -> Loss? {
    switch format {
    case .date(let format):
      guard let end = DateBound(bound) else { return nil }
      if let day = end.certainlyOutside(2_000...2_000), !liesApart(range, from: 2_000),
        let loss = contexts.firstResult(of: { yearLoss(bound, day, format, $0) })
      {
        return loss
      }
      guard let day = end.certainlyOutside(1_950...2_049) else { return nil }
      return contexts.firstResult { loss(bound, day, format, $0) }
    case .number(let format):
      guard let number = bound.numberText else { return nil }
      var fraction = number.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first ?? ""
      while fraction.last == "0" { fraction.removeLast() }
      if fraction.isEmpty { return nil }
      return contexts.firstResult { loss(bound, number, fraction.count, format, $0) }
    case .mask, .grouped, .custom: return nil
    }
  }

  /// Whether a range has no day of a year, which is told of its rule.
  private static func liesApart(_ range: Value, from year: Int) -> Bool {
    let (first, last) = (range.lower.flatMap { DateBound($0) }, range.upper.flatMap { DateBound($0) })
    if let first = first?.day(on: DateBound.firstToday), first.year > year { return true }
    if let last = last?.day(on: DateBound.lastToday), last.year < year { return true }
    return false
  }

  /// That of a format which writes no year.
  private static func yearLoss(
    _ bound: Value, _ day: Day, _ format: DateFormat, _ context: FormattingContext
  ) -> Loss? {
    guard context.isGregorian(format), let text = format.format ?? FormatAnswers.pattern(format, in: context) else {
      return nil
    }
    let letters = DatePatternText(text).letters
    guard !letters.isEmpty, letters.allSatisfy("MLdahHkKmsSbB".utf8.contains),
      let written = FormatAnswers.text(of: day, format, in: context)
    else { return nil }
    return Loss(
      bound: bound, value: day.isoText, locale: format.locale ?? context.locale, written: written,
      read: "a day of 2000")
  }

  private static func loss(_ bound: Value, _ day: Day, _ format: DateFormat, _ context: FormattingContext) -> Loss? {
    guard context.isGregorian(format), let text = format.format ?? FormatAnswers.pattern(format, in: context) else {
      return nil
    }
    let pattern = DatePatternText(text)
    guard pattern.fields.contains(where: { $0.letter == UInt8(ascii: "y") && $0.count == 2 }), !pattern.has("GYurU"),
      let written = FormatAnswers.text(of: day, format, in: context)
    else {
      return nil
    }
    let year = 1_950 + ((day.year - 1_950) % 100 + 100) % 100
    return Loss(
      bound: bound, value: day.isoText, locale: format.locale ?? context.locale, written: written,
      read: "a day of \(year)")
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

extension DateBound {
  fileprivate static let firstToday = Day(year: 2_025, month: 1, day: 1)
  fileprivate static let lastToday = Day(year: 2_045, month: 1, day: 1)

  /// The day that it is on another one.
  fileprivate func day(on today: Day) -> Day {
    switch self {
    case .day(let day): day
    case .today(let offset): offset.applied(to: today)
    case .now: today
    }
  }

  /// The day, where it lies outside some years at any moment of the years 2025 to 2045.
  fileprivate func certainlyOutside(_ years: ClosedRange<Int>) -> Day? {
    let days = [DateBound.lastToday, DateBound.firstToday].map(day)
    let isOutside = days.allSatisfy { $0.year < years.lowerBound } || days.allSatisfy { $0.year > years.upperBound }
    return isOutside ? days[0] : nil
  }
}

extension Finding.Message {
  fileprivate static func loss(_ loss: LossyFormat.Loss) -> Self {
    Finding.Message(
      "in \(loss.locale) \(loss.value) is written \(CharacterWords.quoted(loss.written)), which is read as \(loss.read)"
    )
  }
}
