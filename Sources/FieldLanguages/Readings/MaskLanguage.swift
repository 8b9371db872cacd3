public import ValueFormatting
import TextPatterns

/// The texts that a mask, or a formatter that groups, can leave in a field.
struct WrittenTexts: Sendable {
  let format: FieldFormat
  /// Those that fill it.
  let complete: TextLanguage
  /// These, and what they begin with.
  let all: TextLanguage

  /// Nil for a formatter that writes something else.
  init?(_ format: FieldFormat) {
    self.format = format
    switch format {
    case .mask(let pattern):
      complete = WrittenTexts.texts(Mask(pattern))
      all = complete.prefixes
    case .grouped(let sizes, let separator):
      guard let texts = WrittenTexts.grouped(sizes, separator) else { return nil }
      complete = texts
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

  /// Groups with a separator between them, and perhaps behind the last one while more is typed.
  private static func grouped(_ sizes: [Int], _ separator: String) -> TextLanguage? {
    guard !separator.isEmpty, separator.unicodeScalars.count <= 8, sizes.reduce(0, +) <= 500 else { return nil }
    let others = ScalarSet(scalars: separator.unicodeScalars.map(\.value)).complement
    var builder = LanguageBuilder()
    var state = builder.addState(accepting: true)
    for (index, size) in sizes.enumerated() {
      let head = state
      for _ in 0..<size {
        let next = builder.addState(accepting: true)
        builder.addEdge(from: state, to: next, on: others)
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

extension FieldFormat {
  /// Whether it adds characters of its own to what is typed.
  public var writesSigns: Bool {
    switch self {
    case .mask(let pattern):
      Mask(pattern).places.contains { place in
        if case .literal = place { true } else { false }
      }
    case .grouped(_, let separator): !separator.isEmpty
    case .date, .number, .custom: true
    }
  }
}

extension FieldLanguage {
  /// Whether a text can be in the field at all.
  func writes(_ text: String) -> Bool { text.isEmpty || written?.all.contains(text).value ?? true }

  /// Whether nothing that a mask can write meets the rules, though other texts do.
  public func excludes(_ format: FieldFormat) -> Bool {
    guard verdict.conflict == nil, let normalization, let texts = WrittenTexts(format)?.all else { return false }
    let steps = normalization.steps
    let wanted = RuleSpace(rules, nil).refusing.map { rules[$0].reading.upper.normalized(by: steps) }
    let visible = TextLanguage(words: [""]).complement.normalized(by: steps)
    let budget = self.budget
    return !wanted.isEmpty && (wanted + [visible, texts]).witness(budget: budget) == .decided(nil)
      && (wanted + [visible]).witness(budget: budget).value.map { $0 != nil } ?? false
  }
}
