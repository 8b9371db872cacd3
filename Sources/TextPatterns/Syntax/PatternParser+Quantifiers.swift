extension PatternParser {
  /// Reads a quantifier for the last part, a comment before one, or gives over to a term.
  mutating func readQuantifier() -> State {
    switch current.sign {
    case "*": readQuantifier(min: 0, max: nil)
    case "+": readQuantifier(min: 1, max: nil)
    case "?": readQuantifier(min: 0, max: 1)
    case "{": readInterval()
    case "(": openParenthesis(after: .quantifier)
    default: .term
    }
  }

  private mutating func readQuantifier(min: Int, max: Int?) -> State {
    let end = current.range.upperBound
    advance()
    let (mode, modeEnd) = readMode()
    repeatLastPart(min: min, max: max, mode: mode, end: modeEnd ?? end)
    if max == 1, mode == .lazy { lazyOptions.insert(nodes.count - 1) }
    return .term
  }

  /// Reads `?` or `+` after a quantifier, and gives its end.
  private mutating func readMode() -> (RepetitionMode, end: Int?) {
    let mode: RepetitionMode
    switch current.sign {
    case "?": mode = .lazy
    case "+": mode = .possessive
    default: return (.greedy, nil)
    }
    defer { advance() }
    return (mode, current.range.upperBound)
  }

  /// Reads `{n}`, `{n,}` or `{n,m}`.
  private mutating func readInterval() -> State {
    let start = current.range.lowerBound
    advance()
    guard let minimum = readCount(from: start) else { return .end }
    var maximum: Int? = minimum
    if current.sign == "," {
      advance()
      maximum = nil
      if current.digit != nil {
        guard let count = readCount(from: start) else { return .end }
        maximum = count
      }
    }
    guard current.sign == "}" else { return failAtInterval(from: start) }
    let range = start..<current.range.upperBound
    advance()
    let (mode, modeEnd) = readMode()
    let end = modeEnd ?? range.upperBound
    if mode == .possessive { remark(.accidentalPossessive, start..<end) }
    checkInterval(minimum, maximum, range)
    repeatLastPart(min: minimum, max: maximum, mode: mode, end: end)
    return .term
  }

  private mutating func readCount(from start: Int) -> Int? {
    guard current.digit != nil else {
      _ = failAtInterval(from: start)
      return nil
    }
    var count = 0
    while let digit = current.digit {
      count = count * 10 + digit
      if count > Int(Int32.max) {
        fail(.numberTooBig, "a count is at most 16777215", start..<current.range.upperBound)
        return nil
      }
      advance()
    }
    return count
  }

  private mutating func failAtInterval(from start: Int) -> State {
    fail(
      .badInterval, #"expected {n}, {n,} or {n,m} with numbers for n and m; write '\{' for the character itself"#,
      start..<current.range.upperBound)
    return .end
  }

  private mutating func checkInterval(_ minimum: Int, _ maximum: Int?, _ range: Range<Int>) {
    if max(minimum, maximum ?? 0) > 0xFFFFFF {
      fail(.numberTooBig, "a count is at most 16777215", range)
    } else if let maximum, maximum < minimum {
      fail(.maximumBelowMinimum, "the greatest count, \(maximum), is below the least, \(minimum)", range)
    }
  }

  private mutating func repeatLastPart(min: Int, max: Int?, mode: RepetitionMode, end: Int) {
    endRun(splitsLast: true)
    guard let body = parts.popLast() else { return }
    let range = nodes[body].range.lowerBound..<end
    // ICU throws away what greedy {0} repeats, and looks for no group that is named only in there.
    if max == 0, mode == .greedy { forgetBackreferences(from: range.lowerBound) }
    parts.append(add(.repetition(body, min: min, max: max, mode: mode), range))
  }
}
