import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// That what a field's formatter writes for a value breaks a rule, though the value itself is accepted.
public struct FormatterConflict: Sendable, Hashable {
  /// Its index among the field's rules.
  public var rule: Int
  /// The locale in which it is so; nil where it is so in each.
  public var locale: String?
  /// The value: a number with a point, or a day as `2026-11-20`, with a time where the formatter writes one; what is typed
  /// where it makes groups of that.
  public var value: String
  /// The value as the formatter writes it there.
  public var written: String
  /// Whether numbers without groups would not break the rule.
  public var isOfGroups = false
  /// What is to be taken out before the rules see the text, where that is between groups of what is typed.
  public var separator: String?
}

extension FieldLanguage {
  /// A value that the formatter writes so that a rule rejects it: one that can be entered in another way, or, where no
  /// text that the formatter writes meets the rule, any of them. Nil where it is not certain that there is one.
  public var formatterConflict: FormatterConflict? {
    guard analysis.conflict == nil, source.isComplete, case .format(let format) = source.formatter,
      rules.contains(where: \.restrictsWriting)
    else { return nil }
    return cache.formatterConflict(of: self) {
      normalization.flatMap { FormatterConflictSearch(self, $0).conflict(format) }
    }
  }
}

extension ValidationRule {
  /// Whether it may reject what a formatter writes; a range is about the value, however that is written.
  fileprivate var restrictsWriting: Bool { rejects && restrictsTexts && kind != .range && kind != .equal }
}

/// Looks for a value that a formatter writes in a way that a rule rejects: by trying values of every length, the
/// choices of the rules and the ends of ranges; whether what is written meets the rules is decided exactly.
struct FormatterConflictSearch {
  /// The field.
  let field: FieldLanguage
  /// What happens to a text before rules see it.
  let normalization: FieldNormalization

  /// Searches a field with what `normalize` says there.
  init(_ field: FieldLanguage, _ normalization: FieldNormalization) {
    self.field = field
    self.normalization = normalization
  }

  /// A conflict with what a format writes in one of the form's locales.
  func conflict(_ format: FieldFormat) -> FormatterConflict? {
    let contexts = field.environment.contexts
    switch format {
    case .number(let format): return contexts.firstResult { conflict(format, $0) }
    case .date(let format): return contexts.firstResult { conflict(format, $0) }
    case .grouped: return conflictOfGroups
    case .mask, .custom: return nil
    }
  }

  /// A text of several groups, where a rule takes no separator, and texts of one group meet all rules.
  private var conflictOfGroups: FormatterConflict? {
    // A rule that cannot be read may leave one group alone; a choice that cannot be entered is told as that.
    let isPlain = field.rules.allSatisfy { $0.member.isWellFormed && !$0.terms.isOpen && $0.kind != .oneOf }
    guard isPlain, !field.source.hasUnreadMembers, field.maskGap == nil, let group = field.singleGroup,
      field.rules[group.rule].restrictsWriting,
      let typed = field.textOfSeveralGroups(group), let written = field.source.entered(typed),
      breaks(field.rules[group.rule], written)
    else { return nil }
    return FormatterConflict(
      rule: group.rule, value: typed, written: written, separator: group.separator)
  }

  /// The rules that may reject what is written, with their indices.
  var restricting: [(index: Int, rule: ValidationRule)] {
    field.rules.enumerated().filter { $0.element.restrictsWriting }.map { ($0.offset, $0.element) }
  }

  /// A value with a text that stands for it.
  struct Written<Value> {
    /// The value.
    var value: Value
    /// The text.
    var text: String
  }

  /// What a rule sees of a text.
  func seen(_ text: String) -> String { normalization.applied(to: text) }

  /// Whether a rule certainly rejects a text that is entered.
  func breaks(_ rule: ValidationRule, _ text: String) -> Bool {
    let seen = self.seen(text)
    return !seen.isEmpty && rule.judge(seen) == .broken
  }

