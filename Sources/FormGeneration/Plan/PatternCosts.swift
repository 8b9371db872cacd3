import FieldLanguages
import Synchronization
import TextPatterns

/// What a backtracking engine takes for patterns, asked once for each.
public final class PatternCosts: Sendable {
  private let known = Mutex<[[UInt8]: PatternReading]>([:])
  private let objections = Mutex<[Question: String?]>([:])
  private let lengths = Mutex<[[UInt8]: Int?]>([:])

  /// What is asked of a pattern.
  private struct Question: Hashable {
    var source: [UInt8]
    var limit: Int?
    var isMultiline: Bool
  }

  /// Knows nothing yet.
  public init() {}

  /// Why a pattern cannot be run, in words; nil where it can.
  ///
  /// - Parameters:
  ///   - limit: the length of the longest text that comes to it; nil where there is none.
  func objection(to source: ArraySlice<UInt8>, limit: Int?, isMultiline: Bool) -> String? {
    let question = Question(source: Array(source), limit: limit, isMultiline: isMultiline)
    if let known = objections.withLock({ $0[question] }) { return known }
    let objection = objection(reading(source), limit, isMultiline)
    objections.withLock { $0[question] = .some(objection) }
    return objection
  }

  private func objection(_ reading: PatternReading, _ limit: Int?, _ isMultiline: Bool) -> String? {
    if let error = reading.result.error { return "the pattern has a mistake: \(error.message)" }
    switch reading.backtracking(maxLength: limit, isMultiline: isMultiline) {
    case .exponential: return "the pattern takes exponential time on some texts"
    case .polynomial(let degree, let found) where found.attack.isHarmful:
      return "the pattern takes time that grows with power \(degree) of the text's length"
    case .safe, .polynomial, .notAnalysed: return nil
    }
  }

  /// Whether a pattern without mistakes ends in a comment, which would take the bracket that is written behind it.
  func endsInComment(_ source: String) -> Bool {
    source.utf8.contains(UInt8(ascii: "#")) && reading(Array("(?:\(source))".utf8)[...]).result.error != nil
  }

  /// The most characters of a text that all of a pattern matches; nil where there is no limit, or it is not known.
  func longest(_ source: ArraySlice<UInt8>) -> Int? {
    let key = Array(source)
    if let known = lengths.withLock({ $0[key] }) { return known }
    let reading = reading(source)
    let isKnown = reading.obstacle == nil && reading.result.tree != nil
    let longest = isKnown ? ([reading.language].lengths(.characters).value ?? nil)?.max : nil
    lengths.withLock { $0[key] = .some(longest) }
    return longest
  }

  private func reading(_ source: ArraySlice<UInt8>) -> PatternReading {
    let key = Array(source)
    if let reading = known.withLock({ $0[key] }) { return reading }
    let reading = PatternReading(source, match: .whole)
    known.withLock { $0[key] = reading }
    return reading
  }
}
