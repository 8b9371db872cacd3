extension PatternParser {
  /// Reads `{…}` after `\p` or `\P`, which is the current symbol and afterwards the `}`.
  mutating func readProperty(from start: Int) -> ScalarSet? {
    let isNegated = current.sign == "P"
    guard let name = readBraces(from: start, after: #"'\p', as in '\p{L}'"#) else { return nil }
    return propertySet(name, isNegated: isNegated, start..<current.range.upperBound)
  }

  /// Reads `{…}` after `\N`.
  mutating func readScalarName(from start: Int) -> UInt32? {
    guard let name = readBraces(from: start, after: #"'\N', as in '\N{DIGIT ONE}'"#) else { return nil }
    switch ScalarNames.lookUp(name) {
    case .scalar(let scalar): return scalar
    case .none:
      fail(.propertySyntax, "no Unicode 16 character has this name", start..<current.range.upperBound)
    case .unknown: giveUp(.characterName, start..<current.range.upperBound)
    }
    return nil
  }

  /// Reads `{…}` and gives what is inside.
  private mutating func readBraces(from start: Int, after place: String) -> [UInt32]? {
    advance()
    guard current.scalar == 0x7B else {
      fail(.propertySyntax, "expected a name in braces after \(place)", start..<current.range.upperBound)
      return nil
    }
    var name: [UInt32] = []
    advance()
    while current.scalar != 0x7D {
      if current.isEnd {
        fail(.propertySyntax, #"unterminated name: expected '}'"#, start..<current.range.upperBound)
        return nil
      }
      name.append(current.scalar)
      advance()
    }
    return name
  }

  /// Reads `[:name:]` after its bracket; what only looks like one is read again as an ordinary set.
  mutating func readBracketedProperty() -> SetState? {
    let colon = (scanner, current)
    let start = bracketStarts.last ?? 0
    advance()
    let isNegated = current.scalar == 0x5E
    if isNegated { advance() }
    guard let name = readBracketedName() else {
      (scanner, current) = colon
      return .afterStart
    }
    guard let set = propertySet(name, isNegated: isNegated, start..<current.range.upperBound) else { return nil }
    sets.add(set)
    if bracketStarts.count == 1 { remark(.bareProperty, start..<current.range.upperBound) }
    return endBracket()
  }

  /// Reads up to `:]`, whose bracket becomes the current symbol.
  private mutating func readBracketedName() -> [UInt32]? {
    var name: [UInt32] = []
    while true {
      name.append(current.scalar)
      advance()
      if current.isQuoted || current.isEnd { return nil }
      if current.sign == ":" { break }
    }
    advance()
    return current.scalar == 0x5D ? name : nil
  }

  private mutating func propertySet(_ name: [UInt32], isNegated: Bool, _ range: Range<Int>) -> ScalarSet? {
    guard checkSetWork(range) else { return nil }
    switch catalog.set(named: name, ignoringCase: ignoresCase) {
    case .set(let set): return isNegated ? set.complement : set
    case .invalid(let message): fail(.propertySyntax, message, range)
    case .unknown: giveUp(.property, range)
    }
    return nil
  }
}
