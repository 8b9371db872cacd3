import Foundation
import TestSupport
import TextPatterns

/// Random patterns and texts: what compiles, and what is a member, is what the running ICU says.
enum MembershipFuzz {
  private static let textsOfAPattern = 10
  private static let patience = 20

  /// Compares pairs of a pattern and a text; gives those that differ.
  static func run(_ arguments: FuzzArguments) -> String? {
    var counts = (pairs: 0, patterns: 0, undecided: 0)
    var problems: [String] = []
    var seed = arguments.seed
    while counts.pairs < arguments.count, problems.count < patience {
      if arguments.tellsEach { arguments.tell(counts.pairs, seed) }
      var random = RandomPattern(seed: seed)
      let pattern = random.pattern()
      let problem = compare(pattern, &random, &counts)
      if let problem { problems.append("--seed \(seed): \(problem)") }
      seed &+= 1
    }
    print("\(counts.pairs) pairs of \(counts.patterns) patterns compared; \(counts.undecided) patterns not analysed")
    return problems.isEmpty ? nil : problems.joined(separator: "\n")
  }

  private static func compare(
    _ pattern: String, _ random: inout RandomPattern, _ counts: inout (pairs: Int, patterns: Int, undecided: Int)
  ) -> String? {
    let search = try? NSRegularExpression(pattern: pattern)
    switch PatternTree.parse(pattern) {
    case .unknown:
      counts.undecided += 1
      return nil
    case .invalid(let error):
      return search == nil ? nil : "ICU compiles \(pattern.debugDescription): \(error.message)"
    case .tree(let tree):
      guard let search, let whole = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
        return search == nil ? "ICU does not compile \(pattern.debugDescription)" : nil
      }
      let languages = (TextLanguage(tree, match: .whole), TextLanguage(tree, match: .anywhere))
      guard languages.0.undecided == nil, languages.1.undecided == nil else {
        counts.undecided += 1
        return nil
      }
      counts.patterns += 1
      for _ in 0..<textsOfAPattern {
        let text = random.text()
        counts.pairs += 1
        if let problem = difference(languages.0, whole, text) { return "\(pattern.debugDescription) whole, \(problem)" }
        // A search of ICU for a line's start does not look between CR and LF.
        if pattern.contains("(?m:^)"), text.contains("\r\n") { continue }
        if let problem = difference(languages.1, search, text) {
          return "\(pattern.debugDescription) anywhere, \(problem)"
        }
      }
      return nil
    }
  }

  private static func difference(_ language: TextLanguage, _ regex: NSRegularExpression, _ text: String) -> String? {
    guard case .decided(let isMember) = language.contains(text) else { return nil }
    let isFound = regex.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    return isMember == isFound ? nil : "\(text.debugDescription): ICU says \(isFound)"
  }
}
