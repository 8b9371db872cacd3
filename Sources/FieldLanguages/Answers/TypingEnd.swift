public import FormModel
public import TextPatterns
import UIKitCatalog
import ValueFormatting

/// When a text that is typed can grow no more: it meets the rules that reject, and none that begins with it and goes on
/// does, as far as that is known. Texts that have as many characters as a rule allows are none of these where something may
/// join their last one: whoever counts them knows that they are full.
public enum TypingEnd: Sendable {
  /// Never: each text that meets the rules can grow.
  case never
  /// When it meets the rules and is one of these.
  case texts(FullTexts)
  /// It is not known.
  case unknown
}

extension FieldRules {
  /// When a text of the field can grow no more. Of a field with a mask the texts are those that stand in it, of others
  /// those that rules see.
  public func typingEnd(of field: ResolvedControl, budget: SearchBudget = .standard) -> TypingEnd {
    TypingEnd(rules, normalization, field.formatter, budget)
  }
}

extension FieldLanguage {
  /// When a text of the field can grow no more.
  public var typingEnd: TypingEnd { TypingEnd(rules, normalization, source.formatter, budget) }
}

extension TypingEnd {
  fileprivate init(
    _ rules: [ValidationRule], _ normalization: FieldNormalization?, _ formatter: FieldFormatter, _ budget: SearchBudget
  ) {
    self = .unknown
    guard let normalization else { return }
    let rejecting = rules.filter { $0.rejects && $0.kind != .required }
    let form = TypedForm(formatter, normalization)
    if form.isEndless && rejecting.isEmpty
      || form.canAlwaysGrow && form.texts.isEmpty && normalization.steps.isEmpty && rejecting.holdForAnyLength
    {
      self = .never
      return
    }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: form.isOfTypedTexts, budget)
    let languages = rejecting.map { space.seen($0.language.upper) } + space.frame + form.texts
    guard let full = languages.fullTexts(budget: budget) else { return }
    if !full.isEmpty {
      self = .texts(full)
    } else if full.canAlwaysGrow, form.canAlwaysGrow, rejecting.allSatisfy(\.language.isKnownToGrow) {
      self = .never
    }
  }
}

/// What a field's formatter says of which texts can be typed.
private struct TypedForm {
  /// Whether the texts are those that stand in the field, and not those that rules see.
  var isOfTypedTexts = false
  /// What all texts are in.
  var texts: [TextLanguage] = []
  /// Whether nothing of the formatter's keeps a text from growing as rules see it.
  var canAlwaysGrow = false
  /// Whether each text in the field can grow where no rule rejects it.
  var isEndless = false

  init(_ formatter: FieldFormatter, _ normalization: FieldNormalization) {
    switch formatter {
    case .none: (canAlwaysGrow, isEndless) = (true, true)
    case .open, .unknown: break
    case .format(let format):
      guard let written = WrittenTexts(format) else { return }
      if case .mask = format {
        isOfTypedTexts = true
        texts = [written.complete]
      } else if normalization.steps.isEmpty {
        texts = [written.complete]
        (canAlwaysGrow, isEndless) = (true, true)
      } else {
        isEndless = true
        // Groups say nothing of the texts that rules see where their separators are taken away.
        let removed = normalization.steps.reduce(ScalarSet.empty) { removed, step in
          if case .remove(let set) = step { removed.union(set) } else { removed }
        }
        canAlwaysGrow = written.separators.unicodeScalars.allSatisfy { removed.contains($0.value) }
      }
    }
  }
}

extension [ValidationRule] {
  /// Whether it is seen of each rule that it holds of longer texts too: there are none but least lengths, and one that says
  /// what texts are made of.
  fileprivate var holdForAnyLength: Bool {
    let others = filter { $0.language.window == nil }
    return others.count <= 1 && others.allSatisfy { $0.language.characters.map { !$0.isEmpty } ?? false }
      && allSatisfy(\.language.isKnownToGrow)
  }
}

extension RuleLanguage {
  /// Whether it is known of each text whether it meets it, and no greatest length says so: a text that has it is full,
  /// whatever joins its last character.
  fileprivate var isKnownToGrow: Bool { isExact && upper.undecided == nil && window?.max == nil && !isEmptyRange }
}
