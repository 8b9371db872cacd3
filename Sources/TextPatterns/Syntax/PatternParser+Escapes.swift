extension PatternParser {
  /// Reads what a backslash begins outside sets; escapes of one scalar have been read by the scanner.
  mutating func readBackslash() -> State {
    let start = current.range.lowerBound
    advance()
    if current.digit != nil { return readBackreference(from: start) }
    switch current.sign {
    case "A": return readAssertion(.start, from: start)
    case "B", "b": return readAssertion(wordBoundary, from: start)
    case "G": return readAssertion(.matchStart, from: start)
    case "Z": return readAssertion(.endOrFinalTerminator(unixLines: false), from: start)
    case "z": return readAssertion(.end, from: start)
    case "R": return readPart(.newlineSequence, from: start)
    case "X": return readPart(.graphemeCluster, from: start)
    case "k": return readNamedBackreference(from: start)
    case "N": return readNamedScalar(from: start)
    case "p", "P": return readPropertySet(from: start)
    case _ where current.isEnd: return failAtLoneBackslash(start)
    default: return readClassOrLiteral(from: start)
    }
  }

  private mutating func readPart(_ kind: PatternNodeKind, from start: Int) -> State {
    addPart(kind, from: start)
    return .quantifier
  }

  private mutating func readClassOrLiteral(from start: Int) -> State {
    if let set = UnicodeSets.shorthand(current.sign) {
      noteDigits(from: start)
      return readSet(set, from: start)
    }
    run.append(current.scalar, start..<current.range.upperBound)
    advance()
    return .quantifier
  }

  /// `\d` takes the digits of all scripts.
  mutating func noteDigits(from start: Int) {
    if current.sign == "d" { remark(.unicodeDigits, start..<current.range.upperBound) }
  }

  private var wordBoundary: Assertion {
    .wordBoundary(negated: current.sign == "B", unicode: flags.contains(.unicodeWords))
  }

  private mutating func readNamedScalar(from start: Int) -> State {
    guard let scalar = readScalarName(from: start) else { return .end }
    run.append(scalar, start..<current.range.upperBound)
    advance()
    return .quantifier
  }

  private mutating func readPropertySet(from start: Int) -> State {
    endRun()
    guard let set = readProperty(from: start) else { return .end }
    finishSet(set, start..<current.range.upperBound)
    advance()
    return .quantifier
  }

  private mutating func failAtLoneBackslash(_ start: Int) -> State {
    fail(.badEscapeSequence, #"a backslash ends the pattern; write '\\' for the character itself"#, start..<start + 1)
    return .end
  }

  /// Adds a set as a part. One of a single scalar is a literal, and joins those beside it, as in ICU.
  mutating func finishSet(_ set: ScalarSet, _ range: Range<Int>) {
    if set.spans.count == 1, let scalar = set.first, set.contains(only: scalar) {
      run.append(scalar, range)
    } else {
      parts.append(add(.set(set), range))
    }
  }
}

extension ScalarSet {
  fileprivate func contains(only scalar: UInt32) -> Bool { spans == [Span(scalar, scalar)] }
}
