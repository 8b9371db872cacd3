import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// `placeholder-format-mismatch`: a placeholder that shows another format than the formatter writes.
enum PlaceholderFormatMismatch: ControlRule {
  static let info = LintRuleInfo(
    "placeholder-format-mismatch", .warning, group: .formatters,
    summary: "A placeholder shows another format than the field's formatter writes.",
    reason: """
      Users type what the placeholder shows. Where the formatter has the month first and the placeholder the day, a date is \
      rejected, or read as another one.
      """,
    bad: """
      form Person {
          calendar: .gregorian
          textField born {
              key: "person.born"
              placeholder: "DD.MM.YYYY"
              formatter: .date(format: "MM/dd/yyyy")
          }
      }
      """,
    good: """
      form Person {
          calendar: .gregorian
          textField born {
              key: "person.born"
              placeholder: "MM/DD/YYYY"
              formatter: .date(format: "MM/dd/yyyy")
          }
      }
      """,
    fix: "Shows a date as the formatter writes it.")

  static let controlFilter = RuleFilter(.textInputs, anyOf: [.placeholder])

  static let asksFormatters = true

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.sets(.formatter), let set = context.control[.placeholder], set.isWellFormed,
      let value = set.value, let text = value.string,
      let formatter = context.control[.formatter], formatter.isWellFormed,
      let format = formatter.value.flatMap({ FieldFormat($0) })
    else { return }
    let range = context.ownRange(value.range, set.origin)
    let related = [context.related(.formatter)].compactMap { $0 }
    let cause = context.control.cause(of: set, with: [.formatter])
    switch format {
    case .date(let format):
      guard let found = DateNotation.first(in: text), let mismatch = mismatch(found, text, format, context) else {
        guard isTime(text), let written = writtenInstead(of: text, formatter, context) else { return }
        return report.add(Self.self, at: range, .unread(text, written), related: related, cause: cause)
      }
      report.add(
        Self.self, at: range, .date(mismatch), related: related, fixes: fix(found, value, set.origin, context),
        data: [("locale", .text(mismatch.locale))], cause: cause)
    case .mask(let mask):
      guard let shown = MaskNotation(text, mask: mask), let written = shown.written(by: context.control) else { return }
      report.add(Self.self, at: range, .mask(shown.text, written), related: related, cause: cause)
    case .grouped:
      guard let shown = MaskNotation(text, mask: nil), let written = shown.written(by: context.control) else { return }
      report.add(Self.self, at: range, .mask(shown.text, written), related: related, cause: cause)
    case .number(let format):
      guard isNumber(text.unicodeScalars) || isAmount(text, format, context),
        let written = writtenInstead(of: text, formatter, context)
      else { return }
      report.add(Self.self, at: range, .unread(text, written), related: related, cause: cause)
    case .custom: return
    }
  }

  /// `14:30`, `2:30 PM`.
  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let time = parts.first, parts.count <= 2,
      parts.count == 1 || ["am", "pm", "a.m.", "p.m."].contains(parts[1].lowercased())
    else { return false }
    let numbers = time.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(numbers.count)
      && numbers.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// Digits with separators between them, of which it is certain what they are.
  private static func isNumber(_ text: some Collection<Unicode.Scalar>) -> Bool {
    let groups = text.split(omittingEmptySubsequences: false) { scalar in
      switch scalar {
      case ".", ",", "'", "’", " ", "\u{A0}", "\u{202F}": true
      default: false
      }
    }
    return groups.count > 1 && groups.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// A number with the sign of a currency, where the formatter writes such a sign in every locale too: people leave a sign
  /// out that is not written, and of `US$` and `CHF` systems may have others.
  private static func isAmount(_ text: String, _ format: NumberFormat, _ context: ControlContext) -> Bool {
    guard let amount = WrittenAmount(text),
      amount.digits.allSatisfy({ ("0"..."9").contains($0) }) || isNumber(amount.digits)
    else { return false }
    // Most are as the formatter writes them: to ask what it reads takes longer.
    return context.environment.fields.contexts.allSatisfy { place in
      guard let written = FormatAnswers.text(of: "1234.5", format, in: place).flatMap({ WrittenAmount($0) }) else {
        return false
      }
      return !amount.isPart(of: written)
    }
  }

  /// What a formatter writes, where it certainly does not read a text in any locale of the form.
  private static func writtenInstead(
    of text: String, _ formatter: ResolvedProperty, _ context: ControlContext
  ) -> (text: String, locale: String)? {
    guard let normalization = context.control.normalization,
      let stored = StoredTexts(formatter.value, context.environment.fields),
      stored.isStored(normalization.applied(to: text)) == false, let written = stored.texts.first
    else { return nil }
    return (written, stored.locale)
  }

  /// What a placeholder shows, and what is written in a locale.
  fileprivate struct Mismatch {
    var shown: String
    var locale: String
    var written: String
  }

  private static func mismatch(
    _ found: DateNotation.Found, _ text: String, _ format: DateFormat, _ context: ControlContext
  ) -> Mismatch? {
    let isFixed = format.format != nil
    for place in context.environment.fields.contexts {
      guard let pattern = FormatAnswers.pattern(format, in: place), let usual = DateNotation(DatePatternText(pattern)),
        !usual.fields.isEmpty, usual.fields.first != .year || found.notation.yearDigits != 2 || usual.yearDigits != 2,
        !usual.agrees(with: found.notation, countsDigits: isFixed),
        let written = FormatAnswers.text(of: Day(year: 2_026, month: 11, day: 20), format, in: place)
      else { continue }
      let shown = String(decoding: Array(text.utf8)[found.range], as: UTF8.self)
      return Mismatch(shown: shown, locale: format.locale ?? place.locale, written: written)
    }
    return nil
  }

  /// A date in the place of the notation.
  private static func fix(
    _ found: DateNotation.Found, _ value: Value, _ origin: Origin, _ context: ControlContext
  ) -> [Fix] {
    guard value.flags.isDisjoint(with: [.hasEscapes, .isMultiline]), value.node.marks == 0 else { return [] }
    let start = value.node.textRange.lowerBound
    let range = start + found.range.lowerBound..<start + found.range.upperBound
    return [Fix("Write '\\(today)'", .unsafe, [Fix.Edit(context.place(range, origin), "\\(today)")])]
  }
}