  /// Whether it is certain that a rule rejects every text of a language.
  func rejects(_ rule: ValidationRule, every language: TextLanguage) -> Bool {
    let upper = rule.language.upper.normalized(by: normalization.steps, isWhole: true)
    return [upper, language].witness(budget: field.budget) == .decided(nil)
  }

  /// Whether a text can be entered: all rules accept it but those about ranges, which are asked of the value.
  func isAccepted(_ text: String) -> Bool {
    let seen = self.seen(text)
    return !seen.isEmpty
      && field.rules.allSatisfy { !$0.rejects || $0.kind == .range || $0.judge(seen) == .met }
  }
}

/// Numbers.
extension FormatterConflictSearch {
  private var numberBounds: [NumberBounds] {
    field.rules.compactMap { if case .numbers(let bounds) = $0.language.bounds { bounds } else { nil } }
  }

  /// Numbers of every length, the choices of the rules, and the ends of the ranges.
  private func numbers(fractionDigits: Int) -> [String] {
    let choices = field.rules.flatMap { $0.language.choices ?? [] }.prefix(100)
    return numberBounds.flatMap { $0.members(fractionDigits: fractionDigits) } + choices + Self.usual
  }

  /// Those numbers that are in all ranges of the field.
  private func inRanges(_ numbers: [String]) -> [String] {
    let bounds = numberBounds
    return numbers.filter { text in
      DecimalNumber(text).map { number in bounds.allSatisfy { $0.contains(number) } } ?? false
    }
  }

  private static let usual = [
    "1", "12", "123", "1234", "12345", "123456", "1234567", "12345678", "123456789", "1234567890", "0.5", "9.99",
    "12.34", "1234.5", "1234.56", "-1", "-1234",
  ]

  /// A number in the field's ranges whose text there breaks a rule.
  func conflict(_ format: NumberFormat, _ context: FormattingContext) -> FormatterConflict? {
    let shape = format.shape(in: context) ?? format.patternShape(in: context)
    func writing(_ values: [String]) -> [Written<String>] {
      values.compactMap { value in format.text(of: value, in: context).map { Written(value: value, text: $0) } }
    }
    let tried = writing(inRanges(numbers(fractionDigits: shape?.minimumFractionDigits ?? 0)))
    for (index, rule) in restricting {
      let broken = tried.filter { breaks(rule, $0.text) }
      guard let first = broken.first else { continue }
      let entered = shape.flatMap { shape in
        func isEntered(_ number: Written<String>) -> Bool {
          canBeEntered(number.value, number.text, shape, format, context)
        }
        return broken.first(where: isEntered)
          ?? ungroupedNumbers(shape).lazy.flatMap { writing(inRanges([$0])) }
          .first { breaks(rule, $0.text) && isEntered($0) }
      }
      let isNever = {
        broken.count == tried.count
          && (neverMeets(rule, format, context, isShapeKnown: shape != nil) || lacksLetters(rule, format, tried))
      }
      let found = entered ?? (isNever() ? first : nil)
      guard let found else { continue }
      return FormatterConflict(
        rule: index, locale: format.locale ?? context.locale, value: found.value, written: found.text,
        isOfGroups: isOfGroups(found.value, rule, format, context))
    }
    return nil
  }

  /// Whether a rule rejects whatever the formatter writes; where its symbols are not known, the values that were tried
  /// tell, but for rules that only some values meet.
  private func neverMeets(
    _ rule: ValidationRule, _ format: NumberFormat, _ context: FormattingContext, isShapeKnown: Bool
  ) -> Bool {
    guard isShapeKnown else { return !numberBounds.isEmpty && rule.kind == .characters }
    let bounds = numberBounds.isEmpty ? [NumberBounds()] : numberBounds
    return bounds.contains { bounds in
      ReadNumbers(format, bounds, in: context).written.map { rejects(rule, every: $0) } ?? false
    }
  }

