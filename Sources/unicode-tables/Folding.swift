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
    let folds = RunningICU.set("[\\p{CWCF}]") ?? .empty
    var single: [UInt32: UInt32] = [:]
    var several: [UInt32] = []
    for scalar in folds.scalars {
      // What a scalar folds to is the one in its class that does not fold.
      let members = RunningICU.set("(?i)[\\x{\(String(scalar, radix: 16))}\\x{10FFFF}]") ?? .empty
      if let target = members.scalars.first(where: { $0 != 0x10FFFF && !folds.contains($0) }) {
        single[scalar] = target
      } else {
        several.append(scalar)
      }
    }
    let pairs = single.map { (scalar: $0.key, folding: [$0.value]) }
    return (pairs + several.map { ($0, expansion(of: $0, single)) }).sorted { $0.scalar < $1.scalar }
  }

  /// What a scalar that folds to several folds to: its mappings suggest it, ICU confirms it.
  private static func expansion(of value: UInt32, _ single: [UInt32: UInt32]) -> [UInt32] {
    guard let scalar = Unicode.Scalar(value) else { return [] }
    let mappings = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
    let candidates = mappings + mappings.map { $0.uppercased() }
    for candidate in candidates {
      let folded = candidate.unicodeScalars.map { single[$0.value] ?? $0.value }
      let text = String(String.UnicodeScalarView(folded.compactMap(Unicode.Scalar.init)))
      if folded.count > 1, RunningICU.matches("(?i)\\x{\(String(value, radix: 16))}", text) { return folded }
    }
    preconditionFailure("No folding found for U+\(String(value, radix: 16)).")
  }
}

extension ScalarSet {
  var scalars: [UInt32] { spans.flatMap { Array($0.lower...$0.upper) } }
}
