import Testing

@testable import TextPatterns
import TestSupport

/// Random patterns over two letters, of a size whose slow texts are short.
private struct PatternGrammar {
  var random: SplitMix64
  let quantifiers: [String]

  mutating func pattern(_ depth: Int) -> String {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 10), using: &random) {
    case 0...2: pick(["a", "b", "[ab]"]) + pick(quantifiers)
    case 3...5: (0..<Int.random(in: 2...3, using: &random)).map { _ in pattern(depth - 1) }.joined()
    case 6...7: "(?:" + pattern(depth - 1) + "|" + pattern(depth - 1) + ")" + pick(quantifiers)
    case 8: pick(["(?>", "(?=", "(?!"]) + pattern(depth - 1) + ")"
    default: "(" + pattern(depth - 1) + ")" + pick(quantifiers)
    }
  }

  mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
}

@Suite struct RandomBacktrackingTests {
  private static let quantifiers = ["", "", "*", "+", "?", "{2}", "{1,2}", "*?", "*+", "??"]

  @Test("What is called exponential does not come to an end, what is called safe does", arguments: 1...4)
  func verdicts(_ seed: UInt64) throws {
    var grammar = PatternGrammar(random: SplitMix64(seed: seed), quantifiers: Self.quantifiers)
    let words = Words.all(of: ["a", "b"], upTo: 2).dropFirst() + ["aab", "abb"]
    var slow = 0
    var undecided = 0
    for _ in 0..<12 {
      let pattern = grammar.pattern(4)
      let probe = try BacktrackingProbe(pattern)
      switch probe.verdict {
      case .exponential(let finding):
        slow += 1
        #expect(probe.steps(on: finding.attack.text, limit: 40_000) == 40_000, "\(pattern)")
      case .polynomial: break
      case .safe:
        for word in words {
          let text = String(repeating: word, count: 24 / word.count) + "c"
          #expect((probe.steps(on: text, limit: 10_000) ?? 0) < 10_000, "\(pattern) on \(text)")
        }
      case .notAnalysed: undecided += 1
      }
    }
    #expect(slow > 0)
    #expect(undecided <= 1)
  }

  @Test("Steps are counted as a backtracking matcher takes them, up to a small factor", arguments: 1...3)
  func counts(_ seed: UInt64) throws {
    var grammar = PatternGrammar(random: SplitMix64(seed: seed &+ 100), quantifiers: Self.quantifiers)
    var compared = 0
    for _ in 0..<12 {
      let pattern = grammar.pattern(4)
      let probe = try BacktrackingProbe(pattern)
      for text in ["aaaaaaaaaac", "abababababc", "aabbaabbaab", "bbbbbbabbbc"] {
        guard let taken = probe.steps(on: text, limit: 20_000), taken < 20_000 else { continue }
        let counted = try Self.counted(probe.tree, text)
        compared += 1
        #expect(counted <= Double(taken) * 4 + 30, "\(pattern) on \(text): \(counted) and \(taken)")
        #expect(Double(taken) <= counted * 16 + 60, "\(pattern) on \(text): \(counted) and \(taken)")
      }
    }
    #expect(compared > 12)
  }

  private static func counted(_ tree: PatternTree, _ text: String) throws -> Double {
    let budget = BacktrackingBudget.standard
    var meter = StepMeter(budget.steps)
    let automaton = try AutomatonBuilder.build(
      tree, match: .whole, mode: .exact(copies: 50), budget: budget, meter: &meter)
    let letters = ["a", "b", "c"].map { ScalarSet(scalars: $0.unicodeScalars.map(\.value)) }
    let alphabet = try AttackAlphabet(automaton.sets + letters, within: nil, meter: &meter)
    let classes = text.unicodeScalars.compactMap { scalar in
      alphabet.representatives.firstIndex(of: scalar.value).map { UInt8($0) }
    }
    let count = RunCount(automaton, alphabet, masks: automaton.sets.map(alphabet.mask(of:)), shortestMatch: 0)
    return try count.steps(on: classes, meter: &meter)
  }
}
