public import FormSyntax

extension Chunk {
  /// Takes out a member, tag case, array item, argument or preset's name, with the separator that parts it from the
  /// rest. What has lines of its own goes with them, with the comment behind it, and with the doc comments and `:next`
  /// directives above it. Offsets count from the chunk's start. Nil for what stands inside of a string, or is no node.
  public func removal(of node: Int) -> ByteEdit? {
    let found: (range: Range<Int>, around: Range<Int>, holders: [Int])? = withTree { tree in
      guard tree.nodes.indices.contains(node), !tree.goesOnUnread(behind: node) else { return nil }
      return (tree[node].range, tree.extent(of: node), tree.holders(of: node))
    }
    guard let found, !found.holders.contains(where: { kind(of: $0) == .string }) else { return nil }
    if node == 0 { return MemberRemoval(self, [found.range], 0..<Int(byteCount)).ofRoot(Int(byteCount)) }
    if let parent = found.holders.first, kind(of: parent) == .use, hasOneChild(parent) { return removal(of: parent) }
    return MemberRemoval(self, [found.range], found.around).edit()
  }

  /// Takes out several members of blocks in the chunk, in the order of the text: neighbours that one separator parts go as
  /// one, and the comments between these stay. No edit overlaps another. Nil where one of them cannot be taken out.
  public func removals(of members: [Int]) -> [ByteEdit]? {
    var runs: [(members: [Int], edit: ByteEdit)] = []
    for member in members.sorted() {
      guard var edit = removal(of: member) else { return nil }
      var run = [member]
      while let last = runs.last, last.edit.range.upperBound > edit.range.lowerBound {
        runs.removeLast()
        run = last.members + run
        edit = removal(ofNeighbours: run)
      }
      runs.append((run, edit))
    }
    return runs.map(\.edit)
  }

  private func removal(ofNeighbours members: [Int]) -> ByteEdit {
    let (ranges, around) = withTree { tree in
      let extents = members.map(tree.extent)
      let lower = extents.map(\.lowerBound).min() ?? 0
      return (members.map { tree[$0].range }, lower..<max(lower, extents.map(\.upperBound).max() ?? 0))
    }
    return MemberRemoval(self, ranges, around).edit()
  }

  private func hasOneChild(_ node: Int) -> Bool {
    withTree { tree in tree.firstChild(of: node).map { tree[$0].next == tree[node].next } ?? false }
  }

  private func kind(of node: Int) -> SyntaxKind { withTree { $0[node].kind } }
}

extension SyntaxTree {
  /// The nodes around a value up to the member that it stands in, innermost first; of a member none.
  fileprivate func holders(of node: Int) -> [Int] {
    var holders: [Int] = []
    var outer = node
    while outer > 0, !self[holders.last ?? node].kind.isMember {
      outer -= 1
      if Int(self[outer].next) > node { holders.append(outer) }
    }
    return holders
  }

  /// Whether something that could not be read stands behind a node on its line: nobody knows what it belongs to.
  fileprivate func goesOnUnread(behind node: Int) -> Bool {
    let (end, next) = (Int(self[node].end), Int(self[node].next))
    guard next < nodes.count, self[next].kind == .unexpected, end <= Int(self[next].start) else { return false }
    return !bytes[end..<Int(self[next].start)].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The string that a node is interpolated in; else the node itself.
  private func token(around node: Int) -> Int {
    let before = (0...node).reversed().prefix { !self[$0].kind.isMember }
    return before.first { self[$0].kind == .string && Int(self[$0].next) > node } ?? node
  }

  /// A range around a node, from the start of the one before it to that of the one behind it: what a removal looks at.
  fileprivate func extent(of node: Int) -> Range<Int> {
    let next = Int(self[node].next)
    let lower = node > 0 ? Int(self[token(around: node - 1)].start) : 0
    return lower..<(next < nodes.count ? max(Int(self[next].start), Int(self[node].end)) + 1 : bytes.count)
  }
}

extension SyntaxKind {
  /// Whether it is a member of a block; values never hold one.
  fileprivate var isMember: Bool {
    switch self {
    case .importDeclaration, .form, .preset, .section, .tags, .tagCase, .control, .unknownBlock, .unexpected: true
    case .property, .rule, .event, .observer, .override, .attributes, .use: true
    default: false
    }
  }
}

/// What goes with a member that is taken out, or with several neighbours.
private struct MemberRemoval {
  let bytes: ArraySlice<UInt8>
  /// The members, in the order of the text.
  let parts: [Range<Int>]
  /// From the start of the first member to the end of the last one.
  let node: Range<Int>
  var lexemes: [Lexeme] = []
  /// The first lexeme that goes, and the first behind the member.
  var first = 0
  var next = 0