  /// Whether a rule takes no letter that stands in each number as it is written: words are made of letters, and powers
  /// have a letter before the exponent.
  private func lacksLetters(_ rule: ValidationRule, _ format: NumberFormat, _ written: [Written<String>]) -> Bool {
    guard format.format == nil, let used = rule.language.used,
      written.allSatisfy({ seen($0.text) == $0.text })
    else { return false }
    let letters = written.map { Set($0.text.unicodeScalars.filter(\.properties.isAlphabetic).map(\.value)) }
    switch format.style {
    case EnumMember.NumberStyle.spellOut:
      return letters.allSatisfy { !$0.isEmpty } && UnicodeSets.property("L").map(used.isDisjoint) ?? false
    case EnumMember.NumberStyle.scientific:
      let common = letters.dropFirst().reduce(letters.first ?? []) { $0.intersection($1) }
      return !common.isEmpty && !common.contains(where: used.contains)
    default: return false
    }
  }

  /// Whether some other text that the formatter certainly reads as the number meets the rules.
  private func canBeEntered(
    _ value: String, _ written: String, _ shape: NumberShape, _ format: NumberFormat, _ context: FormattingContext
  ) -> Bool {
    guard let number = DecimalNumber(value) else { return false }
    var texts = [written]
    if let separator = shape.groupingSeparator { texts.append(written.replacing(separator, with: "")) }
    texts += texts.map { $0.withoutFinalZeros(behind: shape.decimalSeparator) }
    texts += texts.flatMap { $0.withFinalZeros(behind: shape.decimalSeparator) }
    texts += texts.map { $0.withASCIIDigits(from: shape.zeroDigit) }
    let candidates = texts.filter { $0 != written && isAccepted($0) }
    guard !candidates.isEmpty else { return false }
    let exact = ReadNumbers(format, NumberBounds(lower: number, upper: number), in: context)
    return candidates.contains { exact.areCertainly(in: seen($0)) == true }
  }

  private func isOfGroups(
    _ value: String, _ rule: ValidationRule, _ format: NumberFormat, _ context: FormattingContext
  ) -> Bool {
    var plain = format
    plain.usesGroupingSeparator = false
    return plain.text(of: value, in: context).map { !breaks(rule, $0) } ?? false
  }
}

extension String {
  /// Without the zeros at the end of a fraction, and without a separator that nothing follows.
  fileprivate func withoutFinalZeros(behind separator: String) -> String {
    guard let found = range(of: separator), let last = self.last, last.isNumber else { return self }
    var text = self
    while text.endIndex > found.upperBound, text.last == "0" { text.removeLast() }
    if text.hasSuffix(separator) { text.removeLast(separator.count) }
    return text
  }

  /// With zeros at the end of a fraction, one or so many that there are two or three digits.
  fileprivate func withFinalZeros(behind separator: String) -> [String] {
    guard let last = self.last, last.isNumber else { return [] }
    let value = UInt32(last.wholeNumberValue ?? 0)
    let zero = last.unicodeScalars.first.flatMap { Unicode.Scalar($0.value - value) } ?? "0"
    let digits = range(of: separator).map { self[$0.upperBound...].count } ?? 0
    let start = digits == 0 ? self + separator : self
    return (1...3).filter { $0 > digits }.map { start + String(repeating: Character(zero), count: $0 - digits) }
  }

  /// With 0 to 9 in the place of the ten digits from another zero.
  fileprivate func withASCIIDigits(from zero: Unicode.Scalar) -> String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard scalar.value >= zero.value, scalar.value - zero.value < 10 else { return scalar }
          return Unicode.Scalar(UInt8(0x30 + scalar.value - zero.value))
        }))
  }

  /// Where a text begins in another one; nil where it does not.
  private func range(of text: String) -> Range<String.Index>? { text.isEmpty ? nil : ranges(of: text).last }
}
