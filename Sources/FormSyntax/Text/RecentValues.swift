/// What one thread has met last, by number: each number has one place to lie, and takes it from what lay there before.
///
/// An object whose places never move, so that to look one up takes nothing but to load it. What others have too is in an
/// object of its own here: threads that count the same object wait for each other.
public final class RecentValues<Value> {
  @usableFromInline let slots: UnsafeMutableBufferPointer<Unmanaged<Recent>?>

  /// A value that was met, with its number.
  @usableFromInline final class Recent {
    @usableFromInline let number: UInt64
    @usableFromInline let value: Value

    @inlinable init(_ number: UInt64, _ value: Value) { (self.number, self.value) = (number, value) }
  }

  /// Nothing was met yet.
  @inlinable public init() {
    slots = .allocate(capacity: 1 << 10)
    slots.initialize(repeating: nil)
  }

  @inlinable deinit {
    for slot in slots { slot?.release() }
    slots.deallocate()
  }

  /// Whether the value of a number is here, and no other one has taken its place.
  @inlinable public func has(_ number: UInt64) -> Bool { with(number) { _ in true } ?? false }

  /// Calls `body` with the value of a number, if no other one has taken its place, without counting it: `body` may keep
  /// nothing here.
  @inlinable @inline(__always)
  public func with<Result>(_ number: UInt64, _ body: (Value) -> Result?) -> Result? {
    slots[RecentValues.place(number)]?._withUnsafeGuaranteedRef { recent in
      recent.number == number ? body(recent.value) : nil
    }
  }

  /// The value of a number, if no other one has taken its place.
  @inlinable public subscript(number: UInt64) -> Value? { with(number) { $0 } }

  /// Keeps the value of a number, and gives it.
  @inlinable @discardableResult public func keep(_ value: Value, _ number: UInt64) -> Value {
    let place = RecentValues.place(number)
    let before = slots[place]
    slots[place] = .passRetained(Recent(number, value))
    before?.release()
    return value
  }

  /// Fibonacci hashing (Knuth, volume 3, section 6.4).
  @inlinable static func place(_ number: UInt64) -> Int {
    Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}
