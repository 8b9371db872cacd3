import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `fixed-format-locale`: a fixed date format that some users read otherwise, or that other locales write otherwise.
enum FixedFormatLocale: ControlRule {
  static let info = LintRuleInfo(
    "fixed-format-locale", .warning, group: .formatters,
    summary: "A fixed date format depends on the user's calendar, or writes names in an order that the locale has not.",
    reason: """
      Where nothing names a calendar, a formatter takes the user's: a Buddhist one writes 2569 for 2026. Names of months and \
      days are the locale's, and a fixed format puts them in the order of another language; a template leaves that to the \
      locale.
      """,
    bad: """
      form Person {
          textField born {
              key: "person.born"
              formatter: .date(format: "dd.MM.yyyy")
          }
      }
      """,
    good: """
      form Person {
          textField born {
              key: "person.born"
              formatter: .date(format: "dd.MM.yyyy", calendar: .gregorian)
          }
      }
      """,
    fix: "Names the Gregorian calendar, or writes the fields as a template.")

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.formatter])

  static let asksFormatters = true

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.formatter], set.isWellFormed, let value = set.value,
      case .date(let format)? = FieldFormat(value), format.format != nil, format.locale == nil,
      let literal = FormatLiteral(value), literal.kind == .date
    else { return }
    let fixed = FixedFormat(format, literal.text, context.environment.fields)
    let range = context.ownRange(literal.value.range, set.origin)
    let isUnused = UnusedFormatter.unused(context)?.origin.isOwn ?? false
    if let difference = fixed.calendarDifference {
      let end = literal.value.range.upperBound
      let edit = Fix.Edit(context.place(end..<end, set.origin), ", calendar: .gregorian")
      report.add(
        Self.self, at: range, .calendar(difference),
        fixes: isUnused ? [] : [Fix("Add 'calendar: .gregorian'", .unsafe, [edit])],
        cause: context.control.cause(of: set, at: literal.value.range))
    }
    if let difference = fixed.nameDifference {
      report.add(
        Self.self, at: range, .names(difference),
        fixes: isUnused ? [] : template(fixed.skeleton, literal, set.origin, context),
        data: [("locale", .text(difference.locale))],
        cause: context.control.cause(of: set, at: literal.value.range))
    }
  }

  /// The same fields as a template.
  private static func template(
    _ skeleton: String, _ literal: FormatLiteral, _ origin: Origin, _ context: ControlContext
  ) -> [Fix] {
    guard let argument = literal.formatter.children.first(where: { $0.isLabelled(.format) }) else { return [] }
    let text = "template: \"\(skeleton)\""
    return [Fix("Write '\(text)'", .unsafe, [Fix.Edit(context.place(argument.range, origin), text)])]
  }
}

/// A fixed format in the locales of a form.
private struct FixedFormat {
  private(set) var format: DateFormat
  let pattern: DatePatternText
  let environment: FieldEnvironment

  /// Of text without quotes is told elsewhere; here it is taken for quoted.
  init(_ format: DateFormat, _ text: String, _ environment: FieldEnvironment) {
    let written = DatePatternText(text)
    let words = written.unquotedWords(isTemplate: false)
    self.format = format
    if words.isEmpty {
      pattern = written
    } else {
      let quoted = written.quoting(words)
      pattern = DatePatternText(quoted)
      self.format.format = quoted
    }
    self.environment = environment
  }

  /// A day to show, the same at any time.
  private static let day = Day(year: 2026, month: 11, day: 20)

  /// What is written where another calendar holds: in a locale of the form, or, without one, where the user has set it.
  struct CalendarDifference {
    var locale: String?
    /// What stands for 2026-11-20 in that locale, else for 2026.
    var text: String
  }

  /// Nil where a calendar is named, or the calendar does not matter.
  var calendarDifference: CalendarDifference? {
    guard format.calendar == nil, environment.calendar == nil,
      !environment.contexts.allSatisfy({ $0.identifier?.calendar != nil })
    else { return nil }
    let others = environment.contexts.filter { !$0.isGregorian(format) }
    // Where no locale of the form has the Gregorian calendar, that of the locale is what is wanted.
    if !others.isEmpty, others.count == environment.contexts.count { return nil }
    let hasYear = pattern.has("yYuUrG")
    if let other = others.first(where: { hasYear || !$0.hasGregorianMonths(format) }), pattern.has("yYMLd"),
      let text = FormatAnswers.text(of: FixedFormat.day, format, in: other)
    {
      return CalendarDifference(locale: other.locale, text: text)
    }
    return buddhistYear.map { CalendarDifference(locale: nil, text: $0) }
  }

