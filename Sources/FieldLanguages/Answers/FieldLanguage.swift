public import FormModel
import TextPatterns
import UIKitCatalog

/// The rules of a field, or of a preset, as languages.
public struct FieldLanguage: Sendable {
  /// The control's own, then those of its presets.
  public private(set) var rules: [ValidationRule]
  /// Nil where it cannot be known.
  public let normalization: FieldNormalization?
  /// The keyboard that the text must come from; nil where something else may write, or nothing is known.
  public let keyboard: FieldKeyboard?
  /// The keyboard that appears, UIKit's default included; nil where none does, something else may write, or it cannot
  /// be known.
  public let visibleKeyboard: FieldKeyboard?
  /// What the form says of locales, calendar and time zone.
  public let environment: FieldEnvironment
  /// What is wrong with the rules taken together.
  public let analysis: FieldAnalysis
  /// What is known of the rules but for the lengths that are asked at the end.
  let shape: FieldShape
  /// What it took to find out what is known before.
  let basis: MeasuredBasis
  /// What a mask, or a formatter that groups, leaves in the field; nil where there is none.
  let written: WrittenTexts?
  /// The field itself.
  let source: ResolvedControl
  /// What it has in common with fields whose rules say the same, and what is known of them.
  let outline: FieldOutline.Rules
  /// Where all that is found out is kept.
  let cache: FieldLanguageCache

  /// The same field as if the rules that only warn were not there.
  var withoutWarnings: FieldLanguage {
    var field = self
    field.rules = rules.filter(\.rejects)
    return field
  }

  /// Reads the rules of a control, or of a preset.
  public init(_ source: ResolvedControl, _ environment: FieldEnvironment, _ cache: FieldLanguageCache) {
    self.init(source, environment, cache, FieldOutline(source, environment, FieldProfiles(cache)))
  }

  /// The same after a first look.
  public init(
    _ source: ResolvedControl, _ environment: FieldEnvironment, _ cache: FieldLanguageCache, _ outline: FieldOutline
  ) {
    let profile = outline.profile
    var windows = outline.windows[...]
    rules = zip(source.rules, profile.rules).compactMap { member, known in
      let meaning = known ?? windows.popFirst().map { RuleMeaning(member, $0, cache.languages) }
      return meaning.map { ValidationRule(member: member, meaning: $0) }
    }
    self.source = source
    self.outline = outline.rules
    self.cache = cache
    self.environment = environment
    normalization = source.normalization
    keyboard = profile.keyboard
    visibleKeyboard = profile.visibleKeyboard
    shape = profile.shape
    basis = profile.basis
    written = profile.written
    analysis =
      outline.features.contains(.together)
      ? cache.analysis(outline.rules, profile.basis) { [rules, normalization] in
        FieldAnalysis(
          FieldQuestion(
            rules: rules, normalization: normalization, keyboard: profile.keyboard,
            locales: environment.typingLocales),
          outline)
      } : .clean
  }
}
