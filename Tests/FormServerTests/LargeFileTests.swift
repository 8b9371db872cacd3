import Foundation
import JSONText
import TestSupport
import Testing

@testable import FormServer

/// Large files on disk are read beside everything else: what is about them waits, and nothing else does.
struct LargeFileTests {
  private let folder: TemporaryFolder
  private static let fields = (0..<4_000).map {
    "    textField f\($0) { label: \"Field number \($0)\"; placeholder: \"A word or two\" }\n"
  }.joined()
  private static let large = "preset Common { label: \"Shared\" }\nform Large {\n\(fields)}\n"
  private static let moved = "\n\n" + large
  private static let user = "import \"Large.formdef\"\nform User { textField a { use Common } }\n"
  private static let small = "form Small {\n    textField name { rule length(2...20); keyboardType: .nope }\n}\n"
  private static let use = Messages.position(1, 31)

  init() throws {
    folder = try TemporaryFolder([
      "Large.formdef": Self.large, "User.formdef": Self.user, "Small.formdef": Self.small,
    ])
  }

  private func uri(_ name: String) -> String { folder.url("\(name).formdef").absoluteString }

  /// A client with the small document and the user of the large one open.
  private func client() -> MemoryClient {
    var client = MemoryClient(folder: folder.url.absoluteString, patience: 0)
    client.send(Messages.open(Self.user, uri: uri("User")), Messages.open(Self.small, uri: uri("Small")))
    _ = client.takeAll()
    return client
  }

  private func ids(_ client: MemoryClient) -> [Int64] {
    client.messages.compactMap { $0["method"] == nil ? $0["id"]?.int64 : nil }
  }

  private func line(_ answer: JSONValue?) -> Int64? {
    let result = answer?["result"]
    let target = result?.elements?.first { _ in true } ?? result
    return (target?["targetSelectionRange"] ?? target?["range"])?["start"]?["line"]?.int64
  }

  /// Asks where the preset is, and about the other document; only the second is answered at once.
  private func ask(_ client: inout MemoryClient, _ id: Int) {
    client.sendWithoutIdling(Messages.ask(id, "textDocument/definition", uri: uri("User"), Self.use))
    client.sendWithoutIdling(
      Messages.ask(id + 1, "textDocument/prepareRename", uri: uri("Small"), Messages.position(1, 16)))
    #expect(!ids(client).contains(Int64(id)))
    while client.step() {}
    #expect(client.answer(Int64(id + 1))?["result"] != nil)
  }

  @Test func oneThatChangesIsReadBesideOthers() throws {
    var client = client()
    client.send(Messages.ask(1, "textDocument/definition", uri: uri("User"), Self.use))
    #expect(line(client.answer(1)) == 0)
    try folder.write(Self.moved, to: "Large.formdef")
    client.sendWithoutIdling(
      Messages.notification(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(uri("Large"))","type":2}]}"#))
    ask(&client, 2)
    #expect(line(client.answer(2)) == 2)
  }

  @Test func oneThatIsClosedIsReadBesideOthers() {
    var client = client()
    client.send(Messages.open(Self.moved, uri: uri("Large")))
    client.send(Messages.ask(1, "textDocument/definition", uri: uri("User"), Self.use))
    #expect(line(client.answer(1)) == 2)
    client.sendWithoutIdling(Messages.close(uri: uri("Large")))
    ask(&client, 2)
    #expect(line(client.answer(2)) == 0)
    client.send(Messages.request(4, "workspace/symbol", #"{"query":"Large"}"#))
    #expect(client.answer(4)?["result"]?.elements?.contains { _ in true } == true)
  }

  /// What an import names for the first time is read beside others, and nothing is told meanwhile of whom it concerns.
  @Test(arguments: ["Large", "Middle"]) func oneThatIsImportedIsReadBesideOthers(by name: String) throws {
    try folder.write("import \"Large.formdef\"\n", to: "Middle.formdef")
    var client = MemoryClient(patience: 0)
    client.send(Messages.open(Self.small, uri: uri("Small")))
    _ = client.takeAll()
    client.sendWithoutIdling(
      Messages.open(Self.user.replacing("Large", with: name), uri: uri("User")))
    ask(&client, 1)
    #expect(line(client.answer(1)) == 0)
    let told = client.takeAll().compactMap { $0["params"] }.filter { $0["uri"]?.string == uri("User") }
    #expect(told.count == 1 && told.first?.findings == [])
    // The same where an edit names it.
    client.send(Messages.close(uri: uri("User")))
    client.send(Messages.open("form User { textField a { use Common } }\n", uri: uri("User")))
    _ = client.takeAll()
    client.sendWithoutIdling(
      Messages.changes([Messages.edit((0, 0), (0, 0), "import \"\(name).formdef\"\n")], uri: uri("User")))
    ask(&client, 3)
    #expect(line(client.answer(3)) == 0)
  }

  /// Many small files that change together are read beside others too.
  @Test func manyThatChangeAreReadBesideOthers() throws {
    for number in 0..<12 { try folder.write(Self.preset("Old", number), to: "P\(number).formdef") }
    let imports = (0..<12).map { "import \"P\($0).formdef\"\n" }.joined()
    try folder.write(imports, to: "All.formdef")
    var client = client()
    let user = "import \"All.formdef\"\nform User { textField a { use New0; use New11 } }\n"
    client.send(Messages.open(user, uri: uri("Many")))
    let places = { (id: Int) in
      Messages.ask(id, "textDocument/definition", uri: uri("Many"), Messages.position(1, 43))
    }
    client.send(places(7))
    #expect(line(client.answer(7)) == nil)
    for number in 0..<12 { try folder.write(Self.preset("New", number), to: "P\(number).formdef") }
    let changes = (0..<12).map { #"{"uri":"\#(uri("P\($0)"))","type":2}"# }.joined(separator: ",")
    client.sendWithoutIdling(Messages.notification("workspace/didChangeWatchedFiles", #"{"changes":[\#(changes)]}"#))
    client.sendWithoutIdling(places(8))
    client.sendWithoutIdling(
      Messages.ask(9, "textDocument/prepareRename", uri: uri("Small"), Messages.position(1, 16)))
    #expect(!ids(client).contains(8))
    while client.step() {}
    #expect(client.answer(9)?["result"] != nil)
    #expect(line(client.answer(8)) == 0)
  }

  /// A file of some tens of kilobytes.
  private static func preset(_ name: String, _ number: Int) -> String {
    "preset \(name)\(number) { label: \"x\" }\n" + String(repeating: "// \(name)\n", count: 6_000)
  }

  /// What is found in files that are not open is found beside others, and the same.
  @Test func closedFilesAreCheckedBesideOthers() {
    let able = #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#
    func reports(patience: Int?) -> [String] {
      var client = MemoryClient(able, folder: folder.url.absoluteString, patience: patience)
      client.send(
        Messages.request(1, "workspace/diagnostic", #"{"previousResultIds":[]}"#),
        Messages.ask(2, "textDocument/diagnostic", uri: uri("Small")))
      let all = client.answer(1)?["result"]?["items"]?.elements.map(Array.init) ?? []
      let one = client.answer(2)?["result"]?["items"]
      #expect(all.count == 3 && one?.elements?.contains { _ in true } == true)
      return all.compactMap { $0["items"].map { String(decoding: $0.rawBytes, as: UTF8.self) } }
        + [one.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""]
    }
    #expect(reports(patience: 0) == reports(patience: nil))
  }
}
