import Testing
import TextPatterns

@Suite struct BacktrackingAttackTests {
  private static let exponential = [
    "(a+)+b", "(a*)*", "(?:a|a)*", "(a|b|ab)*c", "(?:[a-z]+\\d?)*", "(x+x+)+y", "(?>(a+)+b)", "(?!(a+)+$)a*",
    "(a?){30}a{30}", "(?:a{1,50}){1,50}", "(?:(?>a?)b?)*c", "(a+?)+?b", "(aa|b|aab)*",
  ]
  private static let polynomial = [
    "a*a*", "\\d*\\.?\\d+", "[^@]+@[^@]+\\.[^@]+", "(.*)(.*)(.*)x", "(?:ba+|a+b){2}", "a(?=a+a+b)", "a+(?=a+)$",
    "(?:(?=.*x)a)*", "(.a)*a(.a)*b", "(?:a++b?)*[ab]*c",
  ]

  @Test("A backtracking matcher does not come to an end on the attack text", arguments: exponential)
  func attackIsSlow(_ pattern: String) throws {
    let probe = try BacktrackingProbe(pattern)
    let attack = try #require(probe.finding?.attack)
    #expect(attack.text.unicodeScalars.count <= 128)
    #expect(probe.steps(on: attack.text, limit: 60_000) == 60_000)
  }

  @Test("Twice the pumps take about four times the steps or more", arguments: polynomial)
  func attackGrows(_ pattern: String) throws {
    let probe = try BacktrackingProbe(pattern)
    let short = try #require(probe.attack(24))
    let long = try #require(probe.attack(48))
    let before = try #require(probe.steps(on: short, limit: 2_000_000))
    let after = try #require(probe.steps(on: long, limit: 2_000_000))
    #expect(Double(after) > 2.8 * Double(before), "\(before) and \(after) steps")
  }

  @Test("Prefix, pumps and suffix make up the text, which keeps to the limit", arguments: exponential + polynomial)
  func textIsOfTheFamily(_ pattern: String) throws {
    for limit in [nil, 60, 2_000] {
      guard let attack = try BacktrackingProbe(pattern, maxLength: limit).finding?.attack else { continue }
      let middle = attack.text.unicodeScalars.count - attack.prefix.unicodeScalars.count
      let pumps = (middle - attack.suffix.unicodeScalars.count) / attack.pump.unicodeScalars.count
      #expect(attack.text == attack.prefix + String(repeating: attack.pump, count: pumps) + attack.suffix)
      #expect(attack.text.unicodeScalars.count <= limit ?? 10_000)
      #expect(attack.length == limit ?? 10_000)
      #expect(attack.steps > BacktrackingBudget.standard.harmlessSteps)
    }
  }

  @Test("The part that is blamed is the loop that is ambiguous, or what lies between two loops")
  func guiltyPart() throws {
    #expect(try BacktrackingProbe("x(a+)+b").guilty == "(a+)+")
    #expect(try BacktrackingProbe("x*(?:[a-z]+\\d?)*!").guilty == "(?:[a-z]+\\d?)*")
    #expect(try BacktrackingProbe("-?\\d*\\.?\\d+").guilty == "\\d*\\.?\\d+")
    #expect(try BacktrackingProbe("(a|b*)b+").guilty == "(a|b*)b+")
  }

  @Test("Attacks are written with readable scalars")
  func readable() throws {
    let attack = try #require(try BacktrackingProbe("(?:\\w+\\s?)+").finding?.attack)
    #expect(attack.pump == "a")
    #expect(attack.suffix == "!")
  }
}
