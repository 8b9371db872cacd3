extension ThompsonBuilder {
  /// `body{least,most}`, written out; loops and optional parts nested so that each copy leaves to one place.
  mutating func repetition(
    _ body: PatternTree.NodeID, _ least: Int, _ most: Int?, next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    if most == 0 { return next }
    if facts.maxLength[body] == 0 { return least == 0 ? next : try emit(body, next: next, place: place) }
    if most == nil, least <= 1, tree.isDotAll(within: body), try goesOnWithAnything(next) {
      let loop = try loop(on: .all, next: next)
      return least == 0 ? loop : try consume(.all, next: loop)
    }
    let (body, least, most) = flattened(body, facts.isAlwaysNullable[body] ? 0 : least, most)
    let inner: Place = place == .afterStart || facts.minLength[body] > 0 ? .afterStart : .unknown
    var current = next
    var required = least
    if let most {
      let repetition = singleSet(body) == nil || most - least < 2 ? nil : nextRepetition()
      for copy in stride(from: most, to: least, by: -1) {
        let taken = try emit(body, next: current, place: copy == 1 ? place : inner)
        if let repetition { mark(taken, as: CountedCopy(repetition: repetition, copy: Int32(clamping: copy))) }
        current = try split(taken, next)
      }
    } else {
      current = try openLoop(body, atLeastOnce: least > 0, next: next, place: place)
      required = max(0, least - 1)
    }
    for copy in stride(from: required, to: 0, by: -1) {
      current = try emit(body, next: current, place: copy == 1 ? place : inner)
    }
    return current
  }

  private mutating func goesOnWithAnything(_ next: Int) throws(NotAnalysedReason) -> Bool {
    if isEnd(next) { return true }
    let anything = try anythingThenAccept()
    return next == anything
  }

  /// A loop without limit, entered at its body or at its test.
  private mutating func openLoop(
    _ body: PatternTree.NodeID, atLeastOnce: Bool, next: Int, place: Place
  ) throws(NotAnalysedReason) -> Int {
    let head = try add(.fail)
    let start = try emit(body, next: head, place: place == .afterStart ? .afterStart : .unknown)
    patch(head, start == fail ? .split(next, next) : .split(start, next))
    return atLeastOnce ? start : head
  }

  /// `(x?){0,n}` is `x{0,n}`, and `(x*){0,n}`, `(x+)*` are `x*`.
  private func flattened(
    _ body: PatternTree.NodeID, _ least: Int, _ most: Int?
  ) -> (body: PatternTree.NodeID, least: Int, most: Int?) {
    var result = (body: body, least: least, most: most)
    while true {
      switch tree[result.body].kind {
      case .group(let inner, let kind) where kind != .atomic: result.body = inner
      case .repetition(let inner, let low, let high, let mode) where mode != .possessive && result.least == 0:
        if high == 1 {
          result.body = inner
        } else if high == nil, low <= 1 {
          result = (inner, 0, nil)
        } else {
          return result
        }
      default: return result
      }
    }
  }
}
