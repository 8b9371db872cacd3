/// What one thread has met last, by number: each number has one place to lie, and takes it from what lay there before.
///
/// An object whose places never move, so that to look one up takes nothing but to load it. What others have too is in an
/// object of its own here: threads that count the same object wait for each other.
public final class RecentValues<Value> {
  @usableFromInline let slots: UnsafeMutableBufferPointer<Recent?>

  /// A value that was met, with its number.
  public final class Recent {
    @usableFromInline let number: UInt64
    /// The value.
    public let value: Value

    @inlinable init(_ number: UInt64, _ value: Value) { (self.number, self.value) = (number, value) }
  }

  /// Nothing was met yet.
  @inlinable public init() {
    slots = .allocate(capacity: 1 << 10)
    slots.initialize(repeating: nil)
  }

  @inlinable deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  /// The value of a number, if no other one has taken its place.
  @inlinable public subscript(number: UInt64) -> Recent? {
    guard let recent = slots[RecentValues.place(number)], recent.number == number else { return nil }
    return recent
  }

  /// Keeps the value of a number, and gives it.
  @inlinable @discardableResult public func keep(_ value: Value, _ number: UInt64) -> Recent {
    let recent = Recent(number, value)
    slots[RecentValues.place(number)] = recent
    return recent
  }

  /// Fibonacci hashing (Knuth, volume 3, section 6.4).
  @inlinable static func place(_ number: UInt64) -> Int {
    Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}
