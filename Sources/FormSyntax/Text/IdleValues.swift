public import Synchronization

/// What threads have found out while they worked, for those that go on: each is of one thread at a time, so that nobody has
/// to wait for another.
public final class IdleValues<Value>: Sendable {
  @usableFromInline let idle = Mutex<[Idle]>([])

  /// Nobody else has it: whoever takes it is the one thread that it is for.
  @usableFromInline struct Idle: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  /// Nothing is there yet.
  public init() {}

  /// What a thread has left; nil where there is none.
  @inlinable public func take() -> Value? { idle.withLock { $0.popLast() }?.value }

  /// Leaves something to whoever comes next.
  @inlinable public func add(_ value: Value) {
    let left = Idle(value)
    idle.withLock { $0.append(left) }
  }
}