  /// - Parameter around: where lexemes are looked at.
  init(_ chunk: Chunk, _ parts: [Range<Int>], _ around: Range<Int>) {
    bytes = chunk.bytes
    self.parts = parts
    let start = parts.first?.lowerBound ?? 0
    node = start..<max(start, parts.last?.upperBound ?? 0)
    var all: [Lexeme] = []
    chunk.forEachLexeme(in: around) { all.append($0) }
    lexemes = all
    first = lexemes.firstIndex { $0.start >= node.lowerBound } ?? lexemes.count
    next = lexemes.firstIndex { $0.start >= node.upperBound } ?? lexemes.count
    guard beginsLine else { return }
    while first > 0, isAttached(first - 1) { first -= 1 }
  }

  private func lexeme(_ index: Int) -> Lexeme? { lexemes.indices.contains(index) ? lexemes[index] : nil }
  private var beginsLine: Bool { lexeme(first).map { $0.lineBreaksBefore > 0 || first == 0 } ?? true }
  private func isSeparator(_ index: Int) -> Bool {
    lexeme(index).map { $0.kind == .comma || $0.kind == .semicolon } ?? false
  }

  /// Whether a comment on a line of its own speaks of what stands on the next line.
  private func isAttached(_ index: Int) -> Bool {
    let comment = lexemes[index]
    guard comment.kind == .lineComment, comment.lineBreaksBefore > 0 || index == 0,
      lexemes[index + 1].lineBreaksBefore == 1
    else { return false }
    let text = String(decoding: bytes[bytes.startIndex + comment.start..<bytes.startIndex + comment.end], as: UTF8.self)
    let words = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " }
    return text.hasPrefix("///") || (words.hasPrefix("formdef:") && words.hasSuffix(":next"))
  }

  /// Takes out a chunk's own member, back to the end of what stays before it.
  func ofRoot(_ byteCount: Int) -> ByteEdit {
    let before = lexeme(first - 1)?.end ?? 0
    let start = before == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : before
    return ByteEdit(start..<max(start, byteCount), [])
  }

  func edit() -> ByteEdit {
    guard lexemes.indices.contains(first) else { return ByteEdit(node, []) }
    if hasCommentBetween { return keepingComments(nextSeparator) }
    if let separator = distantSeparator { return keepingComments(separator) }
    var end = node.upperBound
    var rest = next
    if isSeparator(rest) {
      end = lexemes[rest].end
      rest += 1
    }
    return ByteEdit(keepingLineBreak(beginsLine ? lines(end, rest) : part(end, rest)), [])
  }

  /// The same without the line break that ends a comment before it, where something follows on the last line: that would
  /// become part of the comment.
  private func keepingLineBreak(_ range: Range<Int>) -> Range<Int> {
    guard let index = lexemes.lastIndex(where: { $0.end <= range.lowerBound }), lexemes[index].kind == .lineComment,
      let start = lexeme(index + 1)?.start, range.contains(start), !endsLine(range.upperBound)
    else { return range }
    let rest = bytes[bytes.startIndex + range.upperBound..<bytes.endIndex]
    return start..<range.upperBound + rest.prefix(while: \.isBlank).count
  }

  /// Whether nothing but blanks stands between a place and the end of its line.
  private func endsLine(_ offset: Int) -> Bool {
    bytes[bytes.startIndex + offset..<bytes.endIndex].first { !$0.isBlank }?.isLineBreak ?? true
  }

  /// Whether a comment stands between two of the members.
  private var hasCommentBetween: Bool {
    parts.count > 1
      && lexemes.contains { one in
        one.kind.isComment && node.contains(one.start) && !parts.contains { $0.contains(one.start) }
      }
  }

  /// The separator behind the member, be it behind comments.
  private var nextSeparator: Lexeme? {
    lexemes.dropFirst(next).first { !$0.kind.isComment }.flatMap {
      $0.kind == .comma || $0.kind == .semicolon ? $0 : nil
    }
  }

  /// The same, where comments or a line break stand between.
  private var distantSeparator: Lexeme? {
    guard let separator = nextSeparator, separator.lineBreaksBefore > 0 || separator.start != lexeme(next)?.start else {
      return nil
    }
    return separator
  }

