public import FormModel
import FormSyntax
import UIKitCatalog

/// What a placeholder, or an example, shows: its text with values written as the field's formatter writes them.
public struct PlaceholderText: Sendable {
  private let format: FieldFormat?
  private let context: FormattingContext
  private let now: Double?
  private let example: String?

  /// - Parameters:
  ///   - now: the moment that `today` and `now` stand for, in seconds since 1970; nil where only texts that are the same at
  ///     any moment are wanted.
  ///   - example: what `\(example)` stands for.
  public init(_ format: FieldFormat?, _ context: FormattingContext, now: Double?, example: String? = nil) {
    self.format = format
    self.context = context
    self.now = now
    self.example = example
  }

  /// The bytes of a text with values in it: nobody sees more, and each value may be long.
  private static let most = 100_000

  /// The text of a string or of `.localized(…)` with a default; nil where there is none that can be read.
  public func text(of value: Value) -> String? {
    guard let shown = value.shownText, shown.kind == .string, !shown.isBroken else { return nil }
    if let plain = shown.string { return plain }
    var text = ""
    var at = shown.node.textRange.lowerBound
    for part in shown.children where part.kind == .interpolation {
      text += piece(at..<max(at, part.range.lowerBound), shown)
      guard let inner = part.children.first(where: { _ in true }), let written = written(inner) else { return nil }
      text += written
      if text.utf8.count > PlaceholderText.most { return nil }
      at = part.range.upperBound
    }
    return text + piece(at..<max(at, shown.node.textRange.upperBound), shown)
  }

  private func piece(_ range: Range<Int>, _ literal: Value) -> String {
    StringLiteral.decode(literal.block.source.bytes(range), marks: Int(literal.node.marks), isMultiline: false)
  }

  /// A number or a date as the formatter writes it; nil where it writes no such values.
  public func text(ofValue value: Value) -> String? { written(value) }

  /// A value as the formatter writes it.
  private func written(_ value: Value) -> String? {
    if let number = value.numberText {
      guard case .number(let format) = format else { return number }
      return format.text(of: number, in: context)
    }
    if value.kind == .reference, value.function == nil, value.isNamed(.example) { return example }
    guard case .date(let format) = format, let bound = DateBound(value) else { return nil }
    switch bound {
    case .day(let day): return format.text(of: day, in: context)
    case .now, .today(.zero): return now.flatMap { format.text(secondsSince1970: $0, in: context) }
    case .today(let offset):
      let today = now.flatMap { format.day(secondsSince1970: $0, in: context) }
      return today.flatMap { format.text(of: offset.applied(to: $0), in: context) }
    }
  }
}

/// A date as the form language writes it.
public enum DateBound: Sendable, Hashable {
  /// `date("2010-11-15")`.
  case day(Day)
  /// `today`, `today(years: -18)`: so far from the day on which the form is filled in.
  case today(DayOffset)
  /// `now`: the moment at which the form is filled in.
  case now

  /// Reads `today`, `now`, `today(years: -18)`, `date("2010-11-15")`; nil for anything else.
  public init?(_ value: Value) {
    guard value.kind == .reference, value.isWellFormed else { return nil }
    guard value.flags.contains(.hasArguments) else {
      switch Catalog.word(named: value.nameBytes, for: .date) {
      case .today: self = .today(.zero)
      case .now: self = .now
      default: return nil
      }
      return
    }
    switch value.function {
    case .day:
      guard let day = value.argument()?.string.flatMap({ Day($0) }) else { return nil }
      self = .day(day)
    case .dayFromToday:
      self = .today(
        DayOffset(
          years: value.argument(.years)?.integer ?? 0, months: value.argument(.months)?.integer ?? 0,
          days: value.argument(.days)?.integer ?? 0))
    default: return nil
    }
  }
}

/// So many years, months and days.
public struct DayOffset: Sendable, Hashable {
  /// Negative for the past.
  public var years: Int
  /// Negative for the past.
  public var months: Int
  /// Negative for the past.
  public var days: Int

  /// So far from a day.
  public init(years: Int, months: Int, days: Int) {
    self.years = years
    self.months = months
    self.days = days
  }

  /// The day itself.
  public static let zero = DayOffset(years: 0, months: 0, days: 0)

  /// The day that is so far from another one; past the end of a month it is the month's last.
  public func applied(to day: Day) -> Day { day.adding(years: years, months: months, days: days) }
}
