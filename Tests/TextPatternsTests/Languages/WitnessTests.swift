import Foundation
import TestSupport
import Testing
import TextPatterns

@Suite struct WitnessTests {
  @Test(arguments: [
    ("[A-Z]{3}\\d{2}", "ABC12"), ("\\w+@\\w+\\.\\w+", "1@2.3"), ("[a-z]+", "a"), ("[^\\x00-\\x1F]{3}", "123"),
    ("(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}", "123456Aa"), ("\\p{Lu}\\p{Ll}{2}", "Aab"), ("\\+49 \\d{3}", "+49 123"),
    ("[\\x00-\\x1F]|abc", "\t"), ("[\\x0A-\\x1F\\u2028]", "\n"), ("[\\x00a]", "a"), ("\\p{Greek}{2}", "αβ"),
    ("\\p{Han}", "中"),
  ])
  func isShortestAndReadable(pattern: String, text: String) {
    #expect([TextLanguage(pattern)].witness() == .decided(text))
  }

  /// Among texts of one length the one that reads best is not always the one whose first characters do.
  @Test(arguments: [
    ("\\d\\d", "[0-1][0-9]", "21"), ("\\d\\d/\\d\\d", "[0-1][0-9]/[0-9]{2}", "21/01"),
    ("é\\d\\d", "é[0-1][0-9]", "é21"), ("\\d{3}", "[0-9]{3}", "12٠"), ("\\d+", "[0-9]+", "٠"),
    ("1😀|2\\p{Han}", "x", "2中"), ("(?s)[0-9].[0-9]", ".*", "1\n2"), ("1\\s2", "1 2", "1\t2"),
  ])
  func isPlainestAsAWhole(pattern: String, without: String, text: String) {
    #expect([TextLanguage(pattern), TextLanguage(without).complement].witness() == .decided(text))
  }

  @Test func prefersTheExample() {
    let zip = TextLanguage("\\d{5}(-\\d{4})?")
    #expect([zip].witness(preferring: ["1234", "90210-1234"]) == .decided("90210-1234"))
    #expect([zip].witness(preferring: ["x"]) == .decided("12345"))
  }

  /// To find the shortest text all shorter ones are looked at, which double with each letter here.
  @Test(arguments: ["a[a-z]{20}", "4[0-9]{15}|5[0-9]{15}", "4[0-9]{12}(?:[0-9]{3})?|5[1-5][0-9]{14}"])
  func someTextIsFoundInFewSteps(pattern: String) throws {
    let tree = try #require(PatternTree.parse(pattern).tree)
    let anywhere = [TextLanguage(tree, match: .anywhere), TextLanguage(everyScalarIn: ScalarSet(0x20...0x7E))]
    let text = try #require(anywhere.easyWitness(budget: SearchBudget(states: 500, steps: 20_000)))
    #expect(anywhere.contains(text))
    #expect(anywhere.usedScalars(having: text) == .decided(ScalarSet(0x20...0x7E)))
  }

  @Test func countsTheEmptyTextOnlyWhenAsked() {
    #expect([TextLanguage("a?")].witness() == .decided("a"))
    #expect([TextLanguage("a?")].witness(allowEmpty: true) == .decided(""))
    #expect([TextLanguage("a{0}")].witness() == .decided(nil))
  }

  @Test func countsLengthsInTheirUnit() {
    let emoji = TextLanguage(everyScalarIn: ScalarSet(0x1F600...0x1F64F))
    let fiveUnits = TextLanguage(length: LengthWindow(min: 5, max: 5, unit: .utf16))
    let sixUnits = TextLanguage(length: LengthWindow(min: 6, max: 6, unit: .utf16))
    #expect([emoji, fiveUnits].witness() == .decided(nil))
    #expect([emoji, sixUnits].witness().value??.unicodeScalars.count == 3)
    #expect([fiveUnits].witness() == .decided("12345"))
  }

  @Test func countsCharactersWhereScalarsStandAlone() {
    let digits = TextLanguage("\\d{4,}")
    let three = TextLanguage(length: LengthWindow(max: 3, unit: .characters))
    #expect([digits, three].witness() == .decided(nil))
    let four = TextLanguage(length: LengthWindow(max: 4, unit: .characters))
    #expect([digits, four].witness() == .decided("1234"))
    let lines = TextLanguage("(\\r\\n){4}")
    #expect([lines, three].witness() == .decided(nil))
    #expect([lines, four].witness() == .decided("\r\n\r\n\r\n\r\n"))
    let marks = TextLanguage("e\u{301}{4}")
    #expect([marks, TextLanguage(length: LengthWindow(min: 2, unit: .characters))].witness() == .decided(nil))
  }

  @Test func findsConflictsBesideWhatIsNotAnalysed() {
    let repeated = TextLanguage("(\\d)\\1{3}")
    #expect(repeated.undecided?.construct == .backreference)
    #expect(repeated.undecided?.range == 4..<6)
    let letters = TextLanguage(everyScalarIn: ScalarSet(0x61...0x7A))
    #expect([repeated, letters].witness() == .decided(nil))
    #expect([repeated].witness().reason?.construct == .backreference)
    #expect([repeated, TextLanguage("a"), TextLanguage("b")].conflictCore() == .decided([0, 1]))
  }

  /// Every witness of two random patterns is confirmed by the running ICU; without one no random text is in both.
  @Test(arguments: [UInt64(21), 22, 23])
  func isConfirmedByTheRunningICU(seed: UInt64) throws {
    var random = RandomPattern(seed: seed, .decided)
    var decided = 0
    for _ in 0..<60 {
      let patterns = [random.pattern(), random.pattern()]
      let compiled = patterns.compactMap { NSRegularExpression.whole($0) }
      let languages = patterns.map { TextLanguage($0) }
      guard compiled.count == 2, languages.allSatisfy({ $0.undecided == nil }),
        let answer = languages.witness(allowEmpty: true).value
      else { continue }
      decided += 1
      if let text = answer {
        #expect(compiled.allSatisfy { $0.isFound(in: text) }, "\(patterns), \(text.debugDescription)")
      } else {
        for _ in 0..<20 {
          let text = random.text()
          #expect(!compiled.allSatisfy { $0.isFound(in: text) }, "\(patterns), \(text.debugDescription)")
        }
      }
    }
    #expect(decided > 27)
  }
}
