import Foundation
import TestSupport
import Testing
import TextPatterns

@Suite struct InclusionTests {
  @Test(arguments: [
    ("[0-9]{5}", "\\d{5}"), ("[0-9]{5}", "[0-9]+"), ("a{3}", "a{2,4}"), ("(?:ab)*", "(?:a?b?)*"), ("$", "(?:)"),
    ("\\R", "\\r?\\v"), ("(?i)strasse", "(?i)straße"), ("a++b", "a+b"), ("[a-z&&[^aeiou]]", "[b-z]"),
  ])
  func holds(first: String, second: String) {
    #expect(TextLanguage(first).isIncluded(in: TextLanguage(second), allowEmpty: true) == .decided(.holds))
  }

  @Test(arguments: [
    ("\\d{5}", "[0-9]{5}"), ("[a-z-[aeiou]]", "[a-z&&[^aeiou]]"), ("(?i)[a-z]+", "[A-Za-z]+"),
    ("\\s", "[ \\t\\n\\r\\f]"),
    ("(?i)\u{DF}", "\u{DF}"), ("a*", "a+"), (".{8,}", "(?=.*\\d).{8,}"), ("\\w+", "\\w+\\b"),
  ])
  func failsWithACounterexample(first: String, second: String) throws {
    let answer = TextLanguage(first).isIncluded(in: TextLanguage(second), allowEmpty: true)
    guard case .decided(.fails(let text)) = answer else {
      // `\w+\b` holds every word: a boundary always follows it, except before a scalar that joins.
      #expect(first == "\\w+" && answer == .decided(.fails(counterexample: "\u{301}")))
      return
    }
    let holder = try #require(NSRegularExpression.whole(first))
    let other = try #require(NSRegularExpression.whole(second))
    #expect(holder.isFound(in: text) && !other.isFound(in: text))
  }

  @Test func saysWhichRulesOthersImply() {
    let rules = [
      TextLanguage("[0-9]{5}"), TextLanguage(length: LengthWindow(max: 9, unit: .characters)), TextLanguage("[0-4].*"),
    ]
    #expect(rules.redundancy(of: 1) == .decided(.holds))
    #expect(rules.redundancy(of: 2) == .decided(.fails(counterexample: "51234")))
  }

  @Test func tellsLanguagesApart() {
    let first = TextLanguage("a(b|c)")
    for same in [TextLanguage("ab|ac"), TextLanguage("a[bc]")] {
      #expect(first.isIncluded(in: same) == .decided(.holds) && same.isIncluded(in: first) == .decided(.holds))
    }
    let other = TextLanguage("a[cd]")
    #expect(first.isIncluded(in: other) == .decided(.fails(counterexample: "ab")))
    #expect(other.isIncluded(in: first) == .decided(.fails(counterexample: "ad")))
  }

  /// Counterexamples of random patterns are confirmed by the running ICU; where inclusion holds no random text denies it.
  @Test(arguments: [UInt64(31), 32])
  func isConfirmedByTheRunningICU(seed: UInt64) {
    var random = RandomPattern(seed: seed, .decided)
    for _ in 0..<80 {
      let patterns = [random.pattern(), random.pattern()]
      let compiled = patterns.compactMap { NSRegularExpression.whole($0) }
      let languages = patterns.map { TextLanguage($0) }
      guard compiled.count == 2, languages.allSatisfy({ $0.undecided == nil }),
        let answer = languages[0].isIncluded(in: languages[1], allowEmpty: true).value
      else { continue }
      var texts = (0..<20).map { _ in random.text() }
      if case .fails(let text) = answer { texts = [text] }
      for text in texts {
        let isCounterexample = compiled[0].isFound(in: text) && !compiled[1].isFound(in: text)
        #expect(isCounterexample == (answer != .holds), "\(patterns), \(text.debugDescription)")
      }
    }
  }
}
