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
  public private(set) var isAtEnd = false {
    didSet { if isAtEnd { input.end() } }
  }
  /// What is known of standard input while others read it.
  public let input = WaitingInput()
  /// What is written reaches nobody.
  public private(set) var isBroken = false
  private var pending: [ArraySlice<UInt8>] = []
  private var pendingCount = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private let outputFlags: Int32

  /// Unwritten bytes above which no work is done that would make more.
  private static let pendingLimit = 32 << 20

  /// What an exchange has moved.
  public struct Activity: Sendable {
    /// Something has come.
    public var hasRead = false
    /// Something has gone.
    public var hasWritten = false
  }

  /// Standard input and output, which are given back as they were by `close`.
  public init() {
    outputFlags = fcntl(STDOUT_FILENO, F_GETFL)
    if outputFlags >= 0 { _ = fcntl(STDOUT_FILENO, F_SETFL, outputFlags | O_NONBLOCK) }
  }

  /// Whether so much waits to be written that the client has to read first.
  public var isFull: Bool { pendingCount > DuplexStream.pendingLimit }

  /// Whether something waits to be written.
  public var isWriting: Bool { !pending.isEmpty }

  /// Puts the message behind those that wait, and writes what can be written.
  public mutating func send(_ message: ArraySlice<UInt8>) {
    guard !isBroken else { return }
    pending.append(message)
    pendingCount += message.count
    _ = write()
  }

  /// Reads all that is there, waiting for the first of it at most `timeout` milliseconds (-1: for ever), and writes
  /// meanwhile. `take` gets what is read, and gives whether there is room for more.
  public mutating func exchange(
    timeout: Int32, hasRoom: Bool, _ take: (ArraySlice<UInt8>) -> Bool
  ) -> Activity {
    var activity = Activity()
    var hasRoom = hasRoom
    while !isBroken, let ready = wait(timeout: activity.hasRead ? 0 : timeout, reads: hasRoom) {
      let wasFull = isFull
      if ready.output, write() { activity.hasWritten = true }
      if ready.input, let bytes = read() {
        hasRoom = take(bytes)
        activity.hasRead = true
      }
      if wasFull, !isFull || activity.hasRead && !hasRoom { break }
    }
    return activity
  }

  /// Writes the rest, as long as the client takes it, and leaves the streams as they were.
  public mutating func close() {
    while !pending.isEmpty, !isBroken, let ready = wait(timeout: 1_000, reads: false), ready.output { _ = write() }
    if outputFlags >= 0 { _ = fcntl(STDOUT_FILENO, F_SETFL, outputFlags) }
  }

  /// Waits until something can be read or written; nil when the time is over, or there is nothing to wait for.
  private func wait(timeout: Int32, reads: Bool) -> (input: Bool, output: Bool)? {
    let reads = reads && !isAtEnd
    if !reads, pending.isEmpty { return nil }
    var files = [
      pollfd(fd: reads ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pending.isEmpty ? -1 : STDOUT_FILENO, events: Int16(POLLOUT), revents: 0),
    ]
    // Where the client's end of input is all that is left, what it does not read for a while it never will.
    let patience = isAtEnd && timeout < 0 ? 1_000 : timeout
    let count = poll(&files, nfds_t(files.count), patience)
    if count < 0 { return errno == EINTR ? (false, false) : nil }
    return count == 0 ? nil : (files[0].revents != 0, files[1].revents != 0)
  }

  /// What can be read at once; nil where that is nothing.
  private mutating func read() -> ArraySlice<UInt8>? {
    let count = buffer.withUnsafeMutableBytes { readBytes(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { return buffer[..<count] }
    if count == 0 || errno != EINTR && errno != EAGAIN { isAtEnd = true }
    return nil
  }

  /// Writes what the client takes at once; gives whether that was anything.
  private mutating func write() -> Bool {
    var written = 0
    let before = pendingCount
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
    return pendingCount < before
  }
}

private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
