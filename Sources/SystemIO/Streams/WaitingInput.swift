#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Whether something waits in standard input, for those who do not read it and would make way; from any thread.
public final class WaitingInput: Sendable {
  private let isAtEnd = Atomic(false)

  /// Nothing will come any more.
  func end() { isAtEnd.store(true, ordering: .relaxed) }

  /// Whether bytes wait that were not read yet, or the end of input, which was not met yet.
  public var isThere: Bool {
    if isAtEnd.load(ordering: .relaxed) { return false }
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }
}
