import TextPatterns
import ValueFormatting

/// The numbers that a formatter writes and reads, whatever their values.
struct ShapedNumbers {
  /// As it writes them itself.
  let written: FramedNumbers
  /// What is certainly read.
  let certain: FramedNumbers
  /// What some formatter may read, with exponents too.
  let possible: FramedNumbers

  // So few are no weight for a file, and are soon made again.
  private static let known = MeasuredTable<NumberShape, ShapedNumbers>(
    limit: 1 << 8, of: 3, size: { $0.size }, ownSize: { _ in 0 })

  static func numbers(of shape: NumberShape) -> ShapedNumbers { known.value(shape) { ShapedNumbers(shape) } }

  private var size: Int { written.size + certain.size + possible.size }

  private init(_ shape: NumberShape) {
    let alphabet = NumberAlphabet(
      digits: NumberAlphabet.digits(from: shape.zeroDigit),
      separators: ScalarSet(scalars: ShapedNumbers.scalars(shape.decimalSeparator)),
      grouping: ScalarSet(scalars: ShapedNumbers.scalars(shape.groupingSeparator)))
    let frames = [
      NumberFrame(shape.positivePrefix, shape.positiveSuffix, isStrict: true),
      NumberFrame(shape.negativePrefix, shape.negativeSuffix, isNegative: true, isStrict: true),
    ]
    written = FramedNumbers(NumberGrammar.written(shape, alphabet, isStrict: true), frames)
    certain = FramedNumbers(NumberGrammar.written(shape, alphabet, isStrict: false), frames)
    let loose = ShapedNumbers.looseAlphabet(shape)
    let looseFrames = [
      NumberFrame(shape.positivePrefix, shape.positiveSuffix, isStrict: false),
      NumberFrame(shape.negativePrefix, shape.negativeSuffix, isNegative: true, isStrict: false),
      // It is read with each way of writing the sign.
      NumberFrame("-" + shape.positivePrefix, shape.positiveSuffix, isNegative: true, isStrict: false),
    ]
    let grammar = NumberGrammar.read(loose, hasExponent: false, groupSize: shape.groupSize)
    possible = FramedNumbers(
      grammar, looseFrames, powers: NumberGrammar.read(loose, hasExponent: true).language)
  }

  /// Digits of any script, groups of any size.
  private static func looseAlphabet(_ shape: NumberShape) -> NumberAlphabet {
    var alphabet = NumberAlphabet(
      digits: NumberAlphabet.anyDigits, separators: looseSeparator(shape.decimalSeparator),
      grouping: loose(shape.groupingSeparator))
    alphabet.addForeignGrouping()
    return alphabet
  }

  private static func scalars(_ text: String?) -> [UInt32] { text.map { $0.unicodeScalars.map(\.value) } ?? [] }

  /// A decimal separator, and those like it; where it is none of ASCII, those of ASCII are read for it.
  static func looseSeparator(_ separator: String) -> ScalarSet {
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
