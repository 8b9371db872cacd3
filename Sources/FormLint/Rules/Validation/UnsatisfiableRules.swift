import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `unsatisfiable-rules`: rules that no text meets together.
enum UnsatisfiableRules: TextRule {
  static let info = LintRuleInfo(
    "unsatisfiable-rules", .error, group: .validation,
    summary: "No text meets all rules of a field.",
    reason: """
      Whatever the user enters is rejected, and nothing on the screen says that it is the form's own fault. The rules that \
      are named conflict already by themselves, and no smaller set of them does.
      """,
    bad: """
      form Person {
          textField ssn {
              rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/)
              rule length(...10)
          }
      }
      """,
    good: """
      form Person {
          textField ssn {
              rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/)
          }
      }
      """,
    fix: """
      Sets another bound of a 'length' where that would do. Where the rule would then be redundant this is only shown, as is \
      the removal of a rule: somebody has to choose.
      """)

  static let fieldFilter: FieldFilter = [.together, .flaws, .entries]

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    if let conflict = field.language.analysis.conflict { check(conflict, field, &report) }
    checkEntries(field, &report)
    // What compares dates with numbers is no warning either.
    for index in field.rules.indices where field.rules[index].language.readsNothing && !field.rules[index].rejects {
      check(RuleConflict(matchingNothing: index), field, &report)
    }
  }

  private static func check(_ conflict: RuleConflict, _ field: FieldContext, _ report: inout Reporter) {
    let members = conflict.rules.map { field.rules[$0] }
    if members.contains(where: \.hasPastedDelimiters) { return }
    let origins = origins(of: conflict, field)
    let preset = field.source.preset(thatSays: origins)
    // What conflicts in a preset that this one uses, or in one of another file, is told there.
    if let preset, field.source.kind == nil || preset.path != nil && field.isUnmet(preset) { return }
    guard let main = main(of: conflict, field.rules, preset) else { return }
    let others = conflict.rules.filter { $0 != main }
    let rule = field.rules[main]
    var fixes = conflict.change.flatMap { changeFix($0, field) }.map { [$0] } ?? []
    if members.count > 1 { fixes += field.removal(of: rule, "Remove this rule", .display, orIn: preset) }
    report.add(
      Self.self, at: field.range(of: rule), .conflict(conflict, field),
      related: field.related(others) { "this \($0.quoted) conflicts with it" }, fixes: fixes,
      data: [("rules", .texts(members.map { "\($0.kind.keyword)" }))],
      cause: field.cause(rule.spot, rule.member.origin, with: origins))
  }

  /// Rules that no text meets which a browser lets anybody type.
  private static func checkEntries(_ field: FieldContext, _ report: inout Reporter) {
    guard let most = field.language.longestEntry, let rules = field.language.rulesBeyondEntry,
      let set = field.source[.maxlength], let value = set.value
    else { return }
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .tooShort(most, rules.map { field.rules[$0].quoted }),
      related: field.related(rules) { "this \($0.quoted) is to be met" },
      data: [("rules", .texts(rules.map { "\(field.rules[$0].kind.keyword)" }))],
      cause: field.cause(value.range, set.origin, with: field.origins(rules)))
  }

  /// Who says the rules, and what else has a part in what they mean.
  private static func origins(of conflict: RuleConflict, _ field: FieldContext) -> [Origin] {
    var properties: [PropertyID] = conflict.involvesNormalization ? [.normalize] : []
    if conflict.rules.contains(where: { field.rules[$0].kind == .range }) { properties.append(.formatter) }
    return field.origins(conflict.rules) + properties.compactMap { field.source[$0]?.origin }
  }

  /// The rule that the finding stands at: the last of the field itself, or of the preset that has them all.
  private static func main(of conflict: RuleConflict, _ rules: [ValidationRule], _ preset: FoundPreset?) -> Int? {
    conflict.rules.last { index in
      let origin = rules[index].member.origin
      return origin.isOwn || preset.map { origin.preset?.isSame(as: $0) ?? false } ?? false
    } ?? conflict.rules.last
  }

  private static func changeFix(_ change: RuleConflict.Change, _ field: FieldContext) -> Fix? {
    let rule = field.rules[change.rule]
    let range = rule.member.argument()
    let isHalfOpen = range?.flags.contains(.isHalfOpen) ?? false
    let bound = change.isUpper ? range?.upper : range?.lower
    let number = String(change.isUpper && isHalfOpen ? change.value + 1 : change.value)
    let unit = (rule.language.window?.unit ?? .characters).word(for: change.value)
    let title = change.isUpper ? "Allow \(change.value) \(unit)" : "Ask for \(change.value) \(unit) only"
    // Of two rules that say the same then, nobody knows which was right.
    let isRedundant = !change.implied.isEmpty && !RedundantRule.isSeen(change.rule, before: change.implied, field.rules)
    return bound.map {
      Fix(title, isRedundant ? .display : .unsafe, [Fix.Edit(field.place($0.range, rule.member.origin), number)])
    }
  }
}

