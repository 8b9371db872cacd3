import ValueFormatting
import TextPatterns

/// The texts that a mask, or a formatter that groups, can leave in a field.
struct WrittenTexts: Sendable {
  /// The mask, or the formatter that groups.
  let format: FieldFormat
  /// Those that fill it, each optional tail whole or left out; of groups, those that end in none of their separators, and
  /// some more where only all of a text tells where its characters end.
  let complete: TextLanguage
  /// These, and what they begin with: what stands in the field while one types.
  let all: TextLanguage

  /// The signs that it writes of its own, each once; letters and digits of a mask are not among them.
  var signs: String {
    let own: [Unicode.Scalar] =
      switch format {
      case .mask(let pattern): Mask(pattern).signs
      case .grouped(_, let separator): Array(separator.unicodeScalars)
      case .date, .number, .custom: []
      }
    var signs = String.UnicodeScalarView()
    for sign in own where !signs.contains(sign) { signs.append(sign) }
    return String(signs)
  }

  /// Nil for a formatter that writes something else.
  init?(_ format: FieldFormat) {
    self.format = format
    switch format {
    case .mask(let pattern):
      complete = WrittenTexts.texts(Mask(pattern))
      all = complete.prefixes
    case .grouped(let sizes, let separator):
      guard let texts = WrittenTexts.grouped(sizes, separator) else { return nil }
      complete = .intersection([texts, TextLanguage.ending(in: separator).complement])
      all = texts
    case .date, .number, .custom: return nil
    }
  }

  private static func texts(_ mask: Mask) -> TextLanguage {
    var builder = LanguageBuilder()
    var states = [builder.addState()]
    for place in mask.places {
      let set =
        switch place {
        case .literal(let scalar): ScalarSet(scalars: [scalar.value])
        case .open(let set): set
        }
      let next = builder.addState()
      builder.addEdge(from: states[states.count - 1], to: next, on: set)
      states.append(next)
    }
    let end = builder.addState(accepting: true)
    for count in mask.tails + [mask.places.count] { builder.addEmptyEdge(from: states[count], to: end) }
    return TextLanguage(builder)
  }

  /// Whether a text is one of these, exactly.
  ///
  /// - Parameter isComplete: whether nothing more is to be typed.
  func holds(_ text: String, isComplete: Bool) -> Bool? {
    guard case .grouped(_, let separator) = format else { return (isComplete ? complete : all).contains(text).value }
    let isAtEnd = !isComplete && !separator.isEmpty && text.hasSuffix(separator)
    let typed = isAtEnd ? String(text.dropLast(separator.count)) : text
    return format.entered(typed)?.unicodeScalars.elementsEqual(typed.unicodeScalars)
  }

  /// Groups of characters with a separator between them, and perhaps behind the last one while more is typed.
  private static func grouped(_ sizes: [Int], _ separator: String) -> TextLanguage? {
    guard !separator.isEmpty, separator.unicodeScalars.count <= 8, sizes.reduce(0, +) <= 500 else { return nil }
    var builder = LanguageBuilder()
    var group = CharacterCounter(separator, at: builder.addState(accepting: true))
    var head = group.settled
    for (index, size) in sizes.enumerated() {
      head = group.settled
      for _ in 0..<size { group.advance(&builder) }
      guard index < sizes.count - 1 else { break }
      let next = builder.addState(accepting: true)
      builder.addPath(from: group.settled, to: next, spelling: separator)
      group = CharacterCounter(separator, at: next)
    }
    builder.addPath(from: group.settled, to: head, spelling: separator)
    return TextLanguage(builder)
  }
}

/// Counts characters (grapheme clusters, UAX #29) in an automaton, one state after the other: never more than there are,
/// and exactly where no scalar is uncertain.
private struct CharacterCounter {
  /// What stands in groups.
  private let scalars: ScalarSet
  /// So many characters have been read, and the next scalar but for marks begins another.
  private(set) var settled: Int
  private var isAtStart = true

  /// - Parameter separator: what does not stand in groups, where it is one scalar.
  init(_ separator: String, at state: Int) {
    let own = separator.unicodeScalars.count == 1 ? separator.unicodeScalars.map(\.value) : []
    scalars = ScalarSet(scalars: own).complement
    settled = state
  }

  /// Goes on by a character.
  mutating func advance(_ builder: inout LanguageBuilder) {
    let combining = scalars.intersection(GraphemeSets.combining)
    let uncertain = scalars.intersection(GraphemeSets.uncertain)
    let simple = scalars.subtracting(combining).subtracting(uncertain)
    let next = builder.addState(accepting: true)
    let open = builder.addState(accepting: true)
    builder.addEdge(from: settled, to: next, on: isAtStart ? simple.union(combining) : simple)
    builder.addEdge(from: settled, to: open, on: uncertain)
    builder.addEdge(from: next, to: next, on: combining)
    builder.addEdge(from: next, to: open, on: uncertain)
    builder.addEdge(from: open, to: next, on: scalars)
    builder.addEmptyEdge(from: open, to: next)
    settled = next
    isAtStart = false
  }
}

extension TextLanguage {
  /// The texts that end in a word.
  fileprivate static func ending(in word: String) -> TextLanguage {
    .concatenation([.everything, TextLanguage(words: [word])])
  }
}
