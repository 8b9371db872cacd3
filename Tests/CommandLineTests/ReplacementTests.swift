import Foundation
import TestSupport
import Testing

/// How files are replaced: nothing of them is lost but the old text.
struct ReplacementTests {
  private static let fixed = Samples.misspelt.replacing("textfield", with: "textField")

  @Test func writesWhereItLiesWhatHasSeveralNames() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt])
    _ = try BuiltProgram.shell("ln a.formdef b.txt", in: folder)
    #expect(try BuiltProgram.run("lint", "--fix", in: folder).status == 0)
    #expect(try folder.text("b.txt") == Self.fixed)
    #expect(try BuiltProgram.shell("test a.formdef -ef b.txt", in: folder).status == 0)
    #expect(try folder.names() == ["a.formdef", "b.txt"])
  }

  @Test func takesTwoNamesOfOneFileForOneFile() throws {
    let folder = try TemporaryFolder(["b.formdef": Samples.misspelt])
    _ = try BuiltProgram.shell("ln -s b.formdef a.formdef; ln b.formdef c.formdef", in: folder)
    let run = try BuiltProgram.run("lint", "--fix", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix("Applied 1 fix in 1 file.\nNo findings in 1 file.\n"))
    #expect(try folder.text("c.formdef") == Self.fixed)
  }

  /// A report that does not fit on the disk leaves the one that was there.
  @Test func keepsTheReportThatThereWas() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt, "report.json": "old"])
    let lint = "\"$formdef\" lint --format json --output report.json a.formdef"
    let full = try BuiltProgram.shell(
      "(trap '' XFSZ; ulimit -f 0; \(lint) 2>&1; echo $?) | cat", in: folder)
    #expect(full.output.contains("cannot write 'report.json'") && full.output.hasSuffix("\n2\n"))
    #expect(try folder.text("report.json") == "old")
    #expect(try BuiltProgram.shell(lint, in: folder).status == 1)
    #expect(try folder.text("report.json").hasPrefix("{"))
    #expect(try folder.names() == ["a.formdef", "report.json"])
    // Other names of the file, and links that lead nowhere yet, keep what they are.
    _ = try BuiltProgram.shell("ln report.json other.json; ln -s target.json link.json", in: folder)
    let both = "\(lint); \(lint.replacing("report.json", with: "link.json"))"
    #expect(try BuiltProgram.shell(both, in: folder).status == 1)
    #expect(try BuiltProgram.shell("test report.json -ef other.json && test -h link.json", in: folder).status == 0)
    #expect(try folder.text("target.json") == folder.text("report.json"))
  }

  @Test func writesNamesThatAreAsLongAsTheyMayBe() throws {
    let name = String(repeating: "n", count: 245) + ".formdef"
    let folder = try TemporaryFolder([name: Samples.misspelt])
    #expect(try BuiltProgram.run("lint", "--fix", name, in: folder).status == 0)
    #expect(try folder.text(name) == Self.fixed)
    #expect(try folder.names() == [name])
  }

  @Test func keepsExtendedAttributesAndModes() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt])
    let set = "python3 -c \"import os; os.setxattr('a.formdef', 'user.note', b'kept')\" && chmod 4750 a.formdef"
    guard try BuiltProgram.shell(set, in: folder).status == 0 else { return }
    #expect(try BuiltProgram.run("lint", "--fix", in: folder).status == 0)
    let shown = try BuiltProgram.shell(
      "python3 -c \"import os; print(os.getxattr('a.formdef', 'user.note'), oct(os.stat('a.formdef').st_mode))\"",
      in: folder)
    #expect(shown.output == "b'kept' 0o104750\n")
    #expect(try folder.text("a.formdef") == Self.fixed)
  }

  @Test func keepsOwnerAndGroup() throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt])
    // Only the superuser may give files away.
    guard try BuiltProgram.shell("chown 12345:23456 a.formdef", in: folder).status == 0 else { return }
    #expect(try BuiltProgram.run("lint", "--fix", in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("a.formdef").path)
    #expect(attributes[.ownerAccountID] as? Int == 12345)
    #expect(attributes[.groupOwnerAccountID] as? Int == 23456)
  }

  @Test func removesWhatRunsLeftThatWereKilled() throws {
    let folder = try TemporaryFolder([
      "a.formdef": Samples.misspelt, ".formdef-new-2147480000-abc": "half", ".formdef-other": "",
      ".formdef-new-\(ProcessInfo.processInfo.processIdentifier)-def": "in use",
    ])
    #expect(try BuiltProgram.run("lint", "--fix", in: folder).status == 0)
    let mine = ".formdef-new-\(ProcessInfo.processInfo.processIdentifier)-def"
    #expect(try folder.names() == [mine, ".formdef-other", "a.formdef"].sorted())
  }

  @Test func keepsTheCopyOfWhatMayBeHalfWritten() throws {
    let name = ".formdef-copy-2147480000-abc-d8cb8c7af63dc4f2-1"
    let folder = try TemporaryFolder(["a.formdef": Samples.misspelt, name: "old"])
    let run = try BuiltProgram.run("lint", "--fix", in: folder)
    #expect(run.errors.hasPrefix("warning: './\(name)' is the copy of a file that is not there any more\n"))
    #expect(try folder.names() == [name, "a.formdef"])
  }

  @Test func saysWhyItCannotWrite() throws {
    let folder = try TemporaryFolder(["a/a.formdef": Samples.misspelt])
    try folder.setPermissions(0o555, of: "a")
    defer { try? folder.setPermissions(0o755, of: "a") }
    // The superuser may write to every folder.
    guard geteuid() != 0 else { return }
    let run = try BuiltProgram.run("lint", "--fix", in: folder)
    #expect(run.status == 2 && run.errors.contains("error: cannot write 'a/a.formdef': permission denied\n"))
  }
}