extension Finding.Message {
  fileprivate static func tooShort(_ most: Int, _ rules: [String]) -> Self {
    let unit = LengthWindow.Unit.utf16.word(for: most)
    return Finding.Message("no text meets \(enumerated(rules)) that can be typed: 'maxlength' allows \(most) \(unit)")
  }

  fileprivate static func conflict(_ conflict: RuleConflict, _ field: FieldContext) -> Self {
    let rules = field.rules
    func isAlone(_ rule: Int) -> Bool { conflict.rules.count { rules[$0].kind == rules[rule].kind } == 1 }
    func fullName(_ rule: Int) -> String { isAlone(rule) ? rules[rule].quoted : rules[rule].quotedWithArgument }
    func name(_ rule: Int) -> String {
      if isAlone(rule) || conflict.rules.count > 2 { return fullName(rule) }
      return rule == conflict.rules[0] ? "the first" : "the second"
    }
    let after = conflict.involvesNormalization ? ", after what 'normalize' does to it" : ""
    let all = conflict.rules.count == 1 ? "this \(name(conflict.rules[0]))" : enumerated(conflict.rules.map(fullName))
    func others(than rule: Int) -> (name: String, isMany: Bool) {
      let left = conflict.rules.filter { $0 != rule }.map(name)
      return (enumerated(left), left.count > 1)
    }
    switch conflict.reason {
    case .matchesNothing:
      let unread = conflict.rules.count == 1 ? rules[conflict.rules[0]].language.isOfDates : nil
      switch unread {
      case true? where field.hasDateFormatter:
        return Finding.Message("no text meets \(all): the formatter reads no day of it")
      case true?:
        let lack = field.kindWithoutFormatter.map { ", and \($0) has none" } ?? ""
        return Finding.Message("no text meets \(all): only a formatter of dates reads dates\(lack)")
      case false?: return Finding.Message("no text meets \(all): the formatter reads dates, no numbers")
      case nil: return Finding.Message("no text meets \(all)\(after)")
      }
    case .matchesOnlyEmpty: return Finding.Message("\(all) accepts only the empty text\(after)")
    case .needsAtLeast(let needed, let limit, let rule):
      let (other, isMany) = others(than: rule)
      let window = rules[rule].language.window
      let unit = (window?.unit ?? .characters).word(for: needed)
      let verb = window == nil ? "accepts at most" : "allows"
      let needs = "\(other) need\(isMany ? "" : "s") at least \(needed) \(unit)"
      return Finding.Message("no text meets \(all): \(needs), \(name(rule)) \(verb) \(limit)")
    case .needsAtMost(let most, let limit, let rule):
      let (other, isMany) = others(than: rule)
      let window = rules[rule].language.window
      let unit = (window?.unit ?? .characters).word(for: most)
      let verb = window == nil ? "needs at least" : "wants"
      let accepts = "\(other) accept\(isMany ? "" : "s") at most \(most) \(unit)"
      return Finding.Message("no text meets \(all): \(accepts), \(name(rule)) \(verb) \(limit)")
    case .needs(let set, let rule):
      let (other, isMany) = others(than: rule)
      return Finding.Message(
        "no text meets \(all): \(name(rule)) needs \(CharacterWords.phrase(set)), \(other) "
          + "\(isMany ? "do" : "does") not accept it")
    case .other: return Finding.Message("no text meets \(all) together\(after)")
    }
  }
}

extension LengthWindow.Unit {
  /// What is counted, in words.
  func word(for count: Int) -> String {
    switch self {
    case .characters: count == 1 ? "character" : "characters"
    case .utf16: count == 1 ? "UTF-16 unit" : "UTF-16 units"
    case .scalars: count == 1 ? "scalar" : "scalars"
    }
  }
}

extension FieldContext {
  /// Whether the field has a formatter that reads dates.
  fileprivate var hasDateFormatter: Bool { source[.formatter]?.value?.isNamed(.dateFormatter) == true }

  /// What the field is, in words, where nothing of its kind has a formatter.
  fileprivate var kindWithoutFormatter: String? {
    source.kind.flatMap { PropertyID.formatter.scope.contains($0) ? nil : $0.phrase }
  }
}
