import FormModel
import TextPatterns
import UIKitCatalog

/// A first look at a field, that costs next to nothing where its rules are like those of others.
public struct FieldOutline: Sendable {
  /// Whether it is certain that nothing is wrong with the rules together.
  public let isClean: Bool
  /// Whether the rules may not be what was meant, each by itself or beside the field's properties.
  public let hasRemarks: Bool

  /// - Parameter fingerprint: that of the field's shape, where it has one.
  public init(
    _ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache,
    _ fingerprint: FieldFingerprint? = nil
  ) {
    var windows: [LengthWindow] = []
    var others: [SetMember] = []
    for rule in source.rules {
      if let window = FieldOutline.window(of: rule) { windows.append(window) } else { others.append(rule) }
    }
    // A length that counts while it is typed is one of the other rules, and fingerprints leave all lengths out.
    let hasOtherLength = others.contains { $0.member.rule == .length }
    let shape = cache.shape(hasOtherLength ? nil : fingerprint) {
      FieldOutline.shape(of: others, source, surroundings, cache)
    }
    let keyboard = source.typingKeyboard
    isClean = shape.isClean(with: windows, keyboard)
    hasRemarks = windows.contains { $0.unit == .utf16 } || shape.hasRemarks || source.hasTextProperties
      || keyboard.map { !$0.isComplete && surroundings.isForeign } ?? false
  }

  /// The lengths that a rule allows, where it is one about lengths that is asked at the end.
  private static func window(of rule: SetMember) -> LengthWindow? {
    guard rule.member.rule == .length, rule.isSound, RuleTerms(rule).time != EnumMember.RuleTime.change else { return nil }
    return LengthBounds.window(of: rule)
  }

  private static func shape(
    of rules: [SetMember], _ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache
  ) -> FieldShape {
    var key = FieldKey(surroundings)
    for rule in rules { key.add(rule, RuleTerms(rule)) }
    key.add(source)
    return cache.shape(key.bytes) {
      FieldShape(
        FieldQuestion(
          rules: rules.map { FieldRule($0, RuleTerms($0), source, surroundings, cache) },
          normalization: source.normalization, keyboard: nil, locales: surroundings.locales))
    }
  }
}
