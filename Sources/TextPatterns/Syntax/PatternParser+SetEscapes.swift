extension PatternParser {
  /// Reads what a backslash begins inside brackets.
  mutating func readSetBackslash() -> SetState? {
    let start = current.range.lowerBound
    advance()
    switch current.sign {
    case "p", "P":
      guard let set = readProperty(from: start) else { return nil }
      sets.add(set)
      advance()
      return .afterSet
    case "N":
      guard let scalar = readScalarName(from: start) else { return nil }
      addSetScalar(scalar, from: start)
      advance()
      return .afterScalar
    case "s", "S", "w", "W", "d", "D", "h", "H", "v", "V": return readSetShorthand(from: start)
    case _ where current.isEnd: return .afterScalar
    default:
      if current.sign == "b" { remark(.backspaceInSet, start..<current.range.upperBound) }
      return readSetScalar(from: start)
    }
  }

  private mutating func readSetShorthand(from start: Int) -> SetState {
    if let set = UnicodeSets.shorthand(current.sign) { sets.add(set) }
    noteDigits(from: start)
    advance()
    return .afterRange
  }
}
