import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Texts that meet all rules: candidates that people write come first, then those that the languages of the rules have in
/// common, from the product of their automata (generate and test: each is judged rule by rule before it is shown).
extension FieldLanguage {
  /// So many samples are shown where nobody says how many.
  public static let usualSamples = 5

  /// Different texts that meet all rules, always the same ones; fewer where there are no more, or none are known. Where none
  /// meet those that only warn too, texts that meet the others: they are accepted all the same.
  ///
  /// The field's own example comes first, then texts as people have them, the ends and the middle of its lengths and
  /// ranges, and others. What only a check of one's own could say against them is not asked. Where another field must
  /// be equal, none are known.
  public func samples(_ count: Int) -> [String] {
    guard count > 0, analysis.conflict == nil, !dependsOnAnotherField, !hasUnreadDays else { return [] }
    let stored = StoredTexts(source[.formatter]?.value, environment)
    func isStored(_ text: String) -> Bool {
      stored?.isStored(normalization?.applied(to: text) ?? text, in: .firstLocale) != false
    }
    let own = [example].compactMap { $0 }.filter { isOwnSample($0) && isStored($0) }
    let others = cache.samples(SampleRequest(rules: outline, theme: SampleTheme(source), count: count), of: self) {
      let texts = newSamples(count)
      return texts.isEmpty && hasWarnings ? withoutWarnings.newSamples(count) : texts
    }
    return Array((own + others.filter { !own.contains($0) }).prefix(count))
  }

  /// Whether a range is of days, and it is not known how the field writes these.
  private var hasUnreadDays: Bool {
    rules.contains { rule in
      guard rule.language.isOpaque, case .dates = rule.language.bounds else { return false }
      return true
    }
  }

  /// Whether a rule only warns.
  private var hasWarnings: Bool { rules.contains { !$0.rejects } }

  /// Whether texts are known that the field accepts, and none of them meets the rules that only warn.
  var warnsAlways: Bool {
    guard hasWarnings, let text = samples(3).first else { return false }
    return !meetsRules(text) && withoutWarnings.meetsRules(text)
  }

  private var dependsOnAnotherField: Bool { rules.contains { $0.kind == .equal } }

  /// Whether the field's example is one of its texts as far as is known: somebody wrote it.
  private func isOwnSample(_ text: String) -> Bool {
    meetsRules(text) || isComplete(text) && !isEmptied(text) && judge(text).allSatisfy { $0 != .broken }
  }

  /// Whether `normalize` leaves nothing of a text.
  private func isEmptied(_ text: String) -> Bool { normalization?.applied(to: text).isEmpty ?? false }

  /// What the field itself gives as an example, as it stands in the field.
  var example: String? {
    guard let set = source[.example], set.isWellFormed, let text = set.value?.string, !text.isEmpty else { return nil }
    return source.entered(text)
  }

  /// Values of ranges as they are written; where several ranges are of days, of those that are in all of them.
  var textsOfRules: [String] {
    let days = commonDays
    return rules.flatMap { $0.language.texts(days) }
  }

  /// The days that several ranges have in common; nil where there are not several.
  private var commonDays: DayRange? {
    let ranges = rules.compactMap { rule in
      if case .dates(let bounds) = rule.language.bounds { bounds.steady } else { nil }
    }
    return ranges.count > 1 ? ranges.dropFirst().reduce(ranges[0]) { $0.intersection($1) } : nil
  }

  private func newSamples(_ count: Int) -> [String] {
    // Of a text that may be a day of each of several ranges nobody knows whether it is of all.
    let ofRules = textsOfRules
    let known = commonDays.map { _ in Set(ofRules) }
    let distinct = DistinctRules(rules)
    let accepted = AcceptedTexts(distinct.checksums.isEmpty ? nil : { hasRightDigits($0, distinct) }) { text in
      meetsRules(text, distinct) && (known.map { $0.contains(text) || certainlyMeetsRules(text) } ?? true)
    }
    let supply = SampleSupply(self, count, accepted, ofRules: ofRules)
    let keys = typedScalars
    var isOneNotTyped = false
    let typed = newSamples(count, supply) { text in
      if FieldLanguage.isTyped(text, keys) { return true }
      isOneNotTyped = true
      return false
    }
    if typed.count >= count || !isOneNotTyped { return typed }
    // Other keyboards type the rest, and it may be pasted.
    let others = newSamples(count, supply) { _ in true }
    return Array((typed + others.filter { !typed.contains($0) }).prefix(count))
  }

  /// Whether the keyboard types all of a text, as far as is known.
  func isTyped(_ text: String) -> Bool { FieldLanguage.isTyped(text, typedScalars) }

  /// What the keyboard types; nil where that is not asked, or not known.
  private var typedScalars: ScalarSet? {
    analysis.keyboardGap == nil ? (keyboard ?? visibleKeyboard)?.scalars(in: environment.locales?.first) : nil
  }

  private static func isTyped(_ text: String, _ keys: ScalarSet?) -> Bool {
    keys.map { keys in text.unicodeScalars.allSatisfy { keys.contains($0.value) } } ?? true
  }

