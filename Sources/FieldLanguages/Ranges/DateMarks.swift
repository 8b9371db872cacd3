import TextPatterns

// What stands around and between the numbers of a date, wherever it is read.

extension ScalarSet {
  /// Blanks and line breaks, and marks that nobody sees, which formatters pass over.
  static let blanks = ScalarSet(scalars: [0x20, 0x85, 0xA0, 0x61C, 0x1680, 0x202F, 0x205F, 0x3000])
    .union(ScalarSet(0x9...0xD)).union(ScalarSet(0x2000...0x200F)).union(ScalarSet(0x2028...0x2029))

  /// Marks that ICU takes for each other between the parts of a date or time.
  static let separators = ScalarSet(scalars: "-,./:".unicodeScalars.map(\.value)).union(blanks)
}

extension TextLanguage {
  /// Texts with something other than digits, blanks and marks between the parts of a date.
  static let withWords = StepPool.unpaid {
    let digits = NumberAlphabet.anyDigits.reduce(ScalarSet.empty) { $0.union($1) }
    var builder = LanguageBuilder()
    let start = builder.addState()
    let end = builder.addState(accepting: true)
    builder.addEdge(from: start, to: start, on: .all)
    builder.addEdge(from: start, to: end, on: digits.union(.separators).complement)
    builder.addEdge(from: end, to: end, on: .all)
    return TextLanguage(builder)
  }

  /// Texts that have a digit before and behind all that is no mark or blank, on the sides that are asked for; a sign may
  /// stand before it.
  static func ends(startInNumber: Bool, endInNumber: Bool) -> TextLanguage {
    let digits = NumberAlphabet.anyDigits.reduce(ScalarSet.empty) { $0.union($1) }
    let passed = ScalarSet.separators.union(ScalarSet(scalars: [0x2212]))
    var builder = LanguageBuilder()
    let start = builder.addState()
    let middle = builder.addState()
    let end = builder.addState(accepting: true)
    builder.addEdge(from: start, to: start, on: startInNumber ? passed : .all)
    builder.addEdge(from: start, to: middle, on: digits)
    builder.addEdge(from: start, to: end, on: digits)
    builder.addEdge(from: middle, to: middle, on: .all)
    builder.addEdge(from: middle, to: end, on: digits)
    builder.addEdge(from: end, to: end, on: endInNumber ? passed : .all)
    return TextLanguage(builder)
  }

  /// Texts with at least so many groups of digits, parted by something else.
  static func digitGroups(_ count: Int) -> TextLanguage {
    let digits = NumberAlphabet.anyDigits.reduce(ScalarSet.empty) { $0.union($1) }
    var builder = LanguageBuilder()
    var state = builder.addState(accepting: count == 0)
    builder.addEdge(from: state, to: state, on: .all)
    for group in 0..<count {
      let found = builder.addState(accepting: group == count - 1)
      builder.addEdge(from: state, to: found, on: digits)
      builder.addEdge(from: found, to: found, on: .all)
      let parted = builder.addState()
      builder.addEdge(from: found, to: parted, on: digits.complement)
      builder.addEdge(from: parted, to: parted, on: .all)
      state = parted
    }
    return TextLanguage(builder)
  }
}
