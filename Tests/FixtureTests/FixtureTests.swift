import FormLint
import TestSupport
import Testing

/// Pages of sources with what is found in them: findings and marks match one to one.
///
/// `UPDATE_FIXTURES=1 swift test --filter FixtureTests` writes what is found into the pages; look at the difference.
struct FixtureTests {
  static let pages =
    MarkdownPage.paths(in: "Fixtures/syntax") + MarkdownPage.paths(in: "Fixtures/rules") + mistakes
    + ["../Sources/Language.md"]

  /// The mistakes that guides to text input warn of, a page for each fact.
  static let mistakes = MarkdownPage.paths(in: "Fixtures/mistakes")

  @Test(arguments: pages) func findingsAndMarksMatchOneToOne(_ name: String) async throws {
    let runs = try await FixtureRuns.of(name)
    let page = try #require(runs.first).page
    if MarkdownPage.isUpdate { return try page.markdown.rewrite(runs.flatMap { $0.expectations() }) }
    for run in runs {
      let line = run.fixture.sources.first?.lines.lowerBound ?? 0
      for complaint in run.complaints() { Issue.record("\(name):\(line): \(run.fixture.title): \(complaint)") }
      for block in run.fixture.fixed {
        #expect(
          run.fixedLines(block) == page.markdown.text(of: block).map(String.init), "\(name):\(block.lines.lowerBound)")
      }
    }
  }

  /// Every case of the mistakes is found.
  @Test(arguments: mistakes) func mistakesAreFound(_ name: String) throws {
    let page = try FixturePage(name)
    for fixture in page.cases {
      let lines = fixture.sources.flatMap { page.markdown.text(of: $0) }
      #expect(lines.contains { $0.trimmingPrefix { $0 == " " }.hasPrefix("^") }, "\(name): \(fixture.title)")
    }
  }

  /// Each code is in some mark: but of rules that settings switch on, or that need other files than forms.
  @Test func everyCodeIsMarked() throws {
    var marked: Set<String> = []
    for name in FixtureTests.pages {
      for line in try MarkdownPage(name).lines {
        let mark = line.firstMatch(of: #/ (?:error|warning|information|hint)\[([a-z-]+)\]/#)
        if let mark { marked.insert(String(mark.1)) }
      }
    }
    let others = Set(LintRuleRegistry.offByDefault.map(\.code))
      .union([LintRuleRegistry.invalidSettings.code]).union(LintRuleRegistry.readingStrings)
    for code in LintRuleRegistry.everything.map(\.code) where !others.contains(code) {
      let isMarked = marked.contains(code)
      #expect(isMarked, "no page of Fixtures shows '\(code)'")
    }
  }

  @Test func thereAreFixtures() {
    #expect(FixtureTests.mistakes.count >= 26)
    #expect(MarkdownPage.paths(in: "Fixtures/syntax").count >= 5)
    #expect(MarkdownPage.paths(in: "Fixtures/rules").count >= 10)
  }
}
