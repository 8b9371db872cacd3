import Dispatch
import Synchronization

/// Makes `count` values side by side, on as many processors as there are, and gives them in order.
public func mapConcurrently<Value: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Value) -> [Value] {
  if count == 0 { return [] }
  if count == 1 { return [make(0)] }
  let results = Mutex<[Value?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let value = make(index)
    results.withLock { $0[index] = value }
  }
  return results.withLock { $0.compactMap { $0 } }
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
