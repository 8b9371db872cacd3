import Testing
import TestSupport

/// `formdef lint -`.
struct StandardInputTests {
  @Test func checksATextUnderAName() throws {
    let folder = try TemporaryFolder(["forms/b.formdef": "preset Big { tag: 1 }\n"])
    let text = "import \"b.formdef\"\nform A { textField x { use Big } textfield y { } }\n"
    let run = try BuiltProgram.run(
      "lint", "-", "--stdin-filename", "forms/a.formdef", "--format=concise", in: folder, input: text)
    #expect(run.output.hasPrefix("forms/a.formdef:2:34: error: "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.status == 1)
  }

  @Test func hasANameWithoutOne() throws {
    let run = try BuiltProgram.run("lint", "-", "--format=concise", in: TemporaryFolder(), input: "textfield y { }")
    #expect(run.output.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test func givesTheMendedTextBack() throws {
    let run = try BuiltProgram.run("lint", "--fix", "-", in: TemporaryFolder(), input: Samples.misspelt)
    #expect(run.output == Samples.misspelt.replacing("textfield", with: "textField"))
    #expect(run.status == 0)
  }

  @Test func saysWhatIsReadWhereTheNameIsOfAnotherKind() throws {
    let run = try BuiltProgram.run(
      "lint", "-", "--stdin-filename", "a.swift", in: TemporaryFolder(), input: "import UIKit\n")
    #expect(run.errors.contains("'a.swift'") && run.errors.contains(".formdef"))
    #expect(run.errors.split(separator: "\n").count < 7)
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }

  /// A baseline is about files by their names.
  @Test func needsANameForABaseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.sameTag, to: "text")
    func run(_ arguments: String) throws -> BuiltProgram.Run {
      try BuiltProgram.shell("\"$formdef\" lint - --format=concise \(arguments) < text", in: folder)
    }
    let unnamed = try run("--write-baseline known.json")
    #expect(unnamed.status == 2 && unnamed.errors.hasPrefix("error: '--write-baseline' needs '--stdin-filename': "))
    #expect(try run("--stdin-filename ''").errors.hasPrefix("error: '--stdin-filename' cannot be empty"))
    #expect(try run("--stdin-filename a.formdef --write-baseline known.json").status == 0)
    #expect(try run("--stdin-filename ./a.formdef --baseline known.json").output.isEmpty)
  }

  @Test func needsADashForAName() throws {
    let run = try BuiltProgram.run("lint", "--stdin-filename", "a.formdef", in: TemporaryFolder())
    #expect(run.errors.hasPrefix("error: '--stdin-filename' needs '-' among the paths\n"))
    #expect(run.status == 2)
  }

  /// A stream that is not there is no empty file.
  @Test(arguments: [
    "lint -", "format -", "samples -", "diff - a.formdef", "lint - --fix", "lint - --stdin-filename a.formdef",
  ])
  func aClosedInputIsAFailure(_ arguments: String) throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.clean])
    let run = try BuiltProgram.shell("\"$formdef\" \(arguments) <&-", in: folder)
    let name = arguments.hasSuffix("a.formdef") && arguments.hasPrefix("lint") ? "a.formdef" : "<stdin>"
    let message = "error: cannot read '\(name)': standard input is closed\n"
    #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix(message), "\(run)")
  }
}
