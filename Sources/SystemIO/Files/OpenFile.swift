#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system: reading, writing, and nothing that waits for ever unless it is asked to.
struct OpenFile {
  /// The file descriptor.
  let number: Int32

  /// Opens a path.
  ///
  /// - Parameter waitsForWriter: whether a pipe is waited for that nobody writes to yet, and what comes through it later.
  static func reading(_ path: String, waitsForWriter: Bool = false) -> Result<OpenFile, FileError> {
    let flags = O_RDONLY | O_CLOEXEC | (waitsForWriter ? 0 : O_NONBLOCK)
    let number = PathText.withCString(path) { open($0, flags) }
    return number >= 0 ? .success(OpenFile(number: number)) : .failure(.last)
  }

  /// What the system says of it (fstat(2)); nil where it says nothing.
  var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Closes it; gives whether that went well, as it may not where writing was put off.
  @discardableResult
  func close() -> Bool { OpenFile.systemClose(number) == 0 }

  /// Reads to the end, `expected` bytes at once where there are that many.
  ///
  /// - Parameter limit: bytes above which it is too large.
  func readAll(expected: Int = 0, limit: Int) -> Result<[UInt8], FileError> {
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    var isAtEnd = false
    var room = max(min(expected, limit) + 1, 1 << 12)
    while !isAtEnd {
      // Room for zeros behind the text is asked for at once: reading it then needs no copy.
      let part = [UInt8](unsafeUninitializedCapacity: room + 64) { buffer, count in
        OpenFile.bringUp(buffer)
        while count < room {
          let got = OpenFile.systemRead(number, buffer.baseAddress.map { $0 + count }, room - count)
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
      if bytes.count > limit { return .failure(FileError("it is too large")) }
      room = max(bytes.count, 1 << 16)
    }
    return failure == 0 ? .success(bytes) : .failure(FileError(number: failure))
  }

  /// Writes all bytes; errno(3) says why that failed. A stream that is full is waited for.
  func writeAll(_ bytes: some Collection<UInt8>) -> Bool {
    let isDone = bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0)) }
    return isDone ?? Array(bytes).withUnsafeBytes { writeAll($0) }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = OpenFile.systemWrite(number, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var stream = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&stream, 1, -1)
        continue
      }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Has the system give large memory its pages at once, not one by one as they are written to.
  private static func bringUp(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
      guard buffer.count >= 1 << 18, let start = buffer.baseAddress else { return }
      let page = Int(getpagesize())
      let before = (page - Int(bitPattern: start) % page) % page
      // MADV_POPULATE_WRITE of madvise(2), Linux 5.14; an older one refuses, and nothing is different.
      madvise(start + before, (buffer.count - before) / page * page, 23)
    #endif
  }

  private static func systemClose(_ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(number)
    #elseif canImport(Musl)
      Musl.close(number)
    #else
      Darwin.close(number)
    #endif
  }

  /// read(2), whose name a method of this type hides.
  static func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, buffer, count)
  }

  /// write(2), whose name a method of this type hides.
  static func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, buffer, count)
  }
}
