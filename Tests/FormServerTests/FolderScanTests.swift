import Foundation
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
}
