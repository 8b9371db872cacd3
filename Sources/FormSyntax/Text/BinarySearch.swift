extension RandomAccessCollection where Index == Int {
  /// The index of the first element that is of the second part, the end where there is none, found by bisection: all
  /// elements of which `isOfSecondPart` does not hold must stand before those of which it does.
  @inlinable public func partitioningIndex(where isOfSecondPart: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isOfSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
