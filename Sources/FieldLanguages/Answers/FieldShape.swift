import Synchronization
import TextPatterns
import UIKitCatalog

/// The rules of a field without its `length` rules, and what is known of the lengths of texts that meet them.
///
/// Real forms have few such sets and many lengths: what a shape knows decides in no time that lengths beside it are
/// without fault. It knows of plain texts only, whose length is the same however it is counted; where those prove
/// nothing, the whole question is to be asked.
final class FieldShape: Sendable {
  /// What is wrong with the rules where no length is limited.
  let analysis: FieldAnalysis
  /// The characters that are typed of texts that meet the rules that reject; nil where that is not known, or there is
  /// no such rule.
  let used: ScalarSet?
  /// What to look at whatever the lengths and the keyboard are.
  let features: FieldFilter
  /// The plain texts that meet all rules; nil where none is known.
  private let met: PlainTexts?
  /// For each rule the plain texts that break it alone; nil where none is known, or it restricts no texts.
  private let broken: [PlainTexts?]
  /// For each rule whether it says something about texts.
  private let speaks: [Bool]
  /// What was asked.
  let question: FieldQuestion
  /// The steps that were spent on the shape.
  private let steps: Int
  private let typedParts = Mutex<[TypedPart]>([])
  private let typedLengths = MeasuredTable<ScalarSet, LengthSet?>(limit: 1 << 8)
  /// By keyboard, what it lacks where no length is limited.
  let gaps = MeasuredTable<FieldKeyboard, KeyboardGap?>(limit: 1 << 8)
  private let accepted = MeasuredTable<Acceptance, Bool?>(limit: 1 << 10)

  /// About how many bytes it takes, with the languages of its rules.
  var size: Int { question.rules.reduce(ownSize) { $0 + $1.language.size } }

  /// About how many bytes it takes by itself.
  var ownSize: Int { used?.size ?? 0 }

  /// What may be spent on more than the shape by itself.
  var budget: FieldBudget { .current.after(steps) }

  /// Whether some text with one of some characters meets the rules that reject, and some lengths.
  private struct Acceptance: Hashable {
    var set: ScalarSet
    /// What the text is made of; nil: of anything.
    var typed: ScalarSet?
    var windows: [LengthWindow]
  }

  /// Asks it, out of the budget of the present field.
  ///
  /// - Parameter hasLengths: whether there are lengths beside it.
  init(_ question: FieldQuestion, hasLengths: Bool) {
    self.question = question
    speaks = question.rules.map(\.restrictsTexts)
    let pool = FieldBudget.current.pool()
    let space = RuleSpace(question.rules, question.normalization, .standard(outOf: pool))
    let isSmall = space.speaking.count < ManyRules.count && ChoiceSearch.list(question) == nil
    let plain = isSmall ? PlainTexts(space, isShown: true, hasLengths: hasLengths) : nil
    // What plain texts show needs no other proof.
    let broken = space.rules.indices.map { index in
      plain != nil && space.rules[index].restrictsTexts
        ? PlainTexts(space, breaking: index, hasLengths: hasLengths) : nil
    }
    met = plain
    self.broken = broken
    analysis = FieldAnalysis(question, canBeMet: plain != nil, isNeeded: broken.map { $0 != nil }, space.budget)
    let canBeMet = analysis.conflict == nil
    let rejecting = space.rejecting.map(space.upper)
    var seen: ScalarSet?
    if canBeMet, isSmall, !rejecting.isEmpty {
      let sample = plain.map { String(decoding: $0.sample, as: UTF8.self) } ?? space.easySample
      seen = (rejecting + space.frame).usedScalars(having: sample, budget: space.budget).value
    }
    used = seen.map { question.normalization?.typed($0) ?? $0 }
    features = FieldShape.features(space, used)
    steps = pool.steps
  }

