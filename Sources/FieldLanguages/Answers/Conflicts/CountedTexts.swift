import TextPatterns
import UIKitCatalog

/// Texts whose check digits no automaton knows: each is counted, where they are few.
extension RuleSpace {
  /// So many texts are counted.
  static let mostCounted = 10_000

  /// Whether a rule counts check digits that its language leaves open.
  func isCounted(_ index: Int) -> Bool { rules[index].countsDigits }

  /// Rules that few texts meet but for their check digits, and none with them; nil where there are none. Those that are not
  /// needed for that are left out, the last first.
  ///
  /// - Parameter candidates: rules that reject, of which some text meets all that is known as a language.
  func conflictOfCounts(_ candidates: [Int]) -> RuleConflict? {
    guard isOfSeenTexts, hasWrongCountsOnly(candidates) else { return nil }
    var core = candidates
    for index in candidates.reversed() {
      let others = core.filter { $0 != index }
      if hasWrongCountsOnly(others) { core = others }
    }
    return conflict(core, false, candidates)
  }

  /// Whether few texts meet some rules but for their check digits, and each has wrong ones.
  private func hasWrongCountsOnly(_ indices: [Int]) -> Bool {
    let counting = indices.filter(isCounted)
    guard !counting.isEmpty, counting.count < indices.count,
      let texts = (indices.map(upper) + frame).allTexts(upTo: RuleSpace.mostCounted, budget: budget).value ?? nil
    else { return false }
    return texts.allSatisfy { text in counting.contains { rules[$0].judge(text) == .broken } }
  }
}

extension ValidationRule {
  /// Whether it counts check digits that its language leaves open.
  var countsDigits: Bool { checksum != nil && !language.isExact }
}
