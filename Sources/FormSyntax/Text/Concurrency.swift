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
  /// The range in parts of about equal size, none of them smaller than `least`; one where it is smaller than two.
  public func parts(atLeast least: Int) -> RangeParts { RangeParts(of: self, atLeast: least) }
}

/// A range in parts of about equal size, each found when it is asked for.
public struct RangeParts: RandomAccessCollection, Sendable {
  private let whole: Range<Int>
  public let endIndex: Int

  /// Parts that one piece of work is cut into at the most: few enough that what is made once a part costs nothing. How
  /// many are worked on at once, the machine decides.
  private static let limit = 64

  fileprivate init(of whole: Range<Int>, atLeast least: Int) {
    self.whole = whole
    endIndex = Swift.max(1, Swift.min(whole.count / Swift.max(least, 1), RangeParts.limit))
  }

  public var startIndex: Int { 0 }

  public subscript(part: Int) -> Range<Int> {
    whole.lowerBound + whole.count * part / endIndex..<whole.lowerBound + whole.count * (part + 1) / endIndex
  }
}
