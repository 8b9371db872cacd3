public import FormFormatting
import TextPatterns

/// The texts that a mask, or a formatter that groups, can leave in a field: complete ones and their beginnings.
enum MaskLanguage {
  /// Nil for a formatter that writes something else.
  static func texts(_ format: FieldFormat) -> TextLanguage? {
    switch format {
    case .mask(let pattern): texts(Mask(pattern)).prefixes
    case .grouped(let sizes, let separator): grouped(sizes, separator)
    case .date, .number, .custom: nil
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

extension FieldLanguage {
  /// Whether nothing that a mask can write meets the rules, though other texts do.
  public func excludes(_ format: FieldFormat) -> Bool {
    guard verdict.conflict == nil, let normalization, let texts = MaskLanguage.texts(format) else { return false }
    let steps = normalization.steps
    let wanted = RuleSpace(rules, nil).refusing.map { rules[$0].reading.upper.normalized(by: steps) }
    let visible = TextLanguage(words: [""]).complement.normalized(by: steps)
    return !wanted.isEmpty && (wanted + [visible, texts]).witness() == .decided(nil)
      && (wanted + [visible]).witness().value.map { $0 != nil } ?? false
  }
}
