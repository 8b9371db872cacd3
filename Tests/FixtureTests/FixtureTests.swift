import Foundation
import Testing

/// Pages of sources with what is found in them: findings and marks match one to one.
///
/// `UPDATE_FIXTURES=1 swift test --filter FixtureTests` writes what is found into the pages; look at the difference.
struct FixtureTests {
  private static let isUpdate = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil

  private static func names(_ folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: FixturePage.tests.path + "/Fixtures/" + folder)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Fixtures/\(folder)/\($0)" }
  }

  static let pages = names("syntax") + names("rules") + ["../Sources/Language.md"]

  @Test(arguments: pages) func findingsAndMarksMatchOneToOne(_ name: String) throws {
    let page = try FixturePage(name)
    #expect(!page.cases.isEmpty)
    let runs = page.cases.map { FixtureRun(page, $0) }
    if FixtureTests.isUpdate { return try page.rewrite(runs.flatMap { $0.expectations() }) }
    for run in runs {
      let line = run.fixture.sources.first?.lines.lowerBound ?? 0
      for complaint in run.complaints() { Issue.record("\(name):\(line): \(run.fixture.title): \(complaint)") }
      for block in run.fixture.fixed {
        #expect(run.fixedLines(block) == page.text(of: block).map(String.init), "\(name):\(block.lines.lowerBound)")
      }
    }
  }

  @Test func thereAreFixtures() {
    #expect(FixtureTests.names("syntax").count >= 5)
    #expect(FixtureTests.names("rules").count >= 10)
  }
}
