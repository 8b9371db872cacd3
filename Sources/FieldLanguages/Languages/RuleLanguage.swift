import FormModel
public import TextPatterns
public import UIKitCatalog

/// What a rule says, as a language of the texts that the rule sees; one for all rules that say the same.
///
/// The empty text meets every rule but `required`, whatever the languages say of it.
public final class RuleLanguage: Sendable {
  /// Which rule it is.
  public let kind: ValidationRuleKind
  /// Every text that can meet the rule, in some locale and at some moment, is here.
  public let upper: TextLanguage
  /// Every text that is here meets the rule, in every locale and at every moment.
  public let lower: TextLanguage
  /// Texts to make samples from: some that are in `lower`, or, where that leaves something open, are what is usual, in
  /// the form's first locale.
  let sampled: TextLanguage
  /// Some texts that meet the rule, where they are written by a formatter whose language is not known.
  ///
  /// Of a range of days those that are among some days too, where such are given.
  let texts: @Sendable (DayRange?) -> [String]
  /// Of `range`: what lies just past its ends, or looks like a day of it, as it is written.
  let misses: @Sendable () -> [String]
  /// Of `length`: the lengths that it allows.
  public let window: LengthWindow?
  /// The regular expressions in its arguments, in their order.
  public let patterns: [PatternLanguage]
  /// Of `range`: its ends.
  let bounds: RangeBounds?
  /// Of `range`: the fractions that it speaks of; nil where it speaks of none that are written.
  let fractions: RangeFractions?
  /// Of `range`: whether its ends are dates; nil where they are not read.
  public var isOfDates: Bool? {
    switch bounds {
    case .dates: true
    case .numbers: false
    default: nil
    }
  }
  /// Why it is not known of the texts between the languages whether they meet it, in words.
  let doubt: String?
  /// Of `range`: the same of one of these texts, where more is known of it.
  let doubtOfText: @Sendable (String) -> String?
  /// Of `range`: whether it is certain that a text between the languages does not meet it.
  let isOutside: @Sendable (String) -> Bool
  /// Of `range`: whether the field's formatter reads a text between the languages as a value that meets it; nil where
  /// none is asked.
  let isConfirmed: @Sendable (String) -> Bool?
  /// Whether its range has no member at all: `length(5...3)`.
  public let isEmptyRange: Bool
  /// Of `range`: whether its ends are dates and what is read are numbers, or the other way round.
  public let readsNothing: Bool
  /// Of `characters`: the set.
  public let characters: ScalarSet?
  /// Of `oneOf`: the choices.
  public let choices: [String]?

  /// The choices as bytes, for whether a text is one of them.
  private let choiceTexts: Set<[UInt8]>?

  /// Whether a text is one of the choices of `oneOf`; nil for other rules.
  func isChoice(_ text: String) -> Bool? { choiceTexts?.contains(Array(text.utf8)) }

  /// Whether nothing is known of it: a check of one's own, or one with mistakes.
  public var isOpaque: Bool { !isDecided && patterns.isEmpty && kind != .required }
  private let isDecided: Bool
  /// Whether `upper` and `lower` are the same.
  public let isExact: Bool
  private let facts: RuleFacts
  /// About how many bytes it takes, with what is found out about it.
  let size: Int

  /// The scalars that texts which can meet the rule are made of; nil where that is not known.
  var used: ScalarSet? { window == nil ? facts.used.value(0) { [upper].usedScalars().value } : .all }

  /// Sets of scalars of which every text that can meet the rule has one; nil where they are not known.
  var required: [ScalarSet]? { facts.required.value(0) { [upper].requiredSets().value } }

  /// The lengths of the non-empty texts that can meet the rule; nil where there is none, or it is not known.
  func lengths(_ unit: LengthWindow.Unit) -> LengthSet? {
    facts.lengths.value(unit) { [upper].lengths(unit).value ?? nil }
  }

  /// One side of what it says, as a table; nil where that would be large.
  public func automaton(_ side: TextAutomaton.Side) -> TextAutomaton? {
    facts.automata.value(side) { TextAutomaton(side == .possible ? upper : lower, side) }
  }

  /// Whether there is nothing to say of it by itself.
  var isFlawless: Bool { !isEmptyRange && !readsNothing && unread == nil && patterns.allSatisfy(\.isFlawless) }
  /// Why a well-formed rule was not read at all, in words; nil where it was.
  public var unread: String? { isOpaque && kind == .characters ? doubt : nil }
  /// What about it by itself may not be what was meant, or is more than a rule about texts.
  var features: FieldFilter {
    var features: FieldFilter = isFlawless ? [] : .flaws
    if kind == .equal { features.insert(.equality) }
    if window?.unit == .utf16 { features.insert(.codeUnits) }
    if kind == .oneOf { features.insert(.choices) }
    // Whether there is a text with right check digits may take a look at some.
    if kind == .checksum, !isExact { features.insert(.flaws) }
    for pattern in patterns { features.formUnion(pattern.features) }
    return features
  }

