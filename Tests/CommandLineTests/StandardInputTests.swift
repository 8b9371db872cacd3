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

  /// Beside a text that is given back, the report alone is on standard error, as programs read it.
  @Test(arguments: ["json", "json-lines", "sarif", "gitlab"])
  func givesTheTextBackBesideAReport(_ format: String) throws {
    let text = "form A { textfield b { placeholder: \"\"; tag: 1 } textView c { tag: 1 } }"
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run("lint", "-", "--fix", "--format", format, in: folder, input: text)
    #expect(run.output.hasPrefix("form A { textField b {"), "\(run)")
    let left = try BuiltProgram.run("lint", "-", "--format", format, in: folder, input: run.output)
    #expect(run.errors == left.output && run.status == left.status, "\(run)")
    let file = try BuiltProgram.run(
      "lint", "-", "--fix", "--format", format, "--output", "report", in: folder, input: text)
    #expect(file.output == run.output && file.errors.contains("Applied "), "\(file)")
    #expect(try folder.text("report") == left.output)
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

/// What comes through pipes, for subcommands that read one file.
struct PipeTests {
  private let files = [
    "shared.formdef": "preset Short { rule length(...5) }\n",
    "old.formdef": "import \"shared.formdef\"\nform A {\n    textField a { use Short; rule length(2...) }\n}\n",
    "new.formdef": "import \"shared.formdef\"\nform A {\n    textField a { use Short }\n}\n",
  ]

  /// What a shell hands over has no place of its own.
  @Test(arguments: [
    "cat old.formdef | \"$formdef\" diff - new.formdef", "cat old.formdef | \"$formdef\" diff /dev/stdin new.formdef",
    "\"$formdef\" diff /dev/fd/5 new.formdef 5< old.formdef",
    "cat old.formdef | \"$formdef\" diff /dev/fd/5 new.formdef 5<&0 </dev/null",
    "mkfifo old; cat old.formdef > old & \"$formdef\" diff old new.formdef",
  ])
  func versionsComeThroughPipes(_ line: String) throws {
    let run = try BuiltProgram.shell(line, in: TemporaryFolder(files))
    #expect(run == BuiltProgram.Run(status: 0, output: "A.a: widened: \"1\" is accepted now\n", errors: ""))
  }

  /// A version of a file takes its place, wherever the command runs: git names paths from the root.
  @Test(arguments: [
    "cat Forms/old.formdef | \"$formdef\" diff - Forms/new.formdef",
    "cat Forms/new.formdef | \"$formdef\" diff Forms/old.formdef /dev/stdin",
  ])
  func versionsFromPipesStandWhereTheOtherDoes(_ line: String) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { name, text in ("Forms/\(name)", text) }))
    let run = try BuiltProgram.shell(line, in: folder)
    #expect(run == BuiltProgram.Run(status: 0, output: "A.a: widened: \"1\" is accepted now\n", errors: ""))
  }

  /// A text without a place of its own, and no other version: what it imports is looked for in the current directory.
  @Test(arguments: ["samples -", "try - A.a xy"])
  func missingImportsAreNamed(_ arguments: String) throws {
    let folder = try TemporaryFolder(["old.formdef": files["old.formdef"] ?? ""])
    let run = try BuiltProgram.shell("cat old.formdef | \"$formdef\" \(arguments)", in: folder)
    let reason = "cannot import 'shared.formdef': there is no such file"
    #expect(run.status == 0)
    #expect(run.errors == "warning: \(reason); what '<stdin>' uses of it is not known\n")
  }

  @Test(arguments: ["samples FILE", "preview FILE --format csv", "try FILE A.a x"])
  func pipesAreReadAsFilesAre(_ arguments: String) throws {
    let folder = try TemporaryFolder(files)
    func run(_ name: String) throws -> BuiltProgram.Run {
      let command = "\"$formdef\" " + arguments.replacing("FILE", with: name)
      return try BuiltProgram.shell("cat old.formdef | \(command)", in: folder)
    }
    #expect(try run("-") == run("old.formdef"))
    #expect(try run("/dev/stdin") == run("old.formdef"))
  }

  @Test func codeIsGeneratedFromAPipeWithAName() throws {
    let folder = try TemporaryFolder(files)
    let line = "mkfifo P.formdef; cat new.formdef > P.formdef & \"$formdef\" generate --output out P.formdef"
    let run = try BuiltProgram.shell(line, in: folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(try folder.text("out/P.formdef.swift").contains("enum AForm"))
    let nameless = try BuiltProgram.shell("cat new.formdef | \"$formdef\" generate --output out /dev/stdin", in: folder)
    #expect(nameless.status == 2)
    #expect(
      nameless.errors
        == "error: cannot read '/dev/stdin': it has no name for the files: give the path of a file\n")
  }

  /// What has no end, what can be read once only, and what cannot be looked at again.
  @Test(arguments: [
    ("diff /dev/zero old.formdef", "cannot read '/dev/zero': it is a pipe or a device, not a file"),
    ("diff - -", "cannot read '<stdin>': it can be read once only"),
    ("preview - --output a.html --watch", "'--watch' cannot watch standard input"),
    ("preview /dev/stdin --output a.html --watch", "'--watch' cannot watch '/dev/stdin': it is a pipe"),
    ("samples - B", "there is no form 'B' in '<stdin>'"),
  ])
  func someCannotBeRead(_ arguments: String, _ message: String) throws {
    let run = try BuiltProgram.shell("cat old.formdef | \"$formdef\" \(arguments)", in: TemporaryFolder(files))
    #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("error: \(message)"), "\(run)")
  }
}
