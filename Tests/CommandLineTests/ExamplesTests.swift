import Foundation
import Testing
import TestSupport

/// The examples that ship: clean, but for the folder of broken ones.
struct ExamplesTests {
  private static let examples = MarkdownPage.tests.appendingPathComponent("Examples").standardizedFileURL

  /// The form definitions in a folder of the examples, sorted.
  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: examples.path + "/" + folder)
      .filter { $0.hasSuffix(".formdef") }.sorted().map { folder + "/" + $0 }
  }

  private func lint(_ files: [String]) throws -> BuiltProgram.Run {
    let paths = files.map { "'\(ExamplesTests.examples.path)/\($0)'" }.joined(separator: " ")
    return try BuiltProgram.shell("\"$formdef\" lint --format concise \(paths)", in: TemporaryFolder())
  }

  @Test func cleanExamplesHaveNoFindings() throws {
    let files = try [".", "Screens", "Screens/Shop"].flatMap(ExamplesTests.files)
    #expect(files.count >= 20)
    #expect(try lint(files) == BuiltProgram.Run(status: 0, output: "", errors: ""))
  }

  /// The same screens with the mistakes that one makes: each shows what a team would want to know.
  @Test func brokenTwinsHaveFindings() throws {
    let twins = try ["Screens", "Screens/Shop"].flatMap { try ExamplesTests.files("Broken/" + $0) }
    #expect(twins.count >= 12)
    let lines = try lint(twins).output.split(separator: "\n")
    for twin in twins {
      let own = lines.filter { $0.contains(twin + ":") && ($0.contains(": error: ") || $0.contains(": warning: ")) }
      #expect(own.count >= 2, "\(twin)")
    }
  }
}
