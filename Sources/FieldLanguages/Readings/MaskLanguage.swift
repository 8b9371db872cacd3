public import FormFormatting
import TextPatterns

/// The texts that a mask, or a formatter that groups, can leave in a field: complete ones and their beginnings.
enum MaskLanguage {
  /// Nil for a formatter that writes something else.
  static func texts(_ format: FieldFormat) -> TextLanguage? {
    switch format {
    case .mask(let mask): texts(mask).prefixes
    case .grouped(let sizes, let separator): grouped(sizes, separator)
    case .date, .number, .custom: nil
    }
  }

  /// `#` a digit, `A` a letter, `*` either, `[…]` an optional tail, `\` escapes.
  private static func texts(_ mask: String) -> TextLanguage {
    var builder = LanguageBuilder()
    var state = builder.addState()
    var ends: [Int] = []
    var isEscaped = false
    for scalar in mask.unicodeScalars.prefix(500) {
      let set: ScalarSet
      switch scalar {
      case _ where isEscaped: set = ScalarSet(scalars: [scalar.value])
      case "\\":
        isEscaped = true
        continue
      case "[":
        ends.append(state)
        continue
      case "]": continue
      case "#": set = UnicodeSets.digits
      case "A": set = letters
      case "*": set = letters.union(UnicodeSets.digits)
      default: set = ScalarSet(scalars: [scalar.value])
      }
      isEscaped = false
      let next = builder.addState()
      builder.addEdge(from: state, to: next, on: set)
      state = next
    }
    let end = builder.addState(accepting: true)
    for state in ends + [state] { builder.addEmptyEdge(from: state, to: end) }
    return TextLanguage(builder)
  }

  private static let letters = (UnicodeSets.property("L") ?? .empty).union(UnicodeSets.property("M") ?? .empty)

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
