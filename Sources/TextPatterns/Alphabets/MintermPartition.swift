/// A partition of the Unicode scalars into classes that no set of interest tells apart: the minterms of symbolic
/// automata (D'Antoni & Veanes, 2014).
///
/// `starts` ascends from 0; segment `i` reaches from `starts[i]` to before `starts[i + 1]`, the last one to U+10FFFF.
/// Surrogates are in no class.
struct MintermPartition: Sendable {
  /// The class of surrogates, and of scalars that cannot occur.
  static let none = UInt16.max

  /// The first scalar of each segment.
  var starts: [UInt32]
  /// The class of each segment.
  var classes: [UInt16]
  /// How many classes there are.
  var count: Int

  /// One class of all scalars.
  static let trivial = MintermPartition(starts: [0, 0xD800, 0xE000], classes: [0, none, 0], count: 1)

  /// The class of a scalar.
  func index(of scalar: UInt32) -> UInt16 { classes[segment(of: scalar)] }

  /// The segment that a scalar is in.
  func segment(of scalar: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return low
  }

  /// The scalars of the wanted classes.
  func scalars(where isWanted: (Int) -> Bool) -> ScalarSet {
    var spans: [ScalarSet.Span] = []
    for (i, start) in starts.enumerated() where classes[i] != MintermPartition.none && isWanted(Int(classes[i])) {
      spans.append(ScalarSet.Span(start, end(of: i)))
    }
    return ScalarSet(unsorted: spans).compact
  }

  /// The last scalar value of a segment.
  func end(of segment: Int) -> UInt32 {
    segment + 1 < starts.count ? starts[segment + 1] - 1 : 0x10FFFF
  }
}

/// The coarsest partition that respects some sets, and each set as a bit mask over its classes.
struct SetMinterms: Sendable {
  /// The classes.
  var partition: MintermPartition
  /// Words in one mask.
  let words: Int
  /// The classes of each set, `words` words a set.
  private(set) var masks: [UInt64]

  /// How many sets there are.
  var count: Int { masks.count / words }

  /// Adds the part of a set that is in some classes, and gives its number.
  mutating func addSubset(of set: Int, where isWanted: (Int) -> Bool) -> Int {
    let number = count
    var mask = Array(repeating: UInt64(0), count: words)
    forEachClass(of: set) { symbol in
      if isWanted(symbol) { mask[symbol / 64] |= 1 << UInt64(symbol % 64) }
    }
    masks += mask
    return number
  }

  /// Whether a set has the scalars of a class.
  @inline(__always) func contains(_ set: Int, _ symbol: Int) -> Bool {
    masks[set &* words &+ symbol >> 6] >> UInt64(truncatingIfNeeded: symbol & 63) & 1 != 0
  }

  /// Calls for each class of a set.
  func forEachClass(of set: Int, _ body: (Int) -> Void) {
    for word in 0..<words {
      var rest = masks[set * words + word]
      while rest != 0 {
        body(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  /// Sweeps over the boundaries of all sets once, and numbers the signatures in order of appearance.
  init(_ sets: [ScalarSet]) {
    var sweep = BoundarySweep(sets)
    partition = sweep.run()
    words = max(1, (partition.count + 63) / 64)
    masks = Array(repeating: 0, count: sets.count * words)
    for (symbol, signature) in sweep.signatures.enumerated() {
      for (word, bits) in signature.enumerated() {
        var rest = bits
        while rest != 0 {
          let set = word * 64 + rest.trailingZeroBitCount
          masks[set * words + symbol / 64] |= 1 << UInt64(symbol % 64)
          rest &= rest - 1
        }
      }
    }
  }
}

/// The sweep behind `SetMinterms`.
private struct BoundarySweep {
  private var events: [UInt64] = []
  private let signatureWords: Int
  private(set) var signatures: [[UInt64]] = []

  init(_ sets: [ScalarSet]) {
    signatureWords = max(1, (sets.count + 63) / 64)
    events.reserveCapacity(sets.reduce(0) { $0 + $1.spans.count * 2 })
    for (index, set) in sets.enumerated() {
      for span in set.spans {
        events.append(UInt64(span.lower) << 32 | UInt64(index))
        events.append(UInt64(span.upper + 1) << 32 | UInt64(index))
      }
    }
    events.sort()
  }

  mutating func run() -> MintermPartition {
    var numbers: [[UInt64]: UInt16] = [:]
    var current = Array(repeating: UInt64(0), count: signatureWords)
    var result = MintermPartition(starts: [], classes: [], count: 0)
    result.starts.reserveCapacity(events.count + 3)
    result.classes.reserveCapacity(events.count + 3)
    var next = 0
    // Few sets make few signatures: those are compared one after the other.
    var short: [UInt64] = []
    func number(_ signatures: inout [[UInt64]]) -> UInt16 {
      if signatureWords == 1, let known = short.firstIndex(of: current[0]) { return UInt16(truncatingIfNeeded: known) }
      if signatureWords > 1 || short.count == 32, let known = numbers[current] { return known }
      let fresh = UInt16(truncatingIfNeeded: signatures.count)
      signatures.append(current)
      if signatureWords == 1, short.count < 32 { short.append(current[0]) } else { numbers[current] = fresh }
      return fresh
    }
    func begin(_ start: UInt32, _ symbol: UInt16) {
      if let last = result.classes.last, last == symbol { return }
      result.starts.append(start)
      result.classes.append(symbol)
    }
    var position: UInt32 = 0
    var surrogatesDone = false
    while true {
      while next < events.count, UInt32(events[next] >> 32) == position {
        let set = Int(events[next] & 0xFFFF_FFFF)
        current[set / 64] ^= 1 << UInt64(set % 64)
        next += 1
      }
      if position == 0xD800 {
        begin(position, MintermPartition.none)
        surrogatesDone = true
      } else {
        begin(position, number(&signatures))
      }
      var following = next < events.count ? UInt32(events[next] >> 32) : 0x110000
      if !surrogatesDone { following = min(following, 0xD800) } else if position == 0xD800 { following = 0xE000 }
      if following > 0x10FFFF { break }
      position = following
    }
    result.count = signatures.count
    return result
  }
}
