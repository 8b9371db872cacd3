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
    let grammar = NumberGrammar.free(alphabet, isStrict: isStrict)
    let minus: ScalarSet = isStrict ? ScalarSet(scalars: [0x2D]) : ScalarSet(scalars: [0x2D, 0x2212, 0xFE63, 0xFF0D])
    let plus: ScalarSet = isStrict ? .empty : ScalarSet(scalars: [0x2B, 0xFE62, 0xFF0B])
    var parts: [TextLanguage] = []
    if let positive = bounds.positive {
      // It is gone through with each sign.
      let number = TextLanguage.intersection([grammar] + positive.language(alphabet)).tabled
      parts.append(number)
      if !plus.isEmpty { parts.append(.concatenation([.one(of: plus), number])) }
    }
    if let negative = bounds.negative {
      let number = TextLanguage.intersection([grammar] + negative.language(alphabet)).tabled
      parts.append(.concatenation([.one(of: minus), number]))
    }
    return .union(parts)
  }

  /// As a formatter reads them.
  func read(_ shape: NumberShape) -> ReadTexts {
    var scaled = bounds
    if shape.multiplier == 100 {
      scaled.lower = bounds.lower?.hundredfold
      scaled.upper = bounds.upper?.hundredfold
    }
    let alphabet = NumberAlphabet(
      digits: NumberAlphabet.digits(from: shape.zeroDigit),
      separators: ScalarSet(scalars: NumberRange.scalars(shape.decimalSeparator)),
      grouping: ScalarSet(scalars: NumberRange.scalars(shape.groupingSeparator)))
    let magnitudes = Magnitudes(scaled, alphabet)
    return ReadTexts(
      written: magnitudes.texts(shape, NumberGrammar.written(shape, alphabet, isStrict: true)),
      certain: magnitudes.texts(shape, NumberGrammar.written(shape, alphabet, isStrict: false), isTabled: true),
      possible: NumberRange.possible(scaled, shape).tabled)
  }

  /// The magnitudes of the numbers of a range, as digits that compare with its ends.
  private struct Magnitudes {
    private var positive: [TextLanguage]?
    private var negative: [TextLanguage]?

    init(_ bounds: NumberBounds, _ alphabet: NumberAlphabet) {
      positive = bounds.positive?.language(alphabet)
      if bounds.lower.map(\.isNegative) ?? true { negative = bounds.negative?.language(alphabet) }
    }

    /// The numbers as a formatter writes them, with the digits as a grammar has them.
    ///
    /// - Parameter isTabled: whether many questions are asked about them.
    func texts(_ shape: NumberShape, _ grammar: TextLanguage, isTabled: Bool = false) -> TextLanguage {
      let parts = [
        positive.map { ($0, shape.positivePrefix, shape.positiveSuffix) },
        negative.map { ($0, shape.negativePrefix, shape.negativeSuffix) },
      ]
      let texts = TextLanguage.union(
        parts.compactMap { $0 }.map { magnitudes, prefix, suffix in
          let numbers = TextLanguage.intersection([grammar] + magnitudes)
          return framed(isTabled ? numbers.tabled : numbers, prefix, suffix, isStrict: true)
        })
      return isTabled ? texts.tabled : texts
    }
  }

  /// What some formatter may read: digits of any script, groups of any size, exponents of any size, blanks around it.
  private static func possible(_ bounds: NumberBounds, _ shape: NumberShape) -> TextLanguage {
    var alphabet = NumberAlphabet(
      digits: NumberAlphabet.anyDigits, separators: looseSeparator(shape.decimalSeparator),
      grouping: loose(shape.groupingSeparator))
    alphabet.addForeignGrouping()
    let grammar = NumberGrammar.read(alphabet, hasExponent: false, groupSize: shape.groupSize)
    let power = NumberGrammar.read(alphabet, hasExponent: true)
    var parts: [TextLanguage] = []
    if let positive = bounds.positive {
      let number = TextLanguage.union([.intersection([grammar] + positive.language(alphabet)), power]).tabled
      parts.append(framed(number, shape.positivePrefix, shape.positiveSuffix, isStrict: false))
    }
    if let negative = bounds.negative {
      // It is gone through with each way of writing the sign.
      let number = TextLanguage.union([.intersection([grammar] + negative.language(alphabet)), power]).tabled
      parts.append(framed(number, shape.negativePrefix, shape.negativeSuffix, isStrict: false))
      parts.append(framed(number, "-" + shape.positivePrefix, shape.positiveSuffix, isStrict: false))
    }
    return .concatenation([blanks, .union(parts), blanks])
  }

  /// What may stand around a number.
  private static let blanks = StepPool.unpaid {
    TextLanguage.everyTextOf(UnicodeSets.horizontalSpace.union(directionMarks))
  }

  /// A number between what comes before and behind it; where that is not strict, any blank will do, and signs that
  /// only say in which direction one writes may be missing.
  private static func framed(
    _ number: TextLanguage, _ prefix: String, _ suffix: String, isStrict: Bool
  ) -> TextLanguage {
    if prefix.isEmpty, suffix.isEmpty { return number }
    // Nothing else than nothing stands for an empty one where any blank will not do.
    let before = isStrict && prefix.isEmpty ? [] : [affix(prefix, isStrict: isStrict)]
    let behind = isStrict && suffix.isEmpty ? [] : [affix(suffix, isStrict: isStrict)]
    return .concatenation(before + [number] + behind)
  }

  private static func affix(_ text: String, isStrict: Bool) -> TextLanguage {
    affixes.value(Affix(text: Array(text.utf8), isStrict: isStrict)) {
      isStrict ? TextLanguage(words: [text]) : looseAffix(text)
    }
  }

  private struct Affix: Hashable {
    var text: [UInt8]
    var isStrict: Bool
  }

  // So few are no weight for a file, and are soon made again.
  private static let affixes = MeasuredTable<Affix, TextLanguage>(
    limit: 1 << 8, of: 2, size: { $0.size }, ownSize: { _ in 0 })

  private static func looseAffix(_ text: String) -> TextLanguage {
    var builder = LanguageBuilder()
    let (start, end) = (builder.addState(), builder.addState(accepting: true))
    // Blanks and marks of direction may be missing, and others stand there.
    var state = start
    for scalar in text.unicodeScalars where !isPassedOver(scalar) {
      builder.addEdge(from: state, to: state, on: passedOver)
      let next = builder.addState()
      builder.addEdge(from: state, to: next, on: alike(scalar))
      state = next
    }
    builder.addEdge(from: state, to: state, on: passedOver)
    builder.addEmptyEdge(from: state, to: end)
    // Of what stands there only the sign has to be read.
    let signs = text.unicodeScalars.filter { minus.contains($0.value) }
    if signs.isEmpty {
      builder.addEmptyEdge(from: start, to: end)
    } else {
      builder.addEdge(from: start, to: end, on: minus)
    }
    return TextLanguage(builder)
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.isWhitespace
  }

  /// Bidi_Control, which ICU passes over.
  private static let directionMarks = ScalarSet(
    scalars: [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
  private static let passedOver = UnicodeSets.horizontalSpace.union(.blanks)
  private static let minus = ScalarSet(scalars: [0x2D, 0x2212])
  private static let percent = ScalarSet(scalars: [0x25, 0x66A, 0xFE6A, 0xFF05])

  /// A sign and those that are read for it.
  private static func alike(_ scalar: Unicode.Scalar) -> ScalarSet {
    let own = ScalarSet(scalars: [scalar.value])
    return [minus, percent].first { !$0.isDisjoint(with: own) } ?? own
  }

  private static func scalars(_ text: String?) -> [UInt32] { text.map { $0.unicodeScalars.map(\.value) } ?? [] }

  /// A decimal separator, and those like it; where it is none of ASCII, those of ASCII are read for it.
  private static func looseSeparator(_ separator: String) -> ScalarSet {
    let own = ScalarSet(scalars: scalars(separator))
    if own.contains(0x66B) { return own.union(ScalarSet(scalars: [0x2C, 0x2E])) }
    return [NumberAlphabet.commas, NumberAlphabet.periods].first { !$0.isDisjoint(with: own) }?.union(own) ?? own
  }

  /// A separator; where it is a blank, any blank.
  private static func loose(_ separator: String?) -> ScalarSet {
    let own = ScalarSet(scalars: scalars(separator))
    if own.isDisjoint(with: UnicodeSets.horizontalSpace) {
      return own.contains(0x2019) ? own.union(ScalarSet(scalars: [0x27])) : own
    }
    return own.union(UnicodeSets.horizontalSpace)
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
