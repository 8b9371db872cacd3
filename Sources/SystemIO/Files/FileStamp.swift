#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What shows, without reading it, that a file is another one than before.
public struct FileStamp: Equatable, Sendable {
  /// Which file of its file system it is.
  private var number: UInt64
  /// How many bytes it has.
  private var size: Int64
  /// When it was last written: seconds since 1970, and nanoseconds.
  private var seconds: Int64
  private var nanoseconds: Int64

  /// How many bytes the file had.
  public var byteCount: Int { Int(clamping: size) }

  /// The stamp of the file at a path; nil where there is none.
  public init?(path: String) {
    var status = stat()
    guard PathText.withCString(path, { stat($0, &status) }) == 0 else { return nil }
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }
}
