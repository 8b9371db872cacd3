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

  /// The texts of digits, a decimal separator and signs that say nothing, whose value is in the range.
  func language(_ alphabet: NumberAlphabet) -> [TextLanguage] {
    var result: [TextLanguage] = []
    if let least, !least.isZero || excludesLeast {
      result.append(ComparisonBuilder.language(least, excludesLeast ? [.greater] : [.equal, .greater], alphabet))
    }
    if let most { result.append(ComparisonBuilder.language(most, excludesMost ? [.less] : [.less, .equal], alphabet)) }
    return result
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

/// Compares the number that is read, digit by digit, with a fixed one.
private struct ComparisonBuilder {
  enum Order: Hashable { case less, equal, greater }

  private enum Place: Hashable {
    /// So many digits before the separator, leading zeros not counted, and how they compare so far.
    case integer(Int, Order)
    case fraction(Int)
    case decided(Order)
    /// More digits before the separator than the fixed number has.
    case longer
  }

  private let bound: DecimalNumber
  private let wanted: Set<Order>
  private let alphabet: NumberAlphabet
  private var builder = LanguageBuilder()
  private var states: [Place: Int] = [:]
  private var waiting: [Place] = []

  /// What a comparison is made of: ranges have ends in common, such as 0, and each is asked for more than once.
  private struct Key: Hashable {
    var bound: DecimalNumber
    var wanted: Set<Order>
    var alphabet: NumberAlphabet
  }

  // So few are no weight for a file, and are soon made again.
  private static let known = MeasuredTable<Key, TextLanguage>(
    limit: 1 << 8, of: 1, size: { $0.size }, ownSize: { _ in 0 })

  /// The texts whose number compares with `bound` in one of the wanted ways.
  static func language(_ bound: DecimalNumber, _ wanted: Set<Order>, _ alphabet: NumberAlphabet) -> TextLanguage {
    known.value(Key(bound: bound, wanted: wanted, alphabet: alphabet)) {
      ComparisonBuilder(bound, wanted, alphabet).language
    }
  }

  private init(_ bound: DecimalNumber, _ wanted: Set<Order>, _ alphabet: NumberAlphabet) {
    self.bound = bound
    self.wanted = wanted
    self.alphabet = alphabet
  }

  private var language: TextLanguage {
    var copy = self
    _ = copy.state(of: .integer(0, .equal))
    while let place = copy.waiting.popLast() { copy.addEdges(from: place) }
    return TextLanguage(copy.builder)
  }

  private mutating func state(of place: Place) -> Int {
    if let known = states[place] { return known }
    let state = builder.addState(accepting: wanted.contains(result(at: place)))
    states[place] = state
    waiting.append(place)
    return state
  }

  /// How the number compares if it ends here.
  private func result(at place: Place) -> Order {
    switch place {
    case .integer(let count, let order):
      if count < bound.integer.count { return .less }
      return order != .equal || bound.fraction.isEmpty ? order : .less
    case .fraction(let count): return count < bound.fraction.count ? .less : .equal
    case .decided(let order): return order
    case .longer: return .greater
    }
  }

  private mutating func addEdges(from place: Place) {
    let source = state(of: place)
    let grouping = alphabet.grouping.union(alphabet.foreignGrouping)
    if !grouping.isEmpty { builder.addEdge(from: source, to: source, on: grouping) }
    // Digits that lead to the same are told apart by nobody.
    var first: UInt8 = 0
    for digit in UInt8(0)..<10 {
      let target = next(place, digit)
      if digit < 9, next(place, digit + 1) == target { continue }
      builder.addEdge(from: source, to: state(of: target), on: alphabet.digits(first...digit))
      first = digit + 1
    }
    if let behind = behindSeparator(place) {
      let target = state(of: behind)
      builder.addEdge(from: source, to: target, on: alphabet.separators)
    }
  }

  private func next(_ place: Place, _ digit: UInt8) -> Place {
    switch place {
    case .integer(0, _) where digit == 0: return place
    case .integer(let count, let order):
      guard count < bound.integer.count else { return .longer }
      return .integer(count + 1, order == .equal ? ComparisonBuilder.compare(digit, bound.integer[count]) : order)
    case .fraction(let count):
      let order = ComparisonBuilder.compare(digit, count < bound.fraction.count ? bound.fraction[count] : 0)
      return order == .equal ? .fraction(min(count + 1, bound.fraction.count)) : .decided(order)
    case .decided, .longer: return place
    }
  }

  private func behindSeparator(_ place: Place) -> Place? {
    switch place {
    case .integer(let count, let order):
      if count < bound.integer.count { return .decided(.less) }
      return order == .equal ? .fraction(0) : .decided(order)
    case .longer: return .decided(.greater)
    case .fraction, .decided: return nil
    }
  }

  private static func compare(_ left: UInt8, _ right: UInt8) -> Order {
    left < right ? .less : left > right ? .greater : .equal
  }
}
