import Dispatch
import Synchronization
import TextPatterns

/// Something that takes long, and is worked out beside everything else.
final class WorkBeside<Value: Sendable>: Sendable {
  private let found = Mutex<Value?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)

  /// Begins at once.
  ///
  /// - Parameter work: is handed what tells whether nobody waits any more; whoever counts steps knows that too.
  init(_ work: @escaping @Sendable (_ isAbandoned: @escaping @Sendable () -> Bool) -> Value) {
    runOnOwnThread { [self] in
      let isAbandoned: @Sendable () -> Bool = { [self] in self.isAbandoned.load(ordering: .relaxed) }
      let made = Interruption.$current.withValue(Interruption(where: isAbandoned)) { work(isAbandoned) }
      found.withLock { $0 = made }
      isDone.signal()
    }
  }

  /// What was found, once; nil where it is not there after so many milliseconds, which may be without end.
  func take(within milliseconds: Double) -> Value? {
    let timeout: DispatchTime =
      milliseconds == .infinity ? .distantFuture : .now() + .microseconds(Int(milliseconds * 1_000))
    guard isDone.wait(timeout: timeout) == .success else { return nil }
    return found.withLock { found in
      defer { found = nil }
      return found
    }
  }

  /// Nobody waits for it any more.
  func abandon() { isAbandoned.store(true, ordering: .relaxed) }
}

/// Does work beside everything else, on a thread of its own: the threads that are shared may all be at work that takes
/// long.
func runOnOwnThread(_ work: @escaping @Sendable () -> Void) {
  DispatchQueue(label: "formdef.work", qos: .userInitiated).async(execute: work)
}
