import Foundation
import JSONText
import SystemIO
import TestSupport
import Testing

@testable import FormServer

/// The search of the client's folders, by itself.
@Suite struct FolderScanTests {
  /// The names of the files that are read, and how many others there are.
  private func read(_ folder: TemporaryFolder, byteLimit: Int) -> (names: [String], unread: Int) {
    var scan = FolderScan([folder.url.path], byteLimit: byteLimit)
    var names: [String] = []
    while let piece = scan.nextPiece() {
      if case .files(let paths) = piece { names += paths.map { String($0.split(separator: "/").last ?? "") } }
    }
    return (names, scan.unread)
  }

  /// A client may have opened the whole disk: the memory that its forms take has an end.
  @Test func formsAreReadUpToSoManyBytes() throws {
    let folder = try TemporaryFolder([
      "A.formdef": "form A { }", "B.formdef": "form B { }", "sub/C.formdef": "form C { }", "Z.txt": "no form",
    ])
    #expect(read(folder, byteLimit: 1_000) == (["A.formdef", "B.formdef", "C.formdef"], 0))
    #expect(read(folder, byteLimit: 25) == (["A.formdef", "B.formdef"], 1))
    #expect(read(folder, byteLimit: 5) == ([], 3))
  }

  /// What comes to a folder that was looked into already shows: the folder is known as it looked before.
  @Test func foldersAreKnownAsTheyLookedBefore() throws {
    let folder = try TemporaryFolder(["A.formdef": "form A { }"])
    let before = FileStamp(path: folder.url.path)
    var scan = FolderScan([folder.url.path])
    _ = scan.nextPiece()
    try folder.write("form B { }", to: "B.formdef")
    while scan.nextPiece() != nil {}
    #expect(scan.visited == [folder.url.path] && scan.stamps == [before])
  }

  /// A form that changes or goes, and settings that change, while the folder is searched: at whatever moment that is, what
  /// is there at the end counts.
  @Test(arguments: 0..<8) func whatChangesWhileItIsReadCounts(_ steps: Int) throws {
    let folder = try TemporaryFolder([
      "A.formdef": "form Old { }", "B.formdef": "form Gone { }",
      "C.formdef": "form C { textField a { } textField b { } }",
    ])
    let able = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
    var client = MemoryClient(raw: Messages.initialize(able, folder: folder.url.absoluteString))
    client.receive(Messages.notification("initialized"))
    for _ in 0..<steps { _ = client.step() }
    try folder.write("form Newer { }", to: "A.formdef")
    try FileManager.default.removeItem(at: folder.url("B.formdef"))
    try folder.write(#"{"form":{"dispatch":".tags"}}"#, to: "formdef.json")
    let changes = [("A.formdef", 2), ("B.formdef", 3), ("formdef.json", 1)].map { name, type in
      #"{"uri":"\#(folder.url(name).absoluteString)","type":\#(type)}"#
    }
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles", #"{"changes":[\#(changes.joined(separator: ","))]}"#))
    client.send(Messages.request(1, "workspace/symbol", #"{"query":""}"#))
    let names = client.answer(1)?["result"]?.elements?.compactMap { $0["name"]?.string } ?? []
    #expect(names.contains("Newer") && names.contains("C") && !names.contains("Old") && !names.contains("Gone"))
    client.send(Messages.request(2, "workspace/diagnostic", #"{"previousResultIds":[]}"#))
    let told = client.answer(2)?["result"].map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
    #expect(told.contains("missing-tag"))
  }
}
