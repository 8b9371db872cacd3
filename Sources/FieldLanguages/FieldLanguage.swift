import FormModel
import TextPatterns
import UIKitCatalog

/// The rules of a field, or of a preset, as languages.
public struct FieldLanguage: Sendable {
  /// The control's own, then those of its presets.
  public let rules: [FieldRule]
  /// Nil where it cannot be known.
  public let normalization: FieldNormalization?
  /// The keyboard that the text must come from; nil where something else may write, or nothing is known.
  public let keyboard: FieldKeyboard?
  public let surroundings: FieldSurroundings
  public let verdict: FieldVerdict

  public init(_ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache) {
    self.surroundings = surroundings
    var key = FieldKey(surroundings)
    rules = source.rules.map { rule in
      let terms = RuleTerms(rule)
      key.add(rule, terms)
      return FieldRule(rule, terms, source, surroundings, cache)
    }
    normalization = source.normalization
    keyboard = source.typingKeyboard
    key.add(source)
    key.add(keyboard)
    let question = FieldQuestion(
      rules: rules, normalization: normalization, keyboard: keyboard, locales: surroundings.locales)
    verdict = cache.verdict(key.bytes) { FieldVerdict(question) }
  }

  /// Whether it is certain, without a look at every rule, that the rules are without fault.
  public static func isPlainlyClean(
    _ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache
  ) -> Bool {
    var key = FieldKey(surroundings)
    var windows: [LengthWindow] = []
    let rules = source.rules
    var isLength: [Bool] = []
    for rule in rules {
      let window = rule.member.rule == .length && rule.isSound ? LengthBounds.window(of: rule) : nil
      isLength.append(window != nil)
      if let window { windows.append(window) } else { key.add(rule, RuleTerms(rule)) }
    }
    key.add(source)
    let shape = cache.shape(key.bytes) {
      let others = zip(rules, isLength).filter { !$0.1 }.map(\.0)
      return FieldShape(
        FieldQuestion(
          rules: others.map { FieldRule($0, RuleTerms($0), source, surroundings, cache) },
          normalization: source.normalization, keyboard: nil, locales: surroundings.locales))
    }
    return shape.isClean && shape.isClean(with: windows, source.typingKeyboard)
  }
}
