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

  @Test func aClosedOutputIsNoFailureOfItsOwn() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let run = try BuiltProgram.shell("\"$formdef\" lint --format concise >&-", in: folder)
    #expect(run == BuiltProgram.Run(status: 1, output: "", errors: ""))
  }
}
