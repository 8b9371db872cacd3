import Foundation
import TestSupport
import Testing

/// `formdef.json`: what settings do, and what is said of mistakes in them.
struct SettingsTests {
  /// What is found in a form of which the tag of one field is that of another.
  private func codes(
    _ settings: String, _ arguments: [String] = [], _ file: String = "a.formdef", keys: Bool = true
  ) throws -> [String] {
    let text = keys ? Samples.sameTagWithKeys : Samples.sameTag
    let folder = try TemporaryFolder(["formdef.json": settings, file: text])
    let run = try BuiltProgram.run(["lint", "--format", "concise"] + arguments, in: folder)
    return run.output.split(separator: "\n").map { line in
      String(line.split(separator: ": ")[1]) + " " + String(line.drop { $0 != "(" }.dropFirst().dropLast())
    }
  }

  @Test func choosesRulesAndSeverities() throws {
    #expect(try codes("{}") == ["error duplicate-tag"])
    #expect(try codes(#"{"ignore": ["duplicate-tag"]}"#).isEmpty)
    #expect(try codes(#"{"ignore": ["tags"]}"#).isEmpty)
    #expect(try codes(#"{"select": ["keyboard"]}"#).isEmpty)
    #expect(try codes(#"{"select": ["duplicate-tag"], "ignore": ["tags"]}"#) == ["error duplicate-tag"])
    #expect(try codes(#"{"select": ["duplicate-tag"], "ignore": ["duplicate-tag"]}"#).isEmpty)
    #expect(try codes(#"{"severity": {"duplicate-tag": "hint"}}"#) == ["hint duplicate-tag"])
    #expect(try codes(#"{"severity": {"tags": "off"}}"#).isEmpty)
    #expect(try codes(#"{"severity": {"tags": "off", "duplicate-tag": "warning"}}"#) == ["warning duplicate-tag"])
  }

  @Test func listensToTheCommandLineMost() throws {
    #expect(try codes(#"{"ignore": ["duplicate-tag"]}"#, ["--select", "duplicate-tag"]) == ["error duplicate-tag"])
    #expect(try codes("{}", ["--ignore", "tags"]).isEmpty)
    #expect(try codes(#"{"ignore": ["tags"]}"#, ["--isolated"]) == ["error duplicate-tag"])
    let off = #"{"severity": {"duplicate-tag": "off"}}"#
    #expect(try codes(off, ["--select", "duplicate-tag"]) == ["error duplicate-tag"])
    #expect(try codes(off, ["--select", "default"]).isEmpty)
    #expect(try codes("{}", ["--select", "keyboard", "--select", "tags"]) == ["error duplicate-tag"])
    #expect(try BuiltProgram.run("lint", "--select", "", in: TemporaryFolder()).status == 2)
    let run = try BuiltProgram.run("lint", "--select", "duplicate-tags", in: TemporaryFolder())
    #expect(run.status == 2 && run.errors.contains("did you mean 'duplicate-tag'?"))
  }

  /// What a severity turned off is on again where the command line names it as narrowly.
  @Test func selectsWhatASeverityTurnedOff() throws {
    let off = #"{"severity": {"duplicate-tag": "off"}}"#
    #expect(try codes(off, ["--select", "duplicate-tag"]) == ["error duplicate-tag"])
    #expect(try codes(off, ["--select", "tags"]).isEmpty)
    #expect(try codes(#"{"severity": {"tags": "off"}}"#, ["--select", "tags"]) == ["error duplicate-tag"])
    #expect(try codes(#"{"select": ["duplicate-tag"], "severity": {"duplicate-tag": "off"}}"#).isEmpty)
    let override = #""overrides": [{"files": ["*"], "select": ["duplicate-tag"], "severity": {"tags": "hint"}}]"#
    #expect(try codes(#"{"severity": {"tags": "off"}, \#(override)}"#) == ["hint duplicate-tag"])
  }

