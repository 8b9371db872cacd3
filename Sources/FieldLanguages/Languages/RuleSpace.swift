import TextPatterns
import UIKitCatalog

/// The languages of a field's rules, all about the same texts: those that rules see, or, where a mask writes, those
/// that are typed.
struct RuleSpace {
  /// The rules; the functions below name them by their indices.
  let rules: [ValidationRule]
  /// What the questions about it may cost.
  let budget: SearchBudget
  private let steps: [Normalization]
  /// What every text is in that rules come to see.
  let frame: [TextLanguage]

  /// - Parameter isOfTypedTexts: whether the languages are of what is typed.
  init(
    _ rules: [ValidationRule], _ normalization: FieldNormalization?, isOfTypedTexts: Bool = false,
    _ budget: SearchBudget = .standard
  ) {
    self.rules = rules
    self.budget = budget
    if let normalization, isOfTypedTexts {
      steps = normalization.steps
      frame = [TextLanguage(words: [""]).complement.normalized(by: steps)]
    } else {
      steps = []
      frame = normalization?.image(of: .all).map { [$0] } ?? []
    }
  }

  /// Whether the texts are those that rules see.
  var isOfSeenTexts: Bool { steps.isEmpty }

  /// Where blanks at the ends are typed and no rule sees them: the texts that have none.
  var neat: [TextLanguage] {
    let hidesBlanks = steps.contains { step in
      switch step {
      case .trim(let set), .remove(let set): set.contains(0x20)
      case .map: false
      }
    }
    return hidesBlanks ? [.withoutOuterBlanks] : []
  }

  /// The texts that can be typed with some characters, in the terms of this space.
  func typed(with set: ScalarSet, _ normalization: FieldNormalization) -> TextLanguage {
    if !isOfSeenTexts { return TextLanguage(everyScalarIn: set) }
    return normalization.image(of: set) ?? .everything
  }

  /// A text that is in all of some languages; where lengths in characters leave that open, a plain one.
  func witness(_ languages: [TextLanguage], allowEmpty: Bool = false) -> Decision<String?> {
    languages.witnessOrPlain(allowEmpty: allowEmpty, budget)
  }

  /// A plain text that meets all rules that reject, where one is soon found.
  var easySample: String? { (rejecting.map(upper) + frame + [.plain]).easyWitness(budget: budget) }

  /// Every text that can meet a rule, in the terms of this space.
  func upper(_ index: Int) -> TextLanguage { seen(rules[index].language.upper) }

  /// Texts that meet a rule whatever the locale and the moment, in the terms of this space.
  func lower(_ index: Int) -> TextLanguage { seen(rules[index].language.lower) }

  /// Texts to make samples of a rule from, in the terms of this space.
  func sampled(_ index: Int) -> TextLanguage { seen(rules[index].language.sampled) }

  /// What rules see, in the terms of this space.
  func seen(_ language: TextLanguage) -> TextLanguage {
    steps.isEmpty ? language : language.normalized(by: steps)
  }

  /// The rules that say something about non-empty texts that the analysis can use.
  var speaking: [Int] { rules.indices.filter { rules[$0].restrictsTexts } }

  /// Those of them that keep a text from being submitted.
  var rejecting: [Int] { speaking.filter { rules[$0].rejects } }
}

extension [TextLanguage] {
  /// A text that is in all of the languages; where that is not decided, a plain one may be found all the same.
  func witnessOrPlain(allowEmpty: Bool, _ budget: SearchBudget = .standard) -> Decision<String?> {
    let answer = witness(allowEmpty: allowEmpty, budget: budget)
    guard case .notAnalysed = answer else { return answer }
    let plain = (self + [.plain]).witness(allowEmpty: allowEmpty, budget: budget)
    if case .decided(let text?) = plain { return .decided(text) }
    return answer
  }
}

extension TextLanguage {
  /// Texts of printable ASCII, whose length is the same however it is counted.
  static let plain = StepPool.unpaid { TextLanguage(everyScalarIn: ScalarSet(0x20...0x7E)) }

  /// The same without blanks.
  static let visible = StepPool.unpaid { TextLanguage(everyScalarIn: ScalarSet(0x21...0x7E)) }
}
