/// Counts grapheme clusters (UAX #29) between two bounds; exact for texts without scalars of kind `.joining`, and without
/// scalars that may be pictographs behind a zero width joiner.
///
/// At most every scalar is a cluster, but for LF after CR, for combining marks after what they combine with, the second
/// half of a flag, and a pictograph behind another one and a zero width joiner. At least every simple scalar is in a
/// cluster that no other one is in: whatever stands between two of them, a boundary does too (only a prepended mark keeps
/// one after it, and no boundary is missing before that). A linkable scalar may be in the cluster of another linkable one,
/// where joining scalars stand between them.
final class CharacterLengthDFA: LazyDFA {
  private let kinds: [GraphemeKind]
  private let window: LengthWindow
  private let bound: Bound
  // Each step of a search changes these: that nobody else does just then is plain here, and costs a quarter to ask.
  @exclusivity(unchecked) private var states = Interner<Int32>()
  @exclusivity(unchecked) private var values: [Value] = []
  @exclusivity(unchecked) private var scratch: [Int32] = [0, 0, 0]
  /// Nothing has been read.
  let start: Int32

  /// What has been read: bounds of the clusters so far, and what the next scalar may join.
  private struct Value {
    var high: Int
    var low: Int
    var last: Last
  }

  /// What stands before the next scalar.
  private enum Last: Int32 {
    /// Nothing, or a control: what comes next begins a cluster.
    case boundary
    case carriageReturn
    case simple
    case linkable
    case pictograph
    /// The first half of a flag.
    case halfFlag
    /// A zero width joiner right behind a pictograph and what combines with it.
    case glued
    /// Another zero width joiner behind a linkable scalar: it may link that with the next one.
    case tied
    /// Joining scalars, after nothing that could be joined to a linkable scalar.
    case joining
    /// Joining scalars after a linkable one.
    case linked

    /// Whether a linkable scalar that comes next may be in the cluster of one before.
    var mayLink: Bool { self == .linked || self == .tied || self == .glued }
  }

  /// - Parameter kinds: the kind of each symbol.
  init(_ window: LengthWindow, kinds: [GraphemeKind], bound: Bound) {
    self.window = window
    self.kinds = kinds
    self.bound = bound
    start = 1
    _ = states.intern([-1, 0, 0])
    values.append(Value(high: 0, low: 0, last: .boundary))
    _ = intern(Value(high: 0, low: 0, last: .boundary))
  }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    var value = values[Int(state)]
    let kind = kinds[symbol]
    let counts = CharacterLengthDFA.counts(kind, after: value.last)
    if counts.high != counts.low, bound == .lower { return 0 }
    value.high += counts.high
    value.low += counts.low
    value.last = CharacterLengthDFA.last(kind, after: value.last)
    return intern(value)
  }

  /// How many clusters a scalar adds, at most and at least.
  private static func counts(_ kind: GraphemeKind, after last: Last) -> (high: Int, low: Int) {
    switch kind {
    case .simple, .control, .carriageReturn: (1, 1)
    case .lineFeed: last == .carriageReturn ? (0, 0) : (1, 1)
    case .linkable: last.mayLink ? (1, 0) : (1, 1)
    case .pictograph: last == .glued ? (0, 0) : last.mayLink ? (1, 0) : (1, 1)
    case .regionalIndicator: last == .halfFlag ? (0, 0) : (1, 1)
    case .joining: (1, 0)
    case .combining, .spacing, .joiner:
      switch last {
      case .boundary, .carriageReturn: (1, 1)
      case .simple, .linkable, .pictograph, .halfFlag, .glued, .tied: (0, 0)
      case .joining, .linked: (1, 0)
      }
    }
  }

  private static func last(_ kind: GraphemeKind, after last: Last) -> Last {
    switch kind {
    case .simple: .simple
    case .linkable: .linkable
    case .pictograph: .pictograph
    case .regionalIndicator: last == .halfFlag ? .simple : .halfFlag
    case .control, .lineFeed: .boundary
    case .carriageReturn: .carriageReturn
    case .joining: last == .linkable || last == .pictograph || last.mayLink ? .linked : .joining
    case .combining, .spacing:
      switch last {
      case .boundary, .carriageReturn, .simple, .halfFlag: .simple
      case .pictograph: kind == .combining ? .pictograph : .linkable
      case .glued: .tied
      case .linkable, .tied, .joining, .linked: last
      }
    case .joiner:
      switch last {
      case .boundary, .carriageReturn, .simple, .halfFlag: .simple
      case .pictograph: .glued
      case .linkable, .glued, .tied: .tied
      case .joining, .linked: last
      }
    }
  }

  /// Counts past what the window tells apart are one.
  private func intern(_ value: Value) -> Int32 {
    if let most = window.max, value.low > most { return 0 }
    let high = min(value.high, window.min)
    let low = window.max == nil ? 0 : value.low
    (scratch[0], scratch[1], scratch[2]) = (Int32(clamping: high), Int32(clamping: low), value.last.rawValue)
    let (number, isNew) = states.intern(scratch)
    if isNew { values.append(Value(high: high, low: low, last: value.last)) }
    return number
  }

  func accepts(_ state: Int32) -> Bool { state != 0 && values[Int(state)].high >= window.min }

  func isUniversal(_ state: Int32) -> Bool { bound == .upper && window.max == nil && accepts(state) }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    return (Int32(clamping: window.min - values[Int(state)].high), PositionNFA.unlimited)
  }
}
