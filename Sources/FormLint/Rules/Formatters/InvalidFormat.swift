import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `invalid-format`: letters that stand for nothing in a format, or stand there more often than they may.
enum InvalidFormat: BlockRule {
  static let info = LintRuleInfo(
    "invalid-format", .error, group: .formatters,
    summary: "A format has letters that stand for nothing, or a character where it is not allowed.",
    reason: """
      A formatter stops writing at a letter that it does not know: the user sees half a date. Text in a date format stands \
      between single quotes; a number format that cannot be read is not used at all.
      """,
    bad: """
      form Log {
          calendar: .gregorian
          textField begin {
              key: "log.begin"
              formatter: .date(format: "yyyy-MM-ddTHH:mm")
          }
      }
      """,
    good: """
      form Log {
          calendar: .gregorian
          textField begin {
              key: "log.begin"
              formatter: .date(format: "yyyy-MM-dd'T'HH:mm")
          }
      }
      """,
    fix: "Puts quotes around text, or takes the number of letters that the field has, or the field that was meant.")

  static let blockFilter = BlockFilter(properties: [.formatter])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    checkGroups(context, &report)
    guard let format = context.formatLiteral else { return }
    if format.kind == .number { return checkNumber(format, context, &report) }
    checkDate(format, context, &report)
  }

  private static func checkDate(_ format: FormatLiteral, _ context: BlockContext, _ report: inout Reporter) {
    let pattern = DatePatternText(format.text)
    let words = pattern.unquotedWords(isTemplate: format.kind == .template)
    for word in words where word.endsWriting && !pattern.opensQuote(behind: word.range) {
      report.add(
        Self.self, at: format.range(word.range), .unknown(pattern.text(word.range), format.kind),
        fixes: context.quoting(word, of: pattern, format, .safe))
    }
    let read = pattern.reading(asText: words.map(\.range))
    let review = DateFormatReview(read, isTemplate: format.kind == .template, isUTC: nil)
    for run in read.fieldRuns {
      // An apostrophe in a word begins what is quoted, and that is told.
      if let last = run.last, pattern.opensQuote(behind: last.range) { continue }
      for part in run { check(part, review, of: pattern, format, context, &report) }
    }
  }

  /// Sizes of groups that are none.
  private static func checkGroups(_ context: BlockContext, _ report: inout Reporter) {
    guard let set = context.block.member(of: .formatter), let value = context.block.value(of: set), value.isWellFormed,
      value.function == .grouped, let sizes = value.argument(), sizes.kind == .array
    else { return }
    let counts = Array(sizes.children)
    if counts.isEmpty { report.add(Self.self, at: sizes.range, .noGroups) }
    for size in counts {
      if let count = size.integer, count < 1 { report.add(Self.self, at: size.range, .emptyGroup) }
    }
  }

  private static func checkNumber(_ format: FormatLiteral, _ context: BlockContext, _ report: inout Reporter) {
    do {
      _ = try NumberPattern(reading: format.text)
    } catch {
      guard error.kind.severity == .error else { return }
      report.add(Self.self, at: format.range(error.range), .number(error.kind))
    }
  }

  private static func check(
    _ part: DatePatternText.Part, _ review: DateFormatReview, of pattern: DatePatternText, _ format: FormatLiteral,
    _ context: BlockContext, _ report: inout Reporter
  ) {
    if let letter = Catalog.dateLetter(part.letter), letter.isUsable(in: format.kind) {
      guard review.isMiscounted(part) else { return }
      let changes = review.meant(by: part).map { [(part.range, $0)] } ?? []
      report.add(
        Self.self, at: format.range(part.range), .count(letter, pattern.text(part.range)),
        fixes: context.rewriting(format, changes, .unsafe))
    } else {
      let isTime = pattern.isBetweenDateAndTime(part.range)
      let changes = isTime && format.kind == .date ? [(part.range, "'\(pattern.text(part.range))'")] : []
      report.add(
        Self.self, at: format.range(part.range), .unknown(pattern.text(part.range), format.kind),
        fixes: context.rewriting(format, changes, .safe))
    }
  }
}

extension DatePatternText {
  /// Fields with nothing between them, run by run.
  fileprivate var fieldRuns: [ArraySlice<Part>] {
    parts.split { $0.kind != .field }
  }
}

extension DatePatternLetter {
  fileprivate func isUsable(in kind: FormatLiteral.Kind) -> Bool { status != .template || kind == .template }
}

extension Finding.Message {
  fileprivate static var noGroups: Self { "without a size nothing is grouped; write '[4]' for groups of four" }

  fileprivate static var emptyGroup: Self { "a group has at least one character" }

  fileprivate static func unknown(_ letters: String, _ kind: FormatLiteral.Kind) -> Self {
    let known = letters.utf8.first.flatMap { Catalog.dateLetter($0) }
    if letters.utf8.allSatisfy({ $0 == letters.utf8.first }), known?.status == .template {
      return Finding.Message("'\(letters)' stands for nothing in a format; 'template:' takes it")
    }
    if kind == .template { return Finding.Message("'\(letters)' stands for nothing in a template") }
    return Finding.Message("'\(letters)' stands for nothing in a format, and writing ends there; text is quoted")
  }

  fileprivate static func count(_ letter: DatePatternLetter, _ letters: String) -> Self {
    Finding.Message("'\(letters)' is no form of the \(letter.name): it is written with \(letter.countWords)")
  }

  fileprivate static func number(_ mistake: NumberPatternMistake) -> Self {
    Finding.Message("this number format cannot be read: \(mistake.problem)")
  }
}

extension DatePatternLetter {
  /// How often it may stand there, in words: `1 to 5 letters`.
  fileprivate var countWords: String {
    let words = counts.string.split(separator: " ").map { $0.replacing("-", with: " to ") }.joined(separator: " or ")
    return words == "1" ? "1 letter" : "\(words) letters"
  }
}
