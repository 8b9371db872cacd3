/// The classes of scalars that the sets of a pattern tell apart, most readable first, and one scalar to write for each.
struct AttackAlphabet {
  /// A set of classes, one bit each; the lowest is the most readable.
  typealias Mask = UInt128

  /// More classes than there are bits in a mask are not analysed.
  static let classLimit = 128

  /// The scalar that is written for each class.
  private(set) var representatives: [UInt32] = []
  /// For each set of the pattern the classes that it consists of.
  private(set) var masks: [Mask] = []

  /// How many classes there are.
  var count: Int { representatives.count }

  /// - Parameter alphabet: the scalars that there are; nil for all of them.
  init(
    _ sets: [ScalarSet], within alphabet: ScalarSet?, meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    var boundaries: [UInt32] = [0, 0xE000]
    for set in sets + (alphabet.map { [$0] } ?? []) {
      try meter.spend(boundaries.count + set.spans.count * 2)
      boundaries = AttackAlphabet.merged(boundaries, set)
    }
    try meter.spend(boundaries.count * sets.count)
    var classes = ClassCollector(sets)
    for (index, lower) in boundaries.enumerated() where !(0xD800..<0xE000).contains(lower) && lower <= 0x10FFFF {
      if let alphabet, !alphabet.contains(lower) { continue }
      let end = index + 1 < boundaries.count ? boundaries[index + 1] : 0x11_0000
      classes.add(lower, lower < 0xD800 ? min(end - 1, 0xD7FF) : min(end - 1, 0x10FFFF))
    }
    guard classes.found.count <= AttackAlphabet.classLimit else { throw .budget }
    masks = [Mask](repeating: 0, count: sets.count)
    let ordered = classes.found.sorted { ($0.rank, $0.representative) < ($1.rank, $1.representative) }
    for (number, found) in ordered.enumerated() {
      representatives.append(found.representative)
      for set in sets.indices where found.members[set / 64] >> UInt64(set % 64) & 1 != 0 {
        masks[set] |= 1 << Mask(number)
      }
    }
  }

  /// The classes whose representatives are in a set; exact for sets that are unions of classes.
  func mask(of set: ScalarSet) -> Mask {
    var mask: Mask = 0
    for (number, scalar) in representatives.enumerated() where set.contains(scalar) { mask |= 1 << Mask(number) }
    return mask
  }

  /// The word of the most readable classes.
  func readable(_ word: [Mask]) -> [UInt8] { word.map { UInt8(truncatingIfNeeded: $0.trailingZeroBitCount) } }

  /// The word of the classes that the fewest sets of the pattern take.
  func rare(_ word: [Mask]) -> [UInt8] {
    word.map { mask in
      let classes = (0..<count).filter { mask >> Mask($0) & 1 != 0 }
      return UInt8(truncatingIfNeeded: classes.reversed().min { uses(of: $0) < uses(of: $1) } ?? 0)
    }
  }

  private func uses(of number: Int) -> Int { masks.count { $0 >> Mask(number) & 1 != 0 } }

  /// The classes as text.
  func text(_ classes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for number in classes {
      if let scalar = Unicode.Scalar(representatives[Int(number)]) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// Both sorted, without doubles: the boundaries, and where spans of the set begin or have ended.
  private static func merged(_ boundaries: [UInt32], _ set: ScalarSet) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(boundaries.count + set.spans.count * 2)
    var next = 0
    func take(upTo limit: UInt32) {
      while next < boundaries.count, boundaries[next] < limit {
        result.append(boundaries[next])
        next += 1
      }
      if next < boundaries.count, boundaries[next] == limit { next += 1 }
      result.append(limit)
    }
    for span in set.spans {
      take(upTo: span.lower)
      take(upTo: span.upper + 1)
    }
    result.append(contentsOf: boundaries[next...])
    return result
  }
}

/// Gathers the classes of elementary ranges given in ascending order.
private struct ClassCollector {
  struct Found {
    /// The sets that the class is part of, one bit each.
    var members: [UInt64]
    /// The scalar that reads best.
    var representative: UInt32
    /// How well it reads, the smaller the better.
    var rank: Int
  }

  private let sets: [ScalarSet]
  /// The sets that the last range is part of, one bit each.
  private var members: [UInt64]
  /// For each set how often a span of it has begun or ended.
  private var turns: [Int]
  /// For each set where that happens next.
  private var edges: [UInt32] = []
  private var numbers: [[UInt64]: Int] = [:]
  private(set) var found: [Found] = []

  /// Of so many classes each is looked at to find one again.
  private static let few = 16

  init(_ sets: [ScalarSet]) {
    self.sets = sets
    members = Array(repeating: 0, count: (sets.count + 63) / 64)
    turns = Array(repeating: 0, count: sets.count)
    edges = sets.indices.map(edge)
  }

  mutating func add(_ lower: UInt32, _ upper: UInt32) {
    for index in edges.indices {
      while edges[index] <= lower {
        members[index / 64] ^= 1 << UInt64(index % 64)
        turns[index] += 1
        edges[index] = edge(index)
      }
    }
    let (representative, rank) = Readability.best(lower, upper)
    guard let number = known() else {
      if found.count >= ClassCollector.few { numbers[members] = found.count }
      found.append(Found(members: members, representative: representative, rank: rank))
      return
    }
    if rank < found[number].rank {
      found[number].rank = rank
      found[number].representative = representative
    }
  }

  private func edge(_ index: Int) -> UInt32 {
    let spans = sets[index].spans
    guard turns[index] / 2 < spans.count else { return .max }
    let span = spans[turns[index] / 2]
    return turns[index] % 2 == 0 ? span.lower : span.upper + 1
  }

  private func known() -> Int? {
    for number in 0..<min(found.count, ClassCollector.few) where found[number].members == members { return number }
    return found.count > ClassCollector.few ? numbers[members] : nil
  }
}

/// Which scalars people read best in an attack text.
enum Readability {
  private static let order = Array(
    "abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ!-._,:;/@#$%&*+=?~^|'\"`()[]{}<>\\ ".utf8)

  /// Smaller reads better; scalars past ASCII lie between punctuation and controls.
  private static let ranks: [Int] = {
    var ranks = [Int](repeating: 300, count: 128)
    for (rank, byte) in order.enumerated() { ranks[Int(byte)] = rank }
    return ranks
  }()

  /// The most readable scalar of a range, and its rank.
  static func best(_ lower: UInt32, _ upper: UInt32) -> (UInt32, Int) {
    if lower >= 128 { return beyondASCII(lower, upper) }
    var best = (lower, ranks[Int(lower)])
    for scalar in lower...min(upper, 127) where ranks[Int(scalar)] < best.1 { best = (scalar, ranks[Int(scalar)]) }
    return best.1 == 300 && upper >= 128 ? beyondASCII(128, upper) : best
  }

  private static func beyondASCII(_ lower: UInt32, _ upper: UInt32) -> (UInt32, Int) {
    if lower <= 0xE9, upper >= 0xE9 { return (0xE9, 198) }
    if upper < 0xA1 { return (lower, 301) }
    return (max(lower, 0xA1), 199)
  }
}
