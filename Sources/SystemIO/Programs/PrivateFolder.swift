#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that only this user may look into, and that goes again with all that is in it.
public struct PrivateFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes one among the system's temporary files.
  public static func make() -> Result<PrivateFolder, FileError> {
    let parent = ThisProcess.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    for _ in 0..<100 {
      let path = "\(parent)/formdef-\(String(UInt64.random(in: .min ... .max), radix: 36))"
      if PathText.withCString(path, { mkdir($0, 0o700) }) == 0 { return .success(PrivateFolder(path: path)) }
      if errno != EEXIST { return .failure(.last) }
    }
    return .failure(FileError("there is no free name for a folder"))
  }

  /// Removes it with all that is in it; links are not followed.
  public func remove() { PrivateFolder.remove(path, depth: 0) }

  /// Folders deeper than this are left.
  private static let deepest = 40

  private static func remove(_ folder: String, depth: Int) {
    guard depth < deepest else { return }
    if case .success(let entries) = FolderListing.entries(of: folder) {
      for entry in entries {
        let path = "\(folder)/\(entry.name)"
        if case .success(let status) = FileStatus.ofLink(path), status.kind == .folder {
          remove(path, depth: depth + 1)
        } else {
          _ = PathText.withCString(path) { unlink($0) }
        }
      }
    }
    _ = PathText.withCString(folder) { rmdir($0) }
  }
}
