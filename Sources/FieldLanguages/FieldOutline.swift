import FormModel
import TextPatterns
import UIKitCatalog

/// A first look at a field, that costs next to nothing where its rules are like those of others.
public struct FieldOutline: Sendable {
  /// Whether it is certain that nothing is wrong with the rules together.
  public let isClean: Bool
  /// Whether the rules may not be what was meant, each by itself or beside the field's properties.
  public let hasRemarks: Bool

  public init(_ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache) {
    var key = FieldKey(surroundings)
    var windows: [LengthWindow] = []
    var hasCodeUnits = false
    let rules = source.rules
    var others: [SetMember] = []
    for rule in rules {
      let terms = RuleTerms(rule)
      if rule.member.rule == .length, rule.isSound, terms.time != EnumMember.RuleTime.change,
        let window = LengthBounds.window(of: rule)
      {
        windows.append(window)
        if window.unit == .utf16 { hasCodeUnits = true }
      } else {
        key.add(rule, terms)
        others.append(rule)
      }
    }
    key.add(source)
    let shape = cache.shape(key.bytes) {
      FieldShape(
        FieldQuestion(
          rules: others.map { FieldRule($0, RuleTerms($0), source, surroundings, cache) },
          normalization: source.normalization, keyboard: nil, locales: surroundings.locales))
    }
    let keyboard = source.typingKeyboard
    isClean = shape.isClean(with: windows, keyboard)
    hasRemarks = hasCodeUnits || shape.hasRemarks || source.hasTextProperties
      || keyboard.map { !$0.isComplete && surroundings.isForeign } ?? false
  }
}
