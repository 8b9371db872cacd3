/// Looks for the name that was meant: the candidate with the fewest edits (one character put in, left out, changed, or
/// two neighbours swapped), a change of case counting a quarter.
///
/// Candidates further away than a third of the name's length are no match.
public struct ClosestMatch: Sendable {
  private let name: [UInt8]
  /// Which characters the name has, as `letters(of:)`.
  private let letters: UInt32
  /// The number that the closest candidate was given with; nil while none is close.
  public private(set) var best: Int?
  /// What a candidate must stay below, in quarters of an edit.
  private var bound: Int
  /// Three lines of the table of distances, one after the other: before the last, the last, the present one.
  private var cells: [Int] = []

  private static let edit = 4
  /// Longer names match nothing: the work grows with the square of the length.
  private static let longest = 96

  /// Looks for what `name` was meant to be.
  public init(to name: some Sequence<UInt8>) {
    self.name = Array(name.prefix(Self.longest + 1))
    letters = Self.letters(of: self.name)
    let isUsable = 1...Self.longest ~= self.name.count
    bound = isUsable ? Self.edit * max(1, min(self.name.count / 3, 4)) + 1 : 0
  }

  /// Takes a candidate into account; of equally close ones, the first wins.
  public mutating func consider(_ candidate: UnsafeBufferPointer<UInt8>, _ number: Int) {
    let bound = min(bound, Self.edit * candidate.count)
    guard Self.edit * abs(candidate.count - name.count) < bound else { return }
    // One edit changes which letters there are by two at most.
    let changed = (letters ^ Self.letters(of: candidate)).nonzeroBitCount
    guard Self.edit * ((changed + 1) / 2) < bound else { return }
    let found = distance(to: candidate, below: bound)
    guard found < bound else { return }
    self.bound = found
    best = number
  }

  /// One bit for each character that occurs, whatever its case; some characters share one.
  private static func letters(of name: some Sequence<UInt8>) -> UInt32 {
    name.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// The distance to a candidate, or anything from `bound` up where it is at least that.
  private mutating func distance(to candidate: UnsafeBufferPointer<UInt8>, below bound: Int) -> Int {
    let width = candidate.count + 1
    if cells.count < 3 * width { cells = Array(repeating: 0, count: 3 * width) }
    for column in 0..<width { cells[width + column] = column * Self.edit }
    for line in name.indices {
      let least = fillLine(line, candidate)
      if least >= bound { return least }
      for column in 0..<2 * width { cells[column] = cells[width + column] }
    }
    return cells[width + candidate.count]
  }

  /// Fills the present line of the table and gives its least distance.
  private mutating func fillLine(_ line: Int, _ candidate: UnsafeBufferPointer<UInt8>) -> Int {
    let (last, present) = (candidate.count + 1, 2 * (candidate.count + 1))
    let own = name[line]
    cells[present] = (line + 1) * Self.edit
    var least = cells[present]
    for column in candidate.indices {
      let other = candidate[column]
      var cell = cells[last + column] + Self.change(own, other)
      cell = min(cell, cells[last + column + 1] + Self.edit, cells[present + column] + Self.edit)
      if line > 0, column > 0, own == candidate[column - 1], name[line - 1] == other {
        cell = min(cell, cells[column - 1] + Self.edit)
      }
      cells[present + column + 1] = cell
      least = min(least, cell)
    }
    return least
  }

  /// The cost of one character in place of another: in another case, a quarter of an edit.
  private static func change(_ one: UInt8, _ other: UInt8) -> Int {
    if one == other { return 0 }
    return lowercased(one) == lowercased(other) ? 1 : edit
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

/// The candidate that `name` was most likely meant to be; nil where none is close.
public func closestMatch(
  to name: some Sequence<UInt8>, among candidates: some Sequence<CatalogText>
) -> CatalogText? {
  var match = ClosestMatch(to: name)
  let candidates = Array(candidates)
  for (number, candidate) in candidates.enumerated() { match.consider(candidate.bytes, number) }
  return match.best.map { candidates[$0] }
}

/// The candidate that `name` was most likely meant to be; nil where none is close.
public func closestMatch(to name: String, among candidates: some Sequence<String>) -> String? {
  var match = ClosestMatch(to: name.utf8)
  let candidates = Array(candidates)
  for (number, candidate) in candidates.enumerated() {
    withBytes(candidate.utf8) { match.consider($0, number) }
  }
  return match.best.map { candidates[$0] }
}
