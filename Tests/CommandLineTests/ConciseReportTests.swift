import Testing
import TestSupport

/// `formdef lint --format concise`: what compilers write.
struct ConciseReportTests {
  /// A file has no standard error beside it: it says itself what was not checked.
  @Test func aFileEndsWithWhatWasNotChecked() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt])
    for format in ["concise", "text"] {
      _ = try BuiltProgram.run(
        "lint", "--format", format, "--output", "report", "a.formdef", "nope.formdef", in: folder)
      #expect(try folder.text("report").hasSuffix("\nnope.formdef: not checked: there is no such file\n"))
      let quiet = try BuiltProgram.run(
        "lint", "-q", "--format", format, "--output", "report", "a.formdef", "nope.formdef", in: folder)
      #expect(try quiet.status == 2 && !folder.text("report").contains("nope.formdef"))
      let shown = try BuiltProgram.run("lint", "--format", format, "a.formdef", "nope.formdef", in: folder)
      #expect(!shown.output.contains("nope.formdef"))
    }
  }

  @Test func writesALineAFinding() throws {
    let folder = try TemporaryFolder(["b.formdef": Samples.sameTag, "a/c.formdef": Samples.warning])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(
      run.output == """
        a/c.formdef:2:26: warning: this view never appears: 'leftViewMode' is not set, and .never is its default \
        (overlay-never-shown)
        b.formdef:4:28: error: the tag 1 of 'email' is also that of 'name' (duplicate-tag)

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
  }

  /// Whoever reads the lines may do so in another directory than they were written in.
  @Test func filesOutsideOfTheCurrentDirectoryAreNamedFromTheRoot() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt, "in/b.formdef": Samples.misspelt])
    let run = try BuiltProgram.shell(
      """
      root=$(pwd -P); cd in; for path in "$root/a.formdef" ../a.formdef "$root/in/b.formdef" b.formdef; do
        "$formdef" lint --format concise "$path" | sed "s|$root|ROOT|"
      done
      """, in: folder)
    let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(names == ["ROOT/a.formdef", "ROOT/a.formdef", "b.formdef", "b.formdef"], "\(run)")
  }

  @Test(arguments: [
    ("\u{FEFF}textfield a { }", "1:1"),
    ("\r\n\r\ntextfield a { }", "3:1"),
    ("/* Имя */ textfield a { }", "1:14"),
  ])
  func countsColumnsInBytesWithoutTheMark(_ text: String, _ place: String) throws {
    let folder = try TemporaryFolder(["a.formdef": text])
    let output = try BuiltProgram.run("lint", "--format=concise", in: folder).output
    #expect(output.hasPrefix("a.formdef:\(place): error: "))
  }
}
