import FormModel
import TextPatterns
import UIKitCatalog

/// A first look at a field, that costs next to nothing where its rules are like those of others.
public struct FieldOutline: Sendable {
  /// Whether it is certain that nothing is wrong with the rules together.
  public let isClean: Bool
  /// Whether the rules may not be what was meant, each by itself or beside the field's properties.
  public let hasRemarks: Bool
  let shape: FieldShape
  /// The places of the rules of the shape among the field's rules, and those of lengths, with what they allow.
  let shapeRules: [Int]
  let lengthRules: [Int]
  let windows: [LengthWindow]
  let keyboard: FieldKeyboard?

  /// - Parameter fingerprint: that of the field's shape, where it has one.
  public init(
    _ source: FieldSource, _ surroundings: FieldSurroundings, _ cache: FieldLanguageCache,
    _ fingerprint: FieldFingerprint? = nil
  ) {
    var windows: [LengthWindow] = []
    var shapeRules: [Int] = []
    var lengthRules: [Int] = []
    let rules = source.rules
    for (index, rule) in rules.enumerated() {
      if let window = FieldOutline.window(of: rule) {
        windows.append(window)
        lengthRules.append(index)
      } else {
        shapeRules.append(index)
      }
    }
    // A length that counts while it is typed is one of the other rules, and fingerprints leave all lengths out.
    let hasOtherLength = shapeRules.contains { rules[$0].member.rule == .length }
    shape = cache.shape(hasOtherLength ? nil : fingerprint) {
      FieldOutline.shape(of: shapeRules.map { rules[$0] }, source, surroundings, cache)
    }
    keyboard = source.typingKeyboard
    isClean = shape.isClean(with: windows, keyboard)
    hasRemarks = windows.contains { $0.unit == .utf16 } || shape.hasRemarks || source.hasTextProperties
      || keyboard.map { !$0.isComplete && surroundings.isForeign } ?? false
    self.windows = windows
    self.shapeRules = shapeRules
    self.lengthRules = lengthRules
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

  /// The conflict that the rules have whatever their lengths are; nil where there is none, or lengths may make a smaller
  /// one.
  var conflict: RuleConflict? {
    guard var conflict = shape.verdict.conflict, conflict.rules.count <= 2,
      !windows.contains(where: { $0.max == 0 || $0.min > 0 && conflict.admitsEmpty })
    else { return nil }
    conflict.move(to: shapeRules)
    return conflict
  }

  /// For each rule of the field whether it is certain that others do not imply it.
  func isNeeded(_ certainties: FieldCertainties) -> [Bool] {
    var result = Array(repeating: false, count: shapeRules.count + lengthRules.count)
    for (index, isNeeded) in zip(shapeRules, certainties.isNeeded) { result[index] = isNeeded }
    for (index, isNeeded) in zip(lengthRules, certainties.areWindowsNeeded) { result[index] = isNeeded }
    return result
  }
}
