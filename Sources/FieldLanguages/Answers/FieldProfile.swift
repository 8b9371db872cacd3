import FormModel
import TextPatterns
import UIKitCatalog

/// What fields have in common that say the same, whatever lengths they allow and whatever example they give.
final class FieldProfile: Sendable {
  /// What is known of the rules but for the lengths that are asked at the end.
  let shape: FieldShape
  /// The keyboard that alone writes the text, and what it types.
  let keyboard: FieldKeyboard?
  /// What that keyboard types of the texts that meet the rules.
  let typed: TypedTexts
  /// The keyboard that appears.
  let visibleKeyboard: FieldKeyboard?
  /// What a mask, or a formatter that groups, leaves in the field; nil where there is none.
  let written: WrittenTexts?
  /// What to look at whatever the lengths and examples are.
  let features: FieldFilter
  /// Whether there is certainly nothing to say of the rules together where no lengths are asked at the end.
  private let isCleanByItself: Bool
  /// What it took to find all of that out.
  let basis: MeasuredBasis
  /// What each rule of the field means; nil for lengths that are asked at the end.
  let rules: [RuleMeaning?]
  /// The places of the rules of the shape among the field's rules, and those of lengths.
  let shapeRules: [Int]
  /// The places of the lengths among the field's rules.
  let lengthRules: [Int]

  /// The profile of a field, and of all that have its fingerprint.
  init(_ source: ResolvedControl, _ environment: FieldEnvironment, _ cache: FieldLanguageCache) {
    let members = source.rules
    var steps = 0
    let rules = members.map { rule in
      LengthBounds.closingWindow(of: rule) == nil
        ? RuleMeaning(rule, source, environment, cache.languages, after: &steps) : nil
    }
    shapeRules = rules.indices.filter { rules[$0] != nil }
    lengthRules = rules.indices.filter { rules[$0] == nil }
    self.rules = rules
    let ofShape = zip(members, rules).compactMap { member, rule in
      rule.map { ValidationRule(member: member, meaning: $0) }
    }
    var key = FieldKey(environment)
    for rule in ofShape { key.add(rule.member, rule.terms) }
    key.add(source)
    // All lengths of texts are found out where some are asked for: that some text is there costs far less to see.
    let hasLengths = !lengthRules.isEmpty
    key.add(hasLengths)
    shape = cache.shape(key.bytes) {
      for rule in ofShape { rule.meaning.basis.note() }
      return FieldShape(
        FieldQuestion(
          rules: ofShape, normalization: source.normalization, keyboard: nil, locales: environment.typingLocales),
        hasLengths: hasLengths)
    }
    keyboard = source.typingKeyboard
    typed = keyboard.map(shape.typedTexts) ?? .all
    visibleKeyboard = keyboard ?? source.visibleKeyboard
    if case .format(let format) = source.formatter { written = WrittenTexts(format) } else { written = nil }
    var features = shape.features
    if FieldProfile.isFilledIn(source, features) { features.insert(.autofill) }
    if source[.formatter] != nil { features.insert(.formatter) }
    if FieldNormalization.unreadSteps(source[.normalize]) != nil { features.insert(.flaws) }
    if environment.isForeign, let keyboard = keyboard ?? source.enteringKeyboard, !keyboard.isComplete {
      features.insert(.locales)
    }
    if let keyboard, ofShape.contains(where: { $0.language.demandsMore(than: keyboard, in: environment.typingLocales) })
    {
      features.insert(.missingKeys)
    }
    self.features = features
    isCleanByItself = shape.isClean(with: [], typed)
    basis = .current
  }

  /// About how many bytes it takes, with the languages of its rules.
  var size: Int { shape.size }

  /// Whether it is certain that there is nothing to say of the rules together with some lengths.
  func isClean(with windows: some Collection<LengthWindow>) -> Bool {
    windows.isEmpty ? isCleanByItself : shape.isClean(with: windows, typed)
  }

  /// Whether what the system fills in may be rejected: by rules that are asked at each change, which filling in is, or
  /// where it makes a password or types a code.
  private static func isFilledIn(_ source: ResolvedControl, _ filter: FieldFilter) -> Bool {
    if source[.passwordRules] != nil { return true }
    guard let type = source[.textContentType] else { return false }
    return filter.contains(.changes) || type.value?.enumMember == EnumMember.ContentType.oneTimeCode
  }

  /// The conflict that the rules have whatever their lengths are; nil where there is none, or some lengths may make a
  /// smaller one.
  func conflict(with windows: [LengthWindow]) -> RuleConflict? {
    guard var conflict = shape.analysis.conflict, conflict.rules.count <= 2 else { return nil }
    let isChanged = windows.contains { $0.max == 0 || $0.min > 0 && conflict.acceptsEmpty }
    if conflict.rules.count == 2, isChanged { return nil }
    conflict.move(to: shapeRules)
    return conflict
  }

  /// What the keyboard lacks whatever the lengths are; nil where that is nothing, or some lengths may matter.
  func keyboardGap(with windows: [LengthWindow]) -> KeyboardGap? {
    guard let keyboard, var gap = shape.keyboardGap(keyboard, with: windows) else { return nil }
    gap.rules = gap.rules.map { shapeRules[$0] }
    return gap
  }

  /// For each rule of the field whether it is certain that others do not imply it.
  func isNeeded(_ certainties: FieldCertainties) -> [Bool] {
    var result = Array(repeating: false, count: rules.count)
    for (index, isNeeded) in zip(shapeRules, certainties.isNeeded) { result[index] = isNeeded }
    for (index, isNeeded) in zip(lengthRules, certainties.areWindowsNeeded) { result[index] = isNeeded }
    return result
  }
}
