import Foundation
import JSONText
import TestSupport
import Testing

/// What other programs change on disk, seen without the client's help when a document is opened or saved.
@Suite struct DiskTests {
  private static let form = "import \"../Shared/P.formdef\"\nform A {\n    textField a { label: \"A\"; use P }\n}\n"
  private static let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["one/A.formdef": Self.form]) }

  /// The codes of the form's findings that were told last; nil where none were.
  private func told(_ client: inout MemoryClient) -> [String]? {
    client.takeAll().last { message in
      message["method"]?.string == "textDocument/publishDiagnostics"
        && message["params"]?["uri"]?.string?.hasSuffix("A.formdef") == true
    }?["params"]?["diagnostics"]?.elements.map { $0.compactMap { $0["code"]?.string } }
  }

  private func message(_ method: String, _ name: String = "one/A.formdef") -> String {
    Messages.notification(method, #"{"textDocument":{"uri":"\#(folder.url(name).absoluteString)"}}"#)
  }

  /// The folder that the client has open, and whether it watches what is in it: outside of it nobody does.
  @Test(arguments: [("{}", ""), ("{}", "one"), (watching, "one")])
  func whatIsImportedComesAndChanges(capabilities: String, root: String) throws {
    let uri = folder.url("one/A.formdef").absoluteString
    var client = MemoryClient(capabilities, folder: folder.url(root).absoluteString)
    client.send(Messages.open(Self.form, uri: uri))
    #expect(told(&client)?.contains("import-not-found") == true)
    try folder.write("preset P { placeholder: \"\" }\n", to: "Shared/P.formdef")
    client.send(message("textDocument/didSave"))
    let saved = try #require(told(&client))
    #expect(!saved.contains("import-not-found") && !saved.contains("unresolved-reference"))
    try folder.write("preset Other { }\n", to: "Shared/P.formdef")
    client.send(Messages.close(uri: uri))
    client.send(Messages.open(Self.form, uri: uri))
    #expect(told(&client)?.contains("unresolved-reference") == true)
  }

  @Test(arguments: [("{}", "one"), (watching, "one")])
  func settingsComeAboveTheFolder(capabilities: String, root: String) throws {
    let uri = folder.url("one/A.formdef").absoluteString
    var client = MemoryClient(capabilities, folder: folder.url(root).absoluteString)
    client.send(Messages.open(Self.form, uri: uri))
    #expect(told(&client)?.contains("import-not-found") == true)
    try folder.write(#"{ "ignore": ["import-not-found"] }"#, to: "formdef.json")
    client.send(message("textDocument/didSave"))
    #expect(told(&client)?.contains("import-not-found") == false)
  }

  /// Some clients tell of a folder alone that came with all that is in it.
  @Test func aFolderComesBack() throws {
    let uri = folder.url("one/A.formdef").absoluteString
    var client = MemoryClient(Self.watching, folder: folder.url("one").absoluteString)
    client.send(Messages.open(Self.form, uri: uri))
    #expect(told(&client)?.contains("import-not-found") == true)
    try folder.write("preset P { }\n", to: "Shared/P.formdef")
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles",
        #"{"changes":[{"uri":"\#(folder.url("Shared").absoluteString)","type":1}]}"#))
    #expect(told(&client)?.contains("import-not-found") == false)
  }
}
