/// The case folding table, read at its first use.
struct CaseTables: Sendable {
  /// The table in this program.
  static let shared = CaseTables()

  /// Scalars that fold to several, in ascending order, with what they fold to.
  let expansions: [(scalar: UInt32, folding: [UInt32])]
  /// The scalars that are equal to another one or to a string, ascending, and the place of each one's class in
  /// `classes`.
  private let cased: [UInt32]
  private let classNumbers: [Int]
  /// Scalars that are equal when case is ignored. A class begins with what its members fold to, if that is one scalar.
  private let classes: [[UInt32]]

  private init() {
    var expansions: [(scalar: UInt32, folding: [UInt32])] = []
    var classes: [[UInt32]] = []
    var numbers: [[UInt32]: Int] = [:]
    UnicodeTables.table("folding")?.withUTF8Buffer { text in
      var reader = TableCoding.Reader(text)
      var scalar: UInt32 = 0
      while let gap = reader.next(), let count = reader.next() {
        scalar += gap
        let folding = (0..<count).compactMap { _ in reader.next() }
        if count > 1 { expansions.append((scalar, folding)) }
        let number = numbers[folding, default: classes.count]
        if number == classes.count {
          numbers[folding] = number
          classes.append(count == 1 ? folding : [])
        }
        classes[number].append(scalar)
      }
    }
    let members = classes.enumerated().flatMap { number, scalars in scalars.map { (scalar: $0, number: number) } }
      .sorted { $0.scalar < $1.scalar }
    self.expansions = expansions
    self.classes = classes
    cased = members.map(\.scalar)
    classNumbers = members.map(\.number)
  }

  /// What a scalar folds to; itself where nothing changes.
  func folding(of scalar: UInt32) -> [UInt32] {
    guard let number = classNumber(of: scalar) else { return [scalar] }
    if let expansion = expansions.first(where: { $0.scalar == scalar }) { return expansion.folding }
    return [classes[number][0]]
  }

  /// All scalars equal to this one, itself included; nil where there is nothing else that matches it.
  func caseClass(of scalar: UInt32) -> [UInt32]? {
    classNumber(of: scalar).map { classes[$0] }
  }

  /// The scalars outside or inside the set that are equal to one inside.
  func members(equalToMembersOf set: ScalarSet, work: inout Int) -> [UInt32] {
    var result: [UInt32] = []
    if set.count <= 64 {
      for span in set.spans {
        for scalar in span.lower...span.upper { result += caseClass(of: scalar) ?? [] }
      }
      return result
    }
    work += cased.count / 4
    var place = 0
    for (index, scalar) in cased.enumerated() {
      while place < set.spans.count, set.spans[place].upper < scalar { place += 1 }
      guard place < set.spans.count else { break }
      if set.spans[place].lower <= scalar, classes[classNumbers[index]].count > 1 {
        result += classes[classNumbers[index]]
      }
    }
    return result
  }

  private func classNumber(of scalar: UInt32) -> Int? {
    var low = 0
    var high = cased.count
    while low < high {
      let middle = (low + high) / 2
      if cased[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < cased.count && cased[low] == scalar ? classNumbers[low] : nil
  }
}
