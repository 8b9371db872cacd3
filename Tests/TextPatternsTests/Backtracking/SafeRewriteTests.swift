import Testing
import TextPatterns
import TestSupport

@Suite struct SafeRewriteTests {
  @Test(
    "Rewrites say the same without the ambiguity",
    arguments: [
      ("(a+)+b", "a+b"), ("(a*)*", "a*"), ("(?:a|a)*", "a*"), ("((a)*)*", "a*"), ("(a|b|ab)*c", "[ab]*c"),
      ("([a-d]|[b-f])+", "[a-f]+"), ("(?:a|b|c*)+", "[a-c]*"), ("(x+x+)+y", "x{2,}y"), ("(a+){2}y", "a{2,}y"),
      ("(\\w(\\d)?)+", "\\w+"), ("(?:[a-z]+[._]?)+@", "[a-z]+(?:[._][a-z]+)*[._]?@"), ("a+a+", "a{2,}"),
      ("\\w*\\d*", "\\w*"), ("\\w+\\d+", "\\w+\\d"), ("\\d*\\w+", "\\w+"), ("\\d*\\.?\\d+", "(?:\\d*\\.)?\\d+"),
      ("\\d*\\.?\\d*", "\\d*(?:\\.\\d*)?"), ("a*b*a*", "a*(?:b+a*)?"), ("(.*)(.*)(.*)x", ".*x"), ("^a*aa*$", "^a+$"),
      ("a*aa*b", "a+b"),
      ("(?:,?\\d+)*", "(?:,?\\d+(?:,\\d+)*)?"),
    ])
  func rewritten(_ pattern: String, _ expected: String) throws {
    #expect(try BacktrackingProbe(pattern).rewritten == expected)
  }

  @Test("None is offered where none is known, or where copied text would mean something else")
  func none() throws {
    #expect(try BacktrackingProbe("[^@]+@[^@]+\\.[^@]+").rewritten == nil)
    #expect(try BacktrackingProbe("((?i)a|a)*").rewritten == nil)
    #expect(try BacktrackingProbe("(?x)(a # one\n +)+b").rewritten == nil)
  }

  @Test("Rewritten patterns are safe and accept the same texts")
  func sameLanguage() throws {
    let parts = ["a+", "a*", "b?", "(?:ab)*", "[ab]*", "b+", "(?:a|b)+", "a", "(?:a|b|ab)*", "(?:b?a+)*", "a{2,}"]
    var random = SplitMix64(seed: 11)
    var rewrites = 0
    for _ in 0..<50 {
      let body = (0..<Int.random(in: 1...3, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      let pattern = "(?:\(body.joined()))\(["+", "*", "{2}", ""].randomElement(using: &random) ?? "")c"
      guard let rewritten = try BacktrackingProbe(pattern).rewritten else { continue }
      rewrites += 1
      let old = try BacktrackingProbe(pattern)
      let new = try BacktrackingProbe(rewritten)
      #expect(new.verdict == .safe)
      for text in Words.all(of: ["a", "b"], upTo: 5) {
        let isAccepted = old.steps(on: text + "c", limit: .max) == nil
        #expect((new.steps(on: text + "c", limit: .max) == nil) == isAccepted, "\(pattern), \(rewritten): \(text)c")
      }
    }
    #expect(rewrites > 10)
  }
}

/// Short words over an alphabet.
enum Words {
  static func all(of letters: [String], upTo length: Int) -> [String] {
    var result = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { word in letters.map { word + $0 } }
      result += last
    }
    return result
  }
}
