import Testing
import TestSupport

/// `formdef lint`, as people see it.
struct TextReportTests {
  @Test func showsSourceLineRelatedPlaceAndFix() throws {
    let run = try BuiltProgram.run("lint", in: TemporaryFolder(["Person.formdef": Samples.sameTag]))
    #expect(
      run.output == """
        error[duplicate-tag]: the tag 1 of 'email' is also that of 'name'
         --> Person.formdef:4:28
          |
        4 |     textField email { tag: 1 }
          |                            ^
        note: 'name' has the tag 1 here
         --> Person.formdef:3:27
          |
        3 |     textField name { tag: 1 }
          |                           -
        help: Use the free tag 2 (unsafe fix)
          |
        4 -     textField email { tag: 1 }
        4 +     textField email { tag: 2 }


        """)
    #expect(run.errors == "Found 1 error in 1 file; 1 fixable with --fix --unsafe-fixes.\n")
    #expect(run.status == 1)
  }

  @Test func saysNothingOfACleanFile() throws {
    let run = try BuiltProgram.run("lint", in: TemporaryFolder(["Person.formdef": Samples.clean]))
    #expect(run == BuiltProgram.Run(status: 0, output: "", errors: "No findings in 1 file.\n"))
  }

  @Test(arguments: [
    ("\ttextfield a { }", "    textfield a { }", "    ^^^^^^^^^"),
    ("/* 姓名 */ textfield a { }", "/* 姓名 */ textfield a { }", "           ^^^^^^^^^"),
    ("/* e\u{301}🙂 */ textfield a { }", "/* e\u{301}🙂 */ textfield a { }", "          ^^^^^^^^^"),
    ("/*\u{1B}[31m*/ textfield a { }", #"/*\u{1B}[31m*/ textfield a { }"#, "               ^^^^^^^^^"),
  ])
  func putsCaretsUnderWhatIsMeant(_ line: String, _ shown: String, _ carets: String) throws {
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(line)\n}\n"])
    let lines = try BuiltProgram.run("lint", in: folder).output.split(separator: "\n")
    #expect(lines.dropFirst(3).prefix(2) == ["2 | \(shown)", "  | \(carets)"])
  }

  @Test func cutsLongLinesAroundTheFinding() throws {
    let controls = (0..<500).map { "textField f\($0) { } " }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A { \(controls) textfield x { } \(controls) }"])
    let output = try BuiltProgram.run("lint", in: folder).output
    #expect(output.contains("textfield x"))
    #expect(output.split(separator: "\n").allSatisfy { $0.count < 400 })
  }

  @Test func marksRangesOverSeveralLines() throws {
    let folder = try TemporaryFolder(["a.formdef": "form A {\n    title: \"\"\"\n    one\n    two\n}\n"])
    let run = try BuiltProgram.run("lint", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[syntax-error]"))
  }

  @Test func coloursOnlyWhereWanted() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    #expect(try !BuiltProgram.run("lint", in: folder).output.contains("\u{1B}"))
    #expect(try BuiltProgram.run("lint", "--color", "always", in: folder).output.contains("\u{1B}[1;31merror"))
    #expect(try !BuiltProgram.run("lint", "--color=never", in: folder).output.contains("\u{1B}"))
  }
}
