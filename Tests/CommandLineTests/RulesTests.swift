import Foundation
import Testing
import TestSupport

/// `formdef rules` and `formdef explain`.
struct RulesTests {
  private func rules() throws -> [[String: Any]] {
    let run = try BuiltProgram.run("rules", "--format", "json", in: TemporaryFolder())
    return try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]] ?? []
  }

  @Test func listsEveryFindingOnceByCode() throws {
    let codes = try rules().compactMap { $0["code"] as? String }
    #expect(codes.contains("syntax-error"))
    #expect(codes == Set(codes).sorted())
    let table = try BuiltProgram.run("rules", in: TemporaryFolder()).output.split(separator: "\n")
    #expect(table.map { $0.prefix { $0 != " " } } == codes.map { $0[...] })
  }

  /// The pages in the sources are what `explain` writes.
  @Test func writesThePagesOfTheReference() throws {
    let folder = MarkdownPage.tests.appendingPathComponent("../Sources/FormLint/Pages")
    for code in ["duplicate-tag", "invalid-settings", "capitalized-address"] {
      let page = try String(contentsOf: folder.appendingPathComponent("\(code).md"), encoding: .utf8)
      #expect(try BuiltProgram.run("explain", "--format", "markdown", code, in: TemporaryFolder()).output == page)
    }
  }

  /// Pages stand one blank line apart, and the last one ends with its last line.
  @Test func pagesHaveNoBlankLinesAtTheirEnds() throws {
    let run = try BuiltProgram.run("explain", "no-return-key", "duplicate-tag", "missing-key", in: TemporaryFolder())
    #expect(!run.output.contains("\n\n\n") && !run.output.hasSuffix("\n\n"), "\(run.output)")
  }

  @Test func explainsEachOfThem() throws {
    for rule in try rules() {
      let code = try #require(rule["code"] as? String)
      let text = try BuiltProgram.run("explain", code, in: TemporaryFolder())
      #expect(text.output.hasPrefix("\(code) ("))
      #expect(
        text.output.contains("Why:") && text.output.contains("Found in:") && text.output.contains("Not found in:"))
      #expect(text.status == 0)
    }
  }
}
