#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input and output without ever waiting for the one while the other could go on: a client that does not read
/// until it has written everything is no reason to hang.
public struct DuplexStream {
  /// The client has closed its side.
  public private(set) var isAtEnd = false
  /// What is written reaches nobody.
  public private(set) var isBroken = false
  private var pending: [ArraySlice<UInt8>] = []
  private var pendingCount = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private let outputFlags: Int32

  /// Unwritten bytes above which no work is done that would make more.
  private static let pendingLimit = 32 << 20
  /// Bytes that are read before the next message is handled.
  private static let readLimit = 256 << 20

  public init() {
    outputFlags = fcntl(STDOUT_FILENO, F_GETFL)
    if outputFlags >= 0 { _ = fcntl(STDOUT_FILENO, F_SETFL, outputFlags | O_NONBLOCK) }
  }

  /// Puts the message behind those that wait, and writes what can be written.
  public mutating func send(_ message: ArraySlice<UInt8>) {
    guard !isBroken else { return }
    pending.append(message)
    pendingCount += message.count
    write()
  }

  /// Reads all that is there, waiting for the first of it at most `timeout` milliseconds (-1: for ever), and writes
  /// meanwhile; gives whether anything came.
  public mutating func exchange(timeout: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Bool {
    var count = 0
    while count < DuplexStream.readLimit, !isBroken {
      let isFull = pendingCount > DuplexStream.pendingLimit
      let patience = isFull ? (isAtEnd ? 1_000 : -1) : isAtEnd || count > 0 ? 0 : timeout
      guard let ready = wait(timeout: patience) else { break }
      if ready.output { write() }
      if ready.input { count += read(take) }
    }
    return count > 0
  }

  /// Writes the rest, as long as the client takes it, and leaves the streams as they were.
  public mutating func close() {
    while !pending.isEmpty, !isBroken, let ready = wait(timeout: 1_000), ready.output { write() }
    if outputFlags >= 0 { _ = fcntl(STDOUT_FILENO, F_SETFL, outputFlags) }
  }

  /// Waits until something can be read or written; nil when the time is over.
  private func wait(timeout: Int32) -> (input: Bool, output: Bool)? {
    var files = [
      pollfd(fd: isAtEnd ? -1 : STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pending.isEmpty ? -1 : STDOUT_FILENO, events: Int16(POLLOUT), revents: 0),
    ]
    if isAtEnd, pending.isEmpty { return nil }
    let count = poll(&files, nfds_t(files.count), timeout)
    if count < 0 { return errno == EINTR ? (false, false) : nil }
    return count == 0 ? nil : (files[0].revents != 0, files[1].revents != 0)
  }

  private mutating func read(_ take: (ArraySlice<UInt8>) -> Void) -> Int {
    let count = buffer.withUnsafeMutableBytes { readBytes(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      take(buffer[..<count])
      return count
    }
    if count == 0 || errno != EINTR && errno != EAGAIN { isAtEnd = true }
    return 0
  }

  private mutating func write() {
    var written = 0
    while written < pending.count {
      let message = pending[written]
      let count = message.withUnsafeBytes { writeBytes(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        isBroken = errno != EAGAIN
        break
      }
      pendingCount -= count
      pending[written] = message.dropFirst(count)
      if count == message.count { written += 1 }
    }
    pending.removeFirst(written)
  }
}

private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
