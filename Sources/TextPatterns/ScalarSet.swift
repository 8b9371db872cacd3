/// A set of Unicode scalars as sorted, disjoint, non-adjacent closed ranges.
///
/// Surrogates (U+D800 … U+DFFF) are in no set: no Swift or UTF-8 text has them, so the complement leaves them out too.
public struct ScalarSet: Hashable, Sendable {
  /// One range of scalar values, both ends included.
  public struct Span: Hashable, Sendable {
    /// The first scalar value.
    public var lower: UInt32
    /// The last scalar value.
    public var upper: UInt32

    /// The scalars from one to another.
    @inlinable public init(_ lower: UInt32, _ upper: UInt32) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The ranges in ascending order.
  public private(set) var spans: [Span]

  /// The set without members.
  public static let empty = ScalarSet(spans: [])
  /// All scalars.
  public static let all = ScalarSet(spans: [Span(0, 0xD7FF), Span(0xE000, 0x10FFFF)])
  /// U+0000 … U+007F.
  public static let ascii = ScalarSet(spans: [Span(0, 0x7F)])

  /// Spans in any order, overlapping or not.
  public init(unsorted: consuming [Span]) {
    self.init(spans: ScalarSet.normalized(unsorted))
  }

  /// Some scalars in any order.
  public init(scalars: some Sequence<UInt32>) {
    self.init(unsorted: scalars.map { Span($0, $0) })
  }

  /// The scalars of a range, without surrogates.
  public init(_ range: ClosedRange<UInt32>) {
    self.init(unsorted: [Span(range.lowerBound, range.upperBound)])
  }

  private init(spans: [Span]) {
    self.spans = spans
  }

  /// Whether it has no member.
  public var isEmpty: Bool { spans.isEmpty }

  /// How many scalars the set has.
  public var count: Int { spans.reduce(0) { $0 + Int($1.upper - $1.lower) + 1 } }

  /// The smallest member.
  public var first: UInt32? { spans.first?.lower }

  /// Whether a scalar is a member; takes time in the logarithm of the number of spans.
  public func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upper < scalar { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].lower <= scalar
  }

  /// The members of either set.
  public func union(_ other: ScalarSet) -> ScalarSet {
    if other.isSubset(of: self) { return self }
    if isSubset(of: other) { return other }
    // Where one is large and the other one has hardly anything of its own, as is most often so, no sorting is needed.
    var merged: [Span] = []
    merged.reserveCapacity(spans.count + other.spans.count)
    var (left, right) = (0, 0)
    while left < spans.count || right < other.spans.count {
      let isLeft =
        right == other.spans.count || left < spans.count && spans[left].lower <= other.spans[right].lower
      let span = isLeft ? spans[left] : other.spans[right]
      if isLeft { left += 1 } else { right += 1 }
      if let last = merged.last, span.lower <= last.upper + 1 {
        merged[merged.count - 1].upper = max(last.upper, span.upper)
      } else {
        merged.append(span)
      }
    }
    return ScalarSet(spans: merged).compact
  }

  /// The same in no more memory than it needs: sets that are kept may be very many.
  var compact: ScalarSet {
    spans.capacity > spans.count + spans.count / 4 + 4 ? ScalarSet(spans: spans.map { $0 }) : self
  }

  /// The members of both sets.
  public func intersection(_ other: ScalarSet) -> ScalarSet {
    var result: [Span] = []
    var left = 0
    var right = 0
    while left < spans.count, right < other.spans.count {
      let lower = max(spans[left].lower, other.spans[right].lower)
      let upper = min(spans[left].upper, other.spans[right].upper)
      if lower <= upper { result.append(Span(lower, upper)) }
      if spans[left].upper < other.spans[right].upper { left += 1 } else { right += 1 }
    }
    return ScalarSet(spans: result)
  }

  /// The members that the other set has not.
  public func subtracting(_ other: ScalarSet) -> ScalarSet { intersection(other.complement) }

  /// All scalars that are not in the set.
  public var complement: ScalarSet {
    var result: [Span] = []
    var next: UInt32 = 0
    for span in spans {
      if span.lower > next { result.append(Span(next, span.lower - 1)) }
      next = span.upper + 1
    }
    if next <= 0x10FFFF { result.append(Span(next, 0x10FFFF)) }
    return ScalarSet(spans: ScalarSet.normalized(result))
  }

  /// Whether the other set has all members.
  public func isSubset(of other: ScalarSet) -> Bool {
    var place = 0
    for span in spans {
      while place < other.spans.count, other.spans[place].upper < span.lower { place += 1 }
      guard place < other.spans.count else { return false }
      let container = other.spans[place]
      guard container.lower <= span.lower, span.upper <= container.upper else { return false }
    }
    return true
  }

  /// Whether the sets have no member in common.
  public func isDisjoint(with other: ScalarSet) -> Bool {
    var left = 0
    var right = 0
    while left < spans.count, right < other.spans.count {
      if spans[left].upper < other.spans[right].lower {
        left += 1
      } else if other.spans[right].upper < spans[left].lower {
        right += 1
      } else {
        return false
      }
    }
    return true
  }

  /// Sorts, joins what overlaps or touches, cuts surrogates and what lies past U+10FFFF.
  private static func normalized(_ unsorted: consuming [Span]) -> [Span] {
    var spans = consume unsorted
    var isSorted = true
    var isNormal = true
    var isValid = true
    var last: Span?
    for span in spans {
      if span.lower > span.upper || span.upper > 0x10FFFF || (span.lower <= 0xDFFF && span.upper >= 0xD800) {
        isValid = false
      }
      if let last {
        if span.lower < last.lower { isSorted = false }
        if span.lower <= last.upper &+ 1 { isNormal = false }
      }
      last = span
    }
    if !isValid { return normalized(withoutInvalid(spans)) }
    if isNormal { return spans }
    if !isSorted { sort(&spans) }
    join(&spans)
    return spans
  }

  /// The parts of spans that are scalars, split where surrogates were.
  private static func withoutInvalid(_ spans: [Span]) -> [Span] {
    var parts: [Span] = []
    parts.reserveCapacity(spans.count + 1)
    for span in spans where span.lower <= span.upper && span.lower <= 0x10FFFF {
      let upper = min(span.upper, 0x10FFFF)
      if span.lower <= 0xD7FF { parts.append(Span(span.lower, min(upper, 0xD7FF))) }
      if upper >= 0xE000 { parts.append(Span(max(span.lower, 0xE000), upper)) }
    }
    return parts
  }

  private static func sort(_ spans: inout [Span]) {
    guard spans.count <= 24 else { return spans.sort { $0.lower < $1.lower } }
    for index in 1..<spans.count {
      let span = spans[index]
      var place = index
      while place > 0, spans[place - 1].lower > span.lower {
        spans[place] = spans[place - 1]
        place -= 1
      }
      spans[place] = span
    }
  }

  /// Joins sorted spans that overlap or touch. Those on both sides of the surrogates never do.
  private static func join(_ spans: inout [Span]) {
    var count = 0
    for index in spans.indices {
      let span = spans[index]
      if count > 0, span.lower <= spans[count - 1].upper + 1 {
        spans[count - 1].upper = max(spans[count - 1].upper, span.upper)
      } else {
        spans[count] = span
        count += 1
      }
    }
    spans.removeLast(spans.count - count)
  }
}
