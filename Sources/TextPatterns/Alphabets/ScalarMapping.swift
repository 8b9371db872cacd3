/// Scalars that are replaced, each by one other scalar, or by several.
public struct ScalarMapping: Sendable {
  /// A range of scalars and what becomes of each of them.
  struct Piece: Sendable {
    /// The first scalar of the range.
    var lower: UInt32
    /// The last scalar of the range.
    var upper: UInt32
    /// What is added to a scalar; nil for a single scalar that becomes several.
    var offset: Int64?
  }

  /// Sorted, disjoint.
  let pieces: [Piece]
  /// The same in the order of what they become, those that become several last: what comes of them in this order need
  /// hardly be sorted.
  private let piecesByImage: [Piece]
  /// What the scalars become that become several.
  private let expansions: [UInt32: [UInt32]]
  /// The scalars that stay what they are.
  private let kept: ScalarSet

  /// Pairs of a scalar and what it becomes, in any order, each scalar once.
  public init(_ pairs: [(from: UInt32, to: [UInt32])]) {
    var pieces: [Piece] = []
    var expansions: [UInt32: [UInt32]] = [:]
    for pair in pairs.sorted(by: { $0.from < $1.from }) {
      guard pair.to.count == 1 else {
        expansions[pair.from] = pair.to
        pieces.append(Piece(lower: pair.from, upper: pair.from, offset: nil))
        continue
      }
      let offset = Int64(pair.to[0]) - Int64(pair.from)
      if offset == 0 { continue }
      if let last = pieces.last, last.upper + 1 == pair.from, last.offset == offset {
        pieces[pieces.count - 1].upper = pair.from
      } else {
        pieces.append(Piece(lower: pair.from, upper: pair.from, offset: offset))
      }
    }
    self.pieces = pieces
    self.expansions = expansions
    piecesByImage =
      pieces.filter { $0.offset != nil }.sorted {
        Int64($0.lower) + ($0.offset ?? 0) < Int64($1.lower) + ($1.offset ?? 0)
      }
      + pieces.filter { $0.offset == nil }
    kept = ScalarSet(unsorted: pieces.map { ScalarSet.Span($0.lower, $0.upper) }).complement
  }

  /// What a scalar becomes.
  public func applied(to scalar: UInt32) -> [UInt32] {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].upper < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].lower <= scalar else { return [scalar] }
    guard let offset = pieces[low].offset else { return expansions[scalar] ?? [scalar] }
    return [UInt32(truncatingIfNeeded: Int64(scalar) + offset)]
  }

  /// Whether some scalar becomes several.
  public var expands: Bool { !expansions.isEmpty }

  /// The scalars that become several.
  public var expanding: ScalarSet { ScalarSet(scalars: expansions.keys.sorted()) }

  /// Those that they become, in any order.
  public var expanded: ScalarSet { ScalarSet(scalars: Set(expansions.values.joined()).sorted()) }

  /// What the scalars of a set become.
  public func image(of set: ScalarSet) -> ScalarSet {
    var spans: [ScalarSet.Span] = []
    spans.reserveCapacity(pieces.count)
    for piece in piecesByImage {
      var place = set.firstSpan(endingAtOrAfter: piece.lower)
      while place < set.spans.count, set.spans[place].lower <= piece.upper {
        let (lower, upper) = (max(set.spans[place].lower, piece.lower), min(set.spans[place].upper, piece.upper))
        if let offset = piece.offset {
          spans.append(
            ScalarSet.Span(
              UInt32(truncatingIfNeeded: Int64(lower) + offset), UInt32(truncatingIfNeeded: Int64(upper) + offset)))
        } else {
          spans += (expansions[piece.lower] ?? []).map { ScalarSet.Span($0, $0) }
        }
        place += 1
      }
    }
    return set.intersection(kept).union(ScalarSet(unsorted: spans))
  }

  /// The scalars that become one scalar of a set.
  public func preimage(of set: ScalarSet) -> ScalarSet {
    var spans: [ScalarSet.Span] = []
    for piece in pieces {
      guard let offset = piece.offset else { continue }
      let (first, last) = (Int64(piece.lower) + offset, Int64(piece.upper) + offset)
      var place = set.firstSpan(endingAtOrAfter: UInt32(clamping: first))
      while place < set.spans.count, Int64(set.spans[place].lower) <= last {
        let (lower, upper) = (max(Int64(set.spans[place].lower), first), min(Int64(set.spans[place].upper), last))
        spans.append(ScalarSet.Span(UInt32(clamping: lower - offset), UInt32(clamping: upper - offset)))
        place += 1
      }
    }
    return set.intersection(kept).union(ScalarSet(unsorted: spans))
  }

  /// Upper case without a locale, as the standard library maps scalars.
  public static let uppercase = ScalarMapping(
    caseMapping: { $0.uppercaseMapping }, where: { $0.changesWhenUppercased })
  /// Lower case without a locale and without the final form of sigma.
  public static let lowercase = ScalarMapping(
    caseMapping: { $0.lowercaseMapping }, where: { $0.changesWhenLowercased })
  /// Decimal digits of every script to `0` … `9`.
  public static let asciiDigits = ScalarMapping(
    UnicodeSets.digits.spans.flatMap { span in
      (span.lower...span.upper).map { (from: $0, to: [0x30 + ($0 - span.lower) % 10]) }
    })

  /// Scalars with case all lie below U+1E944.
  private init(
    caseMapping: (Unicode.Scalar.Properties) -> String, where changes: (Unicode.Scalar.Properties) -> Bool
  ) {
    var pairs: [(from: UInt32, to: [UInt32])] = []
    for blocks: ClosedRange<UInt32> in [
      0x41...0x5FF, 0x10A0...0x10FF, 0x13A0...0x1CBF, 0x1D00...0x1FFF,
      0x2100...0x24FF, 0x2C00...0x2DFF, 0xA640...0xABFF, 0xFB00...0xFB1F, 0xFF21...0xFF5A, 0x10400...0x105FF,
      0x10C80...0x10DFF, 0x118A0...0x118DF, 0x16E40...0x16E7F, 0x1E900...0x1E943,
    ] {
      for value in blocks {
        guard let properties = Unicode.Scalar(value)?.properties, changes(properties) else { continue }
        let mapped = caseMapping(properties).unicodeScalars.map(\.value)
        if mapped != [value] { pairs.append((from: value, to: mapped)) }
      }
    }
    self.init(pairs)
  }
}

