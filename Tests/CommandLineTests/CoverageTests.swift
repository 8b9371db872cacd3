import TestSupport
import Testing

/// What was not looked for in all of a file may be there: nothing is called unused or stale for it, and nothing is taken
/// away.
struct CoverageTests {
  /// Forms with a finding that a comment suppresses or a baseline knows, and what keeps it from being found.
  private struct Case {
    var code: String
    var form: String
    /// What stands before the field.
    var comment: String { "// formdef:disable:next \(code) -- as agreed" }
    var others: [String: String] = [:]
    var arguments: [String] = []
    var control = "a"

    func files(_ comment: String = "") -> [String: String] {
      others.merging(["a.formdef": form.replacing("COMMENT", with: comment)]) { $1 }
    }
  }

  /// A syntax error on the line, an import that is not there, one that is too large, one with an error, and a field that
  /// costs more than it may.
  private static let cases = [
    Case(
      code: "no-return-key",
      form: "form A {\nCOMMENT\ntextField a { keyboardType: .numberPad; returnKeyType .done; key: \"a\" }\n}\n"),
    Case(
      code: "no-return-key", form: "import \"p.formdef\"\nform A {\nCOMMENT\ntextField a { use Pad; key: \"a\" }\n}\n"),
    Case(
      code: "no-return-key", form: "import \"p.formdef\"\nform A {\nCOMMENT\ntextField a { use Pad; key: \"a\" }\n}\n",
      others: ["p.formdef": "preset Pad { keyboardType: .numberPad; returnKeyType: .done }\n"],
      arguments: ["--max-import-size", "0"]),
    Case(
      code: "no-return-key", form: "import \"p.formdef\"\nform A {\nCOMMENT\ntextField a { use Pad; key: \"a\" }\n}\n",
      others: ["p.formdef": "preset Pad { keyboardType: .numberPad; returnKeyType .done }\n"]),
    Case(
      code: "redundant-rule",
      form: "form A {\ntextField a { key: \"a\"\nrule pattern(/[ab]*a[ab]{8}/)\nCOMMENT\nrule length(1...)\n}\n}\n",
      arguments: ["--budget", "1"]),
  ]

  private func lint(_ arguments: [String], _ folder: TemporaryFolder) throws -> BuiltProgram.Run {
    try BuiltProgram.run(["lint", "--format", "concise"] + arguments + ["a.formdef"], in: folder)
  }

  @Test(arguments: cases.indices) func commentsStay(_ index: Int) throws {
    let sample = CoverageTests.cases[index]
    let folder = try TemporaryFolder(sample.files(sample.comment))
    let run = try lint(["--fix"] + sample.arguments, folder)
    #expect(!run.output.contains("unused-suppression"), "\(run.output)")
    #expect(try folder.text("a.formdef").contains(sample.comment))
  }

  @Test(arguments: cases.indices) func suppressionsOfSettingsStay(_ index: Int) throws {
    let sample = CoverageTests.cases[index]
    let folder = try TemporaryFolder(sample.files())
    try folder.write(
      #"{"suppressions": [{"file": "a.formdef", "code": "\#(sample.code)", "reason": "as agreed"}]}"#,
      to: "formdef.json")
    let run = try lint(sample.arguments, folder)
    #expect(!run.output.contains("unused-suppression"), "\(run.output)")
  }

  @Test(arguments: cases.indices) func knownFindingsStay(_ index: Int) throws {
    let sample = CoverageTests.cases[index]
    let entry =
      #"{"file": "a.formdef", "form": "A", "control": "a", "code": "\#(sample.code)", "count": 2, "reason": "ticket 12", "until": "2040-01-01"}"#
    let text = "{\"version\": 1, \"entries\": [\n\(entry)\n]}\n"
    let folder = try TemporaryFolder(sample.files().merging(["known.json": text]) { $1 })
    let run = try lint(["--baseline", "known.json"] + sample.arguments, folder)
    #expect(!run.errors.contains("stale"), "\(run.errors)")
    _ = try lint(["--baseline", "known.json", "--prune-baseline"] + sample.arguments, folder)
    #expect(try folder.text("known.json") == text)
    _ = try lint(["--write-baseline", "known.json"] + sample.arguments, folder)
    #expect(try folder.text("known.json").contains(entry))
  }

  /// What the budget does not touch is told all the same.
  @Test func otherCodesAreUnusedWithoutSteps() throws {
    let sample = CoverageTests.cases[4]
    let other = sample.comment.replacing("redundant-rule", with: "redundant-rule, zero-tag")
    let folder = try TemporaryFolder(sample.files(other))
    _ = try lint(["--fix", "--budget", "1"], folder)
    #expect(try folder.text("a.formdef") == sample.files(sample.comment)["a.formdef"])
  }

  /// A file that cannot be read may have what a suppression of settings is for.
  @Test func filesThatCannotBeReadMayNeedSuppressions() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"suppressions": [{"file": "b*", "code": "duplicate-tag", "reason": "as agreed"}]}"#,
      "a.formdef": Samples.clean,
    ])
    #expect(try BuiltProgram.run("lint", in: folder).output.contains("unused-suppression"))
    _ = try BuiltProgram.shell("ln -s nowhere b.formdef", in: folder)
    #expect(try !BuiltProgram.run("lint", in: folder).output.contains("unused-suppression"))
  }
}
