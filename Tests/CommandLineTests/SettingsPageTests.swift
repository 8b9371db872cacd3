import Foundation
import TestSupport
import Testing

/// `formdef settings`: what holds for a file, and who says so.
struct SettingsPageTests {
  @Test func showsWhatHolds() throws {
    let folder = try TemporaryFolder(["formdef.json": "{\n  \"ignore\": [\"tags\"]\n}", "a.formdef": Samples.clean])
    let run = try BuiltProgram.run("settings", "a.formdef", in: folder)
    #expect(run.output.contains("(formdef.json:2)") && run.output.contains("duplicate-tag: off") && run.status == 0)
    let ofLine = try BuiltProgram.run("settings", "--select", "tags", "a.formdef", in: folder)
    #expect(ofLine.output.contains("[\"tags\"]  (--select)"))
    let schema = try BuiltProgram.run("settings", "--schema", in: folder).json
    #expect((schema["properties"] as? [String: Any])?["suppressions"] != nil)
  }

  /// Of very many mistakes the first ones are shown, and how many more there are.
  @Test func showsTheFirstOfVeryManyMistakes() throws {
    let repeated = Array(repeating: "\"ignore\": []", count: 3_000).joined(separator: ",\n")
    let folder = try TemporaryFolder(["formdef.json": "{\(repeated)}", "a.formdef": Samples.clean])
    for command in [["settings"], ["format"], ["generate", "--output", "out"]] {
      let run = try BuiltProgram.run(command + ["a.formdef"], in: folder)
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 1_001 && run.status == 2, "\(command)")
      #expect(lines.first == "error: formdef.json:2:1: the key 'ignore' is there twice")
      #expect(lines.last == "error: formdef.json: 1999 more mistakes")
    }
    let report = try BuiltProgram.run("lint", "--format", "concise", "a.formdef", in: folder)
    #expect(report.errors.contains("formdef.json: 1999 more of 'invalid-settings' not shown; --all shows them\n"))
    #expect(report.output.split(separator: "\n").count <= 1_001 && report.status == 2)
  }

  /// The words that a rule is off by, from wherever they come, and no others.
  @Test func showsWhatIsIgnored() throws {
    let settings = """
      {"ignore": ["duplicate-tag", "zero-tag"],
       "severity": {"tags": "off", "duplicate-key": "hint"},
       "overrides": [
         {"files": ["*"], "ignore": ["keyboard"]},
         {"files": ["*"], "select": ["default", "zero-tag", "tags"]},
         {"files": ["*"], "severity": {"duplicate-key": "error"}}]}
      """
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": Samples.clean])
    func shown(_ arguments: String...) throws -> [String] {
      try BuiltProgram.run(["settings", "a.formdef"] + arguments, in: folder).output.split(separator: "\n")
        .map(String.init)
    }
    func words(_ key: String, _ lines: [String]) -> [String] {
      lines.filter { $0.hasPrefix(key) }.map { $0.dropFirst(key.count).drop { $0 == " " }.description }
    }
    let all = try shown()
    #expect(words("ignore ", all) == [#"["duplicate-tag","keyboard"]  (formdef.json:1, formdef.json:4)"#], "\(all)")
    #expect(words("select ", all) == [#"["default","zero-tag","tags"]  (formdef.json:5)"#], "\(all)")
    #expect(words("severity.", all).map { $0.prefix { $0 != " " } } == ["duplicate-key"], "\(all)")
    #expect(all.contains("  duplicate-tag: off") && !all.contains("  zero-tag: off"), "\(all)")
    let selected = try shown("--select", "duplicate-tag", "--ignore", "overlays")
    #expect(words("ignore ", selected) == [#"["overlays"]  (--ignore)"#], "\(selected)")
  }

  /// Overrides and suppressions hold for a file as much as what is said for all.
  @Test func showsWhatHoldsForThisFileOnly() throws {
    let settings = """
      {"exclude": ["old/"],
       "overrides": [{"files": ["b.formdef"],
         "severity": {"tags": "hint"},
         "form": {"locales": ["de_DE"]}}],
       "suppressions": [
         {"file": "b.formdef", "form": "Person", "code": "duplicate-tag", "reason": "old"}]}
      """
    let folder = try TemporaryFolder([
      "formdef.json": settings, "a.formdef": Samples.sameTag, "b.formdef": Samples.sameTag,
    ])
    let one = try BuiltProgram.run("settings", "a.formdef", in: folder).output
    #expect(one.contains("[\"old/\"]  (formdef.json:1)"))
    #expect(!one.contains("locales") && !one.contains("severity") && !one.contains("suppressions"))
    let other = try BuiltProgram.run("settings", "b.formdef", in: folder).output
    #expect(other.contains("\"hint\"  (formdef.json:3)") && other.contains("(formdef.json:4)"))
    #expect(other.contains("suppressions[0]") && other.contains("(formdef.json:6)"))
  }
}
