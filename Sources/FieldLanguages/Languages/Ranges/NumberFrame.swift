import TextPatterns

/// What stands before and behind a number; where that is not strict, any blanks around it, any blank for another, and
/// signs that only say in which direction one writes may be missing.
struct NumberFrame {
  /// Whether the numbers in it are those below 0.
  let isNegative: Bool
  private let prefix: String
  private let suffix: String
  private let isStrict: Bool

  init(_ prefix: String, _ suffix: String, isNegative: Bool = false, isStrict: Bool) {
    self.prefix = prefix
    self.suffix = suffix
    self.isNegative = isNegative
    self.isStrict = isStrict
  }

  /// Some numbers in it.
  func texts(around numbers: TextLanguage) -> TextLanguage {
    let framed = framed(numbers)
    return isStrict ? framed : .concatenation([NumberFrame.blanks, framed, NumberFrame.blanks])
  }

  private func framed(_ numbers: TextLanguage) -> TextLanguage {
    if prefix.isEmpty, suffix.isEmpty { return numbers }
    // Nothing else than nothing stands for an empty one where any blank will not do.
    let before = isStrict && prefix.isEmpty ? [] : [NumberFrame.affix(prefix, isStrict: isStrict)]
    let behind = isStrict && suffix.isEmpty ? [] : [NumberFrame.affix(suffix, isStrict: isStrict)]
    return .concatenation(before + [numbers] + behind)
  }

  /// Whether what the digits say, and whether there is a minus, can be read off the texts sign by sign: nothing around a
  /// number looks like a part of it but its minus.
  func isTold(by alphabet: NumberAlphabet) -> Bool {
    func has(_ text: String, _ set: ScalarSet) -> Bool { text.unicodeScalars.contains { set.contains($0.value) } }
    let others = alphabet.allDigits.union(alphabet.exponents)
    return has(prefix, NumberFrame.minus) == isNegative && !has(suffix, NumberFrame.minus)
      && !has(prefix, others.union(alphabet.separators)) && !has(suffix, others)
  }

  /// What may stand around a number.
  private static let blanks = StepPool.unpaid {
    TextLanguage.everyTextOf(UnicodeSets.horizontalSpace.union(directionMarks))
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
  static let minus = ScalarSet(scalars: [0x2D, 0x2212])
  private static let percent = ScalarSet(scalars: [0x25, 0x66A, 0xFE6A, 0xFF05])

  /// A sign and those that are read for it.
  private static func alike(_ scalar: Unicode.Scalar) -> ScalarSet {
    let own = ScalarSet(scalars: [scalar.value])
    return [minus, percent].first { !$0.isDisjoint(with: own) } ?? own
  }
}

/// Numbers of a grammar with what stands around them, to be narrowed to those of a range.
struct FramedNumbers: Sendable {
  private let numbers: NumberTexts
  private let frames: [NumberFrame]
  /// Numbers with an exponent, whose values are not looked at; nil where there are none.
  private let powers: TextLanguage?
  /// All of them as one; nil where that does not tell which are below 0, or have an exponent.
  private let whole: NumberTexts?

  /// - Parameters:
  ///   - frames: what may stand around the numbers.
  ///   - powers: numbers with an exponent that are among them.
  init(_ numbers: NumberTexts, _ frames: [NumberFrame], powers: TextLanguage? = nil) {
    self.numbers = numbers
    self.frames = frames
    var alphabet = numbers.alphabet
    alphabet.minus = NumberFrame.minus
    if powers != nil { alphabet.exponents = NumberAlphabet.exponentSigns }
    let isTold = frames.allSatisfy { $0.isTold(by: alphabet) }
    let all = TextLanguage.union([numbers.language] + (powers.map { [$0] } ?? []))
    whole = isTold ? NumberTexts(.union(frames.map { $0.texts(around: all) }), alphabet) : nil
    self.powers = powers.map { powers in .union(frames.map { $0.texts(around: powers) }).tabled }
  }

  /// About how many bytes they take.
  var size: Int { numbers.size + (whole?.size ?? 0) + (powers?.size ?? 0) }

  /// Those in a range, as magnitudes with each sign; nil where none has it.
  func within(_ positive: MagnitudeBounds?, _ negative: MagnitudeBounds?) -> TextLanguage {
    if let texts = whole?.within(positive, negative) { return texts }
    let parts = frames.compactMap { frame in
      (frame.isNegative ? negative : positive).map { frame.texts(around: numbers.within($0)) }
    }
    return TextLanguage.union(parts + (powers.map { [$0] } ?? [])).tabled
  }

  /// Whether a text is one of those.
  func contains(_ text: String, within positive: MagnitudeBounds?, _ negative: MagnitudeBounds?) -> Bool? {
    whole?.contains(text, within: positive, negative) ?? within(positive, negative).contains(text).value
  }
}
