import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `suspicious-format`: a format that writes something else than it looks like.
enum SuspiciousFormat: BlockRule {
  static let info = LintRuleInfo(
    "suspicious-format", .warning, group: .formatters,
    summary: "A format writes something else than it looks like.",
    reason: """
      Letters of formats are easily mixed up: Y is the year of the week and wrong around New Year, D the day of the year, \
      m the minute and M the month, and an hour from 1 to 12 without AM or PM may be either. A number format has a full stop \
      as its decimal separator, whatever the locale writes, and no conversions of 'printf'. Of text without quotes each \
      letter is a field. What is optional in a mask goes to its end.
      """,
    bad: """
      form Person {
          calendar: .gregorian
          textField born {
              key: "person.born"
              formatter: .date(format: "YYYY-mm-DD")
          }
      }
      """,
    good: """
      form Person {
          calendar: .gregorian
          textField born {
              key: "person.born"
              formatter: .date(format: "yyyy-MM-dd")
          }
      }
      """,
    fix: "Takes the letters that are usual, or puts quotes around text.")

  static let blockFilter = BlockFilter(properties: [.formatter])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard let member = context.block.member(of: .formatter), let value = context.block.value(of: member) else { return }
    checkDigits(value, context, &report)
    checkMask(value, context, &report)
    checkDateArguments(value, context, &report)
    guard let format = context.formatLiteral else { return }
    if format.kind == .number { checkNumber(format, context, &report) } else { checkDate(format, context, &report) }
  }

  // MARK: Dates

  /// Arguments that leave nothing to be written, and those beside a pattern that says it all.
  private static func checkDateArguments(_ formatter: Value, _ context: BlockContext, _ report: inout Reporter) {
    guard formatter.function == .dateFormatter, formatter.isWellFormed, let format = FieldFormat(formatter),
      case .date(let format) = format
    else { return }
    // Of these the first that is there counts.
    let patterns = [ArgumentLabel.format, .template].filter { formatter.argument($0) != nil }
    let styles = [ArgumentLabel.style, .time].filter { formatter.argument($0) != nil }
    if let pattern = patterns.first {
      for idle in patterns.dropFirst() + styles {
        guard let value = formatter.argument(idle) else { continue }
        report.add(Self.self, at: value.range, .idle(idle, beside: pattern), tags: [.unnecessary])
      }
      guard let value = formatter.argument(pattern), let text = value.string, DatePatternText(text).fields.isEmpty
      else { return }
      report.add(Self.self, at: value.range, .writesNoDate)
    } else if let last = styles.last.flatMap(formatter.argument),
      format.styles == (EnumMember.DateStyle.none, EnumMember.DateStyle.none)
    {
      report.add(Self.self, at: last.range, .writesNoDate)
    }
  }

  private static func checkDate(_ format: FormatLiteral, _ context: BlockContext, _ report: inout Reporter) {
    let isTemplate = format.kind == .template
    let written = DatePatternText(format.text)
    let words = written.unquotedWords(isTemplate: isTemplate)
    for word in words where !word.endsWriting && !written.opensQuote(behind: word.range) {
      report.add(
        Self.self, at: format.range(word.range), .word(written.text(word.range)),
        fixes: context.quoting(word, of: written, format, .unsafe))
    }
    let pattern = written.reading(asText: words.map(\.range))
    let review = DateFormatReview(pattern, isTemplate: isTemplate, isUTC: isUTC(format, context))
    let found = review.suspicions
    let isPlainDate = review.isPlainDate(found)
    let changes = found.compactMap { one in one.meant.map { (one.range, $0) } }
    for one in found {
      let own = one.meant.map { [(one.range, $0)] } ?? []
      report.add(
        Self.self, at: format.range(one.range), .date(one, format.text),
        fixes: context.rewriting(format, isPlainDate ? changes : own, isPlainDate ? .safe : .unsafe)
          + period(one, pattern, format, context))
    }
  }

  /// An hour of twelve may lack its AM or PM instead.
  private static func period(
    _ one: DateFormatReview.Suspicion, _ pattern: DatePatternText, _ format: FormatLiteral, _ context: BlockContext
  ) -> [Fix] {
    guard one.mistake == .hour12WithoutPeriod, format.isVerbatim,
      let last = pattern.fields.last(where: { "hKms".utf8.contains($0.letter) })
    else { return [] }
    let end = format.range(last.range).upperBound
    return [Fix("Add AM or PM", .unsafe, [Fix.Edit(context.place(end..<end), " a")])]
  }

  /// Nil of a preset, which other forms may use, and where it is not known what the form says.
  private static func isUTC(_ format: FormatLiteral, _ context: BlockContext) -> Bool? {
    if let own = format.formatter.argument(.timeZone) { return own.string.map(names.contains) }
    guard let form = context.resolved, !form.index.openProperties.contains(.timeZone) else { return nil }
    return form.said(.timeZone)?.value.string.map(names.contains) ?? false
  }

  private static let names = ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Zulu", "UCT", "Universal", "Greenwich"]

  // MARK: Masks

  private static func checkMask(_ formatter: Value, _ context: BlockContext, _ report: inout Reporter) {
    guard let mask = FormatLiteral(maskOf: formatter) else { return }
    for mistake in MaskReview(mask.text).mistakes {
      let fixes = mistake.kind == .withoutPlaces ? digits(mask, context) : []
      report.add(Self.self, at: mask.range(mistake.range), .mask(mistake, mask.text), fixes: fixes)
    }
  }

  /// Where masks of the web have `9` or `0` for any digit, this one's character.
  private static func digits(_ mask: FormatLiteral, _ context: BlockContext) -> [Fix] {
    let digits = Set(mask.text.utf8).intersection("0123456789".utf8)
    guard digits == Set("9".utf8) || digits == Set("0".utf8) else { return [] }
    let meant = String(mask.text.map { $0 == "9" || $0 == "0" ? "#" : $0 })
    return context.rewriting(mask, [(0..<mask.text.utf8.count, meant)], .unsafe)
  }

  // MARK: Numbers

  private static func checkNumber(_ format: FormatLiteral, _ context: BlockContext, _ report: inout Reporter) {
    if let conversion = PrintfConversion(in: format.text) {
      report.add(
        Self.self, at: format.range(conversion.range), .printf(conversion, format.text),
        fixes: conversion.isAlone ? context.rewriting(format, [(conversion.range, conversion.meant)], .unsafe) : [])
      return
    }
    do {
      let pattern = try NumberPattern(reading: format.text)
      if let comma = pattern.localizedComma {
        report.add(
          Self.self, at: format.range(comma), .number(.localizedCommaDecimal),
          fixes: context.rewriting(format, [(comma, ".")], .unsafe))
      }
      if let second = pattern.secondPercentSign(in: format.text) {
        report.add(Self.self, at: format.range(second), .number(.percentTwice))
      }
    } catch {
      guard error.kind.severity == .warning else { return }
      report.add(Self.self, at: format.range(error.range), .number(error.kind))
    }
  }

  /// More digits behind the separator at least than at most.
  private static func checkDigits(_ formatter: Value, _ context: BlockContext, _ report: inout Reporter) {
    guard formatter.function == .numberFormatter,
      let least = formatter.argument(.minimumFractionDigits), let most = formatter.argument(.maximumFractionDigits),
      let minimum = least.integer, let maximum = most.integer, minimum > maximum
    else { return }
    let source = context.block.source
    report.add(
      Self.self, at: least.range, .number(.minOverMax),
      fixes: [
        Fix(
          "Swap them", .unsafe,
          [
            Fix.Edit(context.place(least.range), source.text(most.range)),
            Fix.Edit(context.place(most.range), source.text(least.range)),
          ])
      ])
  }
}

