import ValueFormatting
import TextPatterns
import UIKitCatalog

/// The texts that stand for a number in a range: automata compare their digits with each bound from the first one on, as
/// those of linear constraints do (Wolper & Boigelot, 1995).
struct NumberRange {
  /// The ends of the range.
  let bounds: NumberBounds

  /// Where no formatter writes them: a sign or none, digits, at most one decimal separator of a locale.
  func plain(in locales: [String]?) -> (upper: TextLanguage, lower: TextLanguage) {
    let separators: [ScalarSet] =
      locales?.map { ScalarSet(scalars: [Catalog.localeFacts($0).decimalSeparator.value]) }
      ?? [ScalarSet(scalars: [0x2E, 0x2C, 0x66B]), .empty]
    let upper = separators.reduce(ScalarSet.empty) { $0.union($1) }
    let lower = separators.reduce(ScalarSet.all) { $0.intersection($1) }
    return (
      plain(NumberAlphabet(digits: NumberAlphabet.anyDigits, separators: upper), isStrict: false),
      plain(NumberAlphabet(digits: NumberAlphabet.digits(from: "0"), separators: lower), isStrict: true)
    )
  }

  private func plain(_ alphabet: NumberAlphabet, isStrict: Bool) -> TextLanguage {
    var signed = alphabet
    signed.minus = isStrict ? ScalarSet(scalars: [0x2D]) : ScalarSet(scalars: [0x2D, 0x2212, 0xFE63, 0xFF0D])
    signed.plus = isStrict ? .empty : ScalarSet(scalars: [0x2B, 0xFE62, 0xFF0B])
    if let numbers = NumberGrammar.free(signed, isStrict: isStrict).within(bounds.positive, bounds.negative) {
      return numbers
    }
    let numbers = NumberGrammar.free(alphabet, isStrict: isStrict)
    let positive = bounds.positive.map { positive in
      let number = numbers.within(positive)
      return TextLanguage.union([number, .concatenation([.one(of: signed.plus), number])])
    }
    let negative = bounds.negative.map { TextLanguage.concatenation([.one(of: signed.minus), numbers.within($0)]) }
    return .union([positive, negative].compactMap(\.self))
  }

  /// A number as it is typed where no formatter writes it: without zeros that count nothing. Nil for a fraction where
  /// nobody parts it from 0 to 9 by the separator of the locale.
  static func typed(_ number: String, _ separator: Unicode.Scalar) -> String? {
    guard let point = number.firstIndex(of: ".") else { return number }
    var fraction = number[number.index(after: point)...]
    while fraction.last == "0" { fraction.removeLast() }
    if fraction.isEmpty { return String(number[..<point]) }
    return separator == "\u{66B}" ? nil : "\(number[..<point])\(separator)\(fraction)"
  }

  /// As a formatter reads them.
  func read(_ shape: NumberShape) -> ReadTexts {
    var scaled = bounds
    if shape.multiplier == 100 {
      scaled.lower = bounds.lower?.hundredfold
      scaled.upper = bounds.upper?.hundredfold
    }
    let negative = scaled.lower.map(\.isNegative) ?? true ? scaled.negative : nil
    let numbers = ShapedNumbers.numbers(of: shape)
    return ReadTexts(
      written: numbers.written.within(scaled.positive, negative),
      certain: numbers.certain.within(scaled.positive, negative),
      possible: .union([numbers.possible.within(scaled.positive, scaled.negative), numbers.powers]).tabled)
  }
}

extension TextLanguage {
  /// The texts of any number of characters of a set, the empty one too.
  static func everyTextOf(_ set: ScalarSet) -> TextLanguage {
    var builder = LanguageBuilder()
    let state = builder.addState(accepting: true)
    builder.addEdge(from: state, to: state, on: set)
    return TextLanguage(builder)
  }

  /// The texts of one character of a set.
  static func one(of set: ScalarSet) -> TextLanguage {
    var builder = LanguageBuilder()
    let start = builder.addState()
    let end = builder.addState(accepting: true)
    builder.addEdge(from: start, to: end, on: set)
    return TextLanguage(builder)
  }
}