  /// What is ignored stays so until something said later selects it by a word that is no wider.
  @Test(arguments: [
    (#""ignore": ["duplicate-tag"]"#, #""select": ["default"]"#, true),
    (#""ignore": ["duplicate-tag"]"#, #""select": ["tags"]"#, true),
    (#""ignore": ["duplicate-tag"]"#, #""select": ["duplicate-tag"]"#, false),
    (#""ignore": ["tags"]"#, #""select": ["tags"]"#, false),
    (#""ignore": ["tags"]"#, #""select": ["all"]"#, true),
    (#""ignore": ["tags"]"#, #""select": ["keyboard"]"#, true),
    (#""ignore": ["all"]"#, #""select": ["default"]"#, false),
    (#""ignore": ["duplicate-tag"]"#, #""ignore": ["zero-tag"]"#, true),
    (#""ignore": ["duplicate-tag"]"#, #""select": ["duplicate-tag"], "ignore": ["tags"]"#, false),
    (#""ignore": ["duplicate-tag"]"#, #""severity": {"duplicate-tag": "hint"}"#, true),
  ])
  func whatIsIgnoredStaysSo(_ first: String, _ later: String, _ isOff: Bool) throws {
    #expect(try codes(#"{\#(first), "overrides": [{"files": ["*"], \#(later)}]}"#).isEmpty == isOff)
    let overrides = #"{"files": ["*"], \#(first)}, {"files": ["*"], \#(later)}"#
    #expect(try codes(#"{"overrides": [\#(overrides)]}"#).isEmpty == isOff)
  }

  /// What keeps a text from being read is an error, whatever holds for the others of its group.
  @Test func syntaxErrorsStayErrors() throws {
    let broken = ["a.formdef": "form A { textField }", "formdef.json": #"{"severity": {"all": "hint"}}"#]
    let run = try BuiltProgram.run("lint", "--format", "concise", in: TemporaryFolder(broken))
    #expect(run.status == 1 && run.output.contains(": error: "))
    let ignored = try BuiltProgram.run("lint", "--ignore", "syntax-error", in: TemporaryFolder(broken))
    #expect(ignored.status == 2 && ignored.errors.contains("'syntax-error' cannot be suppressed"))
  }

  @Test func holdsForPathsThatMatch() throws {
    let kept = #"{"files": ["keep.formdef"], "select": ["tags"]}"#
    let settings = #"{"overrides": [{"files": ["gen/**"], "ignore": ["tags"]}, \#(kept)]}"#
    #expect(try codes(settings, [], "gen/b/a.formdef").isEmpty)
    #expect(try codes(settings, [], "gen/keep.formdef") == ["error duplicate-tag"])
    #expect(try codes(settings, [], "other.formdef") == ["error duplicate-tag"])
  }

  /// What a file extends says nothing against the file itself, not for some files only either.
  @Test func ownSettingsWinOverExtendedOverrides() throws {
    func codes(_ own: String, _ override: String) throws -> [String] {
      let folder = try TemporaryFolder([
        "a.formdef": Samples.sameTag, "base.json": #"{"overrides": [{"files": ["*"], \#(override)}]}"#,
        "formdef.json": #"{"extends": "base.json"\#(own)}"#,
      ])
      let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
      return run.output.split(separator: "\n").map { $0.split(separator: ":")[3].dropFirst().description }
    }
    let off = #""severity": {"duplicate-tag": "off"}"#
    #expect(try codes("", off).isEmpty)
    #expect(try codes(#", "severity": {"duplicate-tag": "hint"}"#, off) == ["hint"])
    #expect(try codes(#", "severity": {"tags": "hint"}"#, off) == ["hint"])
    #expect(try codes(#", "ignore": []"#, #""ignore": ["tags"]"#) == ["error"])
    #expect(try codes(#", "ignore": ["tags"]"#, #""select": ["duplicate-tag"]"#).isEmpty)
    #expect(try codes(#", "select": ["default"]"#, #""select": ["keyboard"]"#) == ["error"])
    #expect(try codes("", #""select": ["keyboard"]"#).isEmpty)
    let own = #", \#(off), "overrides": [{"files": ["a*"], "severity": {"tags": "warning"}}]"#
    #expect(try codes(own, #""severity": {"tags": "hint"}"#) == ["warning"])
  }

  /// A rule that is off by default is asked where settings or the command line name it, its group or all.
  @Test func selectsWhatIsOffByDefault() throws {
    func found(_ settings: String, _ arguments: [String] = []) throws -> [String] {
      try codes(settings, arguments, keys: false).sorted()
    }
    let keyless = ["warning missing-key", "warning missing-key"]
    #expect(try found("{}", ["--select", "missing-key"]) == keyless)
    #expect(try found(#"{"select": ["missing-key"]}"#) == keyless)
    #expect(try found(#"{"select": ["default"]}"#) == ["error duplicate-tag"])
    #expect(try found(#"{"select": ["default", "keyboard"]}"#) == ["error duplicate-tag"])
    #expect(try found(#"{"select": ["tags"]}"#) == ["error duplicate-tag"] + keyless)
    #expect(try found("{}", ["--select", "tags"]) == ["error duplicate-tag"] + keyless)
    #expect(try found(#"{"select": ["tags"], "ignore": ["missing-key"]}"#) == ["error duplicate-tag"])
    #expect(try found(#"{"severity": {"tags": "error"}}"#) == ["error duplicate-tag"])
    #expect(try found(#"{"select": ["all"]}"#) == ["error duplicate-tag"] + keyless)
    #expect(try found(#"{"overrides": [{"files": ["*"], "select": ["missing-key"]}]}"#) == keyless)
  }

  /// A control for which settings suppress a finding leaves it; the others keep theirs.
  @Test func oneControlIsSuppressedWithoutTheOthers() throws {
    let entries = ["duplicate-tag", "return-does-nothing"].map {
      #"{"file": "*", "control": "a", "code": "\#($0)", "reason": "by hand"}"#
    }
    let fields = ["a", "b", "c"].map { "textField \($0) { tag: 7; returnKeyType: .next }" }.joined(separator: "\n")
    let files = [
      "formdef.json": #"{"suppressions": [\#(entries.joined(separator: ","))]}"#,
      "a.formdef": "form F {\n\(fields)\n}\n",
    ]
    let run = try BuiltProgram.shell("$formdef lint a.formdef --format concise", in: TemporaryFolder(files))
    #expect(run.output.contains("the tag 7 of 'c' is also that of 'b' ("), "\(run.output)")
    #expect(run.output.contains("a.formdef:3:") && !run.output.contains("a.formdef:2:"), "\(run.output)")
    #expect(!run.output.contains("unused-suppression"), "\(run.output)")
  }

  /// What settings say of a form that says nothing is told of the form.
  @Test func settingsMayLetTheKeyboardCoverFields() throws {
    let files = [
      "formdef.json": #"{"form": {"keyboardAvoidance": ".none"}}"#,
      "a.formdef": "form Person { textField a { key: a } }\nform Quiet { textField a { key: a; isEnabled: false } }\n",
    ]
    let run = try BuiltProgram.shell("$formdef lint a.formdef --format concise", in: TemporaryFolder(files))
    #expect(run.output.contains("a.formdef:1:6: information: the keyboard may cover the fields"), "\(run.output)")
    #expect(!run.output.contains("a.formdef:2:"), "\(run.output)")
  }

  @Test func suppressesWithAReason() throws {
    let entry = #"{"file": "a.formdef", "control": "email", "code": "duplicate-tag", "reason": "two screens"}"#
    #expect(try codes(#"{"suppressions": [\#(entry)]}"#).isEmpty)
    let first = entry.replacing("email", with: "name")
    #expect(try codes(#"{"suppressions": [\#(first)]}"#).isEmpty)
    let other = entry.replacing("email", with: "phone")
    #expect(try codes(#"{"suppressions": [\#(other)]}"#) == ["error duplicate-tag", "warning unused-suppression"])
    let blank = entry.replacing("two screens", with: " ")
    #expect(try codes(#"{"suppressions": [\#(blank)]}"#).first == "error invalid-settings")
  }

  @Test func takesWhatItExtends() throws {
    let folder = try TemporaryFolder([
      "base/formdef.json": #"{"severity": {"duplicate-tag": "hint", "tags": "warning"}}"#,
      "app/formdef.json": #"{"extends": "../base/formdef.json", "severity": {"duplicate-tag": "information"}}"#,
      "app/a.formdef": Samples.sameTag,
    ])
    #expect(try BuiltProgram.run("lint", "--format", "concise", in: folder).output.contains(": information: "))
    try folder.write(#"{"extends": "formdef.json"}"#, to: "app/formdef.json")
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.status == 2 && run.output.hasPrefix("app/formdef.json:1:13: error: circular 'extends'"))
  }

  @Test(arguments: [
    (#"{"ignored": []}"#, #"1:2: error: there is no key 'ignored' here; did you mean 'ignore'?"#),
    (
      #"{"ignore": ["duplicate-tags"]}"#,
      "1:13: error: there is no code or group 'duplicate-tags'; did you mean 'duplicate-tag'?"
    ),
    (#"{"ignore": [], "ignore": []}"#, "1:16: error: the key 'ignore' is there twice"),
    (#"{"severity": {"tags": "fatal"}}"#, "1:23: error: a severity is one of"),
    ("{\n  // why\n}", "2:3: error: settings are not JSON"),
    (#"{"form": {"dispatch": ".tag"}}"#, "1:23: error: "),
    (#"{"form": {"dispach": ".tags"}}"#, "1:11: error: "),
    (#"{"documentation": "here"}"#, "1:19: error: "),
    (
      #"{"documentation": "https://a b"}"#,
      "1:19: error: 'documentation' is an address: ' ' cannot stand in one; write '%20'"
    ),
    (
      #"{"documentation": "https://"}"#, "1:19: error: 'documentation' is an address: expected a host behind 'https://'"
    ),
    (
      #"{"documentation": "https://a/é"}"#,
      "1:19: error: 'documentation' is an address: 'é' cannot stand in one; write '%C3%A9'"
    ),
    (#"{"documentation": "https://a/%zz"}"#, "1:19: error: 'documentation' is an address: '%' stands before two"),
    (#"{"form": {"locales": ["en_US", "xx_YY_ZZ"]}}"#, "1:32: error: "),
    (#"{"suppressions": [{"file": "a", "code": "duplicate-tag"}]}"#, "1:19: error: 'reason' is missing"),
  ])
  func saysWhereAMistakeIs(_ settings: String, _ finding: String) throws {
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": Samples.clean])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.output.hasPrefix("formdef.json:\(finding)"))
    #expect(run.output.contains("(invalid-settings)"))
    #expect(run.status == 2)
  }

  @Test func leavesOutWhatIsExcludedUnlessItIsNamed() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"exclude": ["gen/"]}"#, ".gitignore": "*.tmp.formdef\n", "gen/a.formdef": Samples.misspelt,
      "Pods/b.formdef": Samples.misspelt, "c.tmp.formdef": Samples.misspelt, "d.formdef": Samples.misspelt,
    ])
    func files(_ arguments: String...) throws -> [String] {
      try BuiltProgram.run(["lint", "--format", "concise"] + arguments, in: folder).output.split(separator: "\n")
        .map { String($0.prefix { $0 != ":" }) }
    }
    #expect(try files() == ["d.formdef"])
    #expect(
      try files("gen/a.formdef", "Pods", "c.tmp.formdef") == ["gen/a.formdef", "Pods/b.formdef", "c.tmp.formdef"])
  }

  @Test func speaksForFormsThatSayNothing() throws {
    let form = "form Person {\n    textField name { tag: 1 }\n    textField email { tag: 1 }\n}\n"
    let settings =
      #"{"form": {"dispatch": ".tags"}, "overrides": [{"files": ["o.formdef"], "form": {"dispatch": ".outlets"}}]}"#
    let own = form.replacing("Person {", with: "Person {\n    dispatch: .outlets")
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": form, "b.formdef": own, "o.formdef": form])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains("duplicate-tag") }
    #expect(lines.filter { $0.hasPrefix("a.formdef:") && $0.contains(" error: ") }.count == 1)
    #expect(lines.filter { $0.contains(" error: ") }.count == 1)
  }

  @Test func keepsFixesBack() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"unfixable": ["syntax-error"]}"#, "a.formdef": Samples.misspelt,
    ])
    _ = try BuiltProgram.run("lint", "--fix", in: folder)
    #expect(try folder.text("a.formdef") == Samples.misspelt)
  }

  @Test func laysOutAsSettingsSay() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"formatter": {"indent": 2}}"#, "a.formdef": "form A {\ntextField x { tag: 1 }\n}\n",
    ])
    #expect(try BuiltProgram.run("format", "a.formdef", in: folder).output.contains("\n  textField"))
    #expect(try BuiltProgram.run("format", "a.formdef", "--indent", "3", in: folder).output.contains("\n   textField"))
  }

  /// One that has a mistake, or speaks of what is not looked for, neither suppresses nor is unused.
  @Test(arguments: [
    (#"{"file": "*", "code": "duplicate-tag", "reason": " "}"#, "a suppression needs a reason"),
    (#"{"file": "*", "code": "duplicate-tag"}"#, "'reason' is missing"),
    (#"{"file": "*", "code": "tags", "reason": "old"}"#, "'tags' is more than one code"),
    (#"{"file": "*", "code": "duplicate-tagg", "reason": "old"}"#, "did you mean 'duplicate-tag'?"),
    (#"{"file": "*", "code": "syntax-error", "reason": "old"}"#, "'syntax-error' cannot be suppressed"),
  ])
  func suppressionsWithMistakesSuppressNothing(_ suppression: String, _ message: String) throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"suppressions": [\#(suppression)]}"#, "a.formdef": Samples.sameTag,
    ])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.status == 2 && run.output.contains(message) && run.output.contains("(duplicate-tag)"))
    #expect(!run.output.contains("unused-suppression"))
  }

  @Test(
    arguments: [
      (#"{"severity": {"syntax-error": "off"}}"#, "'syntax-error' cannot be suppressed"),
      (#"{"severity": {"syntax-error": "hint"}}"#, "'syntax-error' is always an error"),
      (#"{"ignore": ["syntax-error"]}"#, "'syntax-error' cannot be suppressed"),
      (#"{"overrides": [{"files": ["*"], "ignore": ["syntax-error"]}]}"#, "'syntax-error' cannot be suppressed"),
      (#"{"severity": {"syntax-error": "error", "names": "hint"}, "ignore": ["all"]}"#, nil),
    ] as [(String, String?)])
  func syntaxErrorsStayErrors(_ settings: String, _ mistake: String?) throws {
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": "form A {\n  textField {\n}\n"])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.status == (mistake == nil ? 1 : 2))
    #expect(run.output.contains("error: ") && run.output.contains("(syntax-error)"))
    if let mistake { #expect(run.output.contains(mistake)) }
  }

  @Test func whatSeveralSettingsExtendIsUsedWhereOneOfThemNeedsIt() throws {
    let folder = try TemporaryFolder([
      "base.json": #"{"suppressions": [{"file": "a/*", "code": "duplicate-tag", "reason": "old"}]}"#,
      "a/formdef.json": #"{"extends": "../base.json"}"#, "b/formdef.json": #"{"extends": "../base.json"}"#,
      "a/a.formdef": Samples.sameTag, "b/b.formdef": Samples.clean,
    ])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.output.isEmpty, "\(run.output)")
    try folder.write(Samples.clean, to: "a/a.formdef")
    let other = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(other.output.split(separator: "\n").count == 1 && other.output.hasPrefix("base.json:1:"), "\(other.output)")
  }

  /// What is extended may speak of files that this run leaves out, or that nobody here has.
  @Test func nothingIsSaidOfSuppressionsThatSpeakOfNoFile() throws {
    let folder = try TemporaryFolder([
      "node_modules/team/all.json": #"{"suppressions": [{"file": "b/*", "code": "duplicate-tag", "reason": "old"}]}"#,
      "formdef.json": #"{"extends": "node_modules/team/all.json"}"#, "a.formdef": Samples.clean,
    ])
    let extended = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(extended.output.isEmpty, "\(extended.output)")
    let named = try BuiltProgram.run(
      "lint", "--format", "concise", "--config", "node_modules/team/all.json", in: folder)
    #expect(named.output.contains("unused-suppression"), "\(named.output)")
  }

  @Test func suppressionsOfCodesThatAreOffAreNotUnused() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"suppressions": [{"file": "*", "code": "duplicate-tag", "reason": "old"}]}"#,
      "a.formdef": Samples.clean,
    ])
    func isUnused(_ arguments: String...) throws -> Bool {
      try BuiltProgram.run(["lint", "--format", "concise"] + arguments, in: folder).output.contains(
        "unused-suppression")
    }
    #expect(try isUnused())
    #expect(try !isUnused("--select", "overlays"))
    #expect(try !isUnused("--ignore", "tags"))
  }

  /// What is said of suppressions is a finding in the settings file like any other.
  @Test func unusedSuppressionsObeySettings() throws {
    let list = #""suppressions": [{"file": "a.formdef", "code": "zero-tag", "reason": "r"}]"#
    let folder = try TemporaryFolder(["a.formdef": Samples.clean])
    func run(_ settings: String, _ arguments: String...) throws -> BuiltProgram.Run {
      try folder.write("{\(settings)\(list)}", to: "formdef.json")
      return try BuiltProgram.run(["lint", "--format", "concise", "--error-on-warnings"] + arguments, in: folder)
    }
    #expect(try run("").output.contains(": warning: unused suppression: "))
    for settings in [#""ignore": ["unused-suppression"], "#, #""severity": {"unused-suppression": "off"}, "#] {
      let silent = try run(settings)
      #expect(silent.output.isEmpty && silent.status == 0, "\(silent)")
    }
    #expect(try run("", "--ignore", "unused-suppression").output.isEmpty)
    #expect(try run("", "--select", "keyboard").output.isEmpty)
    #expect(try run(#""severity": {"unused-suppression": "error"}, "#).output.contains(": error: unused suppression: "))
    _ = try run("", "--write-baseline", "known.json")
    #expect(
      try folder.text("known.json") == """
        {"version": 1, "entries": [
        {"file": "formdef.json", "code": "unused-suppression", "count": 1}
        ]}

        """)
    let known = try run("", "--baseline", "known.json")
    #expect(known.output.isEmpty && known.status == 0 && !known.errors.contains("stale"))
    try folder.write("{}", to: "formdef.json")
    try folder.write(#"{"suppressions": []}"#, to: "formdef.json")
    try folder.write(Samples.clean.replacing("tag: 1", with: "tag: 0"), to: "a.formdef")
    let used = try run("", "--baseline", "known.json")
    #expect(used.errors.contains("stale baseline entry: 'unused-suppression' of 'formdef.json'"), "\(used.errors)")
  }

  /// Values of forms are written as in the language, lists of cases too.
  @Test func listsOfCasesAreLists() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"form": {"dismissKeyboard": [".tapOutside", ".onDrag"], "locales": ["de_DE"]}}"#,
      "a.formdef": "form A {\n    textField b { keyboardType: .numberPad }\n}\n",
    ])
    #expect(try BuiltProgram.run("lint", in: folder).errors == "No findings in 1 file.\n")
  }

  /// Visual Studio Code completes, explains and checks settings by the schema that the program prints.
  @Test func theEditorHasTheSchema() throws {
    let url = MarkdownPage.tests.appendingPathComponent("../editors/vscode/formdef.schema.json").standardizedFileURL
    let printed = try BuiltProgram.run("settings", "--schema", in: TemporaryFolder()).output
    if MarkdownPage.isUpdate { return try Data(printed.utf8).write(to: url) }
    #expect(try String(contentsOf: url, encoding: .utf8) == printed)
  }
}