extension NumberPattern {
  /// The comma of `0,00`, which looks like a decimal separator, as bytes of the pattern.
  fileprivate var localizedComma: Range<Int>? {
    guard positive.fraction == nil, positive.exponentDigits == nil,
      let comma = positive.integer.lastIndex(of: ","), positive.integer[..<comma].last == "0"
    else { return nil }
    let behind = positive.integer[positive.integer.index(after: comma)...]
    guard (1...2).contains(behind.count), behind.allSatisfy({ $0 == "0" }) else { return nil }
    let at = positive.prefix.utf8.count + positive.integer[..<comma].utf8.count
    return at..<at + 1
  }

  /// The second per cent sign of the positive half, as bytes of the pattern.
  fileprivate func secondPercentSign(in text: String) -> Range<Int>? {
    var isQuoted = false
    var count = 0
    for (index, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if byte == UInt8(ascii: ";"), !isQuoted { return nil }
      guard byte == UInt8(ascii: "%"), !isQuoted else { continue }
      count += 1
      if count == 2 { return index..<index + 1 }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static var writesNoDate: Self { "by this nothing of a date is written" }

  fileprivate static func idle(_ label: ArgumentLabel, beside other: ArgumentLabel) -> Self {
    Finding.Message("'\(label.rawValue)' does nothing beside '\(other.rawValue)'")
  }

  fileprivate static func word(_ letters: String) -> Self {
    let fields = letters.count == 1 ? "a field" : "fields"
    return Finding.Message("'\(letters)' is read as \(fields) of the format; text is quoted")
  }

  fileprivate static func date(_ one: DateFormatReview.Suspicion, _ format: String) -> Self {
    let meant = one.meant.map { "; did you mean '\($0)'?" } ?? ""
    let problem = one.mistake.problem
    if one.mistake == .unbalancedQuote { return Finding.Message("\(problem)") }
    let written = String(decoding: Array(format.utf8)[one.range.clamped(to: 0..<format.utf8.count)], as: UTF8.self)
    let quoted = written.hasPrefix("'") ? written : "'\(written)'"
    return Finding.Message("in \(quoted) \(problem)\(meant)")
  }

  fileprivate static func mask(_ mistake: MaskReview.Mistake, _ mask: String) -> Self {
    switch mistake.kind {
    case .behindTail:
      let behind = String(decoding: Array(mask.utf8)[mistake.range.clamped(to: 0..<mask.utf8.count)], as: UTF8.self)
      return Finding.Message(
        "'\(behind)' is left out with the optional part before it, since that goes to the end of the mask; put what is optional last"
      )
    case .notOpened:
      return "this ']' closes no optional part and writes nothing; take it out, or write '\\]' for the character itself"
    case .notClosed: return "this '[' is not closed: all that follows is optional"
    case .withoutPlaces:
      return "nothing can be typed by this mask; '#' stands for a digit, 'A' for a letter and '*' for either"
    }
  }

  fileprivate static func printf(_ conversion: PrintfConversion, _ format: String) -> Self {
    let range = conversion.range.clamped(to: 0..<format.utf8.count)
    let written = String(decoding: Array(format.utf8)[range], as: UTF8.self)
    return Finding.Message(
      "'\(written)' is a conversion of 'printf', and in a pattern of numbers '%' is a per cent sign; did you mean '\(conversion.meant)'?"
    )
  }

  fileprivate static func number(_ mistake: NumberPatternMistake) -> Self { Finding.Message("\(mistake.problem)") }
}
