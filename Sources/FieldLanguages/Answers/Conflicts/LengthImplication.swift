import TextPatterns

/// What lengths say of each other, whatever the unit: no text has more characters than scalars, or more scalars than
/// UTF-16 units.
extension LengthWindow {
  private var rank: Int {
    switch unit {
    case .characters: 0
    case .scalars: 1
    case .utf16: 2
    }
  }

  /// Whether no text is long enough for this one and short enough for another.
  func isTooLong(for other: LengthWindow) -> Bool {
    other.max.map { min > $0 && rank <= other.rank } ?? false
  }

  /// Whether every text that is long enough for this one is so for another.
  func impliesMinimum(of other: LengthWindow) -> Bool {
    other.min == 0 || min >= other.min && rank <= other.rank
  }

  /// Whether every text that is short enough for this one is so for another.
  func impliesMaximum(of other: LengthWindow) -> Bool {
    guard let limit = other.max else { return true }
    return max.map { $0 <= limit && rank >= other.rank } ?? false
  }
}

extension RuleSpace {
  /// A `length` that wants more than another rule allows.
  func lengthConflict(_ candidates: [Int]) -> [Int]? {
    for first in candidates {
      for second in candidates where first != second {
        guard let long = rules[first].language.window, let short = rules[second].language.window else { continue }
        if long.isTooLong(for: short) { return [first, second].sorted() }
      }
      for second in candidates {
        guard let long = rules[first].language.window, rules[second].language.window == nil,
          let most = rules[second].language.lengths(long.unit == .utf16 ? .utf16 : .scalars)?.max, most < long.min
        else { continue }
        return [first, second].sorted()
      }
    }
    return nil
  }

  /// Other rules of whose numbers it can be seen that they imply a `length`; nil where there are none.
  func lengthImplication(of index: Int, by others: [Int]) -> [Int]? {
    guard let window = rules[index].language.window else { return nil }
    func first(_ implies: (LengthWindow) -> Bool) -> Int? {
      others.first { rules[$0].language.window.map(implies) ?? false }
    }
    if let both = first({ $0.impliesMinimum(of: window) && $0.impliesMaximum(of: window) }) { return [both] }
    if let other = others.first(where: { hasOnlyLengths(within: window, $0) }) { return [other] }
    guard let low = first({ $0.impliesMinimum(of: window) }), let high = first({ $0.impliesMaximum(of: window) }) else {
      return nil
    }
    return [low, high].sorted()
  }

  /// Whether every text that meets a rule has a length in a window.
  private func hasOnlyLengths(within window: LengthWindow, _ index: Int) -> Bool {
    let language = rules[index].language
    guard language.window == nil else { return false }
    guard let lengths = language.lengths(window.unit) else {
      // There are no more characters than scalars, and one at least where there is a scalar.
      guard window.unit == .characters, let most = language.lengths(.scalars)?.max else { return false }
      return most <= window.max ?? .max
        && (window.min == 0 || window.min == 1 && language.upper.contains("").value == false)
    }
    return lengths.min >= window.min && lengths.max ?? .max <= window.max ?? .max
      && (window.min == 0 || language.upper.contains("").value == false)
  }
}
