import ValueFormatting
import TextPatterns

/// How digits, separators and groups stand together in a number without its sign.
struct NumberGrammar {
  /// What it is written with.
  let alphabet: NumberAlphabet
  private let digits: ScalarSet
  private var builder = LanguageBuilder()

  private init(_ alphabet: NumberAlphabet) {
    self.alphabet = alphabet
    digits = alphabet.allDigits
  }

  /// What a grammar is made of: it is the same whatever the numbers are.
  private struct Key: Hashable {
    enum Kind: Hashable {
      case free(isStrict: Bool)
      case written(NumberShape, isStrict: Bool)
      case read(hasExponent: Bool, groupSize: Int)
    }

    var kind: Kind
    var alphabet: NumberAlphabet
  }

  // So few are no weight for a file, and are soon made again.
  private static let known = MeasuredTable<Key, NumberTexts>(
    limit: 1 << 8, of: 0, size: { $0.size }, ownSize: { _ in 0 })

  private static func texts(
    _ kind: Key.Kind, _ alphabet: NumberAlphabet, _ make: () -> TextLanguage
  ) -> NumberTexts {
    known.value(Key(kind: kind, alphabet: alphabet)) { NumberTexts(make(), alphabet) }
  }

  /// A sign or none, and digits with at most one separator among them; where `isStrict`, with digits on both sides of it.
  static func free(_ alphabet: NumberAlphabet, isStrict: Bool) -> NumberTexts {
    texts(.free(isStrict: isStrict), alphabet) { newFree(alphabet, isStrict: isStrict) }
  }

  private static func newFree(_ alphabet: NumberAlphabet, isStrict: Bool) -> TextLanguage {
    var grammar = NumberGrammar(alphabet)
    let (first, start) = (grammar.builder.addState(), grammar.builder.addState())
    grammar.builder.addEmptyEdge(from: first, to: start)
    grammar.builder.addEdge(from: first, to: start, on: alphabet.minus.union(alphabet.plus))
    let integer = grammar.builder.addState(accepting: true)
    let point = grammar.builder.addState(accepting: !isStrict)
    let bare = grammar.builder.addState()
    let fraction = grammar.builder.addState(accepting: true)
    grammar.builder.addEdge(from: start, to: integer, on: grammar.digits)
    grammar.builder.addEdge(from: integer, to: integer, on: grammar.digits)
    grammar.builder.addEdge(from: integer, to: point, on: alphabet.separators)
    if !isStrict { grammar.builder.addEdge(from: start, to: bare, on: alphabet.separators) }
    for source in [point, bare, fraction] { grammar.builder.addEdge(from: source, to: fraction, on: grammar.digits) }
    return TextLanguage(grammar.builder)
  }

  /// What a formatter writes: no needless zeros, groups as it makes them, no more digits behind the separator than it
  /// has. Where `isStrict` is false, groups may be left out, and so may zeros at the end: that is certainly read.
  static func written(_ shape: NumberShape, _ alphabet: NumberAlphabet, isStrict: Bool) -> NumberTexts {
    texts(.written(shape, isStrict: isStrict), alphabet) { newWritten(shape, alphabet, isStrict: isStrict) }
  }

  private static func newWritten(_ shape: NumberShape, _ alphabet: NumberAlphabet, isStrict: Bool) -> TextLanguage {
    var grammar = NumberGrammar(alphabet)
    let start = grammar.builder.addState()
    let end = grammar.builder.addState()
    if !isStrict || shape.groupingSeparator == nil { grammar.addPlainInteger(shape, start, end) }
    if shape.groupingSeparator != nil { grammar.addGroupedInteger(shape, start, end, isStrict: isStrict) }
    grammar.addFraction(shape, end, isStrict: isStrict)
    return TextLanguage(grammar.builder)
  }

  /// What may be read: digits with at most one separator among them, and marks of groups anywhere between them, those of
  /// other locales between groups of the right size; with an exponent where `hasExponent`.
  static func read(_ alphabet: NumberAlphabet, hasExponent: Bool, groupSize: Int = 3) -> NumberTexts {
    texts(.read(hasExponent: hasExponent, groupSize: groupSize), alphabet) {
      newRead(alphabet, hasExponent: hasExponent, groupSize: groupSize)
    }
  }

  private static func newRead(_ alphabet: NumberAlphabet, hasExponent: Bool, groupSize: Int) -> TextLanguage {
    var grammar = NumberGrammar(alphabet)
    let start = grammar.builder.addState()
    let integer = grammar.builder.addState(accepting: !hasExponent)
    let point = grammar.builder.addState(accepting: !hasExponent)
    let bare = grammar.builder.addState()
    let fraction = grammar.builder.addState(accepting: !hasExponent)
    grammar.builder.addEdge(from: start, to: integer, on: grammar.digits)
    grammar.builder.addEdge(from: start, to: bare, on: alphabet.separators)
    grammar.builder.addEdge(from: integer, to: integer, on: grammar.digits.union(alphabet.grouping))
    grammar.builder.addEdge(from: integer, to: point, on: alphabet.separators)
    for source in [point, bare, fraction] { grammar.builder.addEdge(from: source, to: fraction, on: grammar.digits) }
    if !alphabet.foreignGrouping.isEmpty, !hasExponent {
      let end = grammar.addForeignGroups(from: start, size: min(max(groupSize, 1), 20))
      grammar.builder.addEdge(from: end, to: point, on: alphabet.separators)
    }
    if hasExponent {
      let sign = grammar.builder.addState()
      let exponent = grammar.builder.addState(accepting: true)
      for source in [integer, point, fraction] {
        grammar.builder.addEdge(from: source, to: sign, on: NumberAlphabet.exponentSigns)
      }
      grammar.builder.addEdge(from: sign, to: sign, on: ScalarSet(scalars: [0x2B, 0x2D, 0x2212]))
      grammar.builder.addEdge(from: sign, to: exponent, on: grammar.digits)
      grammar.builder.addEdge(from: exponent, to: exponent, on: grammar.digits)
    }
    return TextLanguage(grammar.builder)
  }

