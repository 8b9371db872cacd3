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
  /// Texts with at least so many groups of digits, parted by something else.
  static func digitGroups(_ count: Int) -> TextLanguage {
    usualDigitGroups.indices.contains(count) ? usualDigitGroups[count] : newDigitGroups(count)
  }

  private static let usualDigitGroups = StepPool.unpaid { (0...2).map(newDigitGroups) }

  private static func newDigitGroups(_ count: Int) -> TextLanguage {
    let digits = NumberAlphabet.everyDigit
    var builder = LanguageBuilder()
    var state = builder.addState(accepting: count == 0)
    builder.addEdge(from: state, to: state, on: .all)
    for group in 0..<count {
      let found = builder.addState(accepting: group == count - 1)
      builder.addEdge(from: state, to: found, on: digits)
      builder.addEdge(from: found, to: found, on: .all)
      let parted = builder.addState()
      builder.addEdge(from: found, to: parted, on: NumberAlphabet.noDigit)
      builder.addEdge(from: parted, to: parted, on: .all)
      state = parted
    }
    return TextLanguage(builder)
  }
}

extension DateLanguage {
  /// Where widths alone part the numbers, the first of them may be shorter: all texts with fewer digits, and as many with
  /// blanks or marks; where `isNamed`, with a name in the place of the month.
  static func shortRuns(_ pattern: DatePattern, isNamed: Bool = false) -> TextLanguage {
    let literals = pattern.parts.flatMap { part -> [UInt32] in
      if case .literal(let text) = part { text.unicodeScalars.map(\.value) } else { [] }
    }
    let digits = NumberAlphabet.everyDigit
    let others =
      isNamed ? NumberAlphabet.noDigit : ScalarSet.blanks.union(.separators).union(ScalarSet(scalars: literals))
    let month = pattern.parts.reduce(0) { if case .month(let width) = $1 { $0 + width } else { $0 } }
    let count = pattern.parts.reduce(0) { $0 + $1.width } - (isNamed ? month : 0)
    var builder = LanguageBuilder()
    // For each number of digits, a state before anything else was met, and one behind it.
    var (pure, mixed) = (builder.addState(), builder.addState())
    for number in 0...count {
      if number > 0 {
        let next = (
          builder.addState(accepting: !isNamed && number < count), builder.addState(accepting: true)
        )
        builder.addEdge(from: pure, to: next.0, on: digits)
        builder.addEdge(from: mixed, to: next.1, on: digits)
        (pure, mixed) = next
      }
      builder.addEdge(from: pure, to: mixed, on: others)
      builder.addEdge(from: mixed, to: mixed, on: others)
    }
    return TextLanguage(builder)
  }
}
