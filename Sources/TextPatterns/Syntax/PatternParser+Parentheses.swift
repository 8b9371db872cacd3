extension PatternParser {
  /// Reads what `(` begins; a comment leaves the state as it was.
  mutating func openParenthesis(after state: State) -> State {
    let start = current.range.lowerBound
    advance()
    guard current.sign == "?" else { return openCapture(from: start) }
    scanner.takeNumberSignNext()
    advance()
    switch current.sign {
    case ":": return openGroup(.group(.nonCapturing), from: start)
    case ">": return openGroup(.group(.atomic), from: start)
    case "=": return openGroup(.look(behind: false, negative: false), from: start)
    case "!": return openGroup(.look(behind: false, negative: true), from: start)
    case "<": return openAngle(from: start)
    case "#": return skipComment(from: start, after: state)
    case "i", "s", "m", "w", "x", "d", "u", "-": return readFlags(from: start)
    default: return failAtUnknownGroup(from: start)
    }
  }

  private mutating func openAngle(from start: Int) -> State {
    advance()
    if current.sign == "=" { return openGroup(.look(behind: true, negative: false), from: start) }
    if current.sign == "!" { return openGroup(.look(behind: true, negative: true), from: start) }
    guard current.isASCIILetter else { return failAtUnknownGroup(from: start) }
    guard let name = readGroupName() else { return .end }
    captureCount += 1
    if captureNumbers.updateValue(captureCount, forKey: name) != nil {
      fail(
        .invalidCaptureGroupName, #"another group is named '\#(name)' already"#, start..<current.range.upperBound)
    }
    captureNames.append((name, captureCount))
    return openGroup(.group(.capturing(captureCount)), from: start)
  }

  /// Reads a name up to its `>`, which becomes the current symbol.
  mutating func readGroupName() -> String? {
    let start = current.range.lowerBound
    var name = ""
    while current.isASCIILetter || (current.digit != nil && !name.isEmpty) {
      name.unicodeScalars.append(current.sign)
      advance()
    }
    if current.sign == ">", !name.isEmpty { return name }
    fail(
      .invalidCaptureGroupName,
      #"a group's name is an ASCII letter and then ASCII letters and digits, closed by '>'"#,
      start..<current.range.upperBound)
    return nil
  }

  private mutating func skipComment(from start: Int, after state: State) -> State {
    if groups.count > Self.deepestNesting { failAtNesting(start..<current.range.upperBound) }
    repeat { advance() } while current.sign != ")" && !current.isEnd && !hasFailed
    if current.isEnd {
      fail(.mismatchedParenthesis, #"unterminated comment: expected ')'"#, start..<start + 1)
    }
    advance()
    return state
  }

  /// Reads `(?i-s)` or the head of `(?i-s:…)`.
  private mutating func readFlags(from start: Int) -> State {
    var newFlags = flags
    var sets = true
    while true {
      if current.sign == "-" {
        sets = false
      } else if let flag = PatternFlags.named(current.sign) {
        if sets { newFlags.formUnion(flag) } else { newFlags.subtract(flag) }
      } else {
        break
      }
      advance()
    }
    if current.sign == ":" { return openGroup(.group(.nonCapturing), from: start, newFlags: newFlags) }
    guard current.sign == ")" else {
      fail(.invalidFlag, #"expected flags out of 'ismwxdu' and '-', then ':' or ')'"#, current.range)
      return .end
    }
    endRun()
    flags = newFlags
    addPart(.empty, from: start)
    return .term
  }

  private mutating func failAtUnknownGroup(from start: Int) -> State {
    let range = start..<current.range.upperBound
    switch current.sign {
    case "(": fail(.unimplemented, "ICU has no conditionals", range)
    case "{": fail(.unimplemented, "ICU runs no code inside patterns", range)
    case "P": fail(.ruleSyntax, "ICU writes a named group as (?<name>…)", range)
    case "'": fail(.ruleSyntax, "ICU writes a named group as (?<name>…)", range)
    default:
      fail(
        .ruleSyntax,
        "expected one of : > = ! <= <! <name> # or flags after (?; write \\? for the character itself", range)
    }
    return .end
  }
}
