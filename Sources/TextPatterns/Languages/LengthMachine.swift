/// Counts scalars or UTF-16 code units: a state is the count so far plus 1.
final class LengthMachine: LanguageMachine {
  private let least: Int32
  /// Negative for no limit.
  private let most: Int32
  /// For each symbol whether it counts twice.
  private let isDouble: [Bool]
  private let heaviest: Int32

  /// Limits past this count as no limit.
  private static let ceiling = 1 << 28

  init(_ window: LengthWindow, isDouble: [Bool]) {
    least = Int32(min(window.min, LengthMachine.ceiling))
    most = window.max.map { $0 >= LengthMachine.ceiling ? -1 : Int32($0) } ?? -1
    self.isDouble = isDouble
    heaviest = isDouble.contains(true) ? 2 : 1
  }

  var start: Int32 { most >= 0 && least > most ? 0 : 1 }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    let next = state + (isDouble.isEmpty || !isDouble[symbol] ? 1 : 2)
    if most >= 0 { return next - 1 > most ? 0 : next }
    return min(next, least + 1)
  }

  func accepts(_ state: Int32) -> Bool { state > least }

  func isUniversal(_ state: Int32) -> Bool { most < 0 && state > least }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PatternProgram.unlimited, -1) }
    let count = state - 1
    return (max(0, (least - count + heaviest - 1) / heaviest), most < 0 ? PatternProgram.unlimited : most - count)
  }
}

/// Counts grapheme clusters between two bounds; exact for texts of simple scalars and line ends.
///
/// A simple scalar is a cluster of its own beside other simple ones. At most every scalar is a cluster; at least every
/// simple scalar after a simple one (or at the start) is. CR LF is one cluster.
final class CharacterLengthMachine: LanguageMachine {
  /// What the machine knows of each symbol.
  enum Kind { case simple, joining, carriageReturn, lineFeed }

  private let kinds: [Kind]
  private let window: LengthWindow
  private let bound: Bound
  private var states = Interner<Int32>()
  private var values: [(high: Int, low: Int, last: Kind)] = []
  let start: Int32

  init(_ window: LengthWindow, kinds: [Kind], bound: Bound) {
    self.window = window
    self.kinds = kinds
    self.bound = bound
    start = 1
    _ = states.intern([-1, 0, 0])
    values.append((0, 0, .simple))
    _ = intern(0, 0, .simple)
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    let (high, low, last) = values[Int(state)]
    let kind = kinds[symbol]
    if kind == .lineFeed, last == .carriageReturn { return intern(high, low, .lineFeed) }
    if kind == .joining, bound == .lower { return 0 }
    let isNew = kind != .joining && last != .joining
    return intern(high + 1, low + (isNew ? 1 : 0), kind)
  }

  /// Counts past what the window tells apart are one.
  private func intern(_ high: Int, _ low: Int, _ last: Kind) -> Int32 {
    if let most = window.max, low > most { return 0 }
    let high = min(high, window.min)
    let low = window.max == nil ? 0 : low
    let code: Int32 =
      switch last {
      case .simple, .lineFeed: 0
      case .joining: 1
      case .carriageReturn: 2
      }
    let (number, isNew) = states.intern([Int32(clamping: high), Int32(clamping: low), code])
    if isNew { values.append((high, low, last)) }
    return number
  }

  func accepts(_ state: Int32) -> Bool { state != 0 && values[Int(state)].high >= window.min }

  func isUniversal(_ state: Int32) -> Bool { bound == .upper && window.max == nil && accepts(state) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PatternProgram.unlimited, -1) }
    return (Int32(clamping: window.min - values[Int(state)].high), PatternProgram.unlimited)
  }
}

/// Scalars that can join with a neighbour into one grapheme cluster (more than there are, never fewer).
enum GraphemeJoining {
  static let scalars: ScalarSet = {
    var result = ScalarSet(unsorted: [
      ScalarSet.Span(0x1100, 0x11FF), ScalarSet.Span(0xA960, 0xA97F), ScalarSet.Span(0xD7B0, 0xD7FF),
      ScalarSet.Span(0x1F1E6, 0x1F1FF), ScalarSet.Span(0x1F3FB, 0x1F3FF), ScalarSet.Span(0xE0000, 0xE0FFF),
      ScalarSet.Span(0x0E33, 0x0E33), ScalarSet.Span(0x0EB3, 0x0EB3), ScalarSet.Span(0x0D4E, 0x0D4E),
      ScalarSet.Span(0x111C2, 0x111C3), ScalarSet.Span(0x113D1, 0x113D1), ScalarSet.Span(0x1193F, 0x11941),
      ScalarSet.Span(0x11A3A, 0x11A3A), ScalarSet.Span(0x11A84, 0x11A89), ScalarSet.Span(0x11F02, 0x11F02),
      ScalarSet.Span(0xFF9E, 0xFF9F),
    ])
    result = result.union(UnicodeSets.transparentInWords).union(UnicodeSets.neverAfterWordBoundary)
    return result.union(UnicodeSets.property("Mc") ?? .all)
  }()
}
