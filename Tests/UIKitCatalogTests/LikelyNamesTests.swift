import Testing
import UIKitCatalog

/// Of very many names those are looked at that begin or end like the one that is not among them.
@Suite struct LikelyNamesTests {
  private static let many = (0..<5_000).map { "Preset\($0)Field" }

  @Test func allOfAFew() {
    let names = ["Alpha", "Beta", "Gamma"]
    #expect(LikelyNames(names).likely(for: "Zeta") == names)
    #expect(LikelyNames([]).likely(for: "Zeta").isEmpty)
  }

  @Test(arguments: ["Preset4711Feld", "Prset4711Field", "Preset471Field", "preset4711Field", "Preset4711Fieldx"])
  func aSlipIsFound(_ name: String) {
    let likely = LikelyNames(LikelyNamesTests.many).likely(for: name)
    #expect(likely.count <= 256)
    #expect(closestMatch(to: name, among: likely) == closestMatch(to: name, among: LikelyNamesTests.many))
  }

  @Test(arguments: ["", "a", "zzzz", "Preset", "\u{10FFFF}"]) func anyNameMayBeAsked(_ name: String) {
    let likely = LikelyNames(LikelyNamesTests.many).likely(for: name)
    #expect(!likely.isEmpty && likely.count <= 256)
    #expect(Set(likely).isSubset(of: LikelyNamesTests.many))
  }
}
