extension PatternParser {
  /// Reads `\1`: as many digits as name a group that has been opened, at least one.
  mutating func readBackreference(from start: Int) -> State {
    var number = current.digit ?? 0
    while number < captureCount, let next = scanner.nextByte, next >= 0x30, next <= 0x39 {
      number = number * 10 + Int(next - 0x30)
      scanner.takeByte()
      current.range = current.range.lowerBound..<current.range.upperBound + 1
      if number >= captureCount { break }
    }
    return addBackreference(to: number, from: start)
  }

  /// Reads `\k<name>`, the current symbol being the k.
  mutating func readNamedBackreference(from start: Int) -> State {
    advance()
    guard current.sign == "<" else {
      fail(
        .invalidCaptureGroupName, #"expected '<' and the name of a group after '\k'"#,
        start..<current.range.upperBound)
      return .end
    }
    advance()
    guard let name = readGroupName() else { return .end }
    guard let number = captureNumbers[name] else {
      fail(
        .invalidCaptureGroupName, #"no group before this place is named '\#(name)'"#,
        start..<current.range.upperBound)
      return .end
    }
    return addBackreference(to: number, from: start)
  }

  private mutating func addBackreference(to number: Int, from start: Int) -> State {
    addPart(.backreference(number, ignoringCase: flags.contains(.caseInsensitive)), from: start)
    backreferences.append((number, nodes.count - 1))
    return .quantifier
  }

  /// Forgets the back-references from an offset on.
  mutating func forgetBackreferences(from offset: Int) {
    while let last = backreferences.last, nodes[last.node].range.lowerBound >= offset { backreferences.removeLast() }
  }

  /// Groups may come after the place that refers to them, so this is known only at the end.
  mutating func checkBackreferences() {
    guard let missing = backreferences.first(where: { $0.number > captureCount }) else { return }
    let groups =
      switch captureCount {
      case 0: "no capturing group"
      case 1: "one capturing group"
      default: "\(captureCount) capturing groups"
      }
    fail(
      .invalidBackReference, "the pattern has \(groups), so there is no group \(missing.number)",
      nodes[missing.node].range)
  }
}
