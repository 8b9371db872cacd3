import FormEditing
import FormLint
import FormModel
import FormSyntax
import TestSupport
import Testing

@testable import fuzz

/// Every range that is shown or edited begins and ends between two scalars, and inside of its line.
struct PlaceTests {
  @Test(arguments: FixtureTests.pages) func rangesAreWhole(_ name: String) async throws {
    for file in try await FixtureRuns.of(name).flatMap(\.files) {
      var places = PlaceCheck(file.analysis.file.document)
      for finding in file.findings { places.check(finding) }
      places.check(FileSnapshot(file.analysis))
      #expect(places.problems.isEmpty, "\(name), in a source of line \(file.block.lines.lowerBound)")
    }
  }

  /// The same with letters beyond ASCII before each blank, in each string and before each brace, and with other line ends.
  @Test(
    arguments: FixtureTests.pages.filter { $0.contains("/syntax/") },
    [[" ": "Ж "], ["\"": "\"😀"], ["}": "e\u{301}}"], ["\n": "\r\n"], ["\n": "Ж\r", ":": "😀"]])
  func rangesAreWholeBesideLettersBeyondASCII(_ name: String, _ changes: [Character: String]) async throws {
    for file in try await FixtureRuns.of(name).flatMap(\.files) {
      let text = String(String(decoding: file.source.bytes, as: UTF8.self).flatMap { changes[$0] ?? String($0) })
      let analysis = FileAnalysis(FileModel(Document(text)))
      var places = PlaceCheck(analysis.file.document)
      for finding in TextCheck.report(analysis) { places.check(finding) }
      places.check(FileSnapshot(analysis))
      #expect(places.problems.isEmpty, "\(name), in a source of line \(file.block.lines.lowerBound): \(text)")
    }
  }

  @Test func messagesHaveWholeScalars() {
    for text in ["form A { title: Ж key: k }", "form 😀}", "form A { " + String(repeating: "я", count: 50) + " = 1 }"] {
      let findings = TextCheck.report(FileAnalysis(FileModel(Document(text))))
      #expect(!findings.isEmpty)
      for finding in findings { #expect(!finding.message.unicodeScalars.contains("\u{FFFD}"), "\(finding.message)") }
    }
  }
}
