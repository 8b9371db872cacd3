extension TextLanguage {
  /// The texts that a pattern matches; past a budget for its compilation it is not analysed.
  public init(_ tree: PatternTree, match: PatternMatch, budget: SearchBudget = .standard) {
    guard tree.nodes.count <= CompilationLimit.syntaxNodes, tree.nodes.indices.contains(tree.root) else {
      self.init(undecided: NotAnalysedReason(.budget(.syntaxNodes)), upper: .everything)
      return
    }
    let counter = StepCounter(budget)
    counter.spend(tree.nodes.count / 4)
    if let limit = counter.exceeded {
      self.init(undecided: NotAnalysedReason(.budget(limit)), upper: .everything)
      return
    }
    self = PatternCompiler(tree, match, counter).language()
  }
}

/// Compiles one tree: exactly, or between two bounds.
private struct PatternCompiler {
  private let tree: PatternTree
  private let match: PatternMatch
  private let facts: PatternFacts
  private let counter: StepCounter

  init(_ tree: PatternTree, _ match: PatternMatch, _ counter: StepCounter) {
    self.tree = tree
    self.match = match
    self.counter = counter
    facts = PatternFacts(tree)
  }

  func language() -> TextLanguage {
    let matched = languageOfTree()
    guard let loop = facts.endlessLoop else { return matched }
    return TextLanguage(undecided: NotAnalysedReason(.endlessLoop, range: loop), upper: matched)
  }

  private func languageOfTree() -> TextLanguage {
    if let window = windowOfSet() { return window }
    if match == .anywhere { return language(of: [tree.root]) }
    var looks: [PatternTree.NodeID] = []
    let rest = splitLeadingLooks(tree.root, &looks)
    return .intersection(
      [language(of: rest)]
        + looks.map { look in
          guard case .look(let body, _, let negative) = tree[look].kind else { return .everything }
          let positive = language(of: [body], isLook: true)
          return negative ? positive.complement : positive
        })
  }

  /// Takes the look-aheads that stand at the start of the whole off: each is a language of its own there.
  private func splitLeadingLooks(
    _ root: PatternTree.NodeID, _ looks: inout [PatternTree.NodeID]
  ) -> [PatternTree.NodeID] {
    // From behind, so that taking the first part off moves none of the others.
    var parts = [root]
    while let first = parts.last {
      switch tree[first].kind {
      case .empty, .assertion(.start), .assertion(.matchStart): parts.removeLast()
      case .sequence(let inner):
        parts.removeLast()
        parts += inner.reversed()
      case .group(let inner, let kind) where kind != .atomic: parts[parts.count - 1] = inner
      case .look(_, behind: false, _) where looks.count < CompilationLimit.separateLooks:
        looks.append(first)
        parts.removeLast()
      default: return parts.reversed()
      }
    }
    return []
  }

  private func language(of parts: [PatternTree.NodeID], isLook: Bool = false) -> TextLanguage {
    do throws(NotAnalysedReason) {
      let (upper, reason) = try nfa(parts, isLook, .upper)
      guard let reason else { return TextLanguage(upper, counter) }
      return TextLanguage(
        undecided: reason, upper: TextLanguage(upper, counter),
        lower: TextLanguage(try nfa(parts, isLook, .lower).nfa, counter))
    } catch {
      return TextLanguage(undecided: error, upper: lengthBounds(parts, isLook))
    }
  }

  private func nfa(
    _ parts: [PatternTree.NodeID], _ isLook: Bool, _ bound: Bound
  ) throws(NotAnalysedReason) -> (nfa: PositionNFA, inexact: NotAnalysedReason?) {
    var builder = ThompsonBuilder(tree, facts: facts, bound: bound, counter: counter)
    var places: [ThompsonBuilder.Place] = []
    var place: ThompsonBuilder.Place = match == .whole ? .start : .unknown
    for part in parts {
      places.append(place)
      place = builder.place(after: [part], from: place)
    }
    var current = isLook || match == .anywhere ? try builder.anythingThenAccept() : builder.accept
    for (part, place) in zip(parts, places).reversed() {
      current = try builder.emit(part, next: current, place: place)
    }
    if match == .anywhere { current = try builder.loop(on: .all, next: current) }
    builder.entries[0] = current
    return (try PositionNFA(builder), builder.inexact)
  }

  /// What is known of a pattern that is too large: the lengths of its matches.
  private func lengthBounds(_ parts: [PatternTree.NodeID], _ isLook: Bool) -> TextLanguage {
    var least = 0
    var most = isLook || match == .anywhere ? PatternFacts.unlimited : 0
    for part in parts {
      least = min(least + facts.minLength[part], PatternFacts.unlimited)
      most = min(most + facts.maxLength[part], PatternFacts.unlimited)
    }
    let limit = most >= PatternFacts.unlimited ? nil : most
    return TextLanguage(length: LengthWindow(min: least, max: limit, unit: .scalars))
  }

  /// `[set]{n,m}` as a whole: a set and a length, whatever the size of the numbers.
  private func windowOfSet() -> TextLanguage? {
    guard match == .whole else { return nil }
    // From behind, as above.
    var parts = [tree.root]
    while let first = parts.last {
      if case .sequence(let inner) = tree[first].kind {
        parts.removeLast()
        parts += inner.reversed()
      } else if case .group(let inner, let kind) = tree[first].kind, kind != .atomic {
        parts[parts.count - 1] = inner
      } else if case .assertion(.start) = tree[first].kind {
        parts.removeLast()
      } else {
        break
      }
    }
    parts.reverse()
    while let last = parts.last, isEnd(last) { parts.removeLast() }
    guard parts.count == 1, case .repetition(let body, let least, let most, let mode) = tree[parts[0]].kind,
      mode != .possessive, most ?? least > 64, case .set(let set) = tree[body].kind, !tree.isDotAll(body)
    else { return nil }
    return .intersection([
      TextLanguage(everyScalarIn: set), TextLanguage(length: LengthWindow(min: least, max: most, unit: .scalars)),
    ])
  }

  private func isEnd(_ id: PatternTree.NodeID) -> Bool {
    switch tree[id].kind {
    case .empty, .assertion(.end), .assertion(.endOrFinalTerminator): true
    default: false
    }
  }
}
