public import FormSyntax

extension Chunk {
  /// Puts a member into the block of a node: a control, preset, rule, event, observer, override, or a case into `tags`.
  ///
  /// The text has no indentation of its own on its first line; further lines are indented with it. A rule, event,
  /// observer or override without a block gets one. Nil where the node takes no members, or its block is not closed.
  /// Offsets count from the chunk's start.
  public func insertion(
    ofMember text: String, intoBlockOf node: Int, at place: MemberPlace, options: FormatOptions = FormatOptions()
  ) -> ByteEdit? {
    guard let block = MemberBlock(self, node) else { return newBlock(of: node, text, options) }
    return block.insertion(of: text, at: place, options)
  }

  private func newBlock(of node: Int, _ text: String, _ options: FormatOptions) -> ByteEdit? {
    let end: Int? = withTree { tree in
      guard tree.nodes.indices.contains(node), tree[node].mayHaveBlock,
        tree[node].flags.isDisjoint(with: [.broken, .hasList])
      else { return nil }
      return tree[node].range.upperBound
    }
    guard let end else { return nil }
    if text.isOneLine { return ByteEdit(end..<end, Array(" { \(text) }".utf8)) }
    let context = LineContext(bytes: bytes)
    let outer = context.lineBreak + context.indentation(of: end)
    let inner = outer + options.unit
    return ByteEdit(end..<end, Array(" {\(inner)\(text.joiningLines(with: inner))\(outer)}".utf8))
  }
}

extension SyntaxNode {
  fileprivate var mayHaveBlock: Bool { kind == .rule || kind == .event || kind == .observer || kind == .override }

  /// A block of this kind is written on one line where it is small.
  fileprivate var isSmall: Bool { mayHaveBlock || kind == .tags }

  fileprivate var isBlock: Bool {
    isSmall || kind == .control || kind == .preset || kind == .attributes || kind == .unknownBlock
  }
}

/// The `{ }` of a node, with what is in it.
private struct MemberBlock {
  let context: LineContext
  let node: SyntaxNode
  /// The lexemes from `{` to `}`.
  var lexemes: [Lexeme] = []
  /// The members' ranges, with their nodes.
  let members: [(node: Int, range: Range<Int>)]

  init?(_ chunk: Chunk, _ index: Int) {
    let bytes = chunk.bytes
    context = LineContext(bytes: bytes)
    guard
      let (node, children) = chunk.withTree({ tree -> (SyntaxNode, [(Int, Range<Int>)])? in
        guard tree.nodes.indices.contains(index), tree[index].isBlock, !tree[index].flags.contains(.broken) else {
          return nil
        }
        return (tree[index], tree.children(of: index).map { ($0, tree[$0].range) })
      }), bytes.dropFirst(node.range.upperBound - 1).first == UInt8(ascii: "}")
    else { return nil }
    self.node = node
    var found: [Lexeme] = []
    chunk.forEachLexeme(in: node.range) { lexeme in
      if !found.isEmpty || lexeme.kind == .leftBrace { found.append(lexeme) }
    }
    guard let open = found.first, found.last?.kind == .rightBrace else { return nil }
    lexemes = found
    members = children.filter { $0.1.lowerBound >= open.end }.map { (node: $0.0, range: $0.1) }
  }

  private var open: Lexeme { lexemes[0] }
  private var close: Lexeme { lexemes[lexemes.count - 1] }
  private var isOneLine: Bool { !lexemes.dropFirst().contains { $0.lineBreaksBefore > 0 || $0.spansLines } }

  func insertion(of text: String, at place: MemberPlace, _ options: FormatOptions) -> ByteEdit? {
    let outer = context.lineBreak + context.indentation(of: node.range.lowerBound)
    let inner = innerLineStart(outer, options)
    let lines = text.joiningLines(with: inner)
    if isOneLine, !lexemes.contains(where: \.kind.isComment) {
      let isRoomy = node.isSmall || !members.isEmpty
      let width = context.column(of: close.end) + text.unicodeScalars.count + 2
      if text.isOneLine, isRoomy, width <= options.lineWidth { return onLine(text, at: place) }
      return broken(lines, at: place, inner: inner, outer: outer)
    }
    return between(lines, after: anchor(place), inner: inner, outer: outer)
  }

  /// How lines in the block begin: as its members do where these have lines of their own.
  private func innerLineStart(_ outer: String, _ options: FormatOptions) -> String {
    let ownLine = members.first { member in
      lexemes.contains { $0.start == member.range.lowerBound && $0.lineBreaksBefore > 0 }
    }
    if let ownLine { return context.lineBreak + context.indentation(of: ownLine.range.lowerBound) }
    return outer + options.unit
  }

  /// The end of what the new member comes behind.
  private func anchor(_ place: MemberPlace) -> Int {
    switch place {
    case .start: open.end
    case .end: members.last?.range.upperBound ?? open.end
    case .after(let node):
      members.first { $0.node == node }?.range.upperBound ?? members.last?.range.upperBound ?? open.end
    }
  }

  private func onLine(_ text: String, at place: MemberPlace) -> ByteEdit {
    let separator = node.kind == .tags ? "," : ";"
    guard !members.isEmpty else { return ByteEdit(open.end..<close.start, Array(" \(text) ".utf8)) }
    let anchor = anchor(place)
    if anchor == open.end { return ByteEdit(anchor..<anchor, Array(" \(text)\(separator)".utf8)) }
    let next = lexemes.first { $0.start >= anchor }?.kind
    let isParted = next == .semicolon || next == .comma || next == .rightBrace
    return ByteEdit(anchor..<anchor, Array("\(separator) \(text)\(isParted ? "" : separator)".utf8))
  }

  /// The block with each member on a line of its own.
  private func broken(_ text: String, at place: MemberPlace, inner: String, outer: String) -> ByteEdit {
    let anchor = anchor(place)
    var result = anchor == open.end ? inner + text : ""
    for member in members {
      let range =
        context.bytes.startIndex + member.range.lowerBound..<context.bytes.startIndex + member.range.upperBound
      result += inner + String(decoding: context.bytes[range], as: UTF8.self)
      if member.range.upperBound == anchor { result += inner + text }
    }
    return ByteEdit(open.end..<close.start, Array((result + outer).utf8))
  }

  /// Puts lines behind an anchor and what belongs to it on its line.
  private func between(_ text: String, after anchor: Int, inner: String, outer: String) -> ByteEdit? {
    var end = anchor
    for lexeme in lexemes where lexeme.start >= anchor {
      if lexeme.lineBreaksBefore > 0 { break }
      if lexeme.kind == .semicolon || lexeme.kind == .comma || lexeme.kind.isComment {
        end = lexeme.end
        if lexeme.spansLines { break }
      } else {
        let next = lexeme.start == close.start ? outer : inner
        return ByteEdit(end..<lexeme.start, Array((inner + text + next).utf8))
      }
    }
    return ByteEdit(end..<end, Array((inner + text).utf8))
  }
}
