import Foundation
import TestSupport
import Testing

/// Reports for services and tools, each as a whole, and with the members that its format asks for.
struct ReportFormatTests {
  private func report(_ format: String, _ files: [String: String] = ["a.formdef": Samples.sameTag]) throws -> String {
    try BuiltProgram.run("lint", "--format", format, in: TemporaryFolder(files)).output
  }

  private func array(_ text: String) throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
  }

  @Test func jsonLinesEndWithTheSummary() throws {
    let run = try BuiltProgram.run(
      "lint", "--format", "json-lines", ".", "none.formdef", in: TemporaryFolder(["a.formdef": Samples.sameTag]))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[0].hasPrefix(#"{"code":"duplicate-tag","#))
    #expect(
      lines[1] == #"{"summary":{"files":1,"errors":1,"warnings":0,"information":0,"hints":0,"fixable":0,"#
        + #""unsafelyFixable":1},"notChecked":[{"file":"none.formdef","reason":"there is no such file"}]}"#)
  }

  @Test func githubIsOneCommandAFinding() throws {
    let text = try report("github", ["a,b.formdef": "form A { /* 😀 */ textfield x { tag: 1 } }\n"])
    #expect(
      text.hasPrefix("::error file=a%2Cb.formdef,line=1,endLine=1,col=18,endColumn=26,title=syntax-error::"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func gitlabTellsFindingsApart() throws {
    let two = "form A { dispatch: .tags\n textField a { tag: 1 }\n textField b { tag: 1 }\n }\n"
    let issues = try array(report("gitlab", ["a.formdef": two, "b.formdef": "\n" + two]))
    #expect(issues.count == 2)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    for issue in issues {
      let location = issue["location"] as? [String: Any]
      #expect((location?["lines"] as? [String: Any])?["begin"] as? Int ?? 0 > 0)
      #expect(issue["description"] is String && issue["check_name"] as? String == "duplicate-tag")
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String))
    }
    let moved = try array(report("gitlab", ["a.formdef": "// more\n\n" + two]))
    #expect(moved.first?["fingerprint"] as? String == issues.first?["fingerprint"] as? String)
    #expect(try array(report("gitlab", ["a.formdef": Samples.clean])).isEmpty)
  }

  @Test func checkstyleHasAFileForEach() throws {
    #expect(
      try report("checkstyle", ["a&b.formdef": Samples.sameTag, "c.formdef": Samples.clean]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="a&amp;b.formdef">
            <error line="4" column="28" severity="error" message="the tag 1 of &apos;email&apos; is also that of \
        &apos;name&apos;" source="formdef.duplicate-tag"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func junitHasATestForEachFindingAndCleanFile() throws {
    let text = try report("junit", ["a.formdef": Samples.sameTag, "b.formdef": Samples.clean])
    #expect(text.contains(#"<testsuite name="a.formdef" tests="1" failures="1" errors="0">"#))
    #expect(text.contains(#"<testcase name="duplicate-tag at 4:28" classname="a.formdef">"#))
    #expect(text.contains(#"<testcase name="no findings" classname="b.formdef"/>"#))
    #expect(text.hasSuffix("</testsuites>\n"))
  }

  @Test func markdownIsATable() throws {
    let text = try report("markdown")
    #expect(text.contains("| 4:28 | error | the tag 1 of 'email' is also that of 'name' | `duplicate-tag` |\n"))
    #expect(text.hasPrefix("### a.formdef\n"))
  }

  @Test func sarifHasWhatItsSchemaAsksFor() throws {
    let folder = try TemporaryFolder(["a b.formdef": "form A { /* ä😀 */ textfield x { tag: 1 } }\n"])
    let log = try BuiltProgram.run("lint", "--format", "sarif", in: folder).json
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "formdef")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "syntax-error" && result["level"] as? String == "error")
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect((place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b.formdef")
    #expect((place?["region"] as? [String: Int])?["startColumn"] == 19)
    #expect((run["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
  }

  /// What the schemas of JSON reports require: a place, where `[]` stands for each element of an array, and its members.
  private static let required: [(format: String, place: String, members: [String])] = [
    ("sarif", "", ["version", "runs"]), ("sarif", "runs[]", ["tool"]), ("sarif", "runs[].tool", ["driver"]),
    ("sarif", "runs[].tool.driver", ["name"]), ("sarif", "runs[].tool.driver.rules[]", ["id"]),
    ("sarif", "runs[].results[]", ["message"]), ("sarif", "runs[].invocations[]", ["executionSuccessful"]),
    ("sarif", "runs[].invocations[].toolExecutionNotifications[]", ["message"]),
    ("sarif", "runs[].results[].fixes[]", ["artifactChanges"]),
    ("sarif", "runs[].results[].fixes[].artifactChanges[]", ["artifactLocation", "replacements"]),
    ("sarif", "runs[].results[].fixes[].artifactChanges[].replacements[]", ["deletedRegion"]),
    ("gitlab", "[]", ["description", "check_name", "fingerprint", "severity", "location"]),
    ("gitlab", "[].location", ["path", "lines"]), ("gitlab", "[].location.lines", ["begin"]),
  ]

  /// The values at a place of a JSON value.
  private func values(_ json: Any, at place: Substring) -> [Any] {
    if place.isEmpty { return [json] }
    if place.hasPrefix("[]") {
      let rest = place.dropFirst(2)
      return (json as? [Any] ?? []).flatMap { values($0, at: rest.hasPrefix(".") ? rest.dropFirst() : rest) }
    }
    let name = place.prefix { $0 != "." && $0 != "[" }
    let rest = place.dropFirst(name.count)
    guard let value = (json as? [String: Any])?[String(name)] else { return [] }
    return values(value, at: rest.hasPrefix(".") ? rest.dropFirst() : rest)
  }

  @Test(arguments: ["sarif", "gitlab"]) func hasTheMembersThatItsSchemaRequires(_ format: String) throws {
    let run = try BuiltProgram.run(
      "lint", "--format", format, ".", "none.formdef",
      in: TemporaryFolder(["a.formdef": Samples.sameTag, "b.formdef": Samples.misspelt]))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    for (_, place, members) in ReportFormatTests.required.filter({ $0.format == format }) {
      let found = values(report, at: place[...])
      #expect(!found.isEmpty, "\(place)")
      for value in found {
        for member in members { #expect((value as? [String: Any])?[member] != nil, "\(place).\(member)") }
      }
    }
  }

  /// What the schemas of XML reports require: the attributes of each element.
  @Test(arguments: [
    ("checkstyle", "file", ["name"]), ("checkstyle", "error", ["severity", "message", "source"]),
    ("junit", "testsuite", ["name", "tests", "failures", "errors"]), ("junit", "testcase", ["name", "classname"]),
    ("junit", "failure", ["type", "message"]), ("junit", "error", ["type", "message"]),
  ])
  func hasTheAttributesThatItsSchemaRequires(_ format: String, _ element: String, _ attributes: [String]) throws {
    let run = try BuiltProgram.run(
      "lint", "--format", format, ".", "none.formdef", in: TemporaryFolder(["a.formdef": Samples.sameTag]))
    let tags = run.output.split(separator: "<").filter { $0.hasPrefix(element + " ") }
    #expect(!tags.isEmpty)
    for tag in tags { for name in attributes { #expect(tag.contains(" \(name)=\""), "\(tag)") } }
  }

  /// Reports say how many findings a limit left out.
  @Test(arguments: ["gitlab", "checkstyle", "junit", "github", "markdown"])
  func saysWhatTheLimitLeftOut(_ format: String) throws {
    let controls = (0..<1_005).map { "    textfield f\($0) { }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(controls)}\n"])
    let run = try BuiltProgram.run("lint", "--format", format, in: folder)
    #expect(run.output.contains("5 more of ") && run.output.contains("--all shows them"))
  }

  /// A code leads to its page where that is served and a terminal follows links; elsewhere there is none.
  @Test func linksCodesInTerminals() throws {
    let settings = #"{"documentation": "https://rules.example"}"#
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": Samples.sameTag])
    let run = try BuiltProgram.run("lint", "--color", "always", in: folder)
    #expect(!run.output.contains("\u{1B}]8;"))
    #expect(
      try BuiltProgram.run("lint", "--format", "json", in: folder).output.contains("rules.example/duplicate-tag.md"))
    let sarif = try BuiltProgram.run("lint", "--format", "sarif", in: folder).output
    #expect(sarif.contains(#""helpUri":"https://rules.example/duplicate-tag.md""#))
  }

  @Test func goesToAFile() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let run = try BuiltProgram.run("lint", "--format", "concise", "--output", "report.txt", in: folder)
    #expect(run.output.isEmpty && run.status == 1)
    #expect(try folder.text("report.txt").hasPrefix("a.formdef:4:28: error: "))
    #expect(try BuiltProgram.run("lint", "--output", "no/such/report.txt", in: folder).status == 2)
  }

  /// Somebody forgot the name of the report.
  @Test(arguments: ["a.formdef", "formdef.json", "link"])
  func neverGoesWhereAFormIs(_ name: String) throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag, "formdef.json": "{}"])
    try FileManager.default.createSymbolicLink(atPath: folder.url("link").path, withDestinationPath: "a.formdef")
    #expect(try BuiltProgram.run("lint", "--output", name, in: folder).status == 2)
    #expect(try folder.text("a.formdef") == Samples.sameTag && folder.text("formdef.json") == "{}")
  }

  @Test func countsCodes() throws {
    let folder = try TemporaryFolder([
      "a.formdef": Samples.sameTag, "b.formdef": Samples.sameTag, "c.formdef": Samples.warning,
    ])
    let run = try BuiltProgram.run("lint", "--statistics", in: folder)
    #expect(run.output == "2 duplicate-tag\n1 overlay-never-shown\n")
  }

  @Test func saysAsMuchAsSomebodyWants() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.sameTag])
    let quiet = try BuiltProgram.run("lint", "--quiet", in: folder)
    #expect(quiet.errors.isEmpty && !quiet.output.isEmpty)
    let table = try BuiltProgram.run("lint", "--quiet", "--format", "markdown", in: folder)
    #expect(table.output.hasSuffix("`duplicate-tag` |\n\n") && table.errors.isEmpty)
    #expect(try BuiltProgram.run("lint", "--verbose", in: folder).errors.contains("file: a.formdef\n"))
    #expect(try BuiltProgram.run("lint", "--exit-zero", in: folder).status == 0)
    #expect(try BuiltProgram.run("lint", "--exit-zero", "none.formdef", in: folder).status == 2)
  }

  @Test func showsAThousandOfACode() throws {
    let controls = (0..<1_005).map { "    textfield f\($0) { }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(controls)}\n"])
    let run = try BuiltProgram.run("lint", "--format", "json", in: folder)
    #expect((run.json["findings"] as? [Any])?.count == 1_005)
    #expect(run.json["notShown"] == nil)
    #expect(
      try BuiltProgram.run("lint", in: folder).errors.hasPrefix(
        "a.formdef: 5 more of 'syntax-error' not shown; --all shows them\n"))
    #expect(
      (try BuiltProgram.run("lint", "--all", "--format", "json", in: folder).json["findings"] as? [Any])?.count == 1_005
    )
  }

  @Test func saysWhatFormsAre() throws {
    let folder = try TemporaryFolder(["Main.storyboard": "<document/>", "View.swift": "let a = 1\n"])
    for name in ["Main.storyboard", "View.swift"] {
      let run = try BuiltProgram.run("lint", name, in: folder)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.split(separator: "\n").count <= 6)
      #expect(run.errors.contains(name) && run.errors.contains(".formdef"))
    }
    let empty = try BuiltProgram.run("lint", in: folder)
    #expect(empty.status == 0 && empty.errors.contains(".formdef") && empty.errors.contains("formdef init"))
  }
}
