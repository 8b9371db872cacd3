import TextPatterns
import ValueFormatting

/// Numbers that are found from what the rules accept.
extension FormatterConflictSearch {
  /// Numbers that all rules that reject may accept as they are written without separators of groups, with so many digits
  /// that they have groups, or where something else is written, too; with digits from 0 to 9 where the formatter writes
  /// others.
  func ungroupedNumbers(_ shape: NumberShape) -> some Sequence<String> {
    let space = RuleSpace(field.rules, normalization, field.budget)
    let rules = space.rejecting.map(space.upper) + space.frame
    let zeros = shape.zeroDigit == "0" ? [shape.zeroDigit] : [shape.zeroDigit, "0"]
    let kinds = shape.multiplier == 1 ? zeros.flatMap { zero in shape.lengths.map { (zero, $0) } } : []
    return kinds.lazy.flatMap { zero, digits in
      (shape.maximumFractionDigits > 0 ? [false, true] : [false]).lazy.flatMap { hasFraction in
        let texts = shape.ungrouped(atLeast: digits, hasFraction: hasFraction, from: zero)
        return ((rules + [texts]).samples(2, budget: field.budget).value ?? []).compactMap {
          shape.number(ungrouped: $0, from: zero)
        }
      }
    }
  }
}

extension NumberShape {
  /// How many digits numbers have at least in which something is written that may be left away.
  fileprivate var lengths: [Int] {
    let grouped = groupSize + minimumGroupingDigits
    let hasMore = minimumFractionDigits > 0 || zeroDigit != "0" || !positivePrefix.isEmpty || !positiveSuffix.isEmpty
    return (groupingSeparator != nil && grouped <= NumberShape.mostDigits ? [grouped] : []) + (hasMore ? [1] : [])
  }

  /// Nobody types more in one number.
  private static let mostDigits = 20

  /// Positive numbers without separators of groups.
  ///
  /// - Parameters:
  ///   - count: how many whole digits there are at least.
  ///   - hasFraction: whether a fraction follows.
  ///   - zero: the zero of the ten digits.
  fileprivate func ungrouped(atLeast count: Int, hasFraction: Bool, from zero: Unicode.Scalar) -> TextLanguage {
    let digits = ScalarSet(zero.value...zero.value + 9)
    let more = TextLanguage(everyScalarIn: digits)
    let first = TextLanguage.one(of: ScalarSet(zero.value + 1...zero.value + 9))
    let others = Array(repeating: TextLanguage.one(of: digits), count: count - 1)
    let fraction = hasFraction ? [TextLanguage(words: [decimalSeparator]), .one(of: digits), more] : []
    return .concatenation(
      [TextLanguage(words: [positivePrefix]), first] + others + [more] + fraction + [
        TextLanguage(words: [positiveSuffix])
      ])
  }

  /// The number that is written so, as digits from 0 to 9 with a point.
  fileprivate func number(ungrouped text: String, from zero: Unicode.Scalar) -> String? {
    guard text.hasPrefix(positivePrefix), text.hasSuffix(positiveSuffix) else { return nil }
    let inner = text.unicodeScalars.dropFirst(positivePrefix.unicodeScalars.count)
      .dropLast(positiveSuffix.unicodeScalars.count)
    let parts = String(String.UnicodeScalarView(inner)).split(
      separator: decimalSeparator, omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let numbers = parts.map { $0.unicodeScalars.map { Int($0.value) - Int(zero.value) } }
    guard numbers.joined().allSatisfy((0...9).contains) else { return nil }
    return numbers.map { $0.map(String.init).joined() }.joined(separator: ".")
  }
}
