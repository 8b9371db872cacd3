import Foundation
import JSONText
import TestSupport
import Testing

/// The paths that are suggested in an import: of files that are there, whether the editor opened their folder or not.
@Suite struct ImportPathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Main.formdef": "", "Shared.formdef": "preset P { }", "sub/Inner.formdef": "preset Q { }",
      "My \"own\".formdef": "preset R { }", "notes.txt": "", ".hidden/Hidden.formdef": "",
    ])
  }

  /// What is put in the place of what was typed.
  private func suggested(_ text: String, character: Int, opensFolder: Bool) throws -> [String] {
    let uri = folder.url("Main.formdef").absoluteString
    var client = MemoryClient(folder: opensFolder ? folder.url.absoluteString : nil)
    client.sendWithoutIdling(Messages.open(text, uri: uri))
    client.sendWithoutIdling(
      Messages.ask(
        1, "textDocument/completion", uri: uri, #""position":{"line":0,"character":\#(character)}"#))
    let items = try #require(client.answer(1)?["result"]?["items"]?.elements.map(Array.init) ?? [])
    return items.compactMap { $0["textEdit"]?["newText"]?.string }
  }

  @Test(arguments: [true, false]) func filesBesideAreThere(opensFolder: Bool) throws {
    let all = ["My \\\"own\\\".formdef", "Shared.formdef", "sub/Inner.formdef"]
    #expect(try suggested("import \"\"\n", character: 8, opensFolder: opensFolder) == all)
    #expect(
      try suggested("import \"./\"\n", character: 10, opensFolder: opensFolder) == all.map { "./" + $0 })
  }

  @Test func halfAPathIsNoFile() throws {
    #expect(try !suggested("import \"sub/In\"\n", character: 14, opensFolder: false).contains("sub/In"))
    #expect(try !suggested("import \"sub\"\n", character: 11, opensFolder: false).contains("sub"))
  }
}
