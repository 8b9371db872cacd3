import Foundation
import Testing
import TestSupport

/// `formdef lint --format json`: one object for other programs.
struct JSONReportTests {
  @Test func writesEveryMemberInOrder() throws {
    let run = try BuiltProgram.run(
      "lint", "--format", "json", in: TemporaryFolder(["a.formdef": "\u{FEFF}" + Samples.sameTag]))
    #expect(
      run.output == """
        {"version":1,"findings":[\
        {"code":"duplicate-tag","severity":"error","message":"the tag 1 of 'email' is also that of 'name'",\
        "file":"a.formdef","form":"Person","control":"email",\
        "range":{"start":{"line":4,"column":28,"offset":94},"end":{"line":4,"column":29,"offset":95}},\
        "related":[{"message":"'name' has the tag 1 here","file":"a.formdef",\
        "range":{"start":{"line":3,"column":27,"offset":63},"end":{"line":3,"column":28,"offset":64}}}],\
        "tags":[],"fixes":[{"title":"Use the free tag 2","applicability":"unsafe","edits":[{"file":"a.formdef",\
        "range":{"start":{"line":4,"column":28,"offset":94},"end":{"line":4,"column":29,"offset":95}},"newText":"2"}]}],\
        "data":{"tag":1},"url":null}],"notChecked":[],"summary":{"files":1,"errors":1,"warnings":0,"information":0,"hints":0,"fixable":0,\
        "unsafelyFixable":1}}

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
  }

  @Test func listsWhatCouldNotBeRead() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.clean])
    let run = try BuiltProgram.run("lint", "--format", "json", "a.formdef", "b.formdef", in: folder)
    let unread = run.json["notChecked"] as? [[String: String]]
    #expect(unread == [["file": "b.formdef", "reason": "there is no such file"]])
    #expect((run.json["findings"] as? [Any])?.isEmpty == true)
    #expect((run.json["summary"] as? [String: Int])?["files"] == 1)
    #expect(run.errors == "error: cannot read 'b.formdef': there is no such file\n")
    #expect(run.status == 2)
  }

  @Test func leavesNothingOut() throws {
    let controls = (0..<3_000).map { "    textfield f\($0) { }\n" }.joined()
    let folder = try TemporaryFolder(["a.formdef": "form A {\n\(controls)}\n", "b.formdef": "form B {\n\(controls)}\n"])
    let findings =
      try BuiltProgram.run("lint", "--all", "--format", "json", in: folder).json["findings"] as? [[String: Any]] ?? []
    #expect(findings.count == 6_000)
    let files = findings.compactMap { $0["file"] as? String }
    #expect(files == files.sorted())
  }
}
