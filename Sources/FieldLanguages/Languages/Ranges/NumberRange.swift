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

  /// As a formatter writes them.
  func written(_ shape: NumberShape) -> TextLanguage {
    let scaled = scaled(shape)
    return ShapedNumbers.numbers(of: shape).written.within(scaled.positive, scaled.negativeToBeMeant)
  }

  /// As every formatter reads them.
  func certain(_ shape: NumberShape) -> TextLanguage {
    let scaled = scaled(shape)
    return ShapedNumbers.numbers(of: shape).certain.within(scaled.positive, scaled.negativeToBeMeant)
  }

  /// As some formatter may read them.
  func possible(_ shape: NumberShape) -> TextLanguage {
    let scaled = scaled(shape)
    return ShapedNumbers.numbers(of: shape).possible.within(scaled.positive, scaled.negative)
  }

  /// Whether some formatter may read one of them in a text; nil where that is not known.
  func mayBeRead(in text: String, _ shape: NumberShape) -> Bool? {
    let scaled = scaled(shape)
    return ShapedNumbers.numbers(of: shape).possible.contains(text, within: scaled.positive, scaled.negative)
  }

  /// Whether a formatter writes one of them so; nil where that is not known.
  func isWritten(_ text: String, _ shape: NumberShape) -> Bool? {
    let scaled = scaled(shape)
    return ShapedNumbers.numbers(of: shape).written.contains(text, within: scaled.positive, scaled.negativeToBeMeant)
  }

  /// Whether every formatter reads one of them in a text; nil where that is not known.
  func isCertainlyRead(in text: String, _ shape: NumberShape) -> Bool? {
    let scaled = scaled(shape)
    return ShapedNumbers.numbers(of: shape).certain.contains(text, within: scaled.positive, scaled.negativeToBeMeant)
  }

  /// The ends as the digits have them.
  private func scaled(_ shape: NumberShape) -> NumberBounds {
    guard shape.multiplier == 100 else { return bounds }
    var scaled = bounds
    scaled.lower = bounds.lower?.hundredfold
    scaled.upper = bounds.upper?.hundredfold
    return scaled
  }
}

extension NumberBounds {
  /// The part below 0 without a 0 that has a sign of its own, where no number of the range has one; nil where there is
  /// none.
  fileprivate var negativeToBeMeant: MagnitudeBounds? { lower.map(\.isNegative) ?? true ? negative : nil }
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
