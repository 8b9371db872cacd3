import Synchronization

/// What threads have found out while they worked, for those that go on: each is of one thread at a time, so that nobody has
/// to wait for another.
public final class IdleValues<Value>: Sendable {
  private let idle = Mutex<[Idle]>([])

  /// Nobody else has it: whoever takes it is the one thread that it is for.
  private struct Idle: @unchecked Sendable {
    let value: Value
  }

  /// Nothing is there yet.
  public init() {}

  /// What a thread has left; nil where there is none.
  public func take() -> Value? { idle.withLock { $0.popLast() }?.value }

  /// Leaves something to whoever comes next.
  public func add(_ value: Value) {
    let left = Idle(value: value)
    idle.withLock { $0.append(left) }
  }
}
