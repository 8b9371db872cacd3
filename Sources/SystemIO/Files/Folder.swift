#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders.
public enum Folder {
  /// Makes a folder and those that it lies in, as far as they are not there; gives why that cannot be done.
  public static func create(_ path: String) -> FileError? {
    if case .success(let status) = FileStatus.of(path) {
      return status.kind == .folder ? nil : FileError("it is no folder")
    }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex, let error = create(String(path[..<slash])) {
      return error
    }
    let isMade = PathText.withCString(path) { mkdir($0, 0o777) } == 0
    // Another process may have made it meanwhile; a path may end in `/`.
    return isMade || errno == EEXIST ? nil : .last
  }
}
