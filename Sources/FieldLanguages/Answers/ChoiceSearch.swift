import FormModel
import TextPatterns
import UIKitCatalog

/// The rules of a field that has a list of choices, looked at choice by choice: for long lists, and beside many rules, where
/// automata would grow too large. Its work is the number of choices times that of rules.
struct ChoiceSearch {
  /// A choice that rules come to see, and those rules that reject it.
  private struct Choice {
    var text: String
    var rejecting: [Int]
  }

  private let rules: [ValidationRule]
  private let normalization: FieldNormalization?
  /// The rule whose choices these are: of all such rules that with the fewest.
  private let list: Int
  private let choices: [Choice]

  /// Texts and rules from which on it takes the place of automata, and the work that it does at most.
  private static let longList = 500
  private static let manyRules = 24
  private static let most = 1_000_000
  /// What it takes to come to a choice.
  private static let stepsOfChoice = 10
  /// Of so many rules that reject one choice, some that reject others too are found.
  private static let enoughRejecting = 32

  /// Goes through the choices of a rule, by its index; nil where that takes more steps than there are.
  init?(_ question: FieldQuestion, of list: Int) {
    guard FieldMeter.canPay(ChoiceSearch.stepsOfChoice * (question.rules[list].language.choices?.count ?? 0)) else {
      return nil
    }
    self.list = list
    rules = question.rules
    normalization = question.normalization
    let others = ChoiceSearch.rejecting(question).filter { $0 != list }
    let texts = Set(question.rules[list].language.choices ?? []).sorted()
    let tests = others.map { (rule: $0, test: RuleTest(question.rules[$0])) }
    choices = texts.compactMap { text in
      guard !text.isEmpty, question.normalization?.applied(to: text) ?? text == text else { return nil }
      return Choice(text: text, rejecting: tests.filter { $0.test.breaks(text) == true }.map(\.rule))
    }
  }

  private static func rejecting(_ question: FieldQuestion) -> [Int] {
    question.rules.indices.filter { question.rules[$0].restrictsTexts && question.rules[$0].rejects }
  }

  /// The list of choices to go through; nil where there is none, automata do as well, or it would take too long.
  static func list(_ question: FieldQuestion) -> Int? {
    let rejecting = rejecting(question)
    let lists = rejecting.filter { question.rules[$0].language.choices != nil }
    func count(_ index: Int) -> Int { question.rules[index].language.choices?.count ?? 0 }
    guard let list = lists.min(by: { count($0) < count($1) }),
      lists.contains(where: { count($0) > longList }) || rejecting.count > manyRules,
      count(list) * rejecting.count <= most
    else { return nil }
    return list
  }

  // MARK: Conflicts

  /// Choices that no rule certainly rejects.
  var accepted: [String] { choices.filter(\.rejecting.isEmpty).map(\.text) }

  /// The conflict of rules that reject every choice; nil where one is left.
  var conflict: RuleConflict? {
    if choices.contains(where: \.rejecting.isEmpty) { return nil }
    let core = ([list] + cover(choices.map(\.rejecting))).sorted()
    return RuleConflict(
      rules: core, acceptsEmpty: core.allSatisfy { rules[$0].language.upper.contains("").value != false },
      involvesNormalization: choices.isEmpty, reason: .other, change: nil)
  }

  /// A few rules of which one is in each of some sets: the greedy hitting set, that which is in most of them first
  /// (Johnson, 1974; Chvátal, 1979).
  private func cover(_ sets: [[Int]]) -> [Int] {
    var rest = sets
    var found: [Int] = []
    while !rest.isEmpty {
      var counts: [Int: Int] = [:]
      for set in rest { for rule in set { counts[rule, default: 0] += 1 } }
      guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { break }
      found.append(best)
      rest.removeAll { $0.contains(best) }
    }
    return found
  }

  // MARK: Redundancy

  /// The field's own rules that no choice needs; of equal ones the last.
  var redundancies: [RuleRedundancy] {
    var found: [RuleRedundancy] = []
    var gone: Set<Int> = []
    for index in rules.indices.reversed() where index != list && rules[index].isOwn && rules[index].restrictsTexts {
      guard rules[list].terms.precede(rules[index].terms), let implied = implying(index, gone) else { continue }
      found.append(RuleRedundancy(rule: index, implied: implied))
      gone.insert(index)
    }
    return found.reversed()
  }

  /// The rules that keep every choice from breaking one; nil where some choice breaks it alone.
  private func implying(_ index: Int, _ gone: Set<Int>) -> [Int]? {
    var sets: [[Int]] = []
    let test = RuleTest(rules[index])
    for choice in choices where test.breaks(choice.text) != false {
      let others = choice.rejecting.lazy.filter {
        $0 != index && !gone.contains($0) && rules[$0].terms.precede(rules[index].terms)
      }.prefix(ChoiceSearch.enoughRejecting)
      if others.isEmpty { return nil }
      sets.append(Array(others))
    }
    return ([list] + cover(sets)).sorted()
  }

  // MARK: Typing

  /// Whether some accepted choice is made of characters that a keyboard types.
  func canBeTyped(_ keyboard: FieldKeyboard, _ locales: [String]?) -> Bool {
    guard let normalization else { return true }
    let places: [String?] = locales ?? [nil]
    return places.contains { locale in
      guard let typed = keyboard.scalars(in: locale).map(normalization.seen) else { return true }
      return choices.contains { choice in
        choice.rejecting.isEmpty && choice.text.unicodeScalars.allSatisfy { typed.contains($0.value) }
      }
    }
  }
}
