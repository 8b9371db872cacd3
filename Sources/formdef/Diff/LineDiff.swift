import FormSyntax

/// What turns one list of lines into another: the runs that differ, in order.
struct LineDiff {
  /// A run of lines in which the texts differ.
  struct Change: Equatable {
    /// The lines that go, by their numbers in the old text; empty where lines only come.
    var old: Range<Int>
    /// The lines that come, by their numbers in the new text; empty where lines only go.
    var new: Range<Int>
  }

  /// The runs that differ, in the order of the texts.
  private(set) var changes: [Change] = []
  private let old: [Int]
  private let new: [Int]

  /// Edits up to which the shortest way is looked for; beyond, lines that occur once on both sides part the text first.
  private static let searchLimit = 256

  /// - Parameters: numbers that stand for lines, equal ones for equal lines.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    var waiting = [Change(old: 0..<old.count, new: 0..<new.count)]
    while let next = waiting.popLast() {
      let part = trimmed(next)
      if part.old.isEmpty || part.new.isEmpty {
        add(part)
      } else if let found = ShortestEdit.changes(old[part.old], new[part.new], limit: LineDiff.searchLimit) {
        for change in found { add(change) }
      } else {
        let anchors = anchors(part)
        if anchors.isEmpty { add(part) } else { waiting += gaps(anchors, part).reversed() }
      }
    }
  }

  private mutating func add(_ change: Change) {
    if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
  }

  /// Without the lines that both begin and end with.
  private func trimmed(_ part: Change) -> Change {
    var (low, high) = (0, 0)
    let shorter = min(part.old.count, part.new.count)
    while low < shorter, old[part.old.lowerBound + low] == new[part.new.lowerBound + low] { low += 1 }
    while high < shorter - low, old[part.old.upperBound - 1 - high] == new[part.new.upperBound - 1 - high] { high += 1 }
    return Change(
      old: part.old.lowerBound + low..<part.old.upperBound - high,
      new: part.new.lowerBound + low..<part.new.upperBound - high)
  }

  /// Lines that occur once on both sides, the most of them that stand in the same order.
  private func anchors(_ part: Change) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int, new: Int, oldCount: Int, newCount: Int)] = [:]
    for index in part.old {
      places[old[index], default: (index, 0, 0, 0)].oldCount += 1
    }
    for index in part.new where places[new[index]] != nil {
      places[new[index]]?.new = index
      places[new[index]]?.newCount += 1
    }
    let unique = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }.sorted { $0.old < $1.old }
    return LineDiff.longestRising(unique.map { ($0.old, $0.new) })
  }

  /// The longest part whose second numbers rise, by laying piles as in the game of patience.
  private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let pile = tops.partitioningIndex { pairs[$0].new >= pair.new }
      if pile > 0 { before[index] = tops[pile - 1] }
      if pile < tops.count { tops[pile] = index } else { tops.append(index) }
    }
    var chain: [(old: Int, new: Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = before[index]
    }
    return chain.reversed()
  }

  private func gaps(_ anchors: [(old: Int, new: Int)], _ part: Change) -> [Change] {
    var gaps: [Change] = []
    var (oldStart, newStart) = (part.old.lowerBound, part.new.lowerBound)
    for anchor in anchors {
      gaps.append(Change(old: oldStart..<anchor.old, new: newStart..<anchor.new))
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    gaps.append(Change(old: oldStart..<part.old.upperBound, new: newStart..<part.new.upperBound))
    return gaps
  }
}