  /// Languages that are left out are the next wider one; `isDecided` is false where nothing is known.
  init(
    _ kind: ValidationRuleKind, upper: TextLanguage, lower: TextLanguage? = nil, sampled: TextLanguage? = nil,
    texts: @escaping @Sendable (DayRange?) -> [String] = { _ in [] },
    misses: @escaping @Sendable () -> [String] = { [] },
    window: LengthWindow? = nil, patterns: [PatternLanguage] = [], isEmptyRange: Bool = false,
    readsNothing: Bool = false, characters: ScalarSet? = nil, choices: [String]? = nil, bounds: RangeBounds? = nil,
    fractions: RangeFractions? = nil, doubt: String? = nil,
    doubtOfText: @escaping @Sendable (String) -> String? = { _ in nil },
    isOutside: @escaping @Sendable (String) -> Bool = { _ in false },
    isConfirmed: @escaping @Sendable (String) -> Bool? = { _ in nil }, isDecided: Bool = true
  ) {
    // A length is the same rule wherever it is met first.
    facts = RuleFacts(of: window?.hashValue ?? FieldMeter.thing)
    self.kind = kind
    self.upper = upper
    self.lower = lower ?? upper
    self.sampled = sampled ?? lower ?? upper
    self.texts = texts
    self.misses = misses
    self.window = window
    self.patterns = patterns
    self.isEmptyRange = isEmptyRange
    self.readsNothing = readsNothing
    self.characters = characters
    self.choices = choices
    choiceTexts = choices.map { Set($0.map { Array($0.utf8) }) }
    self.bounds = bounds
    self.fractions = fractions
    self.doubt = doubt
    self.doubtOfText = doubtOfText
    self.isOutside = isOutside
    self.isConfirmed = isConfirmed
    self.isDecided = isDecided
    isExact = isDecided && lower == nil
    size =
      2 * upper.size + (lower?.size ?? 0) + 2 * (characters?.size ?? 0)
      + 128 * (choices?.count ?? 0)
  }

  /// A rule about lengths.
  convenience init(_ window: LengthWindow) {
    self.init(.length, upper: TextLanguage(length: window), window: window)
  }

  /// A rule of which nothing is known.
  static func opaque(
    _ kind: ValidationRuleKind, _ patterns: [PatternLanguage] = [], bounds: RangeBounds? = nil, doubt: String? = nil
  ) -> RuleLanguage {
    RuleLanguage(
      kind, upper: .everything, lower: .nothing, patterns: patterns, bounds: bounds, doubt: doubt, isDecided: false)
  }
}

/// What was found out about the texts that can meet a rule.
private struct RuleFacts: Sendable {
  let used: MeasuredTable<Int, ScalarSet?>
  let required: MeasuredTable<Int, [ScalarSet]?>
  let lengths: MeasuredTable<LengthWindow.Unit, LengthSet?>
  let automata: MeasuredTable<TextAutomaton.Side, TextAutomaton?>

  /// - Parameter rule: a hash of what the rule says.
  init(of rule: Int) {
    used = MeasuredTable(limit: 1, of: rule)
    required = MeasuredTable(limit: 1, of: rule)
    lengths = MeasuredTable(limit: 4, of: rule)
    automata = MeasuredTable(limit: 2, of: rule)
  }
}

extension RuleLanguage {
  /// Reads a rule of a field.
  static func make(
    _ rule: ResolvedMember, _ formatter: FieldFormatter, _ environment: FieldEnvironment
  ) -> RuleLanguage {
    guard let kind = rule.member.rule else { return .opaque(.custom) }
    guard rule.isWellFormed else { return .opaque(kind) }
    switch kind {
    case .required: return RuleLanguage(.required, upper: .everything)
    case .length: return length(rule)
    case .pattern: return pattern(rule)
    case .characters: return characters(rule)
    case .oneOf: return oneOf(rule)
    case .range:
      let steps = RangeLanguage.steps(formatter, in: environment.contexts.count)
      guard FieldMeter.canPay(RangeLanguage.usualSteps + steps) else { return .opaque(.range) }
      StepPool.current?.take(steps)
      return RangeLanguage(rule: rule, formatter: formatter, environment: environment).language
    case .checksum: return checksum(rule)
    case .equal, .custom: return .opaque(kind)
    }
  }

  private static func length(_ rule: ResolvedMember) -> RuleLanguage {
    guard let bounds = LengthBounds(rule) else { return .opaque(.length) }
    guard let window = bounds.window else {
      return RuleLanguage(.length, upper: .nothing, isEmptyRange: true)
    }
    return RuleLanguage(window)
  }

  private static func pattern(_ rule: ResolvedMember) -> RuleLanguage {
    guard let source = rule.argument()?.pattern else { return .opaque(.pattern) }
    let isAnywhere = rule.argument(.match)?.enumMember == EnumMember.PatternMatch.anywhere
    let pattern = PatternLanguage(source, match: isAnywhere ? .anywhere : .whole)
    guard pattern.result.tree != nil else { return .opaque(.pattern, [pattern]) }
    return RuleLanguage(.pattern, upper: pattern.language, patterns: [pattern])
  }

  private static func characters(_ rule: ResolvedMember) -> RuleLanguage {
    guard let value = rule.argument() else { return .opaque(.characters) }
    let argument = CharacterArgument(value)
    guard argument.isKnown else {
      return argument.gap.map { .opaque(.characters, doubt: $0) } ?? .opaque(.characters, argument.patterns)
    }
    return RuleLanguage(
      .characters, upper: TextLanguage(everyScalarIn: argument.set), patterns: argument.patterns,
      characters: argument.set)
  }

  private static func checksum(_ rule: ResolvedMember) -> RuleLanguage {
    guard let member = rule.argument()?.enumMember, let known = ChecksumLanguage.texts(member) else {
      return .opaque(.checksum)
    }
    return RuleLanguage(
      .checksum, upper: known.texts, lower: known.isExact ? nil : .nothing, sampled: ChecksumLanguage.plain(member))
  }

  private static func oneOf(_ rule: ResolvedMember) -> RuleLanguage {
    guard let array = rule.argument(), array.kind == .array else { return .opaque(.oneOf) }
    let choices = array.children.map(\.string)
    let known = choices.compactMap { $0 }
    guard known.count == choices.count else { return .opaque(.oneOf) }
    return RuleLanguage(.oneOf, upper: TextLanguage(words: known), choices: known)
  }
}
