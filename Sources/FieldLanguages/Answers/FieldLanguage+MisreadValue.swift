import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog
import ValueFormatting

extension FieldLanguage {
  /// A value that is written so that `normalize` makes nothing of it, or another one; nil where it is not certain that there
  /// is such.
  public var misreadValue: MisreadValue? {
    guard source.has(.normalize), let normalization, case .format(let format) = source.formatter else { return nil }
    if let stored = StoredTexts(format, environment), stored.loses(after: normalization),
      let written = textsInRanges(format, stored).first(where: { stored.loses($0, after: normalization) })
    {
      return MisreadValue(
        locale: stored.locale, written: written, seen: normalization.applied(to: written), outcome: .unread)
    }
    guard source.isComplete, analysis.conflict == nil, case .number(let number) = format,
      changesNumbers(normalization, format, number)
    else { return nil }
    return cache.misreadValue(of: self) { MisreadSearch(self, normalization, number).found }
  }

  /// Whether `normalize` may leave something else of what the formatter writes: no style writes blanks at the ends; where it
  /// is for several locales, nobody knows more before each is asked.
  private func changesNumbers(
    _ normalization: FieldNormalization, _ format: FieldFormat, _ number: NumberFormat
  ) -> Bool {
    let onlyTrims = normalization.steps.allSatisfy { if case .trim = $0 { true } else { false } }
    if number.format == nil, onlyTrims { return false }
    guard environment.contexts(of: number.locale).count == 1, let stored = StoredTexts(format, environment) else {
      return true
    }
    return (stored.texts + FieldLanguage.signsOfNegatives).contains { text in
      !normalization.applied(to: text).utf8.elementsEqual(text.utf8)
    }
  }

  /// Values that no `range` rejects, as the form's first locale writes them.
  private func textsInRanges(_ format: FieldFormat, _ stored: StoredTexts) -> [String] {
    if case .number(let number) = format, let context = environment.contexts(of: number.locale).first {
      return numbersInRanges(number).compactMap { number.text(of: $0, in: context) }
    }
    let ranges = rules.filter { $0.kind == .range }
    func isInRanges(_ text: String) -> Bool { ranges.allSatisfy { $0.judge(text) != .broken } }
    let shown = stored.texts.filter(isInRanges)
    return shown.isEmpty ? textsOfRules.filter(isInRanges) : shown
  }

  /// Numbers that are in all ranges: those that are shown of the formatter first, then some of each range.
  fileprivate func numbersInRanges(_ format: NumberFormat) -> [String] {
    let bounds: [NumberBounds] = rules.compactMap {
      if case .numbers(let bounds) = $0.language.bounds { bounds } else { nil }
    }
    return (StoredTexts.numbers(format) + bounds.flatMap { $0.members(fractionDigits: 0) }).filter { text in
      DecimalNumber(text).map { number in bounds.allSatisfy { $0.contains(number) } } ?? false
    }
  }

  private static let signsOfNegatives = ["-", "\u{2212}", "(", ")"]
}

/// Looks for a number of which `normalize` leaves another one: by trying those that the ranges name.
private struct MisreadSearch {
  private let field: FieldLanguage
  private let normalization: FieldNormalization
  private let format: NumberFormat

  init(_ field: FieldLanguage, _ normalization: FieldNormalization, _ format: NumberFormat) {
    self.field = field
    self.normalization = normalization
    self.format = format
  }

  /// What it takes to make a formatter and to write some values by it.
  private static let stepsOfFormatter = 30_000

  var found: MisreadValue? {
    field.environment.contexts(of: format.locale).firstResult { context -> MisreadValue? in
      guard FieldMeter.canPay(MisreadSearch.stepsOfFormatter) else { return nil }
      StepPool.current?.take(MisreadSearch.stepsOfFormatter)
      return unread(in: context) ?? misread(in: context)
    }
  }

  /// A value of the ranges, where a sign that the formatter needs there is missing in all that are shown and in its text.
  private func unread(in context: FormattingContext) -> MisreadValue? {
    let texts = StoredTexts.numbers(format).compactMap { format.text(of: $0, in: context) }
    func isLost(_ text: String) -> Bool {
      RereadTexts.loses(normalization.applied(to: text), of: text, format, context)
    }
    guard texts.allSatisfy(isLost),
      let first = field.numbersInRanges(format).lazy.compactMap({ format.text(of: $0, in: context) })
        .first(where: isLost)
    else { return nil }
    return MisreadValue(
      locale: format.locale ?? context.locale, written: first, seen: normalization.applied(to: first),
      outcome: .unread)
  }

  private func misread(in context: FormattingContext) -> MisreadValue? {
    guard let shape = format.shape(in: context) ?? format.patternShape(in: context) else { return nil }
    return numbers(shape).firstResult { value -> MisreadValue? in
      guard let written = format.text(of: value, in: context), case let seen = normalization.applied(to: written),
        seen != written, !seen.isEmpty, let outcome = outcome(value, written, seen, context)
      else { return nil }
      return MisreadValue(
        locale: format.locale ?? context.locale, value: value, written: written, seen: seen, outcome: outcome)
    }
  }

  /// Numbers that the field is certainly meant for: of its ranges, less than 0 or with a fraction only where an end is so,
  /// or where the formatter always writes one.
  private func numbers(_ shape: NumberShape) -> [String] {
    let least = shape.minimumFractionDigits
    let bounds: [NumberBounds] = field.rules.compactMap {
      if case .numbers(let bounds) = $0.language.bounds { bounds } else { nil }
    }
    guard !bounds.isEmpty else { return least > 0 ? StoredTexts.numbers(format) : [] }
    let ends = bounds.flatMap { [$0.lower, $0.upper].compactMap { $0 } }
    let (areNegative, areParts) = (
      ends.contains(where: \.isNegative), least > 0 || ends.contains { !$0.fraction.isEmpty }
    )
    return bounds.flatMap { $0.members(fractionDigits: least) }.filter { text in
      guard let number = DecimalNumber(text) else { return false }
      return (areNegative || !number.isNegative) && (areParts || number.fraction.isEmpty)
        && bounds.allSatisfy { $0.contains(number) }
    }
  }

  /// What comes of what is left of a number; nil where it is not certain that it is not read as that number.
  private func outcome(
    _ value: String, _ written: String, _ seen: String, _ context: FormattingContext
  ) -> MisreadValue.Outcome? {
    guard let number = DecimalNumber(value) else { return nil }
    let same = ReadNumbers(format, NumberBounds(lower: number, upper: number), in: context)
    guard same.mayBe(in: written) == true, same.mayBe(in: seen) == false else { return nil }
    let broken = field.rulesRejecting(seen)
    if let range = broken.first(where: { field.rules[$0].kind == .range }) { return .breaks(range) }
    let isRead = { ReadNumbers(format, NumberBounds(), in: context).areCertainly(in: seen) == true }
    return broken.isEmpty && isRead() ? .otherValue : nil
  }
}
