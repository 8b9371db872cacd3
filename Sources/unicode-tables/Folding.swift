import TextPatterns

/// Full case folding, found by asking what matches what.
enum Folding {
  /// The table: the gap from the scalar before, how many scalars it folds to, and those.
  static func table() -> String {
    var numbers: [UInt32] = []
    var last: UInt32 = 0
    for (scalar, folding) in foldings() {
      numbers += [scalar - last, UInt32(folding.count)] + folding
      last = scalar
    }
    return TableCoding.encode(numbers)
  }

  private static func foldings() -> [(scalar: UInt32, folding: [UInt32])] {
    let cased = RunningICU.set("[\\p{CWCF}\\p{CWCM}\\p{Sensitive}]") ?? .empty
    let single = singles(cased)
    let several = cased.scalars.compactMap { scalar in
      expansion(of: scalar, single).map { (scalar: scalar, folding: $0) }
    }
    var foldings = single.mapValues { [$0] }
    for (scalar, folding) in several { foldings[scalar] = folding }
    return foldings.map { (scalar: $0.key, folding: $0.value) }.sorted { $0.scalar < $1.scalar }
  }

  /// What each scalar folds to: the first one of its class that folding does not change.
  private static func singles(_ cased: ScalarSet) -> [UInt32: UInt32] {
    let changed = RunningICU.set("\\p{CWCF}") ?? .empty
    var single: [UInt32: UInt32] = [:]
    for scalar in cased.scalars {
      let members = RunningICU.set("(?i)[\\x{\(String(scalar, radix: 16))}\\x{10FFFF}]", among: cased)
      if let target = members.first(where: { !changed.contains($0) }), target != scalar { single[scalar] = target }
    }
    return single
  }

  /// What a scalar folds to if it is more than one: its mappings suggest it, ICU confirms it.
  private static func expansion(of value: UInt32, _ single: [UInt32: UInt32]) -> [UInt32]? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    let mappings = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
    for candidate in mappings + mappings.map({ $0.uppercased() }) {
      let folded = candidate.unicodeScalars.map { single[$0.value] ?? $0.value }
      let text = String(String.UnicodeScalarView(folded.compactMap(Unicode.Scalar.init)))
      if folded.count > 1, RunningICU.matches("(?i)\\x{\(String(value, radix: 16))}", text) { return folded }
    }
    return nil
  }
}

extension ScalarSet {
  /// All members, ascending.
  var scalars: [UInt32] { spans.flatMap { Array($0.lower...$0.upper) } }
}
