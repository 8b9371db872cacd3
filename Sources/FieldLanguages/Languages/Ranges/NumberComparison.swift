import TextPatterns

/// Compares the number that is read, digit by digit, with a fixed one.
struct NumberComparison: Hashable {
  enum Order: Int { case less, equal, greater }

  private let bound: DecimalNumber
  private let wanted: Set<Order>

  /// How far one has come, numbered from 0 on: so many digits before the separator, leading zeros not counted, each time
  /// for three ways in which they compare so far; so many behind it, all of them equal; decided in one of three ways; and
  /// more digits before the separator than the fixed number has.
  private let fraction: Int
  private let decided: Int
  private let longer: Int

  /// - Parameter wanted: how a number may compare with `bound`.
  init(with bound: DecimalNumber, wanting wanted: Set<Order>) {
    self.bound = bound
    self.wanted = wanted
    fraction = (bound.integer.count + 1) * 3
    decided = fraction + bound.fraction.count + 1
    longer = decided + 3
  }

  /// How many places there are.
  var count: Int { longer + 1 }

  /// The place before any digit.
  var start: Int { NumberComparison.place(behind: 0, .equal) }

  private static func place(behind digits: Int, _ order: Order) -> Int { digits * 3 + order.rawValue }

  private static func order(_ place: Int) -> Order { Order(rawValue: place % 3) ?? .equal }

  /// Whether a number that ends at a place compares as is wanted.
  func accepts(_ place: Int) -> Bool { wanted.contains(result(at: place)) }

  private func result(at place: Int) -> Order {
    if place < fraction {
      if place / 3 < bound.integer.count { return .less }
      let order = NumberComparison.order(place)
      return order != .equal || bound.fraction.isEmpty ? order : .less
    }
    if place < decided { return place - fraction < bound.fraction.count ? .less : .equal }
    return place < longer ? NumberComparison.order(place - decided) : .greater
  }

  /// The place behind one more digit.
  func next(_ place: Int, _ digit: Int) -> Int {
    if place < fraction {
      let (count, order) = (place / 3, NumberComparison.order(place))
      if count == 0, digit == 0 { return place }
      guard count < bound.integer.count else { return longer }
      return NumberComparison.place(
        behind: count + 1, order == .equal ? NumberComparison.compare(digit, bound.integer[count]) : order)
    }
    if place >= decided { return place }
    let count = place - fraction
    let order = NumberComparison.compare(digit, count < bound.fraction.count ? bound.fraction[count] : 0)
    return order == .equal ? fraction + min(count + 1, bound.fraction.count) : decided + order.rawValue
  }

  /// The place behind a decimal separator, the first of which counts.
  func behindSeparator(_ place: Int) -> Int {
    if place == longer { return decided + Order.greater.rawValue }
    guard place < fraction else { return place }
    if place / 3 < bound.integer.count { return decided + Order.less.rawValue }
    let order = NumberComparison.order(place)
    return order == .equal ? fraction : decided + order.rawValue
  }

  private static func compare(_ left: Int, _ right: UInt8) -> Order {
    left < right ? .less : left > right ? .greater : .equal
  }
}

extension NumberComparison {
  /// What a comparison is made of: ranges have ends in common, such as 0, and each is asked for more than once.
  private struct Key: Hashable {
    var comparison: NumberComparison
    var alphabet: NumberAlphabet
  }

  // So few are no weight for a file, and are soon made again.
  private static let known = MeasuredTable<Key, TextLanguage>(
    limit: 1 << 8, of: 1, size: { $0.size }, ownSize: { _ in 0 })

  /// The texts of digits, a decimal separator and marks of groups whose number compares as is wanted: some characters may
  /// be marks of groups as well as decimal separators.
  func language(_ alphabet: NumberAlphabet) -> TextLanguage {
    NumberComparison.known.value(Key(comparison: self, alphabet: alphabet)) { newLanguage(alphabet) }
  }

  private func newLanguage(_ alphabet: NumberAlphabet) -> TextLanguage {
    var builder = LanguageBuilder()
    var states: [Int: Int] = [:]
    var waiting: [Int] = []
    func state(of place: Int) -> Int {
      if let known = states[place] { return known }
      let state = builder.addState(accepting: accepts(place))
      states[place] = state
      waiting.append(place)
      return state
    }
    let grouping = alphabet.grouping.union(alphabet.foreignGrouping)
    _ = state(of: start)
    while let place = waiting.popLast() {
      let source = state(of: place)
      builder.addEdge(from: source, to: source, on: grouping)
      for digit in 0..<10 {
        builder.addEdge(from: source, to: state(of: next(place, digit)), on: alphabet.digits[digit])
      }
      builder.addEdge(from: source, to: state(of: behindSeparator(place)), on: alphabet.separators)
    }
    return TextLanguage(builder)
  }
}
