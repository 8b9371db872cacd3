import TextPatterns
import UIKitCatalog
import ValueFormatting

/// The texts that may be read as numbers where more than a sign stands around the digits: fixed patterns, currencies by
/// their names, powers of ten, ordinal numbers, numbers in words.
///
/// What is no number for them is none on any system: each takes no other words than its locale has for what it writes.
struct MarkedNumbers {
  /// What writes the numbers.
  let format: NumberFormat
  /// What is in the range.
  let bounds: NumberBounds

  /// What it takes to have numbers written to see what stands around them.
  private static let stepsOfMarks = 16_000

  /// Nil where nothing is known of what is read.
  func possible(in context: FormattingContext) -> TextLanguage? {
    let isEnglish = (format.locale ?? context.locale).split { "_-@".contains($0) }.first == "en"
    if format.style == EnumMember.NumberStyle.spellOut, format.format == nil {
      return isEnglish ? .englishNumberWords : nil
    }
    // Ordinal numbers have ends for each gender, of which a formatter writes one.
    let isOrdinal = format.style == EnumMember.NumberStyle.ordinal && format.format == nil
    if isOrdinal, !isEnglish { return .digitGroups(1) }
    StepPool.current?.take(MarkedNumbers.stepsOfMarks)
    guard let marks = format.marks(in: context) else { return .digitGroups(1) }
    // Where what may be read does not hold what is written, too little is known of it.
    let all = MarkedNumbers(format: format, bounds: NumberBounds()).language(marks)
    let written = StoredTexts.numbers(format).compactMap { format.text(of: $0, in: context) }
    return written.allSatisfy { all.contains($0).value == true } ? language(marks) : .digitGroups(1)
  }

  private func language(_ marks: NumberMarks) -> TextLanguage {
    func set(_ texts: Set<String>) -> ScalarSet {
      ScalarSet(scalars: texts.flatMap { $0.unicodeScalars.map(\.value) })
    }
    let grouping = set(marks.groupingSeparators)
    let blanks = UnicodeSets.horizontalSpace
    var alphabet = NumberAlphabet(
      digits: NumberAlphabet.anyDigits,
      separators: set(marks.decimalSeparators).union(ScalarSet(scalars: [0x66B])),
      grouping: grouping.isDisjoint(with: blanks)
        ? grouping.union(ScalarSet(scalars: [0x27, 0x2019, 0x66C])) : grouping.union(blanks))
    alphabet.addForeignGrouping()
    let plain = NumberGrammar.read(alphabet, hasExponent: false)
    let powers = NumberGrammar.read(alphabet, hasExponent: true).language
    let scaled = scaled(marks.multiplier)
    func numbers(_ magnitudes: [MagnitudeBounds?]) -> TextLanguage {
      let known = magnitudes.compactMap(\.self)
      return .union((marks.multiplier == nil ? [plain.language] : known.map(plain.within)) + [powers])
    }
    let words = NumberSurroundings(marks.words)
    guard marks.tellSigns else {
      let every = words.every
      return .concatenation([every, numbers([scaled.positive, scaled.negative]), every])
    }
    var texts: [TextLanguage] = []
    if let positive = scaled.positive {
      let around = words.withoutMinus
      texts.append(.concatenation([around, numbers([positive]), around]))
    }
    if let negative = scaled.negative {
      let below = numbers([negative])
      texts.append(.concatenation([words.signed, below, words.every]))
      texts.append(.concatenation([words.unsigned, below, words.signed]))
    }
    return .union(texts)
  }

  /// The ends as the digits have them.
  private func scaled(_ multiplier: Int?) -> NumberBounds {
    var scaled = bounds
    if multiplier == 100 {
      scaled.lower = bounds.lower?.hundredfold
      scaled.upper = bounds.upper?.hundredfold
    }
    return scaled
  }
}

/// What may stand before a number or behind it: words in any order, with marks between them.
private struct NumberSurroundings {
  private let words: [String]

  init(_ words: Set<String>) { self.words = words.sorted() }