  /// 2026 as a Buddhist calendar has it, in as many digits as the pattern says: of two letters the last two (TR35-4, "Date
  /// Field Symbol Table"). Nil where no year is written.
  private var buddhistYear: String? {
    let field = pattern.fields.first { "yY".utf8.contains($0.letter) }
    guard let field, field.count < 10 else { return nil }
    let year = "2569"
    return field.count == 2 ? String(year.suffix(2)) : String(repeating: "0", count: max(0, field.count - 4)) + year
  }

  /// What a locale of the form writes for the same fields.
  struct NameDifference {
    var locale: String
    var usual: String
    var written: String
  }

  /// The fields as a template has them.
  var skeleton: String {
    pattern.fields.map { field in
      String(repeating: Character(Unicode.Scalar(field.ordinaryLetter)), count: field.count)
    }.joined()
  }

  /// Whether a pattern for the template has each of the fields, and has them as a locale knows them: one that no pattern of
  /// CLDR has is put behind the others (`appendItems`, TR35-4, section 2.6.2.2.1), between `├` and `┤` in most.
  private func isWhole(_ usual: String) -> Bool {
    let fields = Set(DatePatternText(usual).fields.map(\.ordinaryLetter))
    return !usual.contains("├") && Set(pattern.fields.map(\.ordinaryLetter)).isSubset(of: fields)
      && (!pattern.has("SA") || pattern.has("s"))
  }

  /// Nil where no names are written, or all locales of the form have them in this order.
  var nameDifference: NameDifference? {
    guard pattern.fields.contains(where: \.isName), pattern.openQuote == nil,
      pattern.fields.allSatisfy({ Catalog.dateLetter($0.letter)?.status == .usable })
    else { return nil }
    let languages = Set(environment.contexts.compactMap { $0.identifier?.language })
    // Words between the fields are of one language: with one language they are meant.
    if pattern.hasWords, languages.count < 2 { return nil }
    var template = format
    template.format = nil
    template.template = skeleton
    for context in environment.contexts {
      guard let usual = FormatAnswers.pattern(template, in: context), isWhole(usual),
        !DatePatternText(usual).isLike(pattern),
        let written = FormatAnswers.text(of: FixedFormat.day, format, in: context),
        let shown = FormatAnswers.text(of: FixedFormat.day, template, in: context), shown != written
      else { continue }
      return NameDifference(locale: context.locale, usual: shown, written: written)
    }
    return nil
  }
}

extension DatePatternText.Part {
  /// Whether it is the name of a month or of a weekday.
  fileprivate var isName: Bool {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "e"), UInt8(ascii: "c"): count >= 3
    case UInt8(ascii: "E"): true
    default: false
    }
  }

  /// The letter that means the same beside others: `M` for the `L` of a month that stands alone.
  fileprivate var ordinaryLetter: UInt8 {
    switch letter {
    case UInt8(ascii: "L"): UInt8(ascii: "M")
    case UInt8(ascii: "c"), UInt8(ascii: "e"): count >= 3 ? UInt8(ascii: "E") : letter
    default: letter
    }
  }
}

extension DatePatternText {
  /// Whether letters stand for themselves in it.
  fileprivate var hasWords: Bool {
    parts.contains { $0.kind != .field && literal($0).unicodeScalars.contains(where: \.properties.isAlphabetic) }
  }

  /// Whether both have the same fields in the same order, with the same marks between them; blanks and commas do not count.
  fileprivate func isLike(_ other: DatePatternText) -> Bool { outline == other.outline }

  private var outline: [String] {
    var outline: [String] = []
    for part in parts {
      if part.kind == .field {
        outline.append("\(Unicode.Scalar(part.ordinaryLetter))\(part.isName ? "name" : "")")
      } else {
        let text = literal(part).filter { !$0.isWhitespace && !",،、".contains($0) }
        if !text.isEmpty { outline.append("'\(text)") }
      }
    }
    return outline
  }
}

extension Finding.Message {
  fileprivate static func calendar(_ difference: FixedFormat.CalendarDifference) -> Self {
    guard let locale = difference.locale else {
      return Finding.Message(
        "no calendar is named: where the user's is Buddhist, this writes \(difference.text) for 2026")
    }
    return Finding.Message(
      "no calendar is named: in \(locale) this writes \(CharacterWords.quoted(difference.text)) for 2026-11-20")
  }

  fileprivate static func names(_ difference: FixedFormat.NameDifference) -> Self {
    Finding.Message(
      "in \(difference.locale) this writes \(CharacterWords.quoted(difference.written)), where \(CharacterWords.quoted(difference.usual)) is usual"
    )
  }
}
