/// One step that changes a text before rules see it.
public enum Normalization: Sendable {
  /// Strips scalars of the set from both ends.
  case trim(ScalarSet)
  /// Takes all scalars of the set away.
  case remove(ScalarSet)
  /// Replaces scalars one by one.
  case map(ScalarMapping)
}

/// Scalars that are replaced, each by one other scalar, or by several.
public struct ScalarMapping: Sendable {
  /// A range of scalars and what is added to each of them.
  struct Shift: Sendable {
    var lower: UInt32
    var upper: UInt32
    var offset: Int64
  }

  /// Sorted by `lower`, disjoint.
  private(set) var shifts: [Shift] = []
  /// Scalars that become several. Searches leave texts with them out: what such a text becomes, a text without them
  /// becomes too.
  private(set) var expansions: [UInt32: [UInt32]] = [:]

  /// Pairs of a scalar and what it becomes, in any order.
  public init(_ pairs: [(from: UInt32, to: [UInt32])]) {
    for pair in pairs.sorted(by: { $0.from < $1.from }) {
      guard pair.to.count == 1 else {
        expansions[pair.from] = pair.to
        continue
      }
      let offset = Int64(pair.to[0]) - Int64(pair.from)
      if offset == 0 { continue }
      if let last = shifts.last, last.upper + 1 == pair.from, last.offset == offset {
        shifts[shifts.count - 1].upper = pair.from
      } else {
        shifts.append(Shift(lower: pair.from, upper: pair.from, offset: offset))
      }
    }
  }

  /// What a scalar becomes.
  public func applied(to scalar: UInt32) -> [UInt32] {
    if let several = expansions[scalar] { return several }
    for shift in shifts where shift.lower <= scalar && scalar <= shift.upper {
      return [UInt32(truncatingIfNeeded: Int64(scalar) + shift.offset)]
    }
    return [scalar]
  }

  /// What the scalars of a set become.
  public func image(of set: ScalarSet) -> ScalarSet {
    let several = expansions.filter { set.contains($0.key) }
    let moved = ScalarSet(unsorted: shifts.map { ScalarSet.Span($0.lower, $0.upper) })
    var spans = set.subtracting(moved).subtracting(ScalarSet(scalars: Array(several.keys))).spans
    for shift in shifts {
      for span in set.intersection(ScalarSet(shift.lower...shift.upper)).spans {
        spans.append(
          ScalarSet.Span(
            UInt32(truncatingIfNeeded: Int64(span.lower) + shift.offset),
            UInt32(truncatingIfNeeded: Int64(span.upper) + shift.offset)))
      }
    }
    return ScalarSet(unsorted: spans).union(ScalarSet(scalars: several.values.flatMap { $0 }))
  }

  /// Upper case without a locale, as the standard library maps scalars.
  public static let uppercase = ScalarMapping(caseMapping: { $0.uppercaseMapping })
  /// Lower case without a locale and without the final form of sigma.
  public static let lowercase = ScalarMapping(caseMapping: { $0.lowercaseMapping })
  /// Decimal digits of every script to `0` … `9`.
  public static let asciiDigits = ScalarMapping(
    UnicodeSets.digits.spans.flatMap { span in
      (span.lower...span.upper).map { (from: $0, to: [0x30 + ($0 - span.lower) % 10]) }
    })

  /// Scalars with case all lie below U+1E944.
  private init(caseMapping: (Unicode.Scalar.Properties) -> String) {
    var pairs: [(from: UInt32, to: [UInt32])] = []
    for blocks: ClosedRange<UInt32> in [
      0x41...0x5FF, 0x10A0...0x10FF, 0x13A0...0x1CBF, 0x1D00...0x1FFF,
      0x2100...0x24FF, 0x2C00...0x2DFF, 0xA640...0xABFF, 0xFB00...0xFB1F, 0xFF21...0xFF5A, 0x10400...0x105FF,
      0x10C80...0x10DFF, 0x118A0...0x118DF, 0x16E40...0x16E7F, 0x1E900...0x1E943,
    ] {
      for value in blocks {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let mapped = caseMapping(scalar.properties).unicodeScalars.map(\.value)
        if mapped != [value] { pairs.append((from: value, to: mapped)) }
      }
    }
    self.init(pairs)
  }
}

extension ClassPartition {
  /// The class of each scalar after a mapping; scalars that become several have none.
  func mapped(by mapping: ScalarMapping) -> ClassPartition {
    var cuts: [UInt32] = starts
    for shift in mapping.shifts {
      cuts.append(shift.lower)
      cuts.append(shift.upper + 1)
      for start in starts {
        let source = Int64(start) - shift.offset
        if source > Int64(shift.lower), source <= Int64(shift.upper) { cuts.append(UInt32(source)) }
      }
    }
    for scalar in mapping.expansions.keys {
      cuts.append(scalar)
      cuts.append(scalar + 1)
    }
    cuts.sort()
    var result = ClassPartition(starts: [], classes: [], count: count)
    for cut in cuts where result.starts.last != cut && cut <= 0x10FFFF {
      let isSeveral = mapping.expansions[cut] != nil
      let symbol = isSeveral ? ClassPartition.none : index(of: mapping.applied(to: cut).first ?? cut)
      if result.classes.last == symbol, !result.classes.isEmpty { continue }
      result.starts.append(cut)
      result.classes.append(symbol)
    }
    return result
  }
}
