/// What was read last inside brackets; it decides what `-`, `&` and `]` mean. ICU's reader has the same states.
enum SetState {
  /// `[`, before a `^`.
  case open
  /// `[` or `[^`, before a `]` that would be literal.
  case start
  /// The same, but `]` ends the set.
  case afterStart
  /// One scalar, which a `-` may make the start of a range.
  case afterScalar
  /// A set in brackets, or a property.
  case afterSet
  /// A range, or `\d` and the like.
  case afterRange
  /// `--` or `&&`.
  case afterOperator
}

extension PatternParser {
  /// How much work all sets of a pattern may be together, in spans.
  private static var greatestSetWork: Int { 1 << 18 }

  /// Reads a bracketed set with all those inside it.
  mutating func readBracketedSet() -> State {
    endRun()
    let start = current.range.lowerBound
    sets.begin(ignoringCase: ignoresCase)
    bracketStarts = [start]
    advance()
    var state = SetState.open
    var end = start
    while !bracketStarts.isEmpty {
      end = current.range.upperBound
      guard checkSetLimits(), let next = readSetPart(state), !hasFailed else { return .end }
      state = next
    }
    finishSet(sets.finish(), start..<end)
    return .quantifier
  }

  /// Whether flag `i` holds now.
  var ignoresCase: Bool { flags.contains(.caseInsensitive) }

  private mutating func checkSetLimits() -> Bool {
    if groups.count - 1 + bracketStarts.count > Self.deepestNesting {
      failAtNesting((bracketStarts.last ?? 0)..<current.range.upperBound)
      return false
    }
    return checkSetWork((bracketStarts.first ?? 0)..<current.range.upperBound)
  }

  /// Gives up where sets are more work than the budget allows.
  mutating func checkSetWork(_ range: Range<Int>) -> Bool {
    guard sets.work + catalog.work > Self.greatestSetWork else { return true }
    giveUp(.tooLarge, range)
    return false
  }

  /// Reads what may stand after `state`; nil after an error.
  private mutating func readSetPart(_ state: SetState) -> SetState? {
    switch (state, current.sign) {
    case (_, _) where current.isEnd: return failAtOpenBracket()
    case (.open, "^"):
      sets.negate()
      advance()
      return .start
    case (.open, ":"): return readBracketedProperty()
    case (.open, _): return .start
    case (.start, "]"): return readSetScalar(from: current.range.lowerBound)
    case (.start, _): return .afterStart
    case (.afterOperator, "]"): return failAtOperator()
    case (_, "]"): return endBracket()
    case (_, "["): return openBracket(.union)
    case (_, "\\"): return readSetBackslash()
    case (.afterOperator, _): return readSetScalar(from: current.range.lowerBound)
    case (_, "-"): return readSetDash(state)
    case (_, "&"): return readSetAmpersand(state)
    default: return readSetScalar(from: current.range.lowerBound)
    }
  }

  /// Adds the current symbol, which begins at `start`.
  mutating func readSetScalar(from start: Int) -> SetState {
    addSetScalar(current.scalar, from: start)
    advance()
    return .afterScalar
  }

  /// Adds a scalar that a range may begin with.
  mutating func addSetScalar(_ scalar: UInt32, from start: Int) {
    sets.evaluate(downTo: SetStack.Operation.union.precedence)
    sets.add(ScalarSet.Span(scalar, scalar))
    lastSetScalar = scalar
    lastSetScalarStart = start
    signWithoutRange = nil
  }

  /// Reads the `[` of a set that is combined with what is before it.
  mutating func openBracket(_ operation: SetStack.Operation) -> SetState {
    bracketStarts.append(current.range.lowerBound)
    sets.push(operation)
    sets.beginNested(ignoringCase: ignoresCase)
    advance()
    return .open
  }

  /// Reads the `]` that ends a set.
  mutating func endBracket() -> SetState {
    sets.end()
    bracketStarts.removeLast()
    advance()
    return .afterSet
  }

  private mutating func failAtOpenBracket() -> SetState? {
    let start = bracketStarts.last ?? 0
    fail(
      .missingCloseBracket,
      #"unmatched '['; a '[' inside a set begins another one, so write '\[' for the character itself"#,
      start..<start + 1)
    return nil
  }

  private mutating func failAtOperator() -> SetState? {
    fail(.ruleSyntax, #"expected a set or a character after the operator, not ']'"#, current.range)
    return nil
  }
}
