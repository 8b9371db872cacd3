import Foundation
import TestSupport
import Testing

/// `formdef init`, `completions` and help in narrow terminals.
struct BeginningTests {
  @Test(arguments: ["person", "signup", "checkout", "survey"])
  func firstFormsHaveNoFindingsAndAreLaidOut(_ name: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run("init", "--example", name, in: folder)
    #expect(run.status == 0 && run.output.contains("formdef lint"))
    #expect(
      try BuiltProgram.run("lint", in: folder)
        == BuiltProgram.Run(status: 0, output: "", errors: "No findings in 1 file.\n"))
    #expect(try BuiltProgram.run("format", "--check", in: folder).status == 0)
    let again = try BuiltProgram.run("init", "--example", name, in: folder)
    #expect(again.status == 1 && again.output.contains("exists"))
  }

  @Test func writesOnlyWhatIsMissing() throws {
    let folder = try TemporaryFolder(["formdef.json": "{}"])
    #expect(try BuiltProgram.run("init", in: folder).status == 1)
    #expect(try folder.text("formdef.json") == "{}")
    #expect(try folder.names() == ["Person.formdef", "formdef.json"])
  }

  @Test func scriptsOfShellsAreSound() throws {
    let folder = try TemporaryFolder()
    for shell in ["bash", "zsh", "fish"] {
      let run = try BuiltProgram.run("completions", shell, in: folder)
      #expect(run.status == 0 && run.output.contains("unsafe-fixes") && run.output.contains("version"))
      try folder.write(run.output, to: shell)
      guard try BuiltProgram.shell("command -v \(shell)", in: folder).status == 0 else { continue }
      #expect(try BuiltProgram.shell("\(shell) -n \(shell)", in: folder).status == 0)
    }
    #expect(try BuiltProgram.run("completions", "csh", in: folder).status == 2)
  }

  @Test func bashCompletesOptionsAndValues() throws {
    let folder = try TemporaryFolder()
    let line = """
      "$formdef" completions bash > script; . ./script; \
      COMP_WORDS=(formdef lint --format sa); COMP_CWORD=3; _formdef; echo "${COMPREPLY[@]}"; \
      COMP_WORDS=(formdef comp); COMP_CWORD=1; _formdef; echo "${COMPREPLY[@]}"; \
      COMP_WORDS=(formdef lint --format = sa); COMP_CWORD=4; _formdef; echo "${COMPREPLY[@]}"; \
      COMP_WORDS=(formdef explain duplicate-t); COMP_CWORD=2; _formdef; echo "${COMPREPLY[@]}"; \
      COMP_WORDS=(formdef lint --ignore tags,formatt); COMP_CWORD=3; _formdef; echo "${COMPREPLY[@]}"
      """
    try folder.write(line, to: "line")
    guard try BuiltProgram.shell("command -v bash", in: folder).status == 0 else { return }
    #expect(
      try BuiltProgram.shell("bash ./line", in: folder).output
        == "sarif\ncompletions\nsarif\nduplicate-tag duplicate-tag-case\ntags,formatters tags,formatter-conflict tags,formatting-configuration-ignored\n"
    )
  }

  @Test func helpFitsNarrowTerminals() throws {
    let folder = try TemporaryFolder()
    for name in ["lint", "format", "settings", "try", "init"] {
      let run = try BuiltProgram.shell("COLUMNS=40 \"$formdef\" \(name) --help", in: folder)
      let long = run.output.split(separator: "\n").filter { $0.count > 40 }
      // Command lines are not broken.
      #expect(long.allSatisfy { $0.contains("formdef ") }, "\(long)")
    }
  }

  /// What has no terminal says that it has no columns.
  @Test(arguments: ["0", "-5", "x"])
  func helpKeepsToAHundredColumnsWhereNobodyKnows(_ columns: String) throws {
    let folder = try TemporaryFolder()
    let usual = try BuiltProgram.shell("unset COLUMNS; \"$formdef\" help lint", in: folder).output
    #expect(try BuiltProgram.shell("COLUMNS=\(columns) \"$formdef\" help lint", in: folder).output == usual)
  }

  @Test func explainsForOtherPrograms() throws {
    let folder = try TemporaryFolder()
    let one = try BuiltProgram.run("explain", "duplicate-tag", "--format", "json", in: folder).json
    #expect(one["group"] as? String == "tags" && one["code"] as? String == "duplicate-tag")
    let two = try BuiltProgram.run("explain", "duplicate-tag", "invalid-settings", "--format", "json", in: folder)
      .output
    #expect((try JSONSerialization.jsonObject(with: Data(two.utf8)) as? [Any])?.count == 2)
    let page = try BuiltProgram.run("explain", "duplicate-tag", "--format", "markdown", in: folder).output
    #expect(page.hasPrefix("# duplicate-tag\n") && page.contains("```formdef\n"))
  }

  @Test func coloursFollowTheEnvironment() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    func isColoured(_ environment: String, _ option: String = "") throws -> Bool {
      let line = "env -u NO_COLOR -u FORCE_COLOR -u CLICOLOR_FORCE \(environment) \"$formdef\" lint \(option)"
      return try BuiltProgram.shell(line, in: folder).output.contains("\u{1B}[")
    }
    #expect(try !isColoured(""))
    #expect(try isColoured("FORCE_COLOR=1"))
    #expect(try isColoured("CLICOLOR_FORCE=1"))
    #expect(try !isColoured("CLICOLOR_FORCE=0"))
    #expect(try !isColoured("NO_COLOR=1 FORCE_COLOR=1"))
    #expect(try isColoured("NO_COLOR= FORCE_COLOR=1"))
    #expect(try isColoured("NO_COLOR=1", "--color always"))
    #expect(try !isColoured("FORCE_COLOR=1", "--color never"))
  }
}
