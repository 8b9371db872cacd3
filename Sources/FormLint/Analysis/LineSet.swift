import FormSyntax

/// Lines, as ranges that lie apart, in order.
struct LineSet: Sendable {
  private var ranges: [ClosedRange<Int>] = []

  /// Ranges in any order, which may overlap.
  init(_ ranges: [ClosedRange<Int>]) {
    self.ranges.reserveCapacity(ranges.count)
    let isSorted = ranges.indices.dropFirst().allSatisfy { ranges[$0 - 1].lowerBound <= ranges[$0].lowerBound }
    for range in isSorted ? ranges : ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Whether some line is in both.
  func meets(_ lines: ClosedRange<Int>) -> Bool {
    let first = ranges.partitioningIndex { $0.upperBound >= lines.lowerBound }
    return first < ranges.count && ranges[first].lowerBound <= lines.upperBound
  }
}
