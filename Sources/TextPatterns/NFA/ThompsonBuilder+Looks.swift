extension ThompsonBuilder {
  /// An assertion, as a guard where the place alone does not decide it.
  mutating func assertionGuard(
    _ assertion: Assertion, next: Int, place: Place, range: Range<Int>
  ) throws(NotAnalysedReason) -> Int {
    switch assertion {
    case .start, .matchStart:
      switch place {
      case .start: return next
      case .afterStart: return fail
      case .unknown: return try check(.start, next: next)
      }
    case .lineStart(let unixLines):
      if place == .start { return next }
      guardSets.terminator = try number(of: GuardSets.terminators)
      guardSets.lineFeed = try number(of: ScalarSet(0x0A...0x0A))
      return try check(.lineStart(unixLines: unixLines), next: next)
    case .end:
      if isEnd(next) { return next }
      return next == (try anythingThenAccept()) ? accept : try check(.end, next: next)
    case .endOrFinalTerminator(let unixLines):
      if isEnd(next) { return next }
      return try endOrFinalTerminator(unixLines, next: next)
    case .lineEnd(let unixLines):
      if isEnd(next) { return next }
      try addNewlineSets()
      return try check(.lineEnd(unixLines: unixLines), next: next)
    case .wordBoundary(_, unicode: true):
      if inexact == nil { inexact = NotAnalysedReason(.unicodeWordBoundary, range: range) }
      return bound == .upper ? next : fail
    case .wordBoundary(let negated, unicode: false):
      guardSets.word = try number(of: UnicodeSets.wordScalars)
      // ICU looks back over the same scalars that it never takes for the first of a word.
      guardSets.transparent = try number(of: UnicodeSets.neverAfterWordBoundary)
      return try check(.wordBoundary(negated: negated), next: next)
    }
  }

  private mutating func addNewlineSets() throws(NotAnalysedReason) {
    guardSets.terminator = try number(of: GuardSets.terminators)
    guardSets.carriageReturn = try number(of: ScalarSet(0x0D...0x0D))
    guardSets.lineFeed = try number(of: ScalarSet(0x0A...0x0A))
  }

  /// `$`: the rest of the text is nothing, or one line terminator, and the place is not inside CR LF.
  private mutating func endOrFinalTerminator(_ unixLines: Bool, next: Int) throws(NotAnalysedReason) -> Int {
    if isInsideLookBehind { return try undecidedLook(0..<0, next: next) }
    var rest = try consume(unixLines ? ScalarSet(0x0A...0x0A) : GuardSets.terminators, next: accept)
    if !unixLines {
      rest = try split(rest, consume(ScalarSet(0x0D...0x0D), next: consume(ScalarSet(0x0A...0x0A), next: accept)))
    }
    rest = try split(rest, accept)
    let isLast = next == (try anythingThenAccept())
    let tail = isLast ? rest : try check(.ahead(entry: addEntry(rest), negated: false), next: next)
    if unixLines { return tail }
    try addNewlineSets()
    return try check(.outsideNewlinePair, next: tail)
  }

  /// A look-ahead: its body is an entry of its own, with any text after it.
  mutating func lookAhead(
    _ body: PatternTree.NodeID, _ negative: Bool, next: Int, place: Place, range: Range<Int>
  ) throws(NotAnalysedReason) -> Int {
    if facts.isAlwaysNullable[body] { return negative ? fail : next }
    if isInsideLookBehind || lookDepth >= CompilationLimit.lookDepth { return try undecidedLook(range, next: next) }
    lookDepth += 1
    if negative { bound = bound.opposite }
    let start = try emit(body, next: anythingThenAccept(), place: place)
    if negative { bound = bound.opposite }
    lookDepth -= 1
    if start == fail { return negative ? next : fail }
    return try check(.ahead(entry: addEntry(start), negated: negative), next: next)
  }

  /// A look-behind: its body is an entry of its own, with any text before it.
  mutating func lookBehind(
    _ body: PatternTree.NodeID, _ negative: Bool, next: Int, place: Place, range: Range<Int>
  ) throws(NotAnalysedReason) -> Int {
    if facts.isAlwaysNullable[body] { return negative ? fail : next }
    if place == .start, facts.minLength[body] > 0 { return negative ? next : fail }
    if lookDepth >= CompilationLimit.lookDepth { return try undecidedLook(range, next: next) }
    let outer = isInsideLookBehind
    isInsideLookBehind = true
    lookDepth += 1
    if negative { bound = bound.opposite }
    let head = try add(.fail)
    let start = try emit(body, next: accept, place: .unknown)
    let any = try consume(.all, next: head)
    patch(head, .split(any, start))
    if negative { bound = bound.opposite }
    lookDepth -= 1
    isInsideLookBehind = outer
    if start == fail { return negative ? next : fail }
    trackers.append(addEntry(head))
    return try check(.behind(tracker: trackers.count - 1, negated: negative), next: next)
  }

  /// A look-around that is not followed: it holds always, or never, by the side of the bound.
  mutating func undecidedLook(_ range: Range<Int>, next: Int) throws(NotAnalysedReason) -> Int {
    if inexact == nil { inexact = NotAnalysedReason(.nestedLook, range: range.isEmpty ? nil : range) }
    return bound == .upper ? next : fail
  }

  /// The negative look-ahead for another match of a node.
  mutating func notAhead(_ body: PatternTree.NodeID, next: Int, place: Place) throws(NotAnalysedReason) -> Int {
    try lookAhead(body, true, next: next, place: place, range: tree[body].range)
  }
}
