import TextPatterns
import UIKitCatalog

/// A rule that could go without a difference.
public struct RuleRedundancy: Sendable, Equatable {
  /// Its index among the field's rules.
  public var rule: Int
  /// The rules that imply it.
  public var implied: [Int]
  /// Whether every non-empty text meets it, whatever the other rules say.
  public var isAlwaysTrue = false
  /// Whether digits other than 0 to 9, which `\d` accepts, still make a difference.
  public var isForASCIIDigits = false
}

extension RuleSpace {
  /// The rules of the field itself that others imply, where those are checked no later; of equal rules, the last.
  ///
  /// One is implied where no text meets the others and its complement: a question of emptiness. What is found goes, one by
  /// one from the last, so that what is left says the same.
  ///
  /// A rule that rejects the empty text by its own words is not called superfluous for one that does not: code that asks it
  /// of empty texts too would differ. Beside a `required` that is asked no later it would not.
  ///
  /// - Parameter isNeeded: for each rule whether it is certain that others do not imply it.
  func redundancies(_ isNeeded: [Bool], _ gaps: inout [NotAnalysedReason]) -> [RuleRedundancy] {
    var found: [RuleRedundancy] = []
    var gone: Set<Int> = []
    var neededForDigits: [Int] = []
    let known = speaking
    let spoken = Set(known)
    // Of a rule that cannot be read nothing is known.
    let ranges = rules.indices.filter { rules[$0].bounds != nil }
    let required = RequiredRules(rules)
    let asked = rules.indices.filter { spoken.contains($0) || rules[$0].bounds != nil || rules[$0].kind == .required }
    for index in asked.reversed() where rules[index].isOwn {
      defer { if let last = found.last?.rule { gone.insert(last) } }
      if rules[index].kind == .required {
        if !isNeeded[index], let twin = required.first(before: index, rules[index].terms) {
          found.append(RuleRedundancy(rule: index, implied: [twin]))
        }
        continue
      }
      if let wider = rangeImplication(of: index, among: ranges, leavingOut: gone) {
        found.append(RuleRedundancy(rule: index, implied: [wider]))
      } else if !isNeeded[index] {
        let others = known.filter { implies($0, index, leavingOut: gone) }
        let demand = required.first(before: index, rules[index].terms).flatMap { gone.contains($0) ? nil : $0 }
        if let redundancy = redundancy(of: index, among: others, demand, &neededForDigits, &gaps) {
          found.append(redundancy)
        }
      }
    }
    // What is left when all that is superfluous has gone may be so but for some digits.
    for index in neededForDigits {
      let others = known.filter { implies($0, index, leavingOut: gone) }
      guard let redundancy = redundancyForASCIIDigits(index, others) else { continue }
      found.append(redundancy)
      gone.insert(index)
    }
    return found.sorted { $0.rule < $1.rule }
  }

  /// Another `range` that reads the same values and lies within this one: it implies it, however the values are
  /// written. Of very many the first are looked at.
  private func rangeImplication(of index: Int, among ranges: [Int], leavingOut gone: Set<Int>) -> Int? {
    guard let bounds = rules[index].bounds else { return nil }
    return ranges.lazy.filter { implies($0, index, leavingOut: gone) }.prefix(RuleSpace.mostRanges).first { other in
      rules[other].meaning.reader == rules[index].meaning.reader
        && rules[other].bounds.map(bounds.contains) ?? false
    }
  }

  private static let mostRanges = 100

  /// Whether a rule is asked no later than another one, and is no more lenient.
  private func implies(_ other: Int, _ index: Int, leavingOut gone: Set<Int>) -> Bool {
    other != index && !gone.contains(other) && rules[other].terms.precede(rules[index].terms)
  }

