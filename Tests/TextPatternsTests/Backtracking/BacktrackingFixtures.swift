import Testing
import TextPatterns

/// The verdict on a pattern, and the parts of it that tests ask for.
struct BacktrackingProbe {
  let tree: PatternTree
  let verdict: BacktrackingVerdict

  init(_ pattern: String, match: PatternMatch = .whole, maxLength: Int? = nil) throws {
    tree = try #require(PatternTree.parse(pattern).tree)
    verdict = BacktrackingAnalysis.analyse(tree, match: match, maxLength: maxLength)
  }

  var finding: BacktrackingFinding? {
    switch verdict {
    case .exponential(let finding), .polynomial(_, let finding): finding
    case .safe, .notAnalysed: nil
    }
  }

  /// "safe", "exponential", "polynomial" or "not analysed".
  var growth: String {
    switch verdict {
    case .safe: "safe"
    case .exponential: "exponential"
    case .polynomial: "polynomial"
    case .notAnalysed: "not analysed"
    }
  }

  /// The source of the part that is blamed.
  var guilty: String? { finding.map { String(decoding: tree.source[$0.range], as: UTF8.self) } }

  /// The whole pattern after the rewrite that is offered.
  var rewritten: String? {
    guard let rewrite = finding?.rewrite else { return nil }
    var source = tree.source
    source.replaceSubrange(rewrite.range, with: Array(rewrite.replacement.utf8))
    return String(decoding: source, as: UTF8.self)
  }

  /// The attack with so many pumps.
  func attack(_ repeats: Int) -> String? {
    finding.map { $0.attack.prefix + String(repeating: $0.attack.pump, count: repeats) + $0.attack.suffix }
  }

  /// How many steps a backtracking matcher takes to refuse a text; the limit where it takes more; nil where it accepts.
  func steps(on text: String, limit: Int) -> Int? {
    let matcher = ReferenceBacktracker(tree, on: text, limit: limit)
    return matcher.matchesWhole() ? nil : matcher.steps
  }
}
