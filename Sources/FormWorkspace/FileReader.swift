#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the bytes of files come from: the disk, or a test's dictionary.
public protocol FileReader: Sendable {
  /// The bytes of the file, or why it cannot be read.
  func read(_ path: String) -> Result<[UInt8], FileError>
}

/// Why a file cannot be read, in words: "no such file", "is a folder".
public struct FileError: Error, Sendable, Equatable {
  public var reason: String
  public init(_ reason: String) { self.reason = reason }
}

/// Files on disk.
public struct DiskReader: FileReader {
  /// Files larger than this are refused: no form definition is, and a chunk's offsets have 32 bits.
  public static let sizeLimit = 1 << 30

  public init() {}

  public func read(_ path: String) -> Result<[UInt8], FileError> {
    // Opening a pipe that nobody writes to would wait.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .failure(FileError(DiskReader.reason(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(FileError(DiskReader.reason(errno))) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { return .failure(FileError("is a folder")) }
    guard kind == S_IFREG else { return .failure(FileError("is a pipe or a device, not a file")) }
    guard status.st_size <= DiskReader.sizeLimit else { return .failure(FileError("is too large")) }
    return DiskReader.readAll(file, expected: Int(status.st_size))
  }

  /// The bytes that some files have together, as far as they can be looked at.
  public static func size(of paths: [String]) -> Int {
    paths.reduce(0) { total, path in
      var status = stat()
      return stat(path, &status) == 0 ? total + min(Int(status.st_size), sizeLimit) : total
    }
  }

  /// Reads to the end of an open file; `expected` bytes at once where it has that many.
  public static func readAll(_ file: Int32, expected: Int = 0) -> Result<[UInt8], FileError> {
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    var isAtEnd = false
    var room = max(expected + 1, 1 << 12)
    while !isAtEnd {
      // Room for zeros behind the text is asked for at once: reading it then needs no copy.
      let part = [UInt8](unsafeUninitializedCapacity: room + 64) { buffer, count in
        while count < room {
          let got = systemRead(file, buffer.baseAddress.map { $0 + count }, room - count)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          if got <= 0 {
            isAtEnd = true
            return
          }
          count += got
        }
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > sizeLimit { return .failure(FileError("is too large")) }
      room = max(bytes.count, 1 << 16)
    }
    return failure == 0 ? .success(bytes) : .failure(FileError(reason(failure)))
  }

  private static func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, buffer, count)
    #elseif canImport(Musl)
      Musl.read(file, buffer, count)
    #else
      Darwin.read(file, buffer, count)
    #endif
  }

  /// What an error number means, in lower case.
  public static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ENOTDIR: "a part of its path is no folder"
    case ELOOP: "too many symbolic links"
    default: String(cString: strerror(number))
    }
  }
}
