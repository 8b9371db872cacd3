import Foundation
import Testing
import TestSupport

/// `formdef lint` with `--fix`, `--unsafe-fixes` and `--diff`.
struct FixTests {
  @Test func writesSafeFixesOnly() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt, "b.formdef": Samples.sameTag])
    try folder.setPermissions(0o640, of: "a.formdef")
    let run = try BuiltProgram.run("lint", "--fix", "--format", "concise", in: folder)
    #expect(try folder.text("a.formdef") == Samples.misspelt.replacing("textfield", with: "textField"))
    #expect(try folder.text("b.formdef") == Samples.sameTag)
    #expect(try folder.permissions("a.formdef") == 0o640)
    #expect(try folder.names() == ["a.formdef", "b.formdef"])
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "a.formdef:2: syntax-error: Replace with 'textField'\nApplied 1 fix in 1 file.\n")
    #expect(run.status == 1)
  }

  /// What is told once a form is mended in each of its controls, be they ever so many.
  @Test func fixesEveryControlAtOnce() throws {
    let fields = (1...80).map { "    textView a\($0) { tag: 1; label: \"\($0)\" }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(fields)}\n"])
    let run = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    #expect(run.errors.hasSuffix("No findings in 1 file.\n"))
    let lines = try folder.text("a.formdef").split(separator: "\n").dropFirst().dropLast()
    let right = (1...80).map {
      "    textView a\($0) { tag: \($0); label: \"\($0)\"; inputAccessoryView: .toolbar([.flexibleSpace, .done]) }"
    }
    #expect(lines.map(String.init) == right)
  }

  /// In a file that was formatted nothing is left to format; any other keeps its layout.
  @Test func formattedFilesStayFormatted() throws {
    func text(_ head: String, _ field: String) -> String {
      """
      \(head)
          textField a { label: "The first one"; use P }
          \(field)
          on textFieldShouldReturn(_:) { focus: next }
      }

      preset P {
          returnKeyType: .next
      }

      """
    }
    let field = #"textField b { label: "Something long"; use P }"#
    let folder = try TemporaryFolder([
      "a.formdef": text("form A {", field), "b.formdef": text("form  A {", field),
      "formdef.json": #"{"formatter": {"lineWidth": 60}}"#,
    ])
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    let parts = ["label: \"Something long\"", "use P", "returnKeyType: .done"]
    let lines = parts.map { "        \($0)\n" }.joined()
    #expect(try folder.text("a.formdef") == text("form A {", "textField b {\n\(lines)    }"))
    let line = parts.joined(separator: "; ")
    #expect(try folder.text("b.formdef") == text("form  A {", "textField b { \(line) }"))
  }

  /// Cases that are missing are added together; none of them is taken for a slip for another.
  @Test func addsAllMissingCases() throws {
    let fields = ["street", "street2", "item10", "item11", "item12"]
    let text = fields.map { "    textField \($0)Field { tag: .\($0) }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n    tags T { a = 1 }\n\(text)}\n"])
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    #expect(
      try folder.text("a.formdef").hasPrefix(
        "form A {\n    tags T { a = 1, \(fields.joined(separator: ", ")) }\n\(text)"))
  }

  /// Where the numbers that would come next are taken, or 0, each gets one of its own.
  @Test(arguments: [
    ("a = -1", "", "a = -1, p = 1, q"), ("a = 1", "    textField z { tag: 2 }\n", "a = 1, p = 3, q"),
    ("a = 1", "    textField z { tag: 3 }\n", "a = 1, p = 2, q = 4"), ("a = 2, b = 1", "", "a = 2, p, q, b = 1"),
    ("a, b", "    textField z { tag: 40 }\n", "a, b, p = 3, q = 5"),
  ])
  func givesMissingCasesNumbersThatAreFree(_ tags: String, _ others: String, _ fixed: String) throws {
    let fields = "    textField x { tag: .p }\n    textField y { tag: .q }\n}\n"
    let folder = try TemporaryFolder(["a.formdef": "form A {\n    tags { \(tags) }\n\(others)\(fields)"])
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", "--select", "unresolved-reference", in: folder)
    #expect(try folder.text("a.formdef") == "form A {\n    tags { \(fixed) }\n\(others)\(fields)")
  }

  /// What would change another file is not said to be fixable, unless that file is of the run too.
  @Test func countsFixesOfTheFilesOfTheRun() throws {
    let folder = try TemporaryFolder([
      "a.formdef": "import \"b.formdef\"\nform A { textField a { use P } }\n",
      "b.formdef": "preset P { keyboardType: .numberPad; rule pattern(/[0-9]+-[0-9]+/) { message: \"x\" } }\n",
    ])
    let alone = try BuiltProgram.run("lint", "a.formdef", in: folder)
    #expect(alone.errors.contains("Found ") && !alone.errors.contains("fixable"))
    #expect(try BuiltProgram.run("lint", in: folder).errors.contains("fixable with --fix --unsafe-fixes"))
  }

  @Test func leavesFilesThatNobodyMayWrite() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt, "b.formdef": Samples.misspelt])
    try folder.setPermissions(0o444, of: "a.formdef")
    let run = try BuiltProgram.run("lint", "--fix", "--format", "concise", in: folder)
    // The superuser may write to every file.
    guard geteuid() != 0 else { return }
    #expect(try folder.text("a.formdef") == Samples.misspelt)
    #expect(run.errors == "error: cannot write 'a.formdef': permission denied\nChanged 1 of 2 files.\n")
    #expect(run.status == 2)
  }

  @Test func writesUnsafeFixesWhereAsked() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let run = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    #expect(try folder.text("a.formdef") == Samples.sameTag.replacing("email { tag: 1", with: "email { tag: 2"))
    #expect(
      run
        == BuiltProgram.Run(
          status: 0, output: "",
          errors: "a.formdef:4: duplicate-tag: Use the free tag 2\nApplied 1 fix in 1 file.\nNo findings in 1 file.\n"))
  }

  /// Only `--fix` writes: of unsafe fixes alone the report is shown, as without them.
  @Test func unsafeFixesAloneWriteNothing() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let run = try BuiltProgram.run("lint", "--unsafe-fixes", in: folder)
    #expect(try run == BuiltProgram.run("lint", in: folder))
    #expect(run.errors.hasSuffix("; 1 fixable with --fix --unsafe-fixes.\n") && run.status == 1)
    #expect(try folder.text("a.formdef") == Samples.sameTag)
  }

  /// Nobody knows which fixes are wanted where settings cannot be followed.
  @Test func leavesFilesWithBrokenSettings() throws {
    let folder = try TemporaryFolder([
      "a.formdef": Samples.misspelt, "b/b.formdef": Samples.misspelt, "formdef.json": #"{"selct": []}"#,
      "b/formdef.json": "{}",
    ])
    let run = try BuiltProgram.run("lint", "--fix", "--format", "concise", in: folder)
    #expect(run.status == 2 && run.output.hasPrefix("formdef.json:1:2: error: "))
    #expect(try folder.text("a.formdef") == Samples.misspelt)
    #expect(try folder.text("b/b.formdef") == Samples.misspelt.replacing("textfield", with: "textField"))
  }

  @Test func showsAsDiffAndWritesNothing() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt])
    let run = try BuiltProgram.run("lint", "--diff", in: folder)
    #expect(
      run.output == """
        --- a.formdef
        +++ a.formdef
        @@ -1,3 +1,3 @@
         form Person {
        -    textfield name { tag: 1 }
        +    textField name { tag: 1 }
         }

        """)
    #expect(try folder.text("a.formdef") == Samples.misspelt)
    #expect(run.errors == "a.formdef:2: syntax-error: Replace with 'textField'\nWould apply 1 fix in 1 file.\n")
    #expect(run.status == 1)
  }

  @Test func writesADiffToAFile() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt])
    let shown = try BuiltProgram.run("lint", "--diff", in: folder).output
    let run = try BuiltProgram.run("lint", "--fix", "--diff", "--output", "fixes.diff", in: folder)
    #expect(run.output == "" && run.status == 1 && run.errors.hasSuffix("Would apply 1 fix in 1 file.\n"))
    #expect(try folder.text("fixes.diff") == shown && shown.hasPrefix("--- a.formdef\n"))
    #expect(try BuiltProgram.run("lint", "--diff", "--output", "none/fixes.diff", in: folder).status == 2)
  }

  @Test func goesOnUntilNothingIsLeft() throws {
    let controls = (0..<40).map { "    textField f\($0) { tag: 1 }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n    dispatch: .tags\n\(controls)}\n"])
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    let once = try folder.text("a.formdef")
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    #expect(once != "form A {\n    dispatch: .tags\n\(controls)}\n")
    #expect(try BuiltProgram.run("lint", "--diff", "--unsafe-fixes", in: folder).status <= 1)
  }

  @Test func writesThroughLinks() throws {
    let folder = try TemporaryFolder(["real/a.formdef": Samples.misspelt])
    _ = try BuiltProgram.shell("ln -s real/a.formdef link.formdef", in: folder)
    #expect(try BuiltProgram.run("lint", "--fix", "link.formdef", in: folder).status == 0)
    #expect(try folder.text("real/a.formdef").contains("textField name"))
    #expect(try BuiltProgram.shell("test -L link.formdef", in: folder).status == 0)
  }

  @Test func changesImportedFilesOnlyWhereTheyAreLookedAt() throws {
    let files = [
      "a.formdef": "import \"b.formdef\"\nform A { textField x { use Left } }\n",
      "b.formdef": "preset Left { leftView: .image(\"x\") }\n",
    ]
    let alone = try TemporaryFolder(files)
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", "a.formdef", in: alone)
    #expect(try alone.text("b.formdef") == files["b.formdef"])
  }

  @Test func fixesManyPlacesOfOneLine() throws {
    let controls = (0..<300).map { "textfield f\($0) { tag: \($0 + 1) }" }.joined(separator: " ")
    let folder = try TemporaryFolder(["a.formdef": "form A { \(controls) }\n"])
    let run = try BuiltProgram.run("lint", "--fix", "--quiet", in: folder)
    #expect(try folder.text("a.formdef") == "form A { \(controls.replacing("textfield", with: "textField")) }\n")
    #expect(run.status == 0)
  }

  @Test func keepsRulesThatAnotherFixMadeRedundant() throws {
    let rules = "rule range(0...10); rule range(9...1)"
    let text = "form A { textField x { formatter: .number(style: .decimal); \(rules) } }\n"
    let folder = try TemporaryFolder(["a.formdef": text])
    let run = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    #expect(try folder.text("a.formdef") == text.replacing("9...1)", with: "1...9)"))
    #expect(run.errors.hasPrefix("a.formdef:1: empty-range: "))
  }

  /// What could not be read behind a member stays, whatever is wrong with the member.
  @Test(arguments: ["label: \"X\", tag: 9, placeholder: \"Y\"", "label = \"X\", placeholder = \"Y\""])
  func keepsWhatStandsBehindAComma(_ line: String) throws {
    let folder = try TemporaryFolder([
      "a.formdef": "form A {\n    textField a {\n        label: \"A\"\n        \(line)\n    }\n}\n"
    ])
    _ = try BuiltProgram.run("lint", "--fix", "--unsafe-fixes", in: folder)
    #expect(try folder.text("a.formdef").contains("\"Y\""))
  }

  /// Of a field whose preset is imported the same is found as where the preset stands beside it.
  @Test func importedPresetsMeetRangesOfTheField() throws {
    let preset = "preset B { rule pattern(/[a-z]{3}[aeiou]*/) }\n"
    let form =
      "form A {\n    textField f { label: \"F\"; use B; rule range(1...5) }\n"
      + "    textField k { label: \"K\"; rule range(1...5); rule pattern(/[a-z]/) }\n}\n"
    let folder = try TemporaryFolder([
      "b.formdef": preset, "a.formdef": "import \"b.formdef\"\n" + form, "c.formdef": preset + form,
    ])
    func codes(_ names: String...) throws -> [String] {
      let run = try BuiltProgram.run(["lint", "--format", "concise"] + names, in: folder)
      return run.output.split(separator: "\n").compactMap { $0.split(separator: "(").last.map(String.init) }.sorted()
    }
    let wanted = ["unsatisfiable-rules)", "unsatisfiable-rules)"]
    #expect(try codes("c.formdef") == wanted)
    #expect(try codes("a.formdef") == wanted)
    #expect(try codes("a.formdef", "b.formdef") == wanted)
  }
}
