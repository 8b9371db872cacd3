public import Foundation

/// A folder with files, removed when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  /// Its place, without symbolic links.
  public let url: URL

  /// - Parameter files: texts by path.
  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("formdef-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The place of a file in it.
  public func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Writes a file, and the folders that lead to it.
  public func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file; bytes that are not UTF-8 become U+FFFD.
  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// The names in it, hidden ones too, sorted.
  public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  /// The permission bits of a file.
  public func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url(path).path)[.posixPermissions] as? Int
  }

  /// Sets the permission bits of a file.
  public func setPermissions(_ bits: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: url(path).path)
  }
}
