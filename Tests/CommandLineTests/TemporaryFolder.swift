import Foundation

/// A folder with files, which goes when nobody holds it any more.
final class TemporaryFolder {
  let url: URL

  /// - Parameter files: texts by path.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("formdef-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }

  /// The names in it, hidden ones too.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url(path).path)[.posixPermissions] as? Int
  }

  func setPermissions(_ bits: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: url(path).path)
  }
}