  /// Takes out the members and what separates them from each other and from what follows, not the comments between;
  /// where nothing separates them from that, what does from what stands before them on the line.
  private func keepingComments(_ separator: Lexeme?) -> ByteEdit {
    let end = separator?.end ?? node.upperBound
    let isLast = separator == nil && !beginsLine && isSeparator(first - 1)
    let start = isLast ? lexemes[first - 1].start : node.lowerBound
    let separators = lexemes.indices.filter { index in
      isSeparator(index) && !parts.contains { $0.contains(lexemes[index].start) }
    }
    let gone = (parts + separators.map { lexemes[$0].start..<lexemes[$0].end }).sorted { $0.lowerBound < $1.lowerBound }
    var kept: [UInt8] = []
    var place = start
    for range in gone where range.lowerBound >= start && range.upperBound <= end {
      kept += bytes[bytes.startIndex + place..<bytes.startIndex + max(place, range.lowerBound)]
      place = max(place, range.upperBound)
    }
    kept += bytes[bytes.startIndex + place..<bytes.startIndex + max(place, end)]
    // What follows begins with blanks of its own.
    let trimmed = parts.count > 1 ? kept.reversed().drop(while: \.isBlank).reversed() : kept
    return ByteEdit(start..<end, (isLast ? [UInt8(ascii: " ")] : []) + trimmed.drop(while: \.isBlank))
  }

  /// What goes when the member begins its line; `rest` is the first lexeme behind it and its separator.
  private func lines(_ end: Int, _ rest: Int) -> Range<Int> {
    var end = end
    var rest = rest
    while let comment = lexeme(rest), comment.kind.isComment, comment.lineBreaksBefore == 0, !comment.spansLines,
      lexeme(rest + 1).map({ $0.lineBreaksBefore > 0 }) ?? true
    {
      end = comment.end
      rest += 1
    }
    guard let following = lexeme(rest), following.lineBreaksBefore == 0 else { return wholeLines(end) }
    return lexemes[first].start..<following.start
  }

  /// What goes when other things stand before the member on its line.
  private func part(_ end: Int, _ rest: Int) -> Range<Int> {
    guard let following = lexeme(rest) else { return node }
    if isSeparator(first - 1), end > node.upperBound || isParted(behind: rest) {
      return (lexeme(first - 2)?.end ?? lexemes[first - 1].start)..<node.upperBound
    }
    if following.lineBreaksBefore == 0, !following.isCloser { return node.lowerBound..<following.start }
    let start = lexeme(first - 1)?.end ?? node.lowerBound
    return start..<(following.lineBreaksBefore == 0 ? following.start : end)
  }

  /// Whether a line break or a closing bracket comes before the next token.
  private func isParted(behind index: Int) -> Bool {
    for lexeme in lexemes[index...] {
      if lexeme.lineBreaksBefore > 0 || lexeme.spansLines || lexeme.isCloser { return true }
      if !lexeme.kind.isComment { return false }
    }
    return true
  }

  /// From the end of the line before to the end of the member's last line; a blank line before goes too where one
  /// follows.
  private func wholeLines(_ end: Int) -> Range<Int> {
    var upper = end
    while upper < bytes.count, !byte(upper).isLineBreak { upper += 1 }
    var lower = lexemes[first].start
    while lower > 0, byte(lower - 1).isBlank { lower -= 1 }
    lower = lineBreakStart(lower)
    if lexemes[first].lineBreaksBefore > 1, blankLineFollows(upper) {
      lower = lexeme(first - 1)?.end ?? 0
    }
    return lower..<upper
  }

  private func byte(_ offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }

  private func lineBreakStart(_ offset: Int) -> Int {
    guard offset > 0, byte(offset - 1).isLineBreak else { return offset }
    let isPair = offset > 1 && byte(offset - 1) == UInt8(ascii: "\n") && byte(offset - 2) == UInt8(ascii: "\r")
    return offset - (isPair ? 2 : 1)
  }

  /// Whether a blank line or the block's end comes behind the line that ends at `offset`.
  private func blankLineFollows(_ offset: Int) -> Bool {
    guard let following = lexemes.first(where: { $0.start >= offset }) else { return false }
    return following.lineBreaksBefore > 1 || following.isCloser
  }
}

extension Lexeme {
  fileprivate var isCloser: Bool { kind == .rightBrace || kind == .rightParen || kind == .rightBracket }
}
