/// What was noticed in white space and comments; offsets, in order.
struct TriviaNotes {
  /// Comments that hold `formdef:`.
  var directives: [Int] = []
  /// `/*` without `*/`.
  var unclosedComments: [Int] = []
  /// A place whose line's indentation is known, and that; whether the place is behind the blanks.
  var knownIndentation = (place: 0, count: 0, isBehindBlanks: false)
  private var unclosedTaken = 0
  private var directivesPassed = 0
  /// For each `/*` read over while one was found without an end: its own end, or nil.
  var knownComments: [Int: Int?] = [:]

  /// Notes a comment that holds `formdef:`; one that was noted before, while reading ahead, counts once.
  mutating func addDirective(_ at: Int) {
    if at > directives.last ?? -1 { directives.append(at) }
  }

  /// Notes a `/*` without its `*/`; one that was noted before, while reading ahead, counts once.
  mutating func addUnclosed(_ at: Int) {
    if at > unclosedComments.last ?? -1 { unclosedComments.append(at) }
  }

  /// Whether a `/*` was noted that has no `*/`.
  func isUnclosed(_ at: Int) -> Bool { place(ofUnclosed: at) != nil }

  /// Takes back what was noted of a `/*` that was meant as something else.
  mutating func forgetUnclosed(_ at: Int) {
    if let place = place(ofUnclosed: at) { unclosedComments.remove(at: place) }
  }

  private func place(ofUnclosed at: Int) -> Int? {
    unclosedComments.indices.suffix(from: unclosedTaken).first { unclosedComments[$0] >= at }
      .flatMap { unclosedComments[$0] == at ? $0 : nil }
  }

  /// The comments without an end that begin before a place and were not asked for yet.
  mutating func takeUnclosedComments(before end: Int) -> ArraySlice<Int> {
    let first = unclosedTaken
    while unclosedTaken < unclosedComments.count, unclosedComments[unclosedTaken] < end { unclosedTaken += 1 }
    return unclosedComments[first..<unclosedTaken]
  }

  /// Whether a directive begins in a range; ranges are asked about in rising order.
  mutating func hasDirective(in range: Range<Int>) -> Bool {
    while directivesPassed < directives.count, directives[directivesPassed] < range.lowerBound { directivesPassed += 1 }
    return directivesPassed < directives.count && directives[directivesPassed] < range.upperBound
  }
}
