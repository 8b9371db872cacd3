extension PatternParser {
  /// Reads a `-` inside brackets: a range, a difference or the character itself, as what is around it says.
  mutating func readSetDash(_ state: SetState) -> SetState? {
    let range = current.range
    advance()
    switch (state, current.sign) {
    case (.afterStart, "-"): return failAtLeadingOperator(range)
    case (.afterStart, _): return addSign(range)
    case (_, "-"): return readOperator(.difference2)
    case (.afterSet, "["): return openBracket(.difference1)
    case (.afterScalar, "["), (.afterRange, "["): return addSign(range, before: .union)
    case (.afterScalar, "]"): return addSign(range)
    case (.afterScalar, "\\"): return readEscapedRangeEnd()
    case (.afterScalar, _): return readRange(to: current.scalar)
    default: return addSign(range)
    }
  }

  /// Reads a `&` inside brackets: an intersection or the character itself.
  mutating func readSetAmpersand(_ state: SetState) -> SetState? {
    let range = current.range
    advance()
    switch (state, current.sign) {
    case (.afterStart, "&"): return failAtLeadingOperator(range)
    case (.afterStart, _): return addSign(range)
    case (_, "&"): return readOperator(.intersection2)
    case (.afterSet, "["): return openBracket(.intersection1)
    case (_, "["): return addSign(range, before: .union)
    default: return addSign(range)
    }
  }

  private mutating func readOperator(_ operation: SetStack.Operation) -> SetState {
    sets.push(operation)
    advance()
    return .afterOperator
  }

  /// Adds a `-` or `&` that means itself. Unlike other scalars it begins no range.
  private mutating func addSign(_ range: Range<Int>, before operation: SetStack.Operation? = nil) -> SetState {
    let sign = UInt32(scanner.bytes[range.lowerBound])
    sets.add(ScalarSet.Span(sign, sign))
    signWithoutRange = range
    if operation != nil { remark(.notADifference, range) }
    return .afterScalar
  }

  private mutating func failAtLeadingOperator(_ range: Range<Int>) -> SetState? {
    fail(
      .ruleSyntax, "an operator needs a set before it; write a backslash before the character itself",
      range.lowerBound..<current.range.upperBound)
    return nil
  }

  /// Ends a range with the symbol after a backslash.
  private mutating func readEscapedRangeEnd() -> SetState? {
    let start = current.range.lowerBound
    advance()
    switch current.sign {
    case "s", "S", "w", "W", "d", "D":
      fail(
        .ruleSyntax, #"a range ends in one character, not in a class; write '\-' for the character itself"#,
        start..<current.range.upperBound)
      return nil
    case "N":
      guard let scalar = readScalarName(from: start) else { return nil }
      let next = readRange(to: scalar)
      lastSetScalar = scalar
      return next
    default: return readRange(to: current.scalar)
    }
  }

  /// Adds the range from the last scalar; the current symbol ends it.
  private mutating func readRange(to upper: UInt32) -> SetState? {
    let range = (signWithoutRange?.lowerBound ?? lastSetScalarStart)..<current.range.upperBound
    guard let lower = lastSetScalar, lower <= upper, upper != PatternSymbol.end else {
      return failAtRange(range)
    }
    sets.add(ScalarSet.Span(lower, upper))
    noteRange(lower, upper, range)
    advance()
    return .afterRange
  }

  private mutating func failAtRange(_ range: Range<Int>) -> SetState? {
    let message: String =
      if current.isEnd {
        #"the pattern ends inside a set; expected the end of a range or ']'"#
      } else if let sign = signWithoutRange {
        #"ICU begins no range with a bare '\#(scanner.text(of: sign))'; write '\\#(scanner.text(of: sign))'"#
      } else {
        #"the range ends before it begins; write '\-' for the character itself"#
      }
    fail(.invalidRange, message, range)
    return nil
  }

  private mutating func noteRange(_ lower: UInt32, _ upper: UInt32, _ range: Range<Int>) {
    if signWithoutRange != nil { remark(.ampersandRange, range) }
    if (0x41...0x5A).contains(lower), (0x61...0x7A).contains(upper) { remark(.mixedCaseRange, range) }
  }
}
