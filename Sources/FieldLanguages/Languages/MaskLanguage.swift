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
    var groups = GroupBuilder(separator, of: Array(sizes), joining: joining)
    var head = groups.head()
    for (index, size) in sizes.enumerated() {
      let end = groups.add(size, from: head)
      let next = index == sizes.count - 1 ? head : groups.head()
      groups.builder.addPath(from: end, to: next, spelling: separator)
      head = next
    }
    return TextLanguage(groups.builder)
  }
}

/// Builds groups of characters, none of which has the separator in it: it would be found there, scalar by scalar, and taken
/// away (Knuth, Morris & Pratt, 1977).
private struct GroupBuilder {
  var builder = LanguageBuilder()
  /// Nothing where it is not looked for, since that would take too many states.
  private let separator: [UInt32]
  /// What may begin a group, begin any other character of it, and go on with one.
  private let sets: (head: ScalarSet, begun: ScalarSet, joined: ScalarSet)

  init(_ separator: String, of sizes: [Int], joining: ScalarSet) {
    let scalars = separator.unicodeScalars.map(\.value)
    self.separator = scalars.count == 1 || sizes.reduce(0, +) * scalars.count <= 500 ? scalars : []
    sets = (.all, GraphemeSets.combining.complement, joining)
  }

  mutating func head() -> Int { builder.addState(accepting: true) }

  /// Adds a group of up to so many characters behind a state; gives the state behind as many.
  mutating func add(_ size: Int, from head: Int) -> Int {
    // For each beginning of the separator that a text may end in, a state.
    var states = [head]
    for count in 0..<size {
      let next = (0..<max(1, separator.count)).map { _ in builder.addState(accepting: true) }
      addEdges(from: states, to: next, on: count == 0 ? sets.head : sets.begun)
      addEdges(from: next, to: next, on: sets.joined)
      states = next
    }
    if states.count == 1 { return states[0] }
    let end = builder.addState(accepting: true)
    for state in states { builder.addEmptyEdge(from: state, to: end) }
    return end
  }

  private mutating func addEdges(from states: [Int], to others: [Int], on set: ScalarSet) {
    let own = ScalarSet(scalars: separator)
    for (matched, state) in states.enumerated() {
      builder.addEdge(from: state, to: others[0], on: set.subtracting(own))
      for scalar in Set(separator).sorted() where set.contains(scalar) {
        guard let next = matching(matched, scalar), next < separator.count else { continue }
        builder.addEdge(from: state, to: others[next], on: ScalarSet(scalars: [scalar]))
      }
    }
  }

  /// How many scalars of the separator a text ends in that ended in so many, with another scalar behind it.
  private func matching(_ matched: Int, _ scalar: UInt32) -> Int? {
    let text = separator.prefix(matched) + [scalar]
    return (0...text.count).last { text.suffix($0).elementsEqual(separator.prefix($0)) }
  }
}

extension TextLanguage {
  /// The texts that end in a word.
  fileprivate static func ending(in word: String) -> TextLanguage {
    .concatenation([.everything, TextLanguage(words: [word])])
  }
}
