import Testing

@testable import FormWorkspace

/// Files of known findings.
@Suite struct BaselineFileTests {
  private func read(_ entries: String) throws -> Baseline {
    try Baseline.read("/forms/known.json", text: Array("{\"version\": 1, \"entries\": [\(entries)]}".utf8)).get()
  }

  @Test func countsByFileFormControlAndCode() throws {
    let baseline = try read(
      #"{"file": "a.formdef", "form": "A", "control": "x", "code": "magic-tag", "count": 2, "reason": "old", "until": "2026-12-31"}"#
    )
    let entry = try #require(baseline.entries.first)
    #expect(entry.key == BaselineKey(file: "a.formdef", form: "A", control: "x", code: "magic-tag"))
    #expect(entry.count == 2 && entry.reason == "old" && entry.until == "2026-12-31")
  }

  @Test func pathsAreThoseFromTheBaseline() throws {
    let baseline = try read("")
    #expect(baseline.relative("/forms/deep/a.formdef") == "deep/a.formdef")
    #expect(baseline.relative("/other/a.formdef") == "../other/a.formdef")
  }

  @Test func entriesHoldUntilTheirLastDay() throws {
    let baseline = try read(#"{"file": "a.formdef", "code": "magic-tag", "count": 1, "until": "2026-11-22"}"#)
    #expect(baseline.filter(for: "/forms/a.formdef", today: "2026-11-22").counts.count == 1)
    #expect(baseline.filter(for: "/forms/a.formdef", today: "2026-11-23").counts.isEmpty)
    #expect(baseline.filter(for: "/forms/b.formdef", today: "2026-11-22").counts.isEmpty)
  }

  @Test func fewerThanKnownAreStale() throws {
    var baseline = try read(
      """
      {"file": "a.formdef", "code": "magic-tag", "count": 3}, {"file": "a.formdef", "code": "zero-tag", "count": 1},
      {"file": "b.formdef", "code": "magic-tag", "count": 1}
      """)
    let key = BaselineKey(file: "a.formdef", form: nil, control: nil, code: "magic-tag")
    let stale = baseline.stale([key: 1], files: ["/forms/a.formdef"]) { code, _ in code == "magic-tag" }
    #expect(stale.map(\.found) == [1])
    baseline.prune(stale)
    #expect(baseline.entries.map(\.count) == [1, 1, 1])
  }

  /// What somebody wrote by hand names files as people do, and codes that may be gone.
  @Test func entriesThatHoldNothingAreStale() throws {
    let baseline = try read(
      #"{"file": "./a.formdef", "code": "zero-tag", "count": 1}, {"file": "a.formdef", "code": "nope", "count": 1}, {"file": "deep/../a.formdef", "code": "gone", "count": 1}"#
    )
    #expect(baseline.filter(for: "/forms/a.formdef", today: "2026-11-22").counts.count == 3)
    let key = BaselineKey(file: "a.formdef", form: nil, control: nil, code: "zero-tag")
    let stale = baseline.stale([key: 1], files: ["/forms/a.formdef"]) { code, _ in code == "zero-tag" }
    #expect(stale.map(\.entry.key.code) == ["nope", "gone"])
    #expect(baseline.stale([:], files: ["/forms/b.formdef"]) { _, _ in true }.isEmpty)
  }

  /// Of two entries for one finding one is too many: the one that ends first.
  @Test(arguments: ["\"reason\": \"old\"", "\"until\": \"2026-12-31\"", "\"count\": 1"])
  func oneFindingNeedsOneEntry(_ member: String) throws {
    let text = #"{"file": "a.formdef", "code": "zero-tag", "count": 1}"#
    let other = member.hasPrefix("\"count") ? text : text.replacing("}", with: ", \(member)}")
    let key = BaselineKey(file: "a.formdef", form: nil, control: nil, code: "zero-tag")
    for entries in ["\(text), \(other)", "\(other), \(text)"] {
      var baseline = try read(entries)
      #expect(baseline.stale([key: 2], files: ["/forms/a.formdef"]) { _, _ in true }.isEmpty)
      let stale = baseline.stale([key: 1], files: ["/forms/a.formdef"]) { _, _ in true }
      #expect(stale.map(\.found) == [0])
      baseline.prune(stale)
      #expect(baseline.entries.map(\.count) == [1] && baseline.entries.first?.until == nil)
    }
  }

  @Test(arguments: [
    #"{"version": 1, "entries": [{"file": "a", "code": "b", "count": 9223372036854775807}]}"#, "", "{}", "[]",
    #"{"version": 2, "entries": []}"#, #"{"version": 1, "entries": [{}]}"#,
  ])
  func othersAreNoBaselines(text: String) {
    #expect(throws: (any Error).self) { try Baseline.read("known.json", text: Array(text.utf8)).get() }
  }

  @Test(arguments: [
    (#""count": 2.5"#, "'count' is a whole number from 1 to 1000000000"),
    (#""count": 1, "until": "2026-02-31""#, "'until' cannot be '2026-02-31': there is no such day"),
    (#""count": 1, "until": "31.3.2026""#, "'until' is a day: 'YYYY-MM-DD'"),
  ])
  func saysWhatIsWrongWithAnEntry(_ members: String, _ message: String) {
    let text = #"{"version": 1, "entries": [{"file": "a", "code": "b", \#(members)}]}"#
    #expect(Baseline.mistake(in: Array(text.utf8))?.message == message)
  }
}
