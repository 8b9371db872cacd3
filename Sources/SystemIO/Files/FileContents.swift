#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of files on disk.
public enum FileContents {
  /// Files larger than this are refused: no form definition is by far, and one that is all the same would take minutes.
  public static let sizeLimit = 256 << 20

  /// The bytes of a regular file, or why there are none: folders, pipes, devices and what is larger are not read.
  ///
  /// - Parameter limit: bytes above which a file is too large.
  public static func read(_ path: String, limit: Int = sizeLimit) -> Result<[UInt8], FileError> {
    OpenFile.reading(path).flatMap { file in
      defer { file.close() }
      guard let status = file.status else { return .failure(.last) }
      switch FileStatus(status).kind {
      case .folder: return .failure(FileError("is a folder"))
      case .link, .other: return .failure(FileError("is a pipe or a device, not a file"))
      case .file: break
      }
      guard status.st_size <= limit else {
        return .failure(FileError("is larger than \(limit >> 20) MB"))
      }
      // The system's own files say that they are empty, and some never end (proc(5)).
      guard status.st_size > 0 || !isSystemFile(file) else { return .failure(FileError("is a file of the system")) }
      return file.readAll(expected: Int(status.st_size), limit: limit)
    }
  }

  /// Whether a file is one that the kernel makes up as it is read.
  private static func isSystemFile(_ file: OpenFile) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      guard let resolved = realpath("/proc/self/fd/\(file.number)", nil) else { return false }
      defer { free(resolved) }
      let path = PathText.text(cString: resolved)
      return ["/proc/", "/sys/"].contains { path.hasPrefix($0) }
    #endif
  }
}
