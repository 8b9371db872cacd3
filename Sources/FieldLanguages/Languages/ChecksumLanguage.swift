import TextPatterns
import UIKitCatalog

/// Texts with right check digits, between which spaces and hyphens may stand.
///
/// A weighted sum modulo 10 or 11 is the state of a finite automaton (Luhn, US patent 2,950,048 of 1960; ISBN: ISO 2108;
/// EAN: GS1's general specifications); the number of an IBAN modulo 97 (ISO 13616, ISO/IEC 7064), whose first four
/// characters count last, would be one of too many states.
enum ChecksumLanguage {
  /// The texts that a checksum accepts, or more of them, and whether it is exactly these; nil for one that is not known.
  static func texts(_ member: EnumMember) -> (texts: TextLanguage, isExact: Bool)? {
    switch member {
    case EnumMember.Checksum.luhn: (luhn, true)
    case EnumMember.Checksum.isbn: (isbn, true)
    case EnumMember.Checksum.ean: (ean, true)
    case EnumMember.Checksum.mod97: (iban, false)
    default: nil
    }
  }

  /// Texts without separators that are as long as those with right check digits; which of them have those is asked of
  /// each, which costs far less than an automaton that counts.
  static func plain(_ member: EnumMember) -> TextLanguage {
    switch member {
    case EnumMember.Checksum.luhn: plainNumbers
    case EnumMember.Checksum.isbn: plainBooks
    case EnumMember.Checksum.ean: plainArticles
    default: plainAccounts
    }
  }

  private static let plainNumbers = matches("[0-9]{2,}")
  private static let plainBooks = matches("[0-9]{9}[0-9Xx]|[0-9]{13}")
  private static let plainArticles = matches("[0-9]{8}|[0-9]{12,14}")
  private static let plainAccounts = matches("[A-Za-z0-9]{5,}")

  private static func matches(_ pattern: String) -> TextLanguage {
    StepPool.unpaid { PatternLanguage(pattern.utf8, match: .whole).language }
  }

  private static let separators = ScalarSet(scalars: [0x20, 0x2D])

  private static func digit(_ value: Int) -> ScalarSet {
    ScalarSet(scalars: [0x30 + UInt32(truncatingIfNeeded: value)])
  }

  /// ISO/IEC 7812. Which digits are doubled is known at the end only, so both sums are kept: that in which the last digit
  /// so far counts once, and that in which it is doubled.
  private static let luhn = StepPool.unpaid {
    struct Sums: Hashable {
      var single = 0
      var double = 0
      var count = 0
    }
    var builder = LanguageBuilder()
    var states: [Sums: Int] = [:]
    var queue = [Sums()]
    func state(_ sums: Sums) -> Int {
      if let known = states[sums] { return known }
      let state = builder.addState(accepting: sums.count == 2 && sums.single == 0)
      builder.addEdge(from: state, to: state, on: separators)
      states[sums] = state
      return state
    }
    _ = state(Sums())
    while let sums = queue.popLast() {
      for value in 0...9 {
        let doubled = value * 2 > 9 ? value * 2 - 9 : value * 2
        let next = Sums(
          single: (sums.double + value) % 10, double: (sums.single + doubled) % 10, count: min(2, sums.count + 1))
        if states[next] == nil { queue.append(next) }
        builder.addEdge(from: state(sums), to: state(next), on: digit(value))
      }
    }
    return TextLanguage(builder)
  }

  /// ISO 2108: ten digits, the last of which may be X, or thirteen.
  private static let isbn = StepPool.unpaid {
    var builder = LanguageBuilder()
    let start = builder.addState()
    builder.addSums(from: start, weights: (0..<13).map { $0 % 2 == 0 ? 1 : 3 }, lengths: [13], modulus: 10, ending: [])
    builder.addSums(
      from: start, weights: (1...10).reversed(), lengths: [10], modulus: 11,
      ending: [(ScalarSet(scalars: [0x58, 0x78]), 10)])
    return TextLanguage(ofMany: builder)
  }

  /// GS1: numbers of 8, 12, 13 or 14 digits. Weights are counted from the end, so all lengths go the same way once
  /// equally many digits are left.
  private static let ean = StepPool.unpaid {
    var builder = LanguageBuilder()
    let start = builder.addState()
    let weights = (0..<14).map { $0 % 2 == 0 ? 3 : 1 }
    builder.addSums(from: start, weights: weights, lengths: [8, 12, 13, 14], modulus: 10, ending: [])
    return TextLanguage(ofMany: builder)
  }

  /// ISO 13616: more than four letters and digits.
  private static let iban = StepPool.unpaid {
    let letterOrDigit = ScalarSet(unsorted: [.init(0x30, 0x39), .init(0x41, 0x5A), .init(0x61, 0x7A)])
    var builder = LanguageBuilder()
    var state = builder.addState()
    for place in 0...5 {
      builder.addEdge(from: state, to: state, on: separators)
      if place == 5 { break }
      let next = builder.addState(accepting: place == 4)
      builder.addEdge(from: state, to: next, on: letterOrDigit)
      state = next
    }
    builder.addEdge(from: state, to: state, on: letterOrDigit)
    return TextLanguage(builder)
  }
}

extension LanguageBuilder {
  /// Adds the numbers whose weighted sum is 0.
  ///
  /// - Parameters:
  ///   - weights: those of the longest numbers; shorter ones have the last of them.
  ///   - lengths: how many digits there may be.
  ///   - ending: what may stand in the last place beside digits, and what it counts.
  fileprivate mutating func addSums(
    from start: Int, weights: [Int], lengths: [Int], modulus: Int, ending: [(set: ScalarSet, value: Int)]
  ) {
    let separators = ScalarSet(scalars: [0x20, 0x2D])
    var rows: [[Int]] = []
    for place in 0...weights.count {
      rows.append((0..<modulus).map { addState(accepting: place == weights.count && $0 == 0) })
      for state in rows[place] { addEdge(from: state, to: state, on: separators) }
    }
    for length in lengths where length <= weights.count {
      addEmptyEdge(from: start, to: rows[weights.count - length][0])
    }
    for (place, weight) in weights.enumerated() {
      for sum in 0..<(place == 0 ? 1 : modulus) {
        let digits = (0...9).map { (set: ScalarSet(scalars: [0x30 + UInt32(truncatingIfNeeded: $0)]), value: $0) }
        for (set, value) in digits + (place == weights.count - 1 ? ending : []) {
          addEdge(from: rows[place][sum], to: rows[place + 1][(sum + weight * value) % modulus], on: set)
        }
      }
    }
  }
}
