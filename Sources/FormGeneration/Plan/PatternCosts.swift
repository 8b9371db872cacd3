import FieldLanguages
import Synchronization
import TextPatterns

/// What a backtracking engine takes for patterns, asked once for each.
public final class PatternCosts: Sendable {
  private let answers: Answers
  /// What each question about a pattern may cost: the same for all of a file, whatever their order.
  private let share: Int

  /// What was answered, with every share.
  private final class Answers: Sendable {
    let known = Mutex<[Source: PatternReading]>([:])
    let costs = Mutex<[Question: PatternCost]>([:])
    let undecided = Mutex<Set<String>>([])
    let lengths = Mutex<[Source: Int?]>([:])
  }

  /// A pattern, and what a question about it may cost.
  private struct Source: Hashable {
    var text: [UInt8]
    var share: Int
  }

  /// What is asked of a pattern.
  private struct Question: Hashable {
    var source: Source
    var limit: Int?
    var isMultiline: Bool
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

  /// The same for a file with so many patterns, whose questions cost no more together than its fields may.
  func shared(among count: Int) -> PatternCosts {
    PatternCosts(answers, share: max(PatternCosts.leastShare, FieldBudget.file / max(1, count)))
  }

  /// What it takes to read an ordinary pattern.
  private static let leastShare = 2_000

  private func asked<Answer>(_ answer: () -> Answer) -> Answer {
    share == .max ? answer() : StepPool.$current.withValue(StepPool(share)) { answer() }
  }

  /// What a pattern takes.
  ///
  /// - Parameters:
  ///   - limit: the length of the longest text that comes to it; nil where there is none.
  func cost(of source: ArraySlice<UInt8>, limit: Int?, isMultiline: Bool) -> PatternCost {
    let question = Question(source: key(source), limit: limit, isMultiline: isMultiline)
    if let known = answers.costs.withLock({ $0[question] }) { return known }
    let reading = reading(source)
    let answer = asked { self.cost(reading, limit, isMultiline) }
    answers.costs.withLock { $0[question] = answer }
    return answer
  }

  private func cost(_ reading: PatternReading, _ limit: Int?, _ isMultiline: Bool) -> PatternCost {
    if let error = reading.result.error { return .refused("the pattern has a mistake: \(error.message)") }
    switch reading.backtracking(maxLength: limit, isMultiline: isMultiline) {
    case .exponential: return .refused("the pattern takes exponential time on some texts")
    case .polynomial(let degree, let found) where found.attack.isHarmful:
      return .refused("the pattern takes time that grows with power \(degree) of the text's length")
    case .safe, .polynomial: return .harmless
    case .notAnalysed: return .undecided
    }
  }

  /// Where the patterns stand that were asked about and are not decided: `Person.formdef:12`, sorted.
  public var undecided: [String] { answers.undecided.withLock { $0.sorted() } }

  /// Notes that a pattern is used of which it is not decided what it takes.
  func noteUndecided(_ place: String) { answers.undecided.withLock { _ = $0.insert(place) } }

  /// Whether a pattern without mistakes ends in a comment, which would take the bracket that is written behind it.
  func endsInComment(_ source: String) -> Bool {
    source.utf8.contains(UInt8(ascii: "#")) && reading(Array("(?:\(source))".utf8)[...]).result.error != nil
  }

  /// The most characters of a text that all of a pattern matches; nil where there is no limit, or it is not known.
  func longest(_ source: ArraySlice<UInt8>) -> Int? {
    let key = key(source)
    if let known = answers.lengths.withLock({ $0[key] }) { return known }
    let reading = reading(source)
    let isKnown = reading.obstacle == nil && reading.result.tree != nil
    let longest = isKnown ? asked { ([reading.language].lengths(.characters).value ?? nil)?.max } : nil
    answers.lengths.withLock { $0[key] = .some(longest) }
    return longest
  }

  private func key(_ source: ArraySlice<UInt8>) -> Source { Source(text: Array(source), share: share) }

  private func reading(_ source: ArraySlice<UInt8>) -> PatternReading {
    let key = key(source)
    if let reading = answers.known.withLock({ $0[key] }) { return reading }
    let reading = asked { PatternReading(source, match: .whole) }
    answers.known.withLock { $0[key] = reading }
    return reading
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
