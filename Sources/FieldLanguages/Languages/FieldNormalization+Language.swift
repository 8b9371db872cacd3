import FormSyntax
import TextPatterns

extension FieldNormalization {
  /// The texts that can come of texts made of some characters; where a character becomes several, perhaps others too.
  /// Nil for all texts.
  func image(of set: ScalarSet) -> TextLanguage? {
    FieldNormalization.images.value(Source(steps: words, characters: set)) {
      StepPool.current?.take(stepsOfImage)
      return StepPool.unpaid { newImage(of: set) }
    }
  }

  /// What it takes to make an image, which is made whole whatever a field may cost.
  private var stepsOfImage: Int {
    steps.reduce(500) { sum, step in
      if case .map = step { sum + 3_000 } else { sum + 100 }
    }
  }

  /// What an image is made of: the steps in words, and the characters of the texts.
  private struct Source: Hashable {
    var steps: [ExactText]
    var characters: ScalarSet
  }

  /// Fields have few normalizations and keyboards in common.
  private static let images = MeasuredTable<Source, TextLanguage?>(limit: 1 << 13, of: 0) { $0?.size ?? 0 }

  private func newImage(of set: ScalarSet) -> TextLanguage? {
    var alphabet = set
    var trimmed = ScalarSet.empty
    for step in steps {
      switch step {
      case .trim(let set): trimmed = trimmed.union(set)
      case .remove(let set):
        // What stood behind a character that goes may now stand at the end.
        if !set.intersection(alphabet).isSubset(of: trimmed) { trimmed = .empty }
        alphabet = alphabet.subtracting(set)
      case .map(let mapping):
        if !mapping.image(of: trimmed.complement).isDisjoint(with: trimmed) { trimmed = .empty }
        alphabet = mapping.image(of: alphabet)
      }
    }
    let blanks = trimmed.intersection(alphabet)
    if blanks.isEmpty { return alphabet == .all ? nil : TextLanguage(everyScalarIn: alphabet) }
    if alphabet == .all, blanks == UnicodeSets.whiteSpace { return .withoutOuterBlanks }
    return .trimmed(alphabet, blanks)
  }
}

extension FieldNormalization {
  /// What rules see of some characters that are typed, but for those that are taken away.
  func seen(_ typed: ScalarSet) -> ScalarSet {
    steps.reduce(typed) { set, step in
      if case .map(let mapping) = step { mapping.image(of: set) } else { set }
    }
  }

  /// The characters that are left of all texts; nil where all may be.
  var left: ScalarSet? {
    guard steps.contains(where: { if case .trim = $0 { false } else { true } }) else { return nil }
    return steps.reduce(.all) { set, step in
      switch step {
      case .trim: set
      case .remove(let removed): set.subtracting(removed)
      case .map(let mapping): mapping.image(of: set)
      }
    }
  }

  /// The characters with which no text begins or ends: those that are trimmed, unless more goes after that.
  var inner: ScalarSet {
    steps.reduce(.empty) { inner, step in
      switch step {
      case .trim(let set): set
      case .remove: .empty
      case .map(let mapping): mapping.image(of: inner).isSubset(of: inner) ? inner : .empty
      }
    }
  }

  /// The characters that rules see as some others, or as themselves.
  func typed(_ seen: ScalarSet) -> ScalarSet {
    steps.reversed().reduce(seen) { set, step in
      if case .map(let mapping) = step { mapping.preimage(of: set) } else { set }
    }
  }
}

extension TextLanguage {
  /// What the usual normalization leaves; made once, since nearly all fields ask for it.
  static let withoutOuterBlanks = StepPool.unpaid { trimmed(.all, UnicodeSets.whiteSpace) }

  /// Texts over an alphabet that neither begin nor end with a blank.
  fileprivate static func trimmed(_ alphabet: ScalarSet, _ blanks: ScalarSet) -> TextLanguage {
    var builder = LanguageBuilder()
    let start = builder.addState(accepting: true)
    let solid = builder.addState(accepting: true)
    let blank = builder.addState()
    let rest = alphabet.subtracting(blanks)
    for source in [start, solid, blank] { builder.addEdge(from: source, to: solid, on: rest) }
    builder.addEdge(from: solid, to: blank, on: blanks)
    builder.addEdge(from: blank, to: blank, on: blanks)
    return TextLanguage(builder)
  }
}
