/// The gaps of a shape where a text of it has them, for those who ask how many of them something is behind: most often what
/// stands near what they asked for before.
public struct GapMarks {
  private let gaps: [ShapeGap]
  private let shifts: [UInt32]
  private var last = 0

  /// - Parameters:
  ///   - gaps: in the order of the text.
  ///   - shifts: how much further on things are than in the shape: those in front of all gaps, and behind each.
  public init(_ gaps: [ShapeGap], shifts: [UInt32]) {
    self.gaps = gaps
    self.shifts = shifts
  }

  /// How many gaps end at a place or before it; nil inside of one, or where they are too many to be counted.
  public mutating func mark(_ place: UInt32) -> UInt8? {
    while last < gaps.count, gaps[last].end &+ shifts[last + 1] <= place { last += 1 }
    while last > 0, gaps[last - 1].end &+ shifts[last] > place { last -= 1 }
    return last < gaps.count && gaps[last].start &+ shifts[last] < place ? nil : UInt8(exactly: last)
  }
}
