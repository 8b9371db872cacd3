import UIKitCatalog

extension NumberFormat {
  /// Its fixed pattern with the counts of digits and the groups that are said beside it: `0.##` for `0` with two digits of
  /// the fraction at most. Itself where it counts all digits of a number, rounds to a multiple or writes powers, and where
  /// nothing is said; nil where there is none.
  ///
  /// On Apple's systems these change the pattern when they are set; Foundation's formatter for Linux writes by the pattern
  /// as it is.
  public var limitedPattern: String? {
    guard let format, let pattern = try? NumberPattern(reading: format) else { return format }
    var half = pattern.positive
    let isCounted = half.exponentDigits == nil && !half.integer.contains("@") && !pattern.rounds
    if isCounted { half.limit(minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits) }
    if usesGroupingSeparator == false { half.integer.removeAll { $0 == "," } }
    let rest = format.dropFirst(pattern.positive.prefix.count + pattern.positive.digits.count)
    return half.prefix + half.digits + rest
  }
}

extension NumberPattern {
  /// Whether amounts of a currency are written, which have separators of their own in some locales: a sign of the currency
  /// stands in one of its halves.
  var hasCurrencySign: Bool {
    ([positive] + (negative.map { [$0] } ?? [])).flatMap { [$0.prefix, $0.suffix] }.contains { affix in
      let pieces = affix.split(separator: "'", omittingEmptySubsequences: false)
      return pieces.indices.contains { $0 % 2 == 0 && pieces[$0].contains("\u{A4}") }
    }
  }
}

extension NumberPattern.Half {
  /// The digits with what parts them, as they stand in the pattern.
  fileprivate var digits: String { integer + (fraction.map { "." + $0 } ?? "") }

  /// How many digits are written at least: without a zero before the separator, one is written there unless some are
  /// written behind it (ICU's number_patternstring.cpp).
  var leastDigits: (integer: Int, fraction: Int) {
    let zeros = fraction?.count { $0 == "0" } ?? 0
    let isBare = integer.isEmpty && fraction?.isEmpty == false
    let written = integer.count { $0 == "0" }
    return (written > 0 || isBare || zeros > 0 ? written : 1, isBare ? max(1, zeros) : zeros)
  }

  /// Writes as many digits as are asked for; where nothing is, as many as it wrote before.
  fileprivate mutating func limit(_ leastInteger: Int?, _ leastFraction: Int?, _ mostFraction: Int?) {
    if leastInteger == nil, leastFraction == nil, mostFraction == nil { return }
    let own = leastDigits
    let whole = leastInteger ?? own.integer
    let least = leastFraction ?? own.fraction
    let most = mostFraction ?? max(fraction?.count ?? 0, least)
    if most > 0 {
      let fewest = min(least, most)
      fraction = String(repeating: "0", count: fewest) + String(repeating: "#", count: most - fewest)
    } else if fraction?.isEmpty == false {
      fraction = nil
    }
    var places = Array(integer)
    var missing = whole
    for index in places.indices.reversed() where places[index] != "," {
      places[index] = missing > 0 ? "0" : "#"
      missing -= 1
    }
    integer = String(repeating: "0", count: max(0, missing)) + String(places)
    if digits.isEmpty { integer = "#" }
  }
}
