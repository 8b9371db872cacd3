import Testing
import TestSupport

/// `formdef format`.
struct FormatTests {
  private let untidy = "form A {\ntextField x { tag: 1 }\n}\n"
  private let tidy = "form A {\n    textField x { tag: 1 }\n}\n"

  @Test func writesOneTextToStandardOutput() throws {
    let folder = try TemporaryFolder(["a.formdef": untidy])
    #expect(
      try BuiltProgram.run("format", "a.formdef", in: folder) == BuiltProgram.Run(status: 0, output: tidy, errors: ""))
    #expect(
      try BuiltProgram.run("format", in: folder, input: untidy) == BuiltProgram.Run(status: 0, output: tidy, errors: "")
    )
    #expect(try BuiltProgram.run("format", "-", in: folder, input: untidy).output == tidy)
    #expect(
      try BuiltProgram.run("format", "-", "--indent", "2", in: folder, input: untidy).output.contains("\n  textField"))
    #expect(try folder.text("a.formdef") == untidy)
  }

  @Test func namesWhatWouldChange() throws {
    let folder = try TemporaryFolder(["a.formdef": untidy, "b.formdef": tidy])
    let run = try BuiltProgram.run("format", "--check", in: folder)
    #expect(run == BuiltProgram.Run(status: 1, output: "a.formdef\n", errors: "1 of 2 files would change.\n"))
    #expect(try BuiltProgram.run("format", "--check", "b.formdef", in: folder).status == 0)
  }

  @Test func showsWhatWouldChange() throws {
    let run = try BuiltProgram.run("format", "--diff", in: TemporaryFolder(["a.formdef": untidy]))
    #expect(
      run.output == """
        --- a.formdef
        +++ a.formdef
        @@ -1,3 +1,3 @@
         form A {
        -textField x { tag: 1 }
        +    textField x { tag: 1 }
         }

        """)
    #expect(run.status == 1)
  }

  @Test func writesFiles() throws {
    let folder = try TemporaryFolder(["a.formdef": untidy, "b/c.formdef": untidy])
    #expect(try BuiltProgram.run("format", "--write", in: folder).status == 0)
    #expect(try folder.text("a.formdef") == tidy)
    #expect(try folder.text("b/c.formdef") == tidy)
    #expect(try BuiltProgram.run("format", "--check", in: folder).status == 0)
  }

  @Test func diffsCanBeApplied() throws {
    let controls = (0..<400).map {
      $0 % 7 == 0 ? "textField f\($0){tag: \($0)}\n\n\n" : "    textField g\($0) { tag: \($0) }\n"
    }
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(controls.joined())}\n"])
    let line =
      "\"$formdef\" format a.formdef > expected; \"$formdef\" format --diff a.formdef | patch -s -p0 && cmp a.formdef expected"
    guard try BuiltProgram.shell("command -v patch", in: folder).status == 0 else { return }
    #expect(try BuiltProgram.shell(line, in: folder) == BuiltProgram.Run(status: 0, output: "", errors: ""))
  }

  /// Nobody knows how a file is laid out whose settings cannot be read or followed: it stays as it is.
  @Test(arguments: [
    (#"{"formatter": {"indent": 2},}"#, "error: formdef.json:1:29: "),
    (
      #"{"formatter": {"indnt": 2}}"#,
      "error: formdef.json:1:16: there is no key 'indnt' here; did you mean 'indent'?\n"
    ),
    (nil, "error: cannot read 'formdef.json': "),
  ])
  func leavesFilesWithBrokenSettings(_ settings: String?, _ message: String) throws {
    let folder = try TemporaryFolder(["in/a.formdef": untidy, "in/b/c.formdef": untidy, "in/b/formdef.json": "{}"])
    if let settings { try folder.write(settings, to: "in/formdef.json") }
    if settings == nil { _ = try BuiltProgram.shell("ln -s nowhere in/formdef.json", in: folder) }
    for mode in ["--write", "--check", "--diff", "", "-"] {
      let input = mode.isEmpty ? "a.formdef" : mode == "-" ? "- < a.formdef" : "\(mode) a.formdef"
      let run = try BuiltProgram.shell("cd in; \"$formdef\" format \(input)", in: folder)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix(message), "\(mode): \(run)")
      #expect(try folder.text("in/a.formdef") == untidy)
    }
    // Others have settings of their own.
    #expect(try BuiltProgram.shell("cd in; \"$formdef\" format --write", in: folder).status == 2)
    #expect(try folder.text("in/a.formdef") == untidy)
    #expect(try folder.text("in/b/c.formdef") == tidy)
  }

  @Test func leavesFilesWhereTheNamedSettingsAreNotThere() throws {
    let folder = try TemporaryFolder(["a.formdef": untidy])
    let run = try BuiltProgram.run("format", "--write", "--config", "nope.json", in: folder)
    #expect(run.status == 2 && run.errors == "error: cannot read 'nope.json': there is no such file\n")
    #expect(try folder.text("a.formdef") == untidy)
  }

  /// GNU patch takes a name with blanks to end at a tab, which git writes behind such names.
  @Test func diffsOfNamesWithBlanksCanBeApplied() throws {
    let folder = try TemporaryFolder(["a b.formdef": untidy])
    let run = try BuiltProgram.run("format", "--diff", "a b.formdef", in: folder)
    #expect(run.output.hasPrefix("--- a b.formdef\t\n+++ a b.formdef\t\n@@ "))
  }

  @Test func refusesWhatDoesNotGoTogether() throws {
    let folder = try TemporaryFolder(["a.formdef": untidy, "b.formdef": untidy])
    #expect(try BuiltProgram.run("format", "--check", "--write", in: folder).status == 2)
    #expect(try BuiltProgram.run("format", "a.formdef", "b.formdef", in: folder).status == 2)
    #expect(try BuiltProgram.run("format", "-", "--write", in: folder).status == 2)
    #expect(try BuiltProgram.run("format", "nowhere.formdef", in: folder).status == 2)
  }
}