  private static func features(_ space: RuleSpace, _ used: ScalarSet?) -> FieldFilter {
    var features: FieldFilter = []
    for rule in space.rules {
      features.formUnion(rule.language.features)
      if rule.terms.time == EnumMember.RuleTime.change { features.insert(.changes) }
    }
    if space.rejecting.isEmpty { return features }
    guard let used else { return features.union([.digitsOnly, .punctuation]) }
    if used.isSubset(of: UnicodeSets.digits) { features.insert(.digitsOnly) }
    if SmartPunctuation.isAtRisk(used)
      || space.rejecting.contains(where: { SmartPunctuation.writesDashes(space.rules[$0].language) })
    {
      features.insert(.punctuation)
    }
    return features
  }

  /// What is certain of the rules together with some lengths and what the keyboard types.
  func certainties(with windows: [LengthWindow], _ typed: TypedTexts) -> FieldCertainties {
    let common = LengthInterval(windows)
    guard has(common) else { return FieldCertainties(count: broken.count, windows.count) }
    return FieldCertainties(
      canBeMet: true, isNeeded: broken.indices.map { has(common, breaking: $0) },
      areWindowsNeeded: areNeeded(windows),
      canBeTyped: canType(common, typed))
  }

  /// Whether it is certain that there is nothing to say of the rules together with some lengths and what the keyboard
  /// types.
  func isClean(with windows: some Collection<LengthWindow>, _ typed: TypedTexts) -> Bool {
    guard analysis.isClean, case let common = LengthInterval(windows), has(common) else { return false }
    // With a length the texts may be so few that none has right check digits.
    if !windows.isEmpty, question.rules.contains(where: { $0.rejects && $0.countsDigits }) { return false }
    for index in broken.indices where speaks[index] && !has(common, breaking: index) { return false }
    // Most fields have one length at most.
    if windows.count == 1, let window = windows.first {
      if !canBreak(window, beside: LengthInterval()) { return false }
    } else if areNeeded(Array(windows)).contains(false) {
      return false
    }
    return canType(common, typed)
  }

  /// For each of some lengths whether a plain text breaks it alone.
  private func areNeeded(_ windows: [LengthWindow]) -> [Bool] {
    var behind = [LengthInterval()]
    for window in windows.reversed() { behind.append(behind[behind.count - 1].narrowed(by: window)) }
    var before = LengthInterval()
    return windows.map { window in
      behind.removeLast()
      defer { before = before.narrowed(by: window) }
      return canBreak(window, beside: before.intersection(behind[behind.count - 1]))
    }
  }

  /// - Parameter others: what the other lengths have in common.
  private func canBreak(_ window: LengthWindow, beside others: LengthInterval) -> Bool {
    if let limit = window.max, has(others.above(limit)) { return true }
    return window.min > 1 && has(others.below(window.min))
  }

  /// Whether it is certain that a plain text of one of some lengths breaks a rule and no other; where no rule is given,
  /// that one breaks none.
  private func has(_ interval: LengthInterval, breaking index: Int? = nil) -> Bool {
    guard let texts = index.map({ broken[$0] }) ?? met, texts.least <= interval.max ?? .max else { return false }
    return interval.contains(texts.least) || texts.lengths?.has(interval) ?? false
  }

  /// What is answered, by `ask`, for all fields of the shape whose lengths are the same: whether they accept a text with
  /// one of some characters; nil where that is not known.
  func accepts(
    _ set: ScalarSet, among typed: ScalarSet?, with windows: [LengthWindow], _ ask: () -> Bool?
  ) -> Bool? {
    accepted.value(Acceptance(set: set, typed: typed, windows: windows), ask)
  }

  /// Whether it is certain that a text of one of some lengths meets the rules.
  func isMet(by common: LengthInterval) -> Bool { has(common) }

  /// Whether it is certain that the keyboard types a text of one of some lengths that meets the rules.
  func canType(_ common: LengthInterval, _ typed: TypedTexts) -> Bool {
    switch typed {
    case .all: return true
    case .unknown: return false
    case .part(let part):
      if part.hasSample, let met, common.contains(met.least) { return true }
      return part.lengths { typedLengths.measured(part.set) { lengthsTyped(with: part.set) } }?.has(common) ?? false
    }
  }

