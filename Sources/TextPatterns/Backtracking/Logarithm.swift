/// Powers and logarithms to base 2, binary digit by digit (Briggs, 1624), to about eight decimal digits: no mathematics
/// library is imported.
extension Double {
  /// The logarithm to base 2; minus infinity for what has none.
  var logarithm2: Double {
    guard self > 0, isFinite else { return self > 0 ? .infinity : -.infinity }
    var result = Double(exponent)
    var rest = significand
    var bit = 0.5
    // Squaring doubles the logarithm of what is left: each round gives one binary digit.
    for _ in 0..<28 where rest > 1 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }

  /// The power of 2; infinite from 2^1023 on.
  static func exponential2(_ power: Double) -> Double {
    guard power < 1_023 else { return .infinity }
    guard power > -1_000 else { return 0 }
    let whole = power.rounded(.down)
    var rest = power - whole
    var result = 1.0
    var root = 2.0
    for _ in 0..<28 where rest > 0 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        rest -= 1
        result *= root
      }
    }
    return Double(sign: .plus, exponent: Int(whole), significand: result)
  }
}
