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
  let shape: FieldShape

  public init(_ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache) {
    self.init(source, surroundings, cache, FieldOutline(source, surroundings, cache))
  }

  /// The same after a first look.
  public init(
    _ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache, _ outline: FieldOutline
  ) {
    self.surroundings = surroundings
    var key = FieldKey(surroundings)
    rules = source.rules.map { rule in
      let terms = RuleTerms(rule)
      key.add(rule, terms)
      return FieldRule(rule, terms, source, surroundings, cache)
    }
    normalization = source.normalization
    keyboard = outline.keyboard
    shape = outline.shape
    key.add(source)
    key.add(keyboard)
    let question = FieldQuestion(
      rules: rules, normalization: normalization, keyboard: keyboard, locales: surroundings.locales)
    verdict = outline.isClean ? .clean : cache.verdict(key.bytes) { FieldVerdict(question, outline) }
  }
}
