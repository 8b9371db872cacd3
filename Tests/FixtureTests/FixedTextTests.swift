import FormLint
import FormModel
import FormSyntax
import TestSupport
import Testing

@testable import fuzz

/// What fixes make of all fixtures.
struct FixedTextTests {
  private struct Case {
    var name: String
    var analysis: FileAnalysis
    var finding: LocatedFinding
    var fix: LocatedFix
  }

  /// The fixes of all sources of a page that change their own file only.
  private static func cases(_ name: String) async throws -> [Case] {
    try await FixtureRuns.of(name).flatMap(\.files).flatMap { file in
      file.findings.flatMap { finding in
        finding.fixes.filter { $0.edits.allSatisfy { $0.path == nil } }.map { fix in
          Case(
            name: "\(name):\(file.block.lines.lowerBound): '\(fix.title)' of \(finding.code)", analysis: file.analysis,
            finding: finding, fix: fix)
        }
      }
    }
  }

  private static func syntaxErrors(_ bytes: [UInt8]) -> Int {
    Document(bytes: bytes).chunks.reduce(0) { $0 + $1.errors.count + $1.misplacedInterpolations.count }
  }

  @Test(arguments: FixtureTests.pages) func noFixAddsASyntaxError(_ name: String) async throws {
    for one in try await FixedTextTests.cases(name) {
      let bytes = one.analysis.file.document.bytes
      let fixed = try #require(TextCheck.apply(one.fix.edits, to: bytes))
      let (before, after) = (FixedTextTests.syntaxErrors(bytes), FixedTextTests.syntaxErrors(fixed))
      #expect(after <= before, "\(one.name)")
      if one.finding.code == "syntax-error" { #expect(after < before, "\(one.name) repairs nothing") }
    }
  }

  /// What `--fix --unsafe-fixes` announces it applies, when nothing else is to be fixed.
  @Test(arguments: FixtureTests.pages) func announcedFixesOfTheSyntaxAreApplied(_ name: String) async throws {
    for one in try await FixedTextTests.cases(name)
    where one.finding.code == "syntax-error" && one.fix.applicability != .display {
      var selection = FixSelection(["A.formdef": one.analysis])
      selection.add([FixCandidate(one.fix, of: one.finding, in: "A.formdef")])
      #expect(selection.text("A.formdef") != nil, "\(one.name)")
    }
  }
}
