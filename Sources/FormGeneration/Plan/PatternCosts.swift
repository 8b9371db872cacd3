import FieldLanguages
import Synchronization
import TextPatterns

/// What a backtracking engine takes for patterns, asked once for each.
final class PatternCosts: Sendable {
  private let known = Mutex<[[UInt8]: PatternReading]>([:])

  /// Why a pattern cannot be run, in words; nil where it can.
  ///
  /// - Parameters:
  ///   - limit: the length of the longest text that comes to it; nil where there is none.
  func objection(to source: ArraySlice<UInt8>, limit: Int?, isMultiline: Bool) -> String? {
    let reading = reading(source)
    if let error = reading.result.error { return "the pattern has a mistake: \(error.message)" }
    switch reading.backtracking(maxLength: limit, isMultiline: isMultiline) {
    case .exponential: return "the pattern takes exponential time on some texts"
    case .polynomial(let degree, let found) where found.attack.isHarmful:
      return "the pattern takes time that grows with power \(degree) of the text's length"
    case .safe, .polynomial, .notAnalysed: return nil
    }
  }

  /// The most characters of a text that all of a pattern matches; nil where there is no limit, or it is not known.
  func longest(_ source: ArraySlice<UInt8>) -> Int? {
    let reading = reading(source)
    guard reading.obstacle == nil, reading.result.tree != nil else { return nil }
    return ([reading.language].lengths(.characters).value ?? nil)?.max
  }

  private func reading(_ source: ArraySlice<UInt8>) -> PatternReading {
    let key = Array(source)
    if let reading = known.withLock({ $0[key] }) { return reading }
    let reading = PatternReading(source, match: .whole)
    known.withLock { $0[key] = reading }
    return reading
  }
}
