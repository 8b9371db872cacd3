import FormModel
public import TextPatterns
public import UIKitCatalog

extension FieldLanguage {
  /// What a question about it may cost.
  var budget: SearchBudget { shape.budget.question }

  private var space: RuleSpace { RuleSpace(rules, normalization, budget) }

  /// The rules that keep a text from being submitted, as far as they are known, about what rules see.
  private var rejecting: [TextLanguage] {
    let space = self.space
    return space.rejecting.map(space.upper) + space.frame
  }

  /// Whether every text that meets the rules, whatever its length, is made of some characters; nil where that is not
  /// known, or none is demanded at all.
  public func usesOnly(_ set: ScalarSet) -> Bool? {
    analysis.conflict == nil ? shape.used.map { $0.isSubset(of: set) } : nil
  }

  /// Whether every text that meets the rules is made of what a keyboard types; false where that is not known.
  public func fits(_ keyboard: EnumMember) -> Bool {
    FieldKeyboard(member: keyboard, isMultiline: false).scalars(in: nil).flatMap(usesOnly) ?? false
  }

  /// Whether a rule speaks of characters that a keyboard types in none of the form's locales: a text that has one could not
  /// be typed on it.
  public func speaksOfMore(than keyboard: EnumMember) -> Bool {
    let keyboard = FieldKeyboard(member: keyboard, isMultiline: source.kind == .textView)
    guard let typed = keyboard.scalars(inAnyOf: environment.typingLocales) else { return false }
    let seen = normalization?.seen(typed) ?? typed
    return rules.contains { $0.rejects && !$0.language.demanded(beyond: seen, mostLetters: .max).isEmpty }
  }

  /// Whether some text that meets the rules, but for those about lengths, has one of some characters; nil where that is
  /// not known, or none is demanded at all.
  public func uses(anyOf set: ScalarSet) -> Bool? {
    analysis.conflict == nil ? shape.used.map { !$0.isDisjoint(with: set) } : nil
  }

  /// Whether some text that meets the rules has one of some characters; nil where that is not known.
  ///
  /// - Parameter typed: the characters that such a text is made of; nil: of any.
  public func accepts(_ set: ScalarSet, among typed: ScalarSet? = nil) -> Bool? {
    if analysis.conflict != nil || uses(anyOf: set) == false { return false }
    let windows = rules.filter(\.rejects).compactMap(\.language.window)
    return shape.accepts(set, among: typed, with: windows) {
      let seen = normalization?.seen(set) ?? set
      let made = typed.map { [TextLanguage(everyScalarIn: normalization?.seen($0) ?? $0)] } ?? []
      return space.witness(rejecting + made + [TextLanguage(everyScalarIn: seen.complement).complement]).value.map {
        $0 != nil
      }
    }
  }

  /// Whether one of some texts meets the rules, as they see it; nil where that is not known.
  func accepts(anyOf texts: [String]) -> Bool? {
    if analysis.conflict != nil { return false }
    return space.witness(rejecting + [TextLanguage(words: texts)]).value.map { $0 != nil }
  }

  /// Whether every text without line breaks meets a rule, whatever the other rules say.
  public func everyLineMeets(_ index: Int) -> Bool {
    let language = rules[index].language
    // Most rules reject a picture, which is asked faster.
    guard rules[index].restrictsTexts, language.window == nil, language.lower.contains("😀").value != false else {
      return false
    }
    let line = TextLanguage(everyScalarIn: UnicodeSets.notVerticalSpace)
    return space.witness(space.frame + [line, space.lower(index).complement]) == .decided(nil)
  }

  /// The most scalars that a text has that meets the rules; nil where there is no limit, or it is not known.
  public var longest: Int? {
    guard analysis.conflict == nil, !space.rejecting.isEmpty else { return nil }
    return rejecting.lengths(budget: budget).value.flatMap { $0?.max }
  }

  /// The rules without which a set of characters would be accepted: the first that rejects all of them.
  public func rejectingRule(_ set: ScalarSet) -> Int? {
    let space = self.space
    let seen = normalization?.seen(set) ?? set
    return space.rejecting.first { index in
      rules[index].language.used.map { $0.isDisjoint(with: seen) } ?? false
    }
  }
}
