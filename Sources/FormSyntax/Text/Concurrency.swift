import Dispatch

/// Makes `count` values side by side, on as many processors as there are, and gives them in order.
@inlinable
public func mapConcurrently<Value: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Value) -> [Value] {
  if count == 0 { return [] }
  if count == 1 { return [make(0)] }
  return Array(unsafeUninitializedCapacity: count) { values, made in
    // Each place is written by one of the threads, and read once all of them are done.
    nonisolated(unsafe) let places = values
    performConcurrently(count) { places.initializeElement(at: $0, to: make($0)) }
    made = count
  }
}

/// Does something so many times side by side, on as many processors as there are.
@usableFromInline
func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: body)
}

extension Array {
  /// The elements of all arrays, one after the other.
  ///
  /// Each array is let go once it is copied: the whole is not there twice.
  @inlinable public consuming func flattened<Part>() -> [Part] where Element == [Part] {
    if count == 1 { return self[0] }
    var parts = self
    var all: [Part] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for index in parts.indices {
      all += parts[index]
      parts[index] = []
    }
    return all
  }
}

extension Range<Int> {
  /// Parts that one piece of work is cut into at the most: few enough that what is made once a part costs nothing. How
  /// many are worked on at once, the machine decides.
  private static var partLimit: Int { 64 }

  /// The range in parts of about equal size, none of them smaller than `least`; one where it is smaller than two.
  public func parts(atLeast least: Int) -> [Range<Int>] {
    let number = Swift.min(count / Swift.max(least, 1), Range<Int>.partLimit)
    guard number > 1 else { return [self] }
    return (0..<number).map { part in
      lowerBound + count * part / number..<lowerBound + count * (part + 1) / number
    }
  }
}
