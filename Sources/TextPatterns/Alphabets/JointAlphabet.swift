/// The coarsest partition that respects several partitions (their common refinement), and what each class of it is in
/// each of them.
///
/// Scalars that are in no class of one of the partitions are in no class of the joint one.
struct JointAlphabet {
  /// The joint classes: the symbols of a question.
  let partition: MintermPartition
  /// For each partition: its class for each joint class.
  let maps: [[UInt16]]
  /// Whether there are more classes than `CompilationLimit.alphabet`.
  let isTooLarge: Bool

  /// One class of all scalars.
  static let trivial = JointAlphabet(partition: .trivial, maps: [], isTooLarge: false)

  private init(partition: MintermPartition, maps: [[UInt16]], isTooLarge: Bool) {
    self.partition = partition
    self.maps = maps
    self.isTooLarge = isTooLarge
  }

  /// Joins the partitions, those with few segments first: what they leave out is left out of the others unseen. Without
  /// meaning where the counter is exhausted.
  init(_ parts: [MintermPartition], _ counter: StepCounter) {
    if parts.isEmpty {
      self = .trivial
      return
    }
    var merger = PartitionMerger()
    let order = parts.indices.sorted { (parts[$0].starts.count, $0) < (parts[$1].starts.count, $1) }
    for index in order where !merger.isTooLarge && !counter.isExhausted { merger.join(parts[index], counter) }
    var maps = Array(repeating: [UInt16](), count: parts.count)
    for (map, index) in zip(merger.maps(counter), order) { maps[index] = map }
    self.init(partition: merger.partition, maps: maps, isTooLarge: merger.isTooLarge)
  }
}

/// A joint partition that grows by one partition at a time.
private struct PartitionMerger {
  private(set) var partition = MintermPartition.trivial
  /// What each class is made of: one of the joint partition before, and one of the partition that was joined to it.
  private var joins: [(lefts: [UInt16], rights: [UInt16])] = []
  private(set) var isTooLarge = false
  private var isEmpty = true

  mutating func join(_ other: MintermPartition, _ counter: StepCounter) {
    if isEmpty {
      partition = other
      isEmpty = false
      return
    }
    counter.spend(partition.count * other.count / 256 + 4)
    var pairs = PairNumbering(partition.count, other.count)
    partition = merge(partition, other, &pairs, counter)
    isTooLarge = pairs.lefts.count > CompilationLimit.alphabet
    joins.append((pairs.lefts, pairs.rights))
  }

  /// For each partition, in the order of joining, its class for each joint class.
  func maps(_ counter: StepCounter) -> [[UInt16]] {
    var current = (0..<partition.count).map { UInt16(truncatingIfNeeded: $0) }
    var result: [[UInt16]] = []
    for (lefts, rights) in joins.reversed() {
      counter.spend(current.count / 8 + 1)
      result.append(current.map { rights[Int($0)] })
      current = current.map { lefts[Int($0)] }
    }
    result.append(current)
    return result.reversed()
  }

  private mutating func merge(
    _ left: MintermPartition, _ right: MintermPartition, _ pairs: inout PairNumbering, _ counter: StepCounter
  ) -> MintermPartition {
    var result = MintermPartition(starts: [], classes: [], count: 0)
    result.starts.reserveCapacity(left.starts.count + 16)
    result.classes.reserveCapacity(left.starts.count + 16)
    var i = 0
    var j = 0
    var work = 0
    defer { counter.spend(work / 4) }
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
      if left.classes[i] == MintermPartition.none, nextRight < nextLeft {
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
    if left * right <= 1 << 18 { table = Array(repeating: MintermPartition.none, count: left * right) }
  }

  mutating func number(_ left: UInt16, _ right: UInt16) -> UInt16 {
    if left == MintermPartition.none || right == MintermPartition.none { return MintermPartition.none }
    let key = Int(left) * width + Int(right)
    if !table.isEmpty {
      if table[key] != MintermPartition.none { return table[key] }
    } else if let known = sparse[key] {
      return known
    }
    guard lefts.count < Int(MintermPartition.none) else { return MintermPartition.none }
    let fresh = UInt16(truncatingIfNeeded: lefts.count)
    lefts.append(left)
    rights.append(right)
    if table.isEmpty { sparse[key] = fresh } else { table[key] = fresh }
    return fresh
  }
}
