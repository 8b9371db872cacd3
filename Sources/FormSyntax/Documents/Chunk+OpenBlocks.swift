/// What is open at a place of a chunk.
public struct OpenBlocks: Sendable {
  /// The form and the sections around the member.
  public let context: ChunkContext
  /// Those inside of the member, outermost first; of a control, the keyword that says which one it is.
  public let inner: [(kind: BlockKind, keyword: Keyword?)]
  /// The innermost member that is not ended before the place; nil where there is none.
  public let member: OpenMember?
}

/// A member that is being typed, as the parser reads it up to a place, with its recovery.
public struct OpenMember: Sendable {
  /// Its nodes in preorder, its own first, then, where something behind it does not fit, one that is beside it. Offsets
  /// count from the chunk's start, `next` is an index here.
  public let nodes: [SyntaxNode]
  /// Those whose `( )` or `[ ]` is not closed before the place, by their indices.
  public let openLists: Set<Int>
  /// Whether it is a property right behind a validation rule without a block, on its line: most often one of the rule, which
  /// lacks its braces.
  public let isBehindRule: Bool
}

extension Chunk {
  /// What is open at a byte, as the parser reads the text before it, with its recovery: what was left open
  /// farther up is closed by a member that belongs further out, and what comes behind makes no difference.
  ///
  /// - Parameters:
  ///   - end: the byte up to which the text is read; less than `offset` where a word or literal around it is still being
  ///     typed.
  ///   - trivia: the white space and comments between the chunk and the place, where that is behind the chunk.
  public func openBlocks(at offset: Int, readingTo end: Int, followedBy trivia: [UInt8] = []) -> OpenBlocks {
    let member = root.map { Int($0.start) } ?? .max
    let around = offset > member ? container : before
    let text = bytes.prefix(max(0, end)) + trivia
    return ParsedRun.padded(Array(text)).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return OpenBlocks(context: around, inner: [], member: nil) }
      var parser = Parser(bytes: base, end: text.count, at: text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      var last: Parser.Draft?
      var isFirst = true
      while true {
        let draft = parser.parseChunk(
          from: last?.end ?? 0, lineBreaksBefore: 0, context: last.map { $0.after } ?? before)
        if draft.kind == .end { break }
        isFirst = last == nil
        last = draft
        // What is open belongs to the last member: it reaches to the end of the text.
        if !parser.unclosed.isEmpty { break }
      }
      guard let last else { return OpenBlocks(context: around, inner: [], member: nil) }
      return OpenBlocks(
        context: parser.context(behind: last, isFirst ? around : last.container), inner: parser.innerBlocks,
        member: parser.cutOffMember(of: last))
    }
  }
}

extension Parser {
  /// What is open behind a chunk, or around what is open in it.
  fileprivate func context(behind draft: Draft, _ container: ChunkContext) -> ChunkContext {
    switch draft.kind {
    case .close: draft.after
    case .formHead, .sectionHead:
      draft.nodes.first.map { nodes[$0].flags.contains(.hasList) } ?? false ? draft.after : container
    default: container
    }
  }

  /// The member of the last chunk that the end of the text cuts off.
  fileprivate func cutOffMember(of draft: Draft) -> OpenMember? {
    guard let first = openMember, draft.nodes.contains(first) || draft.nodes.upperBound == first else { return nil }
    let offset = UInt32(truncatingIfNeeded: draft.start)
    let own = nodes[first..<draft.nodes.upperBound].map { node in
      var node = node
      node.start += offset
      node.end += offset
      node.nameStart += offset
      node.next = UInt32(truncatingIfNeeded: max(0, draft.nodes.lowerBound + Int(node.next) - first))
      return node
    }
    return OpenMember(
      nodes: own, openLists: Set(openLists.lazy.filter { $0 >= first }.map { $0 - first }),
      isBehindRule: isBehindRule(first, draft))
  }

  /// Whether a property stands right behind a rule that has no block, or behind others that do.
  private func isBehindRule(_ index: Int, _ draft: Draft) -> Bool {
    var member = index
    while draft.nodes.contains(member), nodes[member].kind == .property,
      let before = (draft.nodes.lowerBound..<member).first(where: { isEnd(of: $0, at: member, draft) })
    {
      if nodes[before].kind == .rule { return true }
      member = before
    }
    return false
  }

  /// Whether a rule or a property ends where a member begins, with nothing but blanks between them.
  private func isEnd(of before: Int, at member: Int, _ draft: Draft) -> Bool {
    let node = nodes[before]
    guard node.kind == .rule || node.kind == .property, draft.nodes.lowerBound + Int(node.next) == member,
      node.end > 0, node.end <= nodes[member].start
    else { return false }
    let text = (Int(node.end) - 1..<Int(nodes[member].start)).map { lexer.bytes[draft.start + $0] }
    return text.first != UInt8(ascii: "}")
      && text.dropFirst().allSatisfy(\.isBlank)
  }

  /// The blocks of the last chunk that its text leaves open.
  fileprivate var innerBlocks: [(kind: BlockKind, keyword: Keyword?)] {
    unclosed.reversed().map { block, node in
      let isControl = nodes[node].kind == .control
      return (block, isControl ? Keyword(rawValue: UInt8(truncatingIfNeeded: nodes[node].detail)) : nil)
    }
  }
}
