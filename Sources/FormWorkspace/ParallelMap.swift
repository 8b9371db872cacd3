import Dispatch
import Synchronization

/// The results of `transform` for 0 ..< `count`, in that order, made on all processors.
///
/// One alone is made on the calling thread, without starting any other.
public func parallelMap<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
  guard count > 1 else { return (0..<max(count, 0)).map(transform) }
  let results = ResultSlots<Result>(count)
  DispatchQueue.concurrentPerform(iterations: count) { index in results.set(transform(index), at: index) }
  return results.all
}

/// Results that come from several threads in any order.
private final class ResultSlots<Result: Sendable>: Sendable {
  private let slots: Mutex<[Result?]>

  init(_ count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

  func set(_ result: Result, at index: Int) { slots.withLock { $0[index] = result } }

  var all: [Result] { slots.withLock { $0.compactMap { $0 } } }
}
