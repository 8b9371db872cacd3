/// Bytes that are written in small steps: into a chunk that stays in the processor's cache, and from there, when it is
/// full, behind the others. (An array's own `append` looks at its capacity and its sharing for every byte.)
struct OutputBuffer: Sendable {
  private var flushed: [UInt8]
  private var chunk: [UInt8]
  private var used = 0

  private static let chunkSize = 1 << 13

  /// Writes after `bytes`.
  init(after bytes: [UInt8]) {
    flushed = bytes
    chunk = [UInt8](repeating: 0, count: OutputBuffer.chunkSize)
  }

  /// All that has been written.
  var bytes: [UInt8] { flushed + chunk[..<used] }

  /// How many bytes have been written.
  var count: Int { flushed.count + used }

  /// What has been written so far, which is no more here then.
  mutating func take() -> [UInt8] {
    flush()
    defer { flushed = [] }
    return flushed
  }

  /// All that has been written, without a copy of it.
  consuming func finish() -> [UInt8] {
    flush()
    return flushed
  }

  /// Lets `write` write at most `room` bytes and say how many it has written.
  @inline(__always)
  mutating func append(room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if chunk.count - used < room { makeRoom(room) }
    let start = used
    used += chunk.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { write($0 + start) } ?? 0
    }
  }

  /// Writes a sequence as it is.
  mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    flush()
    flushed.append(contentsOf: bytes)
  }

  /// Makes room for what is known to come; at least doubles the buffer, so that it may be called often.
  mutating func reserveCapacity(_ count: Int) {
    let needed = flushed.count + used + count
    if flushed.capacity < needed { flushed.reserveCapacity(max(needed, 2 * flushed.capacity)) }
  }

  private mutating func makeRoom(_ room: Int) {
    flush()
    if chunk.count < room { chunk = [UInt8](repeating: 0, count: room) }
  }

  private mutating func flush() {
    flushed.append(contentsOf: chunk[..<used])
    used = 0
  }
}