/// A number with the sign of a currency: `$9.99`, `9,99 €`.
private struct WrittenAmount {
  private let prefix: Substring.UnicodeScalarView
  private let suffix: Substring.UnicodeScalarView
  /// From the first digit to the last one.
  let digits: Substring.UnicodeScalarView

  /// Nil where anything but the sign of one currency stands around the digits, or the sign has a form of another width,
  /// which systems may write in its place.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: WrittenAmount.isDigit),
      let last = scalars.lastIndex(where: WrittenAmount.isDigit)
    else { return nil }
    prefix = scalars[..<first]
    digits = scalars[first...last]
    suffix = scalars[scalars.index(after: last)...]
    let visible = [prefix, suffix].joined().filter {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .format
    }
    guard visible.count == 1, let sign = visible.first, sign.properties.generalCategory == .currencySymbol,
      sign.value < WrittenAmount.firstOfOtherWidth
    else { return nil }
  }

  private static let firstOfOtherWidth: UInt32 = 0xFE00

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType != nil
  }

  private var separators: [Unicode.Scalar] { digits.filter { !WrittenAmount.isDigit($0) } }

  /// Whether it has the same sign on the same side, and of the separators the last ones.
  func isPart(of whole: WrittenAmount) -> Bool {
    prefix.elementsEqual(whole.prefix) && suffix.elementsEqual(whole.suffix)
      && whole.separators.reversed().starts(with: separators.reversed())
  }
}

/// A text that shows nothing but the places of a mask, or of groups: `(555) 010-0199`, `XXX-XX-XXXX`, `MM/YY`.
private struct MaskNotation {
  let text: String
  /// The same with digits in the places that letters stand for.
  private let typed: String

  /// - Parameter mask: nil for groups.
  init?(_ text: String, mask: String?) {
    if let mask, mask.contains(where: { "A*[\\".contains($0) }) { return nil }
    let runs = text.reduce(into: [(character: Character, count: Int)]()) { runs, next in
      if runs.last?.character == next { runs[runs.count - 1].count += 1 } else { runs.append((next, 1)) }
    }
    guard runs.allSatisfy({ MaskNotation.isPlace($0.character, $0.count) || !$0.character.isLetter }) else {
      return nil
    }
    guard !text.contains("…"), !text.contains(".."), !MaskNotation.isRange(text) else { return nil }
    self.text = text
    typed = String(text.map { $0.isLetter || "_•#".contains($0) ? "0" : $0 })
    if typed.count(where: { $0.isASCII && $0.isNumber }) < 2 { return nil }
  }

  /// Whether a text says from which number to which: `1-99`.
  private static func isRange(_ text: String) -> Bool {
    let ends = text.split { "-–".contains($0) || $0.isWhitespace }
    guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first < last else { return false }
    return ends[0].count < ends[1].count || ends[0].count < 4
  }

  /// Whether a letter stands for any character of a mask, as the parts of dates do.
  private static func isPlace(_ character: Character, _ count: Int) -> Bool {
    "XxNn".contains(character) || "DMYTJ".contains(character) && count > 1
  }

  /// What the formatter makes of it, where that is something else: nil where it is the same, or begins like it.
  func written(by control: ResolvedControl) -> String?? {
    guard let written = control.entered(typed) else { return .some(nil) }
    return written.hasPrefix(typed) || typed.hasPrefix(written) ? nil : .some(written)
  }
}

extension Finding.Message {
  fileprivate static func unread(_ text: String, _ written: (text: String, locale: String)) -> Self {
    Finding.Message(
      "the formatter does not read \(CharacterWords.quoted(text)): in \(written.locale) it writes such as \(CharacterWords.quoted(written.text))"
    )
  }

  fileprivate static func date(_ mismatch: PlaceholderFormatMismatch.Mismatch) -> Self {
    Finding.Message(
      "the placeholder shows \(CharacterWords.quoted(mismatch.shown)), and in \(mismatch.locale) the formatter writes \(CharacterWords.quoted(mismatch.written))"
    )
  }

  fileprivate static func mask(_ shown: String, _ written: String?) -> Self {
    guard let written else {
      return Finding.Message("the placeholder shows \(CharacterWords.quoted(shown)), which does not fit the formatter")
    }
    return Finding.Message(
      "the placeholder shows \(CharacterWords.quoted(shown)), and the formatter writes \(CharacterWords.quoted(written))"
    )
  }
}
