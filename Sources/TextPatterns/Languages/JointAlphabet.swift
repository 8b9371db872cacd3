/// The coarsest partition that respects several partitions, and what each class of it is in each of them.
///
/// Scalars that are in no class of one of the partitions are in no class of the joint one.
struct JointAlphabet {
  let partition: ClassPartition
  /// For each partition: its class for each joint class.
  let maps: [[UInt16]]
  let isTooLarge: Bool
  /// Segments that were looked at.
  let work: Int

  /// Joins the partitions, those with few segments first: what they leave out is left out of the others unseen.
  init(_ parts: [ClassPartition]) {
    var merger = PartitionMerger()
    let order = parts.indices.sorted { (parts[$0].starts.count, $0) < (parts[$1].starts.count, $1) }
    for index in order where !merger.isTooLarge { merger.join(parts[index]) }
    var maps = Array(repeating: [UInt16](), count: parts.count)
    for (map, index) in zip(merger.maps, order) { maps[index] = map }
    partition = parts.isEmpty ? .trivial : merger.partition
    self.maps = maps
    isTooLarge = merger.isTooLarge
    work = merger.work
  }
}

/// A joint partition that grows by one partition at a time.
private struct PartitionMerger {
  private(set) var partition = ClassPartition.trivial
  private(set) var maps: [[UInt16]] = []
  private(set) var isTooLarge = false
  private(set) var work = 0

  mutating func join(_ other: ClassPartition) {
    if maps.isEmpty {
      partition = other
      maps = [(0..<other.count).map { UInt16(truncatingIfNeeded: $0) }]
      return
    }
    var pairs = PairNumbering(partition.count, other.count)
    partition = merge(partition, other, &pairs)
    isTooLarge = pairs.lefts.count > CompilationLimit.alphabet
    for i in maps.indices {
      let old = maps[i]
      maps[i] = pairs.lefts.map { old[Int($0)] }
    }
    maps.append(pairs.rights)
  }

  private mutating func merge(
    _ left: ClassPartition, _ right: ClassPartition, _ pairs: inout PairNumbering
  ) -> ClassPartition {
    var result = ClassPartition(starts: [], classes: [], count: 0)
    result.starts.reserveCapacity(left.starts.count + 16)
    result.classes.reserveCapacity(left.starts.count + 16)
    var i = 0
    var j = 0
    while true {
      work += 1
      let start = max(left.starts[i], right.starts[j])
      let symbol = pairs.number(left.classes[i], right.classes[j])
      if result.classes.last != symbol {
        result.starts.append(start)
        result.classes.append(symbol)
      }
      let nextLeft = i + 1 < left.starts.count ? left.starts[i + 1] : UInt32.max
      let nextRight = j + 1 < right.starts.count ? right.starts[j + 1] : UInt32.max
      if nextLeft == UInt32.max, nextRight == UInt32.max { break }
      if left.classes[i] == ClassPartition.none, nextRight < nextLeft {
        // Nothing in the other partition counts up to the next segment of this one.
        if nextLeft == UInt32.max { break }
        i += 1
        j = right.segment(of: nextLeft)
        continue
      }
      if nextLeft <= nextRight { i += 1 }
      if nextRight <= nextLeft { j += 1 }
    }
    result.count = pairs.lefts.count
    return result
  }
}

/// Numbers pairs of classes in order of appearance; a pair with no class on either side has none.
private struct PairNumbering {
  private let width: Int
  private var table: [UInt16] = []
  private var sparse: [Int: UInt16] = [:]
  private(set) var lefts: [UInt16] = []
  private(set) var rights: [UInt16] = []

  init(_ left: Int, _ right: Int) {
    width = right
    if left * right <= 1 << 18 { table = Array(repeating: ClassPartition.none, count: left * right) }
  }

  mutating func number(_ left: UInt16, _ right: UInt16) -> UInt16 {
    if left == ClassPartition.none || right == ClassPartition.none { return ClassPartition.none }
    let key = Int(left) * width + Int(right)
    if !table.isEmpty {
      if table[key] != ClassPartition.none { return table[key] }
    } else if let known = sparse[key] {
      return known
    }
    guard lefts.count < Int(ClassPartition.none) else { return ClassPartition.none }
    let fresh = UInt16(truncatingIfNeeded: lefts.count)
    lefts.append(left)
    rights.append(right)
    if table.isEmpty { sparse[key] = fresh } else { table[key] = fresh }
    return fresh
  }
}
