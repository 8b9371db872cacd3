extension PatternParser {
  /// Reads a term, `|`, `)` or the end.
  mutating func readTerm() -> State {
    switch current.sign {
    case "[": readBracketedSet()
    case "(": openParenthesis(after: .term)
    case ")": closeParenthesis()
    case "|": beginBranch()
    case "\\": readBackslash()
    case ".": readSet(dotSet)
    case "^": readAssertion(lineStart, next: .quantifier)
    case "$": readAssertion(lineEnd, next: .quantifier)
    case "*", "+", "?", "{", "}": failAtStrayQuantifier()
    case _ where current.isEnd: closePattern()
    default: readLiteral()
    }
  }

  /// Ends the run before and adds a part that is one symbol, or the last symbol of what begins at `start`.
  mutating func addPart(_ kind: PatternNodeKind, from start: Int? = nil) {
    endRun()
    parts.append(add(kind, (start ?? current.range.lowerBound)..<current.range.upperBound))
    advance()
  }

  /// Adds a part that is a set.
  mutating func readSet(_ set: ScalarSet, from start: Int? = nil) -> State {
    addPart(.set(set), from: start)
    return .quantifier
  }

  /// Adds a part that is an assertion; ICU lets quantifiers follow only `^` and `$`.
  mutating func readAssertion(_ assertion: Assertion, from start: Int? = nil, next: State = .term) -> State {
    addPart(.assertion(assertion), from: start)
    return next
  }

  private var hasUnixLines: Bool { flags.contains(.unixLines) }

  private var lineStart: Assertion {
    flags.contains(.multiline) ? .lineStart(unixLines: hasUnixLines) : .start
  }

  private var lineEnd: Assertion {
    flags.contains(.multiline)
      ? .lineEnd(unixLines: hasUnixLines) : .endOrFinalTerminator(unixLines: hasUnixLines)
  }

  private var dotSet: ScalarSet {
    if flags.contains(.dotMatchesAll) { return .all }
    return hasUnixLines ? UnicodeSets.notLineFeed : UnicodeSets.notVerticalSpace
  }

  private mutating func failAtStrayQuantifier() -> State {
    let reason = current.sign == "}" ? #"closes no '{'"# : "has nothing before it that it could repeat"
    fail(
      .ruleSyntax, #"'\#(current.sign)' \#(reason); write '\\#(current.sign)' for the character itself"#, current.range)
    return .end
  }
}