  /// All of it.
  var every: TextLanguage { text(words, .marks) }

  /// Without a minus.
  var withoutMinus: TextLanguage {
    text(words.filter { !NumberMarks.hasMinus($0) }, .marks { !NumberMarks.minusSigns.contains($0) })
  }

  /// Without a minus and without brackets.
  var unsigned: TextLanguage {
    text(words.filter { !NumberMarks.isSigned($0) }, .marks { !NumberSurroundings.isSign($0) })
  }

  /// With a minus or a bracket.
  var signed: TextLanguage {
    var builder = LanguageBuilder()
    let (before, behind) = (builder.addState(), builder.addState(accepting: true))
    builder.addEdge(from: before, to: before, on: .marks { !NumberSurroundings.isSign($0) })
    builder.addEdge(from: before, to: behind, on: .marks { NumberSurroundings.isSign($0) })
    builder.addEdge(from: behind, to: behind, on: .marks)
    for word in words {
      builder.addPath(from: before, to: NumberMarks.isSigned(word) ? behind : before, spelling: word)
      builder.addPath(from: behind, to: behind, spelling: word)
    }
    return TextLanguage(builder)
  }

  private func text(_ words: [String], _ marks: ScalarSet) -> TextLanguage {
    var builder = LanguageBuilder()
    let state = builder.addState(accepting: true)
    builder.addEdge(from: state, to: state, on: marks)
    for word in words { builder.addPath(from: state, to: state, spelling: word) }
    return TextLanguage(builder)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    NumberMarks.minusSigns.contains(scalar) || NumberMarks.brackets.contains(scalar)
  }
}

extension ScalarSet {
  /// Blanks, marks that nobody sees, signs of numbers, and brackets.
  fileprivate static let marks = blanks.union(
    ScalarSet(scalars: signs.map(\.value)))
  private static let signs = Array(NumberMarks.minusSigns) + NumberMarks.brackets + ["+", "\u{FE62}", "\u{FF0B}"]

  /// Some of them: the signs of which something is true, and all that are none.
  fileprivate static func marks(_ isTaken: (Unicode.Scalar) -> Bool) -> ScalarSet {
    marks.subtracting(ScalarSet(scalars: signs.filter { !isTaken($0) }.map(\.value)))
  }
}

extension TextLanguage {
  /// Texts whose words are parts of English numbers, cardinal or ordinal, as CLDR spells them out, with any marks and
  /// digits between them.
  fileprivate static let englishNumberWords = StepPool.unpaid {
    let stems =
      "zero one two three four five six seven eigh nin ten eleven twel twen thir for fif first second hundred thousand "
      + "million billion trillion quadrillion infinit minus negative point number nan"
    let wholes = "a and of oh not"
    let letters = ScalarSet(scalars: (0x41...0x5A).map { $0 } + (0x61...0x7A).map { $0 })
    var builder = LanguageBuilder()
    let start = builder.addState()
    let middle = builder.addState(accepting: true)
    for state in [start, middle] { builder.addEdge(from: state, to: state, on: letters.complement) }
    let digits = NumberAlphabet.everyDigit
    builder.addEdge(from: start, to: middle, on: digits)
    func add(_ word: Substring, from start: Int, to end: Int) {
      var state = start
      for scalar in word.unicodeScalars {
        let next = builder.addState()
        builder.addEdge(from: state, to: next, on: ScalarSet(scalars: [scalar.value, scalar.value - 0x20]))
        state = next
      }
      builder.addEmptyEdge(from: state, to: end)
    }
    let word = builder.addState(accepting: true)
    builder.addEdge(from: word, to: word, on: letters)
    builder.addEdge(from: word, to: middle, on: letters.complement)
    for stem in stems.split(separator: " ") {
      for state in [start, middle] { add(stem, from: state, to: word) }
    }
    for whole in wholes.split(separator: " ") {
      let end = builder.addState()
      for state in [start, middle] { add(whole, from: state, to: end) }
      builder.addEdge(from: end, to: middle, on: letters.complement)
    }
    return TextLanguage(builder)
  }
}