  /// What a keyboard types of the texts that meet the rules.
  func typedTexts(_ keyboard: FieldKeyboard) -> TypedTexts {
    if keyboard.isComplete { return .all }
    guard let set = keyboard.scalars(in: question.locales?.first) else { return .unknown }
    return .part(
      typedParts.withLock { parts in
        if let known = parts.first(where: { $0.set == set }) { return known }
        let part = TypedPart(set, hasSample: met?.sample.allSatisfy { set.contains(UInt32($0)) } ?? false)
        if parts.count < FieldShape.mostParts { parts.append(part) }
        return part
      })
  }

  /// What is kept for so many keyboards at most.
  private static let mostParts = 16

  private func lengthsTyped(with set: ScalarSet) -> LengthSet? {
    guard let normalization = question.normalization else { return nil }
    let space = RuleSpace(question.rules, normalization, budget.question)
    let languages = space.rejecting.map(space.upper) + [space.typed(with: set, normalization), .plain]
    return languages.lengths(budget: space.budget).value ?? nil
  }
}

/// What is known of a field's rules before they are looked at together.
struct FieldCertainties {
  /// Whether a text meets all rules.
  var canBeMet: Bool
  /// For each rule of the shape, and for each length, whether it is not implied by the others.
  var isNeeded: [Bool]
  /// The same for each length.
  var areWindowsNeeded: [Bool]
  /// Whether the keyboard types such a text.
  var canBeTyped: Bool

  /// Each false where it is not certain.
  init(canBeMet: Bool, isNeeded: [Bool], areWindowsNeeded: [Bool], canBeTyped: Bool) {
    self.canBeMet = canBeMet
    self.isNeeded = isNeeded
    self.areWindowsNeeded = areWindowsNeeded
    self.canBeTyped = canBeTyped
  }

  /// Nothing.
  init(count rules: Int, _ windows: Int) {
    self.init(
      canBeMet: false, isNeeded: Array(repeating: false, count: rules),
      areWindowsNeeded: Array(repeating: false, count: windows), canBeTyped: false)
  }
}

/// The lengths that some windows have in common.
struct LengthInterval {
  /// The least; 1, since the empty text meets all rules but `required`.
  var min = 1
  /// The most; nil where nothing limits it.
  var max: Int?

  /// All lengths.
  init() {}

  /// What all of them allow; the units are taken to be one, as they are for plain texts.
  init(_ windows: some Collection<LengthWindow>) {
    for window in windows { self = narrowed(by: window) }
  }

  /// What one more allows.
  func narrowed(by window: LengthWindow) -> LengthInterval {
    var part = self
    part.min = Swift.max(min, window.min)
    if let limit = window.max { part.max = Swift.min(max ?? limit, limit) }
    return part
  }

  /// What is in both.
  func intersection(_ other: LengthInterval) -> LengthInterval {
    var part = self
    part.min = Swift.max(min, other.min)
    if let limit = other.max { part.max = Swift.min(max ?? limit, limit) }
    return part
  }

  /// Whether a length is among them.
  func contains(_ length: Int) -> Bool { length >= min && length <= max ?? .max }

  /// The part with more than so many.
  func above(_ limit: Int) -> LengthInterval {
    var part = self
    part.min = Swift.max(min, limit + 1)
    return part
  }

  /// The part with fewer than so many.
  func below(_ limit: Int) -> LengthInterval {
    var part = self
    part.max = Swift.min(max ?? limit - 1, limit - 1)
    return part
  }
}

extension LengthSet {
  /// Whether a length of an interval certainly occurs.
  func has(_ interval: LengthInterval) -> Bool {
    let last = interval.max ?? .max
    if interval.min > last { return false }
    if max == nil, interval.max == nil { return true }
    if let settled, last >= settled { return true }
    if let max, interval.contains(max) || interval.contains(min) { return true }
    return known.contains(where: interval.contains)
  }
}
