/// The coarsest partition that respects several partitions, and what each class of it is in each of them.
struct JointAlphabet {
  private(set) var partition = ClassPartition.trivial
  /// For each joined partition: its class for each joint class.
  private(set) var maps: [[UInt16]] = []
  private(set) var isTooLarge = false

  /// Refines the partition by another one, which gets the next index of `maps`.
  mutating func join(_ other: ClassPartition) {
    if maps.isEmpty {
      partition = other
      maps = [(0..<other.count).map { UInt16(truncatingIfNeeded: $0) }]
      return
    }
    var pairs = PairNumbering(partition.count, other.count)
    partition = merge(partition, other, &pairs)
    isTooLarge = isTooLarge || pairs.lefts.count > CompilationLimit.alphabet
    for i in maps.indices {
      let old = maps[i]
      maps[i] = pairs.lefts.map { old[Int($0)] }
    }
    maps.append(pairs.rights)
  }

  private func merge(
    _ left: ClassPartition, _ right: ClassPartition, _ pairs: inout PairNumbering
  ) -> ClassPartition {
    var result = ClassPartition(starts: [], classes: [], count: 0)
    result.starts.reserveCapacity(left.starts.count + right.starts.count)
    result.classes.reserveCapacity(left.starts.count + right.starts.count)
    var i = 0
    var j = 0
    while true {
      let symbol = pairs.number(left.classes[i], right.classes[j])
      if result.classes.last != symbol {
        result.starts.append(max(left.starts[i], right.starts[j]))
        result.classes.append(symbol)
      }
      let nextLeft = i + 1 < left.starts.count ? left.starts[i + 1] : UInt32.max
      let nextRight = j + 1 < right.starts.count ? right.starts[j + 1] : UInt32.max
      if nextLeft == UInt32.max, nextRight == UInt32.max { break }
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
