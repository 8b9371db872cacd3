/// The fewest lines to take out and put in (E. W. Myers, An O(ND) Difference Algorithm, 1986).
enum ShortestEdit {
  /// The runs that differ; nil where more than `limit` lines go and come.
  static func changes(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int) -> [LineDiff.Change]? {
    guard let trace = trace(Array(old), Array(new), limit) else { return nil }
    return changes(along: trace, old, new)
  }

  /// For each number of edits, how far in the old text each diagonal gets; the last one reaches the end.
  private static func trace(_ old: [Int], _ new: [Int], _ limit: Int) -> [[Int]]? {
    var trace: [[Int]] = []
    var reached = [0]
    for edits in 0...limit {
      var row = Array(repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var at = edits == 0 ? 0 : start(diagonal, edits, reached)
        while at < old.count, at - diagonal < new.count, at - diagonal >= 0, old[at] == new[at - diagonal] { at += 1 }
        row[diagonal + edits] = at
        if at >= old.count, at - diagonal >= new.count { return trace + [row] }
      }
      trace.append(row)
      reached = row
    }
    return nil
  }

  /// Where a diagonal begins: from above a line comes, from the left one goes.
  private static func start(_ diagonal: Int, _ edits: Int, _ before: [Int]) -> Int {
    comesFromAbove(diagonal, edits, before) ? before[diagonal + edits] : before[diagonal + edits - 2] + 1
  }

  /// `before` holds the diagonals of one edit less: diagonal d is at d + edits - 1.
  private static func comesFromAbove(_ diagonal: Int, _ edits: Int, _ before: [Int]) -> Bool {
    if diagonal == -edits { return true }
    if diagonal == edits { return false }
    return before[diagonal + edits - 2] < before[diagonal + edits]
  }

  /// Goes back from the end to the start and joins single edits to runs.
  private static func changes(
    along trace: [[Int]], _ old: ArraySlice<Int>, _ new: ArraySlice<Int>
  ) -> [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var (x, y) = (old.count, new.count)
    for edits in stride(from: trace.count - 1, to: 0, by: -1) {
      let diagonal = x - y
      let before = trace[edits - 1]
      let above = comesFromAbove(diagonal, edits, before)
      let fromX = above ? before[diagonal + edits] : before[diagonal + edits - 2]
      let fromY = fromX - (above ? diagonal + 1 : diagonal - 1)
      let (oldAt, newAt) = (old.startIndex + fromX, new.startIndex + fromY)
      let single = LineDiff.Change(old: oldAt..<oldAt + (above ? 0 : 1), new: newAt..<newAt + (above ? 1 : 0))
      if let last = changes.last, last.old.lowerBound == single.old.upperBound,
        last.new.lowerBound == single.new.upperBound
      {
        changes[changes.count - 1] = LineDiff.Change(
          old: single.old.lowerBound..<last.old.upperBound, new: single.new.lowerBound..<last.new.upperBound)
      } else {
        changes.append(single)
      }
      (x, y) = (fromX, fromY)
    }
    return changes.reversed()
  }
}
