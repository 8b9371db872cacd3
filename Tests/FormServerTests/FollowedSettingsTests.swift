import Foundation
import JSONText
import TestSupport
import Testing

/// Settings and baselines speak of what they did when names and files change.
@Suite struct FollowedSettingsTests {
  private static let form = "form A {\n    textField a { use P }\n}\npreset P { }\n"

  /// What the edits of an answer have put in place of what stood in a file.
  private func newTexts(_ answer: JSONValue?, _ file: URL) -> [String] {
    answer?["result"]?["changes"]?[named: file.absoluteString]?.elements?.compactMap { $0["newText"]?.string } ?? []
  }

  /// The text of a file with the edits of an answer.
  private func edited(_ answer: JSONValue?, _ path: String, in folder: TemporaryFolder) throws -> String {
    var lines = try folder.text(path).components(separatedBy: "\n")
    let changes = answer?["result"]?["changes"]?[named: folder.url(path).absoluteString]
    for edit in (changes?.elements.map(Array.init) ?? []).reversed() {
      let line = Int(try #require(edit["range"]?["start"]?["line"]?.int64))
      let start = Int(try #require(edit["range"]?["start"]?["character"]?.int64))
      let end = Int(try #require(edit["range"]?["end"]?["character"]?.int64))
      let text = Array(lines[line].utf16)
      lines[line] =
        String(decoding: text[..<start], as: UTF16.self) + (edit["newText"]?.string ?? "")
        + String(decoding: text[end...], as: UTF16.self)
    }
    return lines.joined(separator: "\n")
  }

  private func renamed(_ folder: TemporaryFolder, _ line: Int, _ character: Int) -> JSONValue? {
    let uri = folder.url("a.formdef").absoluteString
    var client = MemoryClient(folder: folder.url.absoluteString)
    client.send(Messages.open((try? folder.text("a.formdef")) ?? "", uri: uri))
    client.send(
      Messages.ask(1, "textDocument/rename", uri: uri, Messages.position(line, character) + #","newName":"new""#))
    return client.answer(1)
  }

  /// The answer of a server for the folder `app` about a file or folder in it that is moved.
  private func moved(_ old: String, to new: String, in folder: TemporaryFolder) -> JSONValue? {
    var client = MemoryClient(folder: folder.url("app").absoluteString)
    let files = [old, new].map { name in
      URL(fileURLWithPath: "\(folder.url.path)/app/\(name)", isDirectory: false).standardized.absoluteString
    }
    client.send(
      Messages.request(
        1, "workspace/willRenameFiles", #"{"files":[{"oldUri":"\#(files[0])","newUri":"\#(files[1])"}]}"#))
    return client.answer(1)
  }

  private static func suppression(_ members: String) -> String {
    "{\"suppressions\": [\n{\(members), \"code\": \"missing-tag\", \"reason\": \"x\"}\n]}"
  }

  @Test(arguments: [
    (0, 5, #""form": "A""#, #""form": "new""#),
    (0, 5, #""form": "A", "control": "a""#, #""form": "new", "control": "a""#),
    (0, 5, #""form": "A", "control": "gone""#, #""form": "new", "control": "gone""#),
    (1, 14, #""form": "A", "control": "a""#, #""form": "A", "control": "new""#),
    (1, 14, #""control": "a""#, #""control": "new""#), (3, 7, #""control": "P""#, #""control": "new""#),
    (1, 14, #""form": "A", "control": "P""#, #""form": "A", "control": "P""#),
  ])
  func suppressionsFollowNames(line: Int, character: Int, before: String, after: String) throws {
    for (file, isFollowed) in [("a.formdef", true), ("/a.formdef", true), ("*.formdef", true), ("b.formdef", false)] {
      func text(_ names: String) -> String { FollowedSettingsTests.suppression("\"file\": \"\(file)\", \(names)") }
      let folder = try TemporaryFolder(["a.formdef": FollowedSettingsTests.form, "formdef.json": text(before)])
      let found = try edited(renamed(folder, line, character), "formdef.json", in: folder)
      #expect(found == text(isFollowed ? after : before))
    }
  }

  /// What keeps the name is still suppressed.
  @Test func aSuppressionOfSeveralStays() throws {
    let folder = try TemporaryFolder([
      "a.formdef": FollowedSettingsTests.form, "sub/b.formdef": "form A { }",
      "formdef.json": FollowedSettingsTests.suppression(#""file": "*.formdef", "form": "A""#),
    ])
    #expect(newTexts(renamed(folder, 0, 5), folder.url("formdef.json")).isEmpty)
  }

  @Test func baselinesFollowNames() throws {
    func baseline(_ form: String, _ control: String, _ preset: String) -> String {
      """
      {"version": 1, "entries": [
      {"file": "a.formdef", "control": "\(preset)", "code": "missing-tag", "count": 1},
      {"file": "a.formdef", "form": "\(form)", "control": "\(control)", "code": "missing-tag", "count": 1},
      {"file": "b.formdef", "form": "A", "control": "a", "code": "missing-tag", "count": 1}
      ]}
      """
    }
    let folder = try TemporaryFolder([
      "a.formdef": FollowedSettingsTests.form, "formdef.json": #"{"baseline": "known.json"}"#,
      "known.json": baseline("A", "a", "P"),
    ])
    #expect(try edited(renamed(folder, 0, 5), "known.json", in: folder) == baseline("new", "a", "P"))
    #expect(try edited(renamed(folder, 1, 14), "known.json", in: folder) == baseline("A", "new", "P"))
    #expect(try edited(renamed(folder, 3, 7), "known.json", in: folder) == baseline("A", "a", "new"))
  }

  @Test(arguments: [
    ("a.formdef", "b.formdef", ["b.formdef", "/b.formdef", "b.formdef"]),
    ("a.formdef", "sub/a.formdef", ["sub/a.formdef", "/sub/a.formdef", "sub/a.formdef"]),
    ("base", "other", ["other/all.json", "other/"]), ("base/all.json", "all.json", ["all.json"]),
    ("a.formdef", "../a.formdef", ["../a.formdef"]),
  ])
  func settingsFollowFiles(old: String, new: String, texts: [String]) throws {
    let folder = try TemporaryFolder([
      "app/a.formdef": FollowedSettingsTests.form, "app/base/all.json": "{}",
      "app/known.json": #"{"version": 1, "entries": [{"file": "a.formdef", "code": "missing-tag", "count": 1}]}"#,
      "app/formdef.json": #"""
      {"extends": "base/all.json", "baseline": "known.json", "exclude": ["base/", "*.formdef"],
       "suppressions": [{"file": "a.formdef", "code": "missing-tag", "reason": "x"}],
       "overrides": [{"files": ["/a.formdef"], "ignore": ["names"]}]}
      """#,
    ])
    let answer = moved(old, to: new, in: folder)
    let found = ["formdef.json", "known.json"].flatMap { newTexts(answer, folder.url("app/" + $0)) }
    #expect(found.sorted() == texts.map { "\"\($0)\"" }.sorted())
  }

  /// What stands before the wildcards of a pattern moves with its folder.
  @Test(arguments: [
    ("sub", "lib", ["lib/**", "lib/*.formdef", "!lib/b*", "lib/deep/*", "/lib/[ab].formdef"]),
    ("sub/deep", "deep", ["deep/*"]), ("sub/a.formdef", "sub/c.formdef", []), ("sub", "../sub", []),
  ])
  func patternsFollowFolders(old: String, new: String, texts: [String]) throws {
    let folder = try TemporaryFolder([
      "app/a.formdef": FollowedSettingsTests.form,
      "app/formdef.json": #"""
      {"exclude": ["sub/*.formdef", "!sub/b*", "*/sub", "s*/deep", "sub/deep/*", "**/sub/*"],
       "suppressions": [{"file": "sub/**", "code": "missing-tag", "reason": "x"}],
       "overrides": [{"files": ["/sub/[ab].formdef", "sub*"], "ignore": ["names"]}]}
      """#,
    ])
    let found = newTexts(moved(old, to: new, in: folder), folder.url("app/formdef.json"))
    #expect(found.sorted() == texts.map { "\"\($0)\"" }.sorted())
  }
}
