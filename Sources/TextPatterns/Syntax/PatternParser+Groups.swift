/// A group whose `)` has not been read; the first one is the whole pattern.
struct OpenGroup {
  /// What its `)` will make of it.
  enum Kind {
    /// The whole pattern, which the end of the text closes.
    case pattern
    /// A group.
    case group(GroupKind)
    /// A look-around.
    case look(behind: Bool, negative: Bool)
  }
  /// What its `)` will make of it.
  var kind: Kind
  /// The flags that hold again after it.
  var flags: PatternFlags
  /// The offset of its `(`.
  var start: Int
  /// The offset of the branch that is being read.
  var branchStart: Int
  /// Where its parts and branches begin on their stacks.
  var firstPart: Int
  /// Where the branches of the group begin among those that are open.
  var firstBranch: Int
}

extension PatternParser {
  /// Begins the group that is the whole pattern.
  mutating func openPattern() {
    open(.pattern, from: 0, newFlags: flags, bodyStart: 0)
  }

  private mutating func open(_ kind: OpenGroup.Kind, from start: Int, newFlags: PatternFlags, bodyStart: Int) {
    endRun()
    groups.append(
      OpenGroup(
        kind: kind, flags: flags, start: start, branchStart: bodyStart, firstPart: parts.count,
        firstBranch: branches.count))
    flags = newFlags
    if groups.count - 1 > Self.deepestNesting { failAtNesting(start..<bodyStart) }
  }

  /// Ends reading where ICU's stack of states is full.
  mutating func failAtNesting(_ range: Range<Int>) {
    fail(.internalError, "groups and sets are nested more than 99 deep", range)
  }

  /// Begins a group after its head, whose last symbol is the current one.
  mutating func openGroup(_ kind: OpenGroup.Kind, from start: Int, newFlags: PatternFlags? = nil) -> State {
    open(kind, from: start, newFlags: newFlags ?? flags, bodyStart: current.range.upperBound)
    advance()
    return .term
  }

  /// Begins a group that has no head but its `(`; the symbol after that has been read.
  mutating func openCapture(from start: Int) -> State {
    captureCount += 1
    open(.group(.capturing(captureCount)), from: start, newFlags: flags, bodyStart: start + 1)
    return .term
  }

  /// Reads `|`.
  mutating func beginBranch() -> State {
    endBranch()
    groups[groups.count - 1].branchStart = current.range.upperBound
    advance()
    return .term
  }

  /// Reads `)`.
  mutating func closeParenthesis() -> State {
    guard let group = groups.last, groups.count > 1 else {
      fail(.mismatchedParenthesis, #"unmatched ')'; write '\)' for the character itself"#, current.range)
      return .end
    }
    let body = endBranches()
    groups.removeLast()
    flags = group.flags
    let range = group.start..<current.range.upperBound
    let next = close(group, body: body, range)
    advance()
    return next
  }

  /// Reads the end of the pattern.
  mutating func closePattern() -> State {
    if let group = groups.last, groups.count > 1 {
      fail(
        .mismatchedParenthesis, #"unmatched '('; write '\(' for the character itself"#,
        group.start..<group.start + 1)
      return .end
    }
    // An empty pattern is the only one that ICU does not even begin to read.
    if scanner.bytes.isEmpty {
      fail(.illegalArgument, "the pattern is empty; write (?:) for one that matches the empty text", 0..<0)
    }
    let root = endBranches()
    branches.append(root)
    return .end
  }

  private mutating func close(_ group: OpenGroup, body: PatternTree.NodeID, _ range: Range<Int>) -> State {
    switch group.kind {
    case .pattern: return .end
    case .group(let kind):
      parts.append(add(.group(body, kind), range))
      return .quantifier
    case .look(let behind, let negative):
      if behind { checkLookBehind(body, range) }
      parts.append(add(.look(body, behind: behind, negative: negative), range))
      return .term
    }
  }

  /// Ends a branch: its parts become one node on the stack of branches.
  private mutating func endBranch() {
    endRun()
    guard let group = groups.last else { return }
    let range = group.branchStart..<max(current.range.lowerBound, group.branchStart)
    let count = parts.count - group.firstPart
    if count == 1 {
      branches.append(parts[group.firstPart])
    } else {
      let kind: PatternNodeKind = count == 0 ? .empty : .sequence(Array(parts[group.firstPart...]))
      branches.append(add(kind, range))
    }
    parts.removeSubrange(group.firstPart...)
  }

  /// Ends the last branch and gives the node of all of them.
  private mutating func endBranches() -> PatternTree.NodeID {
    endBranch()
    guard let group = groups.last else { return 0 }
    defer { branches.removeSubrange(group.firstBranch...) }
    if branches.count - group.firstBranch == 1 {
      return branches[group.firstBranch]
    }
    let alternatives = Array(branches[group.firstBranch...])
    let start = nodes[alternatives[0]].range.lowerBound
    return add(.alternation(alternatives), start..<max(start, current.range.lowerBound))
  }
}
