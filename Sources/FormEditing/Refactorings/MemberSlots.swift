import FormSyntax

/// The members of a block that share lines with each other or with its braces, without comments between them: each may
/// take the place of another, and what separates them stays.
struct MemberSlots {
  /// The members, in the order of the text; their `lines` are the members alone.
  let items: [MemberLines.Item]
  private let bytes: ArraySlice<UInt8>

  /// Nil where a comment stands in the block, or nothing separates two members.
  init?(_ chunk: Chunk) {
    guard !chunk.hasErrors else { return nil }
    bytes = chunk.bytes
    let nodes = chunk.withTree { tree in
      tree.nodes.isEmpty
        ? [] : tree.children(of: 0).map { (index: $0, kind: tree[$0].kind, range: tree[$0].range) }
    }
    guard let first = nodes.first, let last = nodes.last else { return nil }
    var isCommented = false
    chunk.forEachLexeme { lexeme in
      if lexeme.kind.isComment, first.range.lowerBound < lexeme.end, lexeme.start < last.range.upperBound {
        isCommented = true
      }
    }
    guard !isCommented, !MemberSlots.hasCommentOutside(chunk, first.range.lowerBound..<last.range.upperBound) else {
      return nil
    }
    items = nodes.map { MemberLines.Item(node: $0.index, kind: $0.kind, range: $0.range, lines: $0.range) }
    let areSeparate = zip(items, items.dropFirst()).allSatisfy { left, right in
      between(left, right).contains { $0 == UInt8(ascii: ";") || $0 == 10 || $0 == 13 }
    }
    if !areSeparate { return nil }
  }

  /// Whether a comment stands in the block before its first member or behind its last one.
  private static func hasCommentOutside(_ chunk: Chunk, _ members: Range<Int>) -> Bool {
    var lexemes: [Lexeme] = []
    chunk.forEachLexeme { lexemes.append($0) }
    guard let open = lexemes.firstIndex(where: { $0.kind == .leftBrace }),
      let close = lexemes.lastIndex(where: { $0.kind == .rightBrace })
    else { return true }
    return lexemes[open...close].contains { $0.kind.isComment && !members.contains($0.start) }
  }

  private func between(_ left: MemberLines.Item, _ right: MemberLines.Item) -> ArraySlice<UInt8> {
    let (start, end) = (left.range.upperBound, max(left.range.upperBound, right.range.lowerBound))
    return bytes[bytes.startIndex + start..<bytes.startIndex + end]
  }

  /// A member as it is written.
  func text(_ item: MemberLines.Item) -> String {
    String(
      decoding: bytes[bytes.startIndex + item.range.lowerBound..<bytes.startIndex + item.range.upperBound],
      as: UTF8.self)
  }

  /// The text of all members in another order, given by their places, from the first to the last.
  func text(inOrder order: [Int]) -> String {
    var result = ""
    for (slot, place) in order.enumerated() {
      result += text(items[place])
      if slot + 1 < items.count { result += String(decoding: between(items[slot], items[slot + 1]), as: UTF8.self) }
    }
    return result
  }

  /// Runs of neighbours among the members at some places, which are in order.
  static func runs(_ places: [Int]) -> [ClosedRange<Int>] {
    places.reduce(into: []) { runs, place in
      if let last = runs.last, last.upperBound + 1 == place {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
  }

  /// What goes with a run of members that is taken out: what separates it from the one before on the line, else from the
  /// one behind.
  func removal(of run: ClosedRange<Int>) -> Range<Int> {
    let own = items[run.lowerBound].range.lowerBound..<items[run.upperBound].range.upperBound
    let isFirst = run.lowerBound == 0
    let isLast = run.upperBound == items.count - 1
    let beginsLine =
      isFirst || between(items[run.lowerBound - 1], items[run.lowerBound]).contains { $0 == 10 || $0 == 13 }
    if !isFirst, !beginsLine || isLast {
      return items[run.lowerBound - 1].range.upperBound..<own.upperBound
    }
    return isLast ? own : own.lowerBound..<items[run.upperBound + 1].range.lowerBound
  }
}
