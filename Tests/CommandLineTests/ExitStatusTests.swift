import Foundation
import TestSupport
import Testing

/// How `formdef lint` ends.
struct ExitStatusTests {
  @Test func warningsFailOnlyWhereAsked() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.warning])
    #expect(try BuiltProgram.run("lint", in: folder).status == 0)
    #expect(try BuiltProgram.run("lint", "--error-on-warnings", in: folder).status == 1)
    #expect(try BuiltProgram.run("lint", "--max-warnings", "1", in: folder).status == 0)
    #expect(try BuiltProgram.run("lint", "--max-warnings=0", in: folder).status == 1)
  }

  @Test func aStampSaysThatAllWentWell() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let stamp = folder.url("a.stamp").path
    #expect(try BuiltProgram.run("lint", "--stamp", "a.stamp", in: folder).status == 1)
    #expect(!FileManager.default.fileExists(atPath: stamp))
    try folder.write(Samples.warning, to: "a.formdef")
    #expect(try BuiltProgram.run("lint", "--stamp", "a.stamp", in: folder).status == 0)
    #expect(try folder.text("a.stamp") == "")
    #expect(try BuiltProgram.run("lint", "--stamp", "none/a.stamp", in: folder).status == 2)
  }

  /// Settings that cannot be followed end all that asks them with 2, with '--exit-zero' too, as helps say.
  @Test(arguments: [
    "lint", "lint --exit-zero", "format --check", "preview a.formdef", "generate --output out", "try a.formdef A.a x",
    "samples a.formdef", "diff a.formdef a.formdef",
  ])
  func settingsWithAMistakeEndWithTwo(_ arguments: String) throws {
    let folder = try TemporaryFolder([
      "a.formdef": "form A { textField a { rule length(...3) } }\n",
      "formdef.json": #"{ "severity": { "duplicate-tag": "fatal" } }"#,
    ])
    let run = try BuiltProgram.shell("\"$formdef\" \(arguments)", in: folder)
    #expect(run.status == 2 && (run.output + run.errors).contains("a severity is one of"), "\(run)")
    let command = arguments.split(separator: " ").first.map(String.init) ?? ""
    let help = try BuiltProgram.run(command, "--help", in: folder).output.split { $0.isWhitespace }
    #expect(help.joined(separator: " ").contains("or settings with a mistake"))
  }

  /// Neither a stamp nor a report takes the place of what a run reads.
  @Test(arguments: [
    ("--stamp a.formdef", "a.formdef"), ("--stamp formdef.json", "formdef.json"), ("--stamp notes.txt", "notes.txt"),
    ("--baseline known.json --stamp known.json", "known.json"),
    ("--baseline known.json --output ./known.json", "known.json"), ("--output base.json", "base.json"),
    ("--output shared.inc", "shared.inc"), ("--output link.json", "base.json"), ("--output a.formdef", "a.formdef"),
    ("--statistics --output base.json", "base.json"), ("--write-baseline new.json --output new.json", "a.formdef"),
  ])
  func leavesWhatItReads(_ options: String, _ name: String) throws {
    let folder = try TemporaryFolder([
      "a.formdef": "import \"shared.inc\"\n" + Samples.clean,
      "shared.inc": "preset P { keyboardType: .emailAddress }\n",
      "formdef.json": #"{"extends": "base.json"}"#, "base.json": "{}", "notes.txt": "by hand\n",
      "known.json": #"{"version": 1, "entries": []}"#,
    ])
    let before = try folder.text(name)
    let run = try BuiltProgram.shell("ln -s base.json link.json; \"$formdef\" lint a.formdef \(options)", in: folder)
    #expect(run.status == 2 && run.errors.contains("error: "), "\(run)")
    #expect(try folder.text(name) == before)
  }

  /// A report may begin as a form definition does.
  @Test(arguments: ["form", "preset", "import"]) func aReportTakesThePlaceOfOneBefore(_ name: String) throws {
    let folder = try TemporaryFolder(["\(name).formdef": Samples.sameTag])
    for _ in 0..<2 {
      let run = try BuiltProgram.run("lint", "--format", "concise", "--output", "report", in: folder)
      #expect(run.status == 1, "\(run)")
    }
    #expect(try folder.text("report").hasPrefix("\(name).formdef:"))
  }

  /// A report that reaches nobody, other than one of which somebody has read enough.
  @Test(arguments: [
    "lint", "lint --format json", "rules", "explain duplicate-tag", "format a.formdef", "lint --diff --unsafe-fixes",
    "settings",
    "samples a.formdef", "completions bash", "--version", "lint --help",
  ])
  func aClosedOutputIsAFailure(_ arguments: String) throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let run = try BuiltProgram.shell("\"$formdef\" \(arguments) >&-", in: folder)
    let words = "error: cannot write to standard output: it is closed\n"
    #expect(run.status == 2 && run.errors.hasPrefix(words), "\(run)")
    let file = try BuiltProgram.shell("\"$formdef\" lint --output report >&-", in: folder)
    #expect(file.status == 1 && !file.errors.contains("cannot write"), "\(file)")
  }

  @Test func codesAreCountedAsTextOrAsJSON() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag, "b.formdef": Samples.sameTag])
    let run = try BuiltProgram.run("lint", "--statistics", "--format", "json", in: folder)
    #expect(run.output == "[\n  {\"code\": \"duplicate-tag\", \"count\": 2}\n]\n" && run.status == 1, "\(run)")
    #expect(
      try BuiltProgram.run("lint", "--statistics", "--format", "concise", in: folder).output == "2 duplicate-tag\n")
    #expect(try BuiltProgram.run("lint", "--statistics", "--format", "sarif", in: folder).status == 2)
    #expect(try BuiltProgram.run("lint", "--statistics", "--fix", "--diff", in: folder).status == 2)
  }

  @Test func unreadablePathsAreToldAndTheRestIsChecked() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let run = try BuiltProgram.run("lint", "--format", "concise", "nowhere", "a.formdef", in: folder)
    #expect(run.output.hasPrefix("a.formdef:4:28: error"))
    #expect(run.errors == "error: cannot read 'nowhere': there is no such file\n")
    #expect(run.status == 2)
  }

  @Test func anEmptyFolderIsNoFailure() throws {
    let run = try BuiltProgram.run("lint", in: TemporaryFolder())
    let warning = "warning: there are no .formdef files in '.'; 'formdef init' writes a first form definition\n"
    #expect(run == BuiltProgram.Run(status: 0, output: "", errors: warning))
  }

  @Test func aReaderThatGoesIsNoFailureOfItsOwn() throws {
    let controls = (0..<5_000).map { "    textfield f\($0) { }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(controls)}\n"])
    let run = try BuiltProgram.shell(
      "{ \"$formdef\" lint --format concise; echo $? > status; } | head -n 1", in: folder)
    #expect(run.output.hasPrefix("a.formdef:2:5: error"))
    #expect(run.errors == "a.formdef: 4000 more of 'syntax-error' not shown; --all shows them\n")
    #expect(try folder.text("status") == "1\n")
  }
}
