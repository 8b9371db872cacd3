import FormLint
import Foundation
import JSONText
import TestSupport
import Testing

/// Terminal and editor run one engine: they find the same in every example.
@Suite(.timeLimit(.minutes(10))) struct TerminalAndEditorTests {
  @Test(arguments: examples)
  func theSameIsFound(in example: URL) throws {
    let inTerminal = try TerminalAndEditorTests.terminal(example)
    let inEditor = try TerminalAndEditorTests.editor(example)
    #expect(inEditor == inTerminal, "\(example.lastPathComponent)")
  }

  @Test func theSameIsFoundInTheExamplesOfTheRules() throws {
    let folder = try TemporaryFolder()
    // One of the examples imports itself, by this name.
    let file = folder.url("Example.formdef")
    for rule in LintRuleRegistry.all where rule.isOnByDefault {
      try folder.write(rule.bad, to: "Example.formdef")
      let inTerminal = try TerminalAndEditorTests.terminal(file)
      #expect(try TerminalAndEditorTests.editor(file) == inTerminal, "\(rule.code)")
      #expect(inTerminal.contains { $0.code == rule.code }, "\(rule.code)")
    }
  }

  /// All form definitions among the tests.
  private static let examples: [URL] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "formdef" }
      .sorted { $0.path < $1.path }
  }()

  /// A finding as both say it; lines from 0, characters in UTF-8.
  private struct Told: Equatable, CustomStringConvertible {
    var place: String
    var code: String
    var severity: String
    var message: String
    var description: String { "\(place) \(severity) \(code): \(message)" }
  }

  private static func terminal(_ file: URL) throws -> [Told] {
    let lint = try ServerProcess(["lint", "--format", "json", file.path])
    let report = try JSONValue(parsing: lint.everything())
    return (report["findings"]?.elements.map(Array.init) ?? []).map { finding in
      let ends = ["start", "end"].map { end -> String in
        let place = finding["range"]?[named: end]
        return "\((place?["line"]?.int64 ?? 0) - 1):\((place?["column"]?.int64 ?? 0) - 1)"
      }
      return Told(
        place: ends.joined(separator: "-"), code: finding["code"]?.string ?? "",
        severity: finding["severity"]?.string ?? "", message: finding["message"]?.string ?? "")
    }.sorted { $0.description < $1.description }
  }

  private static func editor(_ file: URL) throws -> [Told] {
    let text = try String(contentsOf: file, encoding: .utf8)
    var client = MemoryClient(#"{"general":{"positionEncodings":["utf-8"]}}"#)
    client.send(Messages.open(text, uri: file.absoluteString))
    let report = client.published()
    let items = report?["diagnostics"]?.elements.map(Array.init) ?? []
    let words = ["", "error", "warning", "information", "hint"]
    return zip(items, report?.findings ?? []).map { item, place in
      Told(
        place: String(place.prefix { $0 != " " }), code: item["code"]?.string ?? "",
        severity: words[Int(item["severity"]?.int64 ?? 0)], message: item["message"]?.string ?? "")
    }.sorted { $0.description < $1.description }
  }
}