  /// - Parameters:
  ///   - required: a rule that rejects the empty text no later; nil where there is none.
  ///   - neededForDigits: the rules that a text with digits of other scripts shows to be needed; it may be added to them.
  private func redundancy(
    of index: Int, among others: [Int], _ required: Int?, _ neededForDigits: inout [Int],
    _ gaps: inout [NotAnalysedReason]
  ) -> RuleRedundancy? {
    let language = rules[index].language
    guard !language.isOpaque, !language.isEmptyRange, case let broken = lower(index).complement else { return nil }
    func isAlwaysTrue() -> Bool {
      // Whatever a normalization does, it leaves texts of one letter, and of as many as you like.
      if let window = language.window { return window.min <= 1 && window.max == nil }
      return witness(frame + [broken]).value.map { $0 == nil } ?? false
    }
    if let implied = lengthImplication(of: index, by: others) {
      return RuleRedundancy(rule: index, implied: implied, isAlwaysTrue: isAlwaysTrue())
    }
    let languages = others.map(upper)
    switch witness(languages + frame + [broken], allowEmpty: true) {
    case .decided(nil):
      let implied = implying(languages, others, broken, [])
      if excludeEachOther(implied) { return nil }
      return RuleRedundancy(rule: index, implied: implied, isAlwaysTrue: isAlwaysTrue())
    case .decided("") where isAlwaysTrue(): return RuleRedundancy(rule: index, implied: [], isAlwaysTrue: true)
    case .decided("") where !others.isEmpty:
      guard let required, witness(languages + frame + [broken]) == .decided(nil),
        case let implied = implying(languages, others, broken, [], allowEmpty: false), !excludeEachOther(implied)
      else { return nil }
      return RuleRedundancy(rule: index, implied: (implied + [required]).sorted())
    case .decided(let text?):
      let hasForeignDigit = text.unicodeScalars.contains { RuleSpace.foreignDigits.contains($0.value) }
      if hasForeignDigit, !others.isEmpty { neededForDigits.append(index) }
      return nil
    case .notAnalysed(let reason):
      gaps.append(reason)
      return nil
    }
  }

  /// Whether no text meets rules some of which only warn: these imply everything, which says nothing of any other rule.
  private func excludeEachOther(_ implied: [Int]) -> Bool {
    guard implied.count > 1, implied.contains(where: { !rules[$0].rejects }) else { return false }
    return witness(implied.map(upper) + frame).value.map { $0 == nil } ?? false
  }

  /// Where only texts with digits of other scripts keep a rule from being implied.
  private func redundancyForASCIIDigits(_ index: Int, _ others: [Int]) -> RuleRedundancy? {
    guard !others.isEmpty else { return nil }
    let (languages, broken) = (others.map(upper), lower(index).complement)
    let plain = TextLanguage(everyScalarIn: RuleSpace.foreignDigits.complement)
    guard case .decided(nil) = witness(languages + frame + [broken, plain], allowEmpty: true) else { return nil }
    let implied = implying(languages, others, broken, [plain])
    return implied.isEmpty ? nil : RuleRedundancy(rule: index, implied: implied, isForASCIIDigits: true)
  }

  private static let foreignDigits = UnicodeSets.digits.subtracting(.ascii)

  /// As few of the other rules as there can be that keep every text from breaking the rule.
  private func implying(
    _ languages: [TextLanguage], _ others: [Int], _ broken: TextLanguage, _ extra: [TextLanguage],
    allowEmpty: Bool = true
  ) -> [Int] {
    let narrowed = TextLanguage.intersection([broken] + frame + extra)
    let core =
      (languages + [narrowed]).conflictCore(allowEmpty: allowEmpty, isKnown: true, budget: budget).value ?? nil
    return (core ?? Array(others.indices)).filter { $0 < others.count }.map { others[$0] }
  }
}

/// The `required` rules of a field by their terms, which are few: the first of each.
private struct RequiredRules {
  private var first: [(terms: RuleTerms, index: Int)] = []

  init(_ rules: [ValidationRule]) {
    for (index, rule) in rules.enumerated() where rule.kind == .required {
      if !first.contains(where: { $0.terms == rule.terms }) { first.append((rule.terms, index)) }
    }
  }

  /// The first other one that is asked no later than one with some terms, and is no more lenient.
  func first(before index: Int, _ terms: RuleTerms) -> Int? {
    first.first { $0.index != index && $0.terms.precede(terms) }?.index
  }
}

extension ValidationRule {
  /// Of `range`: its ends.
  fileprivate var bounds: RangeBounds? { language.bounds }
}
