import Foundation
import Testing
import TextPatterns
import TestSupport

@Suite struct MembershipTests {
  @Test(arguments: [
    ("a$", "a", true), ("a$", "a\n", false), ("a\r$\n", "a\r\n", false), ("a$\n", "a\n", true),
    ("(^a|b$)+", "a", true), ("(^a|b$)+", "aa", false), ("(?m)a\\r^\\nb", "a\r\nb", true),
    ("(?:a|^b)*", "ab", false), ("a\\bb", "ab", false), ("-\u{301}\\bb", "-\u{301}b", true),
    ("-\u{9BE}\\bb", "-\u{9BE}b", true), ("a\\Bb", "ab", true), ("(?<!a)b", "ab", false),
    (".*(?<=@x)\\.com", "a@x.com", true), (".*(?<=@x)\\.com", "a@y.com", false),
    ("(?!.*admin).*", "xadmin", false), ("(?=(?!ab)a).b", "ab", false), ("(?=(?!ab)a).c", "ac", true),
    ("(?>a|ab)c", "ac", true), ("(?>a|ab)c", "abc", false), ("a++a", "aa", false), ("a?+a", "aa", true),
    ("a{2,3}+a", "aaa", false), ("a{2,3}+a", "aaaa", true), ("[0-9+]{0,1}+[0-9]{5}", "12345", false),
    ("\\R\\n", "\r\n", false), ("\\R", "\r\n", true), ("(?i)ss", "ß", true), ("(?i)ß", "SS", true),
    ("(?i)s{2}", "ß", false), ("(?i)[ß]", "ss", false), ("(?i)ffi", "ﬃ", true), ("(?i)stras+e", "STRASSE", true),
    ("(?:a?){30}a{30}", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", true), ("\\d{2}", "1٣", true), (".", "\u{2028}", false),
  ])
  func followsICU(pattern: String, text: String, isMember: Bool) {
    #expect(TextLanguage(pattern).contains(text) == .decided(isMember))
  }

  @Test func searchesAnywhere() {
    let language = TextLanguage(searching: "b\\b|^c$")
    #expect(language.contains("ab a") == .decided(true))
    #expect(language.contains("aba") == .decided(false))
    #expect(language.contains("c\n") == .decided(true))
    #expect(language.contains("cc") == .decided(false))
  }

  /// Counted sets that begin at several places at once, beside boundaries and look-aheads: every text of three scalars
  /// up to a length of four.
  @Test func countsAsTheRunningICUDoes() throws {
    var random = CountedPattern(seed: 11)
    for _ in 0..<80 {
      let pattern = random.expression(depth: 3)
      guard let whole = NSRegularExpression.whole(pattern), let search = try? NSRegularExpression(pattern: pattern),
        let tree = PatternTree.parse(pattern).tree
      else { continue }
      let members = TextLanguage(tree, match: .whole)
      let found = TextLanguage(tree, match: .anywhere)
      for text in CountedPattern.texts {
        for (language, expression) in [(members, whole), (found, search)] where language.undecided == nil {
          let expected = Decision.decided(expression.isFound(in: text))
          try #require(language.contains(text) == expected, "pattern \(pattern.debugDescription), text \(text)")
        }
      }
    }
  }

  /// Random patterns and texts: membership is what the running ICU says, of the whole text and of a search.
  @Test(arguments: [(seed: UInt64(1), false), (2, true), (3, true), (4, true)])
  func equalsTheRunningICU(seed: UInt64, hasAssertions: Bool) throws {
    var random = RandomPattern(seed: seed, hasAssertions ? .decided : .regular)
    var pairs = 0
    var patterns = 0
    var undecided = 0
    while pairs < 2_000 {
      let pattern = random.pattern()
      guard let whole = NSRegularExpression.whole(pattern), let search = try? NSRegularExpression(pattern: pattern),
        let tree = PatternTree.parse(pattern).tree
      else { continue }
      let members = TextLanguage(tree, match: .whole)
      let found = TextLanguage(tree, match: .anywhere)
      if members.undecided != nil || found.undecided != nil {
        undecided += 1
        continue
      }
      patterns += 1
      for _ in 0..<15 {
        let text = random.text()
        for (language, expression) in [(members, whole), (found, search)] {
          // A search for a line's start does not look between CR and LF.
          if expression === search, pattern.contains("(?m:^)"), text.contains("\r\n") { continue }
          pairs += 1
          let isMember = language.contains(text)
          let expected = Decision.decided(expression.isFound(in: text))
          try #require(isMember == expected, "pattern \(pattern.debugDescription), text \(text.debugDescription)")
        }
      }
    }
    #expect(undecided < patterns)
  }
}

/// Patterns of counted sets, with all texts over the scalars that tell them apart.
private struct CountedPattern {
  private var generator: SplitMix64

  static let texts: [String] = {
    var all = [""]
    var last = [""]
    for _ in 0..<4 {
      last = last.flatMap { text in ["a", "b", "-"].map { text + $0 } }
      all += last
    }
    return all
  }()

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func expression(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &generator) {
    case 0: unit() + unit()
    case 1: unit() + pick(["\\b", "\\B", "", "^", "$", "(?=a)", "(?!b)"]) + unit()
    case 2: "(?:" + expression(depth: depth - 1) + "|" + expression(depth: depth - 1) + ")"
    case 3: "(?:" + expression(depth: depth - 1) + ")" + pick(["{0,2}", "{1,2}", "{1,3}"])
    case 4: expression(depth: depth - 1) + expression(depth: depth - 1)
    default: "(?:" + expression(depth: depth - 1) + ")*"
    }
  }

  private mutating func unit() -> String {
    pick(["a", "b", "[ab]", "[a-]", "-", ".", "\\w", "\\W"]) + pick(["{0,2}", "{1,3}", "{2,4}", "{1,}", "*", "?", ""])
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "a" }
}
