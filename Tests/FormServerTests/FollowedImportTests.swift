import Foundation
import JSONText
import TestSupport
import Testing

/// Imports mean what they did when files change their places.
@Suite struct FollowedImportTests {
  /// What is imported by way of a link to a folder is followed, by that link as far as it still leads there; a text that
  /// is known by two names is changed once.
  @Test(arguments: [
    ("sub/Other.formdef", "sub/O2.formdef", ["Main.formdef: link/O2.formdef", "sub/Shared.formdef: O2.formdef"]),
    ("sub/Other.formdef", "Other.formdef", ["Main.formdef: Other.formdef", "sub/Shared.formdef: ../Other.formdef"]),
    ("sub", "lib", ["Main.formdef: lib/Other.formdef", "Main.formdef: lib/Shared.formdef"]),
    ("link", "l2", ["Main.formdef: l2/Other.formdef", "Main.formdef: l2/Shared.formdef"]),
  ])
  func importsByLinksFollowFiles(old: String, new: String, expected: [String]) throws {
    let linked = try TemporaryFolder([
      "Main.formdef": "import \"link/Shared.formdef\"\nimport \"link/Other.formdef\"\n",
      "sub/Shared.formdef": "import \"Other.formdef\"\n", "sub/Other.formdef": "preset P { }\n",
    ])
    try FileManager.default.createSymbolicLink(atPath: linked.url("link").path, withDestinationPath: "sub")
    var client = MemoryClient(folder: linked.url.absoluteString)
    let uri = { (path: String) in "file://\(linked.url.path)/\(path)" }
    client.send(
      Messages.request(
        1, "workspace/willRenameFiles", #"{"files":[{"oldUri":"\#(uri(old))","newUri":"\#(uri(new))"}]}"#))
    let changes = client.answer(1)?["result"]?["changes"]?.members.map(Array.init) ?? []
    let found = changes.flatMap { file in
      (file.value.elements.map(Array.init) ?? []).map { edit in
        let text = edit["newText"]?.string?.replacing("\"", with: "") ?? ""
        return "\(file.name.replacing(uri(""), with: "")): \(text)"
      }
    }
    #expect(found.sorted() == expected)
  }
}
