import Foundation
import Testing
import TestSupport

/// The examples that ship: clean, but for the folder of broken ones.
struct ExamplesTests {
  private let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  @Test func cleanExamplesHaveNoFindings() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { $0.hasSuffix(".formdef") }
    #expect(files.count >= 2)
    let paths = files.sorted().map { "'\(examples.path)/\($0)'" }.joined(separator: " ")
    let run = try Program.shell("\"$formdef\" lint --format concise \(paths)", in: TemporaryFolder())
    #expect(run == Program.Run(status: 0, output: "", errors: ""))
  }
}