  private func newSamples(_ count: Int, _ supply: SampleSupply, _ isTyped: (String) -> Bool) -> [String] {
    let test = supply.test
    let (isAccepted, isNeat) = (test.accepted.contains, test.isNeat)
    var found: [String] = []
    func add(_ texts: [String], _ isWanted: (String) -> Bool) {
      for text in texts
      where found.count < count && !found.contains(text) && isTyped(text) && test.isShown(text, isWanted) {
        found.append(text)
      }
    }
    let (ofRules, usual) = (supply.ofRules, supply.usual)
    add(ofRules + (ofRules.isEmpty ? test.stored?.texts ?? [] : []) + Array(usual.prefix(2)), isAccepted)
    if hasChecksum {
      add(
        Array(usual.prefix(1)) + ends(amongNumbers: supply.ofExamples + supply.likeExamples, test.accepted), isAccepted)
      add(usual, isAccepted)
      let enough = min(count, FieldLanguage.enoughExamples)
      if found.count < enough { add(supply.ofExamples, isAccepted) }
      if found.count < enough { add(supply.likeExamples, isAccepted) }
      // A number that is made up might be somebody's.
      if !found.isEmpty, SampleTheme(source).isOfPeople { return found }
    }
    if found.isEmpty { add(supply.composed, isNeat) }
    if found.isEmpty { add(supply.first, isAccepted) }
    if found.isEmpty, hasChecksum { add(supply.counted, isAccepted) }
    if found.isEmpty { add(supply.few, isAccepted) }
    if let first = found.first { add(ends(of: first, isNeat), isAccepted) }
    add(choices(count), isAccepted)
    add(usual, isAccepted)
    if found.count < count {
      add(supply.composed, isNeat)
      let hasRange = rules.contains { $0.kind == .range }
      func isNeatValue(_ text: String) -> Bool { isNeat(text) && (!hasRange || isRead(text)) }
      add(withDigitsOfFormatter(supply.named, test.stored), isNeatValue)
      let fitting = supply.named.filter { isTyped($0) && isAccepted($0) }
      add(fitting, isNeatValue)
      add(fitting) { (!hasRange || isRead($0)) && test.neat.containsNumber($0) }
      add(supply.unnamed, isNeatValue)
      if found.isEmpty { add(fitting, isAccepted) }
      // What the formatter itself never writes, and reads all the same.
      if found.isEmpty, test.stored != nil { add(supply.counted, isAccepted) }
    }
    return found
  }

  /// The texts of its shortest list of choices, from the whole length of it, as they are typed.
  private func choices(_ count: Int) -> [String] {
    guard let list = rules.compactMap(\.language.choices).min(by: { $0.count < $1.count }), !list.isEmpty else {
      return []
    }
    let number = min(list.count, 2 * count)
    return (0..<number).map { list[$0 * list.count / number] }
  }

  /// Whether a rule asks for check digits.
  var hasChecksum: Bool { rules.contains { $0.checksum != nil } }

  /// Of numbers that are kept for examples so many are enough, where other rules accept no more.
  private static let enoughExamples = 12

  /// Whether it is known of each range that a text is of a value in it.
  private func isRead(_ text: String) -> Bool {
    zip(rules, judge(text)).allSatisfy { rule, judgement in rule.kind != .range || judgement == .met }
  }

  /// Whether a text meets all rules, as far as these say it of themselves.
  func meetsRules(_ text: String) -> Bool { meetsRules(text, DistinctRules(rules)) }

  private func meetsRules(_ text: String, _ distinct: DistinctRules) -> Bool {
    guard shown.contains(text) else { return false }
    let seen = normalization?.applied(to: text)
    if seen == "" { return false }
    func isKept(_ rule: ValidationRule, _ test: RuleTest) -> Bool {
      switch seen.map({ rule.judge($0, test.breaks) }) {
      case .met: true
      case .broken: false
      case .unknown, nil:
        rule.kind == .custom
          || rule.kind == .range && !rule.language.isOfMovingDays && !rule.language.mayLose(seen ?? text)
            && rule.language.isConfirmed(seen ?? text) ?? true
      }
    }
    // What costs least comes first: what it rejects need not be asked of the others.
    return distinct.checksums.allSatisfy(isKept) && isComplete(text) && distinct.others.allSatisfy(isKept)
  }

  /// Whether a text has the check digits that rules ask for, as far as is known.
  private func hasRightDigits(_ text: String, _ distinct: DistinctRules) -> Bool {
    let seen = normalization?.applied(to: text) ?? text
    return distinct.checksums.allSatisfy { $0.rule.judge(seen, $0.test.breaks) != .broken }
  }

  /// Whether nothing is left open about a text but checks of one's own.
  func certainlyMeetsRules(_ text: String) -> Bool {
    guard let normalization else { return rules.allSatisfy { $0.kind == .custom } }
    let seen = normalization.applied(to: text)
    return rules.allSatisfy { rule in
      let judgement = rule.judge(seen)
      return judgement == .met || rule.kind == .custom && judgement != .broken
    }
  }
}

/// What the rules of a field say of texts, each thing once.
private struct DistinctRules {
  typealias Rule = (rule: ValidationRule, test: RuleTest)

  /// Those that ask for check digits.
  private(set) var checksums: [Rule] = []
  /// The others, in their order.
  private(set) var others: [Rule] = []

  init(_ rules: [ValidationRule]) {
    for rule in SpokenOnce(rules, rules.indices).first.map({ rules[$0] }) {
      let tested = (rule: rule, test: RuleTest(rule))
      if rule.checksum != nil { checksums.append(tested) } else { others.append(tested) }
    }
  }
}
