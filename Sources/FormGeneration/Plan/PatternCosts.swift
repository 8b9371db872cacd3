import FieldLanguages
import FormModel
import Synchronization
import TextPatterns
import UIKitCatalog

/// What a backtracking engine takes for patterns, asked once for each.
public final class PatternCosts: Sendable {
  private let answers: Answers
  /// What each question about a pattern may cost: the same for all of a file, whatever their order.
  private let share: Int

  /// What was answered, with every share.
  private final class Answers: Sendable {
    let known = Mutex<[Source: PatternLanguage]>([:])
    let costs = Mutex<[Source: PatternCost]>([:])
    let fields = FieldLanguageCache()
    let undecided = Mutex<Set<String>>([])
    let openEnds = Mutex<Set<String>>([])
  }

  /// A pattern, and what a question about it may cost.
  private struct Source: Hashable {
    var text: [UInt8]
    var match: PatternMatch
    var share: Int
  }

  /// Nothing is known, and each question may cost what one about a single pattern may.
  public init() {
    answers = Answers()
    share = .max
  }

  private init(_ answers: Answers, share: Int) {
    self.answers = answers
    self.share = share
  }

  /// The same for a file with so many patterns, whose questions cost no more together than so many steps.
  func shared(among count: Int) -> PatternCosts {
    PatternCosts(answers, share: max(PatternCosts.leastShare, PatternCosts.stepsOfFile / max(1, count)))
  }

  /// What the questions about the patterns of a file may cost together.
  private static let stepsOfFile = 40_000_000
  /// What it takes to read an ordinary pattern.
  private static let leastShare = 2_000

  private func asked<Answer>(_ answer: () -> Answer) -> Answer {
    share == .max ? answer() : FieldMeter(.within(share)).run(answer)
  }

  /// What the pattern of a rule takes: on any text, or, where that is much, on those that come to it: what the field's
  /// earlier rules and its mask keep out does not count.
  func cost(
    of rule: ResolvedRule, _ source: ArraySlice<UInt8>, in field: ControlPlan, _ environment: FieldEnvironment
  ) -> PatternCost {
    let isAnywhere = rule.member.argument(.match)?.enumMember == EnumMember.PatternMatch.anywhere
    let match = isAnywhere ? PatternMatch.anywhere : .whole
    let key = key(source, match)
    let known = answers.costs.withLock { $0[key] }
    let always = known ?? asked { cost(reading(source, match)) }
    if known == nil { answers.costs.withLock { $0[key] = always } }
    if case .harmless = always { return always }
    if let error = reading(source, match).result.error {
      return .refused("the pattern has a mistake: \(error.message)")
    }
    return verdict(of: rule, in: field, environment).map(PatternCosts.cost) ?? .undecided
  }

  /// What it takes on texts of any length.
  private func cost(_ reading: PatternLanguage) -> PatternCost {
    reading.result.error == nil ? PatternCosts.cost(of: reading.backtracking(maxLength: nil)) : .undecided
  }

  private static func cost(of verdict: BacktrackingVerdict) -> PatternCost {
    switch verdict {
    case .exponential: .refused("the pattern takes exponential time on some texts")
    case .polynomial(let degree, let found) where found.attack.isHarmful:
      .refused("the pattern takes time that grows with power \(degree) of the text's length")
    case .safe, .polynomial: .harmless
    case .notAnalysed: .undecided
    }
  }

  /// Of a field with more rules it is not asked which texts come to a pattern.
  private static let mostRules = 100

  /// What the linter says of it; nil where it is not found out with what a question may cost.
  private func verdict(
    of rule: ResolvedRule, in field: ControlPlan, _ environment: FieldEnvironment
  ) -> BacktrackingVerdict? {
    guard field.rules.count <= PatternCosts.mostRules else { return nil }
    let meter = FieldMeter(.within(share))
    var verdict: BacktrackingVerdict?
    meter.run {
      meter.measure {
        let language = FieldLanguage(field.control, environment, answers.fields)
        guard let index = language.rules.firstIndex(where: { $0.member.isSame(as: rule.member) }),
          let reading = language.rules[index].language.patterns.first
        else { return true }
        let isMultiline = !field.kind.isTextField
        verdict = language.backtracking(reading, ofRule: index, isMultiline: isMultiline)
        return false
      }
    }
    return verdict
  }

  /// Where the patterns stand that were asked about and are not decided: `Person.formdef:12`, sorted.
  public var undecided: [String] { answers.undecided.withLock { $0.sorted() } }

  /// Notes that a pattern is used of which it is not decided what it takes.
  func noteUndecided(_ place: String) { answers.undecided.withLock { _ = $0.insert(place) } }

  /// What closes a comment or quotation that a pattern without mistakes ends in, and that would take the bracket which is
  /// written behind it.
  func closing(of source: String) -> String {
    guard source.contains("#") || source.contains("\\Q") else { return "" }
    func isRead(_ text: String) -> Bool { reading(Array("(?:\(source + text))".utf8)[...]).result.error == nil }
    return ["", "\n", "\\E"].first(where: isRead) ?? ""
  }

  /// When a text of a field can grow no more.
  func typingEnd(of field: ControlPlan, _ environment: FieldEnvironment) -> TypingEnd {
    asked { FieldRules(field.control, environment, answers.fields).typingEnd(of: field.control) }
  }

  /// Where handlers stand of which it is not known when a text is complete: `Person.formdef:12`, sorted.
  public var openEnds: [String] { answers.openEnds.withLock { $0.sorted() } }

  /// Notes that it is not known when a text is complete for which a handler waits.
  func noteOpenEnd(_ place: String) { answers.openEnds.withLock { _ = $0.insert(place) } }

  private func key(_ source: ArraySlice<UInt8>, _ match: PatternMatch) -> Source {
    Source(text: Array(source), match: match, share: share)
  }

  private func reading(_ source: ArraySlice<UInt8>, _ match: PatternMatch = .whole) -> PatternLanguage {
    let key = key(source, match)
    if let reading = answers.known.withLock({ $0[key] }) { return reading }
    let reading = asked { PatternLanguage(source, match: match) }
    answers.known.withLock { $0[key] = reading }
    return reading
  }
}

extension ResolvedMember {
  /// Whether both are the member of one block.
  fileprivate func isSame(as other: ResolvedMember) -> Bool {
    index == other.index && origin.isOwn == other.origin.isOwn && origin.preset?.id == other.origin.preset?.id
  }
}

/// What a backtracking engine takes for a pattern.
enum PatternCost {
  /// No more than texts are long, or not much more.
  case harmless
  /// That takes too many steps to find out.
  case undecided
  /// It cannot be run: why, in words.
  case refused(String)
}
