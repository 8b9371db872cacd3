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
      complete = WrittenTexts.texts(Mask(pattern)) { ($0, 1) }
      all = complete.prefixes
    case .grouped(let sizes, let separator):
      guard let texts = WrittenTexts.grouped(sizes, separator) else { return nil }
      complete = .intersection([texts, TextLanguage.ending(in: separator).complement])
      all = texts
    case .date, .number, .custom: return nil
    }
  }

  /// Of a formatter that groups: texts that fill it of which each character is one scalar, but for what certainly joins the one
  /// before it.
  var plain: TextLanguage? {
    guard case .grouped(let sizes, let separator) = format else { return nil }
    return WrittenTexts.grouped(sizes, separator, joining: GraphemeSets.combining).map {
      .intersection([$0, complete])
    }
  }

  /// Those that fill it, and for each that has characters which normalization makes several of, such as 'ß', those with
  /// these in their place, so that each text which rules can see is that of one of them without such characters. Nil
  /// where they are not known.
  func complete(before normalization: FieldNormalization) -> TextLanguage? {
    var (expanding, expanded) = (ScalarSet.empty, ScalarSet.empty)
    for case .map(let mapping) in normalization.steps {
      (expanding, expanded) = (expanding.union(mapping.expanding), expanded.union(mapping.expanded))
    }
    if expanding.isEmpty { return complete }
    guard case .mask(let pattern) = format else { return nil }
    // No character becomes more than three (Unicode's SpecialCasing.txt).
    return WrittenTexts.texts(Mask(pattern)) { $0.isDisjoint(with: expanding) ? ($0, 1) : ($0.union(expanded), 3) }
  }

  /// - Parameter open: what may stand in the place of one character of a set, and how many of them at most.
  private static func texts(_ mask: Mask, open: (ScalarSet) -> (set: ScalarSet, count: Int)) -> TextLanguage {
    var builder = LanguageBuilder()
    var states = [builder.addState()]
    for place in mask.places {
      let (set, count) =
        switch place {
        case .literal(let scalar): (set: ScalarSet(scalars: [scalar.value]), count: 1)
        case .open(let set): open(set)
        }
      let next = builder.addState()
      var last = states[states.count - 1]
      for _ in 1..<count {
        let between = builder.addState()
        builder.addEdge(from: last, to: between, on: set)
        builder.addEmptyEdge(from: between, to: next)
        last = between
      }
      builder.addEdge(from: last, to: next, on: set)
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
  ///
  /// - Parameter joining: what may belong to the character before it.
  private static func grouped(
    _ sizes: [Int], _ separator: String,
    joining: ScalarSet = GraphemeSets.combining.union(GraphemeSets.uncertain)
  ) -> TextLanguage? {
    guard !separator.isEmpty, separator.unicodeScalars.count <= 8, sizes.reduce(0, +) <= 500 else { return nil }
    // The last size is that of all that follow.
    let repeated = sizes.reversed().prefix { $0 == sizes.last }.count
    let sizes = sizes.dropLast(max(0, repeated - 1))
    // Of a separator of several scalars each may stand in a group.
    let own = separator.unicodeScalars.count == 1 ? separator.unicodeScalars.map(\.value) : []
    let others = ScalarSet(scalars: own).complement
    let joined = joining.intersection(others)
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
