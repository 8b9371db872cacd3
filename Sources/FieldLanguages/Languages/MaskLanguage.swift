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

  /// The separators that it writes of its own, each once; letters and digits of a mask are not among them.
  var separators: String {
    let own: [Unicode.Scalar] =
      switch format {
      case .mask(let pattern): Mask(pattern).separators
      case .grouped(_, let separator): Array(separator.unicodeScalars)
      case .date, .number, .custom: []
      }
    var separators = String.UnicodeScalarView()
    for separator in own where !separators.contains(separator) { separators.append(separator) }
    return String(separators)
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

  /// Groups of characters (grapheme clusters, UAX #29) with a separator between them, and perhaps behind the last one
  /// while more is typed: all of these, and some more where only all of a text tells where its characters end.
  private static func grouped(_ sizes: [Int], _ separator: String) -> TextLanguage? {
    guard !separator.isEmpty, separator.unicodeScalars.count <= 8, sizes.reduce(0, +) <= 500 else { return nil }
    // Of a separator of several scalars each may stand in a group.
    let own = separator.unicodeScalars.count == 1 ? separator.unicodeScalars.map(\.value) : []
    let others = ScalarSet(scalars: own).complement
    let joined = GraphemeSets.combining.union(GraphemeSets.uncertain).intersection(others)
    let begun = others.subtracting(GraphemeSets.combining)
    var builder = LanguageBuilder()
    var state = builder.addState(accepting: true)
    for (index, size) in sizes.enumerated() {
      let head = state
      for count in 0..<size {
        let next = builder.addState(accepting: true)
        builder.addEdge(from: state, to: next, on: count == 0 ? others : begun)
        builder.addEdge(from: next, to: next, on: joined)
        state = next
      }
      let isLast = index == sizes.count - 1
      let next = isLast ? head : builder.addState(accepting: true)
      builder.addPath(from: state, to: next, spelling: separator)
      if !isLast { state = next }
    }
    return TextLanguage(builder)
  }
}

extension TextLanguage {
  /// The texts that end in a word.
  fileprivate static func ending(in word: String) -> TextLanguage {
    .concatenation([.everything, TextLanguage(words: [word])])
  }
}