  /// Groups with separators of other locales between them, the last of a size, others of two digits too, as in India; gives
  /// the state behind them, which accepts.
  private mutating func addForeignGroups(from start: Int, size: Int) -> Int {
    let (boundary, end) = (builder.addState(), builder.addState(accepting: true))
    var state = start
    for _ in 0..<max(size, 3) {
      state = addDigit(from: state)
      builder.addEmptyEdge(from: state, to: boundary)
    }
    for (count, target) in [(2, boundary), (size, boundary), (size, end)] {
      var state = builder.addState()
      builder.addEdge(from: boundary, to: state, on: alphabet.foreignGrouping)
      for _ in 0..<count { state = addDigit(from: state) }
      builder.addEmptyEdge(from: state, to: target)
    }
    return end
  }

  /// At least so many digits; more only where the first is not zero.
  private mutating func addPlainInteger(_ shape: NumberShape, _ start: Int, _ end: Int) {
    let least = min(shape.minimumIntegerDigits, 40)
    var state = start
    for _ in 0..<least { state = addDigit(from: state) }
    builder.addEmptyEdge(from: state, to: end)
    state = builder.addState()
    builder.addEdge(from: start, to: state, on: digits.subtracting(alphabet.digits[0]))
    for _ in 0..<least { state = addDigit(from: state) }
    builder.addEdge(from: state, to: state, on: digits)
    builder.addEmptyEdge(from: state, to: end)
  }

  /// At least so many digits in groups; more only where the first is not zero. Where `isStrict`, numbers that are too short
  /// for groups in the locale have none.
  private mutating func addGroupedInteger(_ shape: NumberShape, _ start: Int, _ end: Int, isStrict: Bool) {
    let last = min(shape.groupSize, 20)
    let other = min(max(shape.secondGroupSize, 1), 20)
    let least = min(shape.minimumIntegerDigits, 40)
    let ungrouped = isStrict ? last + min(max(shape.minimumGroupingDigits, 1), 20) - 1 : last
    if least == 0 { builder.addEmptyEdge(from: start, to: end) }
    // Behind so many digits that follow a separator stands.
    func isBoundary(_ rest: Int) -> Bool { rest >= last && (rest - last) % other == 0 }
    var full = last
    while full < max(least, ungrouped) { full += other }
    // By how many digits follow.
    var (grouped, plain) = ([end], [end])
    for rest in 1...full {
      let isParted = rest > 1 && isBoundary(rest - 1)
      var next = grouped[rest - 1]
      if isParted {
        next = builder.addState()
        builder.addEdge(from: next, to: grouped[rest - 1], on: alphabet.grouping)
      }
      let state = builder.addState()
      builder.addEdge(from: state, to: next, on: digits)
      grouped.append(state)
      if rest >= least { addFirst(rest, least, from: start, to: rest <= ungrouped ? plain[rest - 1] : next) }
      guard rest < ungrouped else { continue }
      plain.append(builder.addState())
      builder.addEdge(from: plain[rest], to: plain[rest - 1], on: digits)
    }
    // Longer ones: a first group, short or full, and full ones behind it.
    let boundary = builder.addState()
    var head = start
    for count in 1...other {
      let next = builder.addState()
      builder.addEdge(from: head, to: next, on: count == 1 ? digits.subtracting(alphabet.digits[0]) : digits)
      builder.addEdge(from: next, to: boundary, on: alphabet.grouping)
      head = next
    }
    var middle = boundary
    for _ in 0..<other { middle = addDigit(from: middle) }
    builder.addEdge(from: middle, to: boundary, on: alphabet.grouping)
    builder.addEmptyEdge(from: boundary, to: grouped[full])
  }

  /// The first of some digits: a zero only where there are no more than have to be.
  private mutating func addFirst(_ count: Int, _ least: Int, from start: Int, to next: Int) {
    builder.addEdge(from: start, to: next, on: count == least ? digits : digits.subtracting(alphabet.digits[0]))
  }

  private mutating func addFraction(_ shape: NumberShape, _ start: Int, isStrict: Bool) {
    let most = min(shape.maximumFractionDigits, 60)
    let least = isStrict ? min(shape.minimumFractionDigits, most) : 0
    let accept = builder.addState(accepting: true)
    if least == 0 { builder.addEmptyEdge(from: start, to: accept) }
    guard most > 0 else { return }
    var state = builder.addState()
    builder.addEdge(from: start, to: state, on: alphabet.separators)
    for count in 1...most {
      state = addDigit(from: state)
      if count >= least { builder.addEmptyEdge(from: state, to: accept) }
    }
  }

  private mutating func addDigit(from state: Int) -> Int {
    let next = builder.addState()
    builder.addEdge(from: state, to: next, on: digits)
    return next
  }
}