extension MintermPartition {
  /// The class of each scalar after a mapping; scalars that become several have none.
  func mapped(by mapping: ScalarMapping) -> MintermPartition { mapped(by: mapping) { _ in MintermPartition.none } }

  /// The same with classes for scalars that become several, behind all others: one for all that become the same classes.
  /// With it come the classes that a scalar of each class becomes.
  func expanded(by mapping: ScalarMapping) -> (partition: MintermPartition, words: [[Int]]) {
    var words = (0..<count).map { [$0] }
    var numbers: [[Int]: UInt16] = [:]
    var result = mapped(by: mapping) { scalar in
      let classes = mapping.applied(to: scalar).map(index)
      if classes.contains(MintermPartition.none) { return MintermPartition.none }
      let word = classes.map { Int($0) }
      if let known = numbers[word] { return known }
      let fresh = UInt16(clamping: words.count)
      words.append(word)
      numbers[word] = fresh
      return fresh
    }
    result.count = words.count
    return (result, words)
  }

  /// - Parameter expansion: the class of a scalar that becomes several.
  private func mapped(by mapping: ScalarMapping, expansion: (UInt32) -> UInt16) -> MintermPartition {
    var result = MintermPartition(starts: [], classes: [], count: count)
    result.starts.reserveCapacity(starts.count + mapping.pieces.count)
    result.classes.reserveCapacity(starts.count + mapping.pieces.count)
    var next: UInt32 = 0
    for piece in mapping.pieces {
      if next < piece.lower { copy(next...piece.lower - 1, offset: 0, to: &result) }
      if let offset = piece.offset {
        copy(piece.lower...piece.upper, offset: offset, to: &result)
      } else {
        result.begin(piece.lower, expansion(piece.lower))
      }
      next = piece.upper + 1
    }
    if next <= 0x10FFFF { copy(next...0x10FFFF, offset: 0, to: &result) }
    return result
  }

  /// Goes on with the classes that some scalars have once an offset has been added to them.
  private func copy(_ scalars: ClosedRange<UInt32>, offset: Int64, to result: inout MintermPartition) {
    let first = UInt32(truncatingIfNeeded: Int64(scalars.lowerBound) + offset)
    let last = UInt32(truncatingIfNeeded: Int64(scalars.upperBound) + offset)
    var segment = segment(of: first)
    var start = first
    while true {
      result.begin(UInt32(truncatingIfNeeded: Int64(start) - offset), classes[segment])
      segment += 1
      guard segment < starts.count, starts[segment] <= last else { return }
      start = starts[segment]
    }
  }

  /// Goes on with a class from a scalar on.
  private mutating func begin(_ start: UInt32, _ symbol: UInt16) {
    if symbol == classes.last { return }
    starts.append(start)
    classes.append(symbol)
  }
}

extension ScalarSet {
  /// The place of the first span that ends at a scalar or behind it.
  fileprivate func firstSpan(endingAtOrAfter scalar: UInt32) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upper < scalar { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
