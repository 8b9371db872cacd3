#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts a new text in the place of a file's: wholly or not at all.
public enum FileReplacement {
  /// Writes beside the file and renames, so that nobody sees half a text; mode bits stay, links stay links.
  ///
  /// - Parameter expected: the bytes that the file had when it was read; where it has others now, it stays as it is.
  public static func replace(_ path: String, expecting expected: [UInt8], with text: [UInt8]) -> FileError? {
    guard let resolved = realpath(path, nil) else { return FileError(DiskReader.reason(errno)) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    switch DiskReader().read(target) {
    case .failure(let error): return error
    case .success(let present) where present != expected: return FileError("it has changed since it was read")
    case .success: break
    }
    // A name can be taken from a file that nobody may write to.
    guard access(target, W_OK) == 0 else { return FileError(DiskReader.reason(errno)) }
    var status = stat()
    guard stat(target, &status) == 0 else { return FileError(DiskReader.reason(errno)) }
    return write(text, beside: target, mode: status.st_mode & 0o7777)
  }

  private static func write(_ text: [UInt8], beside target: String, mode: mode_t) -> FileError? {
    var name = Array((target + ".XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return FileError(DiskReader.reason(errno)) }
    var failure = writeAll(text, to: file) ? 0 : errno
    if failure == 0, fchmod(file, mode) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(name, target) != 0 { failure = errno }
    if failure != 0 { unlink(name) }
    return failure == 0 ? nil : FileError(DiskReader.reason(failure))
  }

  /// Writes all bytes to an open file; `errno` says why that failed.
  public static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  private static func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, buffer, count)
    #elseif canImport(Musl)
      Musl.write(file, buffer, count)
    #else
      Darwin.write(file, buffer, count)
    #endif
  }
}
