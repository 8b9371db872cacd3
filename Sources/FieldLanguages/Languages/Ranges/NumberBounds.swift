public import TextPatterns

/// A range of numbers; an end that is nil is open.
struct NumberBounds {
  /// The lower end, which is in the range.
  var lower: DecimalNumber?
  /// The upper end.
  var upper: DecimalNumber?
  /// Whether the upper end is left out.
  var isHalfOpen = false

  /// Whether no number is in it.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return isHalfOpen ? lower >= upper : lower > upper
  }

  /// Whether a number is in it.
  func contains(_ number: DecimalNumber) -> Bool {
    if let lower, number < lower { return false }
    return upper.map { isHalfOpen ? number < $0 : number <= $0 } ?? true
  }

  /// The numbers that are in both.
  func intersection(_ other: NumberBounds) -> NumberBounds {
    var both = self
    if let low = other.lower, lower.map({ $0 < low }) ?? true { both.lower = low }
    if let high = other.upper, upper.map({ high < $0 || high == $0 && other.isHalfOpen }) ?? true {
      both.upper = high
      both.isHalfOpen = other.isHalfOpen
    }
    return both
  }

  /// The part from 0 up, as magnitudes; nil where there is none.
  var positive: MagnitudeBounds? {
    if let upper, upper.isNegative || isHalfOpen && upper.isZero { return nil }
    return MagnitudeBounds(
      least: lower.flatMap { $0.isNegative ? nil : $0 }, most: upper, excludesMost: isHalfOpen && upper != nil)
  }

  /// The part below 0, and 0 itself written with a sign; nil where there is none.
  var negative: MagnitudeBounds? {
    if let lower, !lower.isNegative, !lower.isZero { return nil }
    if let upper, isHalfOpen, upper.isZero, lower?.isZero == true { return nil }
    let least = upper.flatMap { $0.isNegative || isHalfOpen && $0.isZero ? $0.magnitude : nil }
    return MagnitudeBounds(least: least, excludesLeast: isHalfOpen, most: lower?.magnitude)
  }
}

/// A range of numbers without a sign.
struct MagnitudeBounds {
  /// The lower end; nil: 0 and up.
  var least: DecimalNumber?
  /// Whether the lower end is left out.
  var excludesLeast = false
  /// The upper end; nil: there is none.
  var most: DecimalNumber?
  /// Whether the upper end is left out.
  var excludesMost = false

  /// How the digits of a number compare with the lower end; nil where all are above it.
  var lowerComparison: NumberComparison? {
    least.flatMap { least in
      least.isZero && !excludesLeast
        ? nil : NumberComparison(with: least, wanting: excludesLeast ? [.greater] : [.equal, .greater])
    }
  }

  /// The same with the upper end.
  var upperComparison: NumberComparison? {
    most.map { NumberComparison(with: $0, wanting: excludesMost ? [.less] : [.less, .equal]) }
  }
}

/// The characters that numbers are written with.
public struct NumberAlphabet: Sendable {
  /// For each digit the characters that stand for it.
  var digits: [ScalarSet]
  /// What stands between whole digits and the fraction.
  var separators: ScalarSet
  /// What parts groups of digits.
  var grouping = ScalarSet.empty
  /// What parts groups of digits elsewhere, and is read here too where each group is as long as the formatter makes it.
  var foreignGrouping = ScalarSet.empty
  /// The signs, where they are of the number itself.
  var minus = ScalarSet.empty
  var plus = ScalarSet.empty
  /// What stands before an exponent, where numbers with one are among others.
  var exponents = ScalarSet.empty

  /// What it is told apart by: the digits, and what stands between them and before them.
  enum Symbol: Int {
    case separator = 10
    case grouping, foreignGrouping, minus, plus, exponent
  }

  /// How many symbols there are.
  static let symbolCount = Symbol.exponent.rawValue + 1

  /// The characters of each symbol.
  var symbols: [ScalarSet] { digits + [separators, grouping, foreignGrouping, minus, plus, exponents] }

  /// The characters that stand for any digit.
  var allDigits: ScalarSet { digits(0...9) }

  /// The characters that stand for some digits, which lie side by side in every script.
  func digits(_ range: ClosedRange<UInt8>) -> ScalarSet {
    let width = UInt32(range.upperBound - range.lowerBound)
    return ScalarSet(
      unsorted: digits[Int(range.lowerBound)].spans.map { ScalarSet.Span($0.lower, $0.upper + width) })
  }

  /// The separators of groups that ICU reads in every locale where they are no decimal separator (`unisets.h`, "all
  /// separators").
  public static let groupSeparators = UnicodeSets.horizontalSpace.union(commas).union(periods).union(
    ScalarSet(scalars: [0x27, 0x66C, 0x2018, 0x2019, 0xFF07]))
  /// The commas that are read for each other.
  public static let commas = ScalarSet(scalars: [
    0x2C, 0x60C, 0x66B, 0x3001, 0xFE10, 0xFE11, 0xFE50, 0xFE51, 0xFF0C, 0xFF64,
  ])
  /// The full stops that are read for each other.
  public static let periods = ScalarSet(scalars: [0x2E, 0x2024, 0x3002, 0xFE12, 0xFE52, 0xFF0E, 0xFF61])

  /// The letters before an exponent.
  static let exponentSigns = ScalarSet(scalars: [0x45, 0x65])

  /// Takes the separators of other locales in, where numbers are grouped at all.
  mutating func addForeignGrouping() {
    foreignGrouping =
      grouping.isEmpty ? .empty : NumberAlphabet.groupSeparators.subtracting(separators).subtracting(grouping)
  }

  /// The digits of every script.
  static let anyDigits: [ScalarSet] = (0..<10).map { (digit: UInt32) in
    ScalarSet(
      scalars: UnicodeSets.digits.spans.flatMap { span in
        (span.lower...span.upper).filter { ($0 - span.lower) % 10 == digit }
      })
  }

  /// The digits of every script, whatever they stand for.
  static let everyDigit = anyDigits.reduce(ScalarSet.empty) { $0.union($1) }
  /// All that is no digit.
  static let noDigit = everyDigit.complement

  /// 0 to 9, and the ten digits from another zero.
  static func digits(from zero: Unicode.Scalar) -> [ScalarSet] {
    (0..<10).map { ScalarSet(scalars: [0x30 + $0, zero.value + $0]) }
  }
}

extension NumberAlphabet: Hashable {
  /// Feeds what few bytes tell most of them apart: those of all scripts have very many digits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digits.first?.spans.count)
    hasher.combine(digits.first?.spans.last)
    hasher.combine(separators)
    hasher.combine(grouping)
  }
}
