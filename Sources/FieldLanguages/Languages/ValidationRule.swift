public import FormModel
import TextPatterns
public import UIKitCatalog

/// A rule of a field: what it says, when it is asked, and what then happens.
///
/// An object, since many look at it, and much of it is shared with other fields: counting who holds that, from several
/// threads, would cost more than the looking.
public final class ValidationRule: Sendable {
  /// Where it is written.
  public let member: ResolvedMember
  /// What it means, shared by rules that say the same.
  let meaning: RuleMeaning

  /// A rule that is written at `member`.
  init(member: ResolvedMember, meaning: RuleMeaning) {
    self.member = member
    self.meaning = meaning
  }

  /// What it says, as languages.
  public var language: RuleLanguage { meaning.language }
  /// When it is checked, and what happens where it does not hold.
  public var terms: RuleTerms { meaning.terms }

  /// Which rule it is.
  public var kind: ValidationRuleKind { language.kind }
  /// Whether the control itself says it, not a preset.
  public var isOwn: Bool { member.origin.isOwn }

  /// Whether it says something about non-empty texts that the analysis can use.
  var restrictsTexts: Bool { kind != .required && !language.isOpaque && !language.isEmptyRange }

  /// Whether it is certain that the field's text cannot be submitted while the rule does not hold.
  public var rejects: Bool { terms.rejects }
}

/// What a rule means wherever it is written.
struct RuleMeaning: Sendable {
  /// What the rule says, as languages.
  let language: RuleLanguage
  /// When it is checked, and what happens where it does not hold.
  let terms: RuleTerms
  /// What the rule says, as bytes that are equal where it means the same; none for lengths that are asked at the end.
  let key: [UInt8]
  /// What reads the values of a range, likewise.
  let reader: [UInt8]
  /// What it took to read the rule.
  let basis: MeasuredBasis

  /// One of a field's rules, which are read in turn: once they have taken what one field may cost, nothing is known of
  /// the rest.
  ///
  /// - Parameter steps: what the rules before took; what this one takes is added.
  init(
    _ rule: ResolvedMember, _ source: ResolvedControl, _ environment: FieldEnvironment, _ languages: RuleLanguages,
    after steps: inout Int
  ) {
    terms = RuleTerms(rule)
    reader = FieldKey.reader(of: rule, source, environment)
    key = FieldKey.reading(of: rule, reader)
    guard steps / FieldBudget.current.scale < RuleMeaning.stepsOfField else {
      StepPool.current?.giveUp()
      language = .opaque(rule.member.rule ?? .custom)
      basis = .short
      return
    }
    let read = languages.measured(key) { .make(rule, source.formatter, environment) }
    language = read.paid
    basis = read.basis
    steps += read.weight + language.patterns.count * RuleMeaning.stepsOfPattern
  }

  /// What the rules of a field may take together to be read.
  private static let stepsOfField = 4_000_000
  /// What a pattern takes to be looked at beside.
  private static let stepsOfPattern = 20_000

  /// That of a rule whose language nobody asks for.
  init(unreadRule rule: ResolvedMember) {
    terms = RuleTerms(rule)
    key = []
    reader = []
    basis = .free
    language = .opaque(rule.member.rule ?? .custom)
  }

  /// That of a length.
  init(_ rule: ResolvedMember, _ window: LengthWindow, _ languages: RuleLanguages) {
    terms = RuleTerms(rule)
    key = []
    reader = []
    basis = .free
    language = languages.language(of: window)
  }
}

extension ValidationRule {
  /// Whether a text, as the rules see it, breaks the rule; nil where that is not known. No text is empty.
  public func breaks(_ text: String) -> Bool? {
    if kind == .required || language.isOpaque { return kind == .required ? false : nil }
    if let isChoice = language.isChoice(text) { return !isChoice }
    if language.upper.contains(text).value == false { return true }
    if language.lower.contains(text).value == true { return language.mayLose(text) ? nil : false }
    return language.isOutside(text) ? true : nil
  }
}

/// Asks of one text after the other whether it breaks a rule, which costs less for many than to ask of each by itself. For
/// one thread.
public final class RuleTest {
  private let rule: ValidationRule
  private let possible: MembershipTest
  private let certain: MembershipTest

  /// Nothing has been asked yet.
  public init(_ rule: ValidationRule) {
    self.rule = rule
    possible = MembershipTest(rule.language.upper, .possible)
    certain = MembershipTest(rule.language.lower, .certain)
  }

  /// Whether a text, as the rules see it, breaks the rule; nil where that is not known. No text is empty.
  public func breaks(_ text: String) -> Bool? {
    let language = rule.language
    // Lengths are soon counted, in characters exactly, which no automaton does.
    guard rule.kind != .required, rule.kind != .length, !language.isOpaque, language.choices == nil else {
      return rule.breaks(text)
    }
    guard let isPossible = possible.contains(text) else { return possible.isSpent ? nil : rule.breaks(text) }
    if !isPossible { return true }
    guard let isCertain = certain.contains(text) else { return certain.isSpent ? nil : rule.breaks(text) }
    if isCertain { return language.mayLose(text) ? nil : false }
    return language.isOutside(text) ? true : nil
  }
}
