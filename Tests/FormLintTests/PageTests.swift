import FormLint
import Foundation
import TestSupport
import Testing

/// The pages of the rules in the sources are those that the rules write: `UPDATE_FIXTURES=1 swift test --filter
/// PageTests` writes them.
@Suite struct PageTests {
  private static let folder = MarkdownPage.tests.appendingPathComponent("../Sources/FormLint/Pages").standardizedFileURL

  @Test func eachRuleHasItsPage() throws {
    let pages = Dictionary(uniqueKeysWithValues: LintRuleRegistry.everything.map { ("\($0.code).md", $0.page) })
    let files = try FileManager.default.contentsOfDirectory(atPath: PageTests.folder.path)
    if MarkdownPage.isUpdate {
      for name in files where pages[name] == nil {
        try FileManager.default.removeItem(at: PageTests.folder.appendingPathComponent(name))
      }
      for (name, page) in pages { try Data(page.utf8).write(to: PageTests.folder.appendingPathComponent(name)) }
      return
    }
    #expect(Set(files) == Set(pages.keys))
    for (name, page) in pages {
      let written = try String(contentsOf: PageTests.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(written == page, "\(name)")
    }
  }
}
