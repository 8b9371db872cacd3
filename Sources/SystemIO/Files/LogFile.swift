#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that lines are added to.
public struct LogFile: Sendable {
  private let file: OpenFile

  /// Opens a file to write at its end; it is made where there is none.
  public static func appending(to path: String) -> Result<LogFile, FileError> {
    let number = PathText.withCString(path) { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644) }
    return number >= 0 ? .success(LogFile(file: OpenFile(number: number))) : .failure(.ofCreating)
  }

  /// Adds a line; where that cannot be done, it is lost.
  public func write(_ line: String) { _ = file.writeAll(Array((line + "\n").utf8)) }
}
