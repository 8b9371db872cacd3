/// Controls that differ from others in gaps only are read as those were.
extension Parser {
  /// Looks at a control that begins here; false where it is none that may have the shape of others.
  mutating func scansShape(from start: Int, _ context: ChunkContext) -> Bool {
    guard shapes != nil, kind == .identifier, context.block != .file,
      Keyword.spelled(lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)?.isControl ?? false,
      shapeUse.look()
    else { return false }
    return scan.look(
      at: lexer.bytes, from: start, keyword: lexer.start..<lexer.tokenEnd, context, end: lexer.end)
  }

  /// Reads the control that was looked at as another one of its shape was read; nil where there was none.
  mutating func takeShape(from start: Int, lineBreaksBefore: Int, _ context: ChunkContext) -> Draft? {
    guard let metShapes, let shape = ShapeTable.shared.shape(of: scan, lexer.bytes + start, context, metShapes) else {
      return nil
    }
    let before = (lexer: lexer, previousStart: previousStart)
    let end = start + scan.end
    previousStart = end - 1
    lexer.tokenEnd = end
    lexer.lineBreaks = lineBreaksBefore + shape.lineBreaks
    lexer.advance(&notes)
    // A semicolon would belong to it, and where a form seems to be left open it is read twice.
    if kind == .semicolon || isEndMissing(since: errorBase, in: context.block) {
      (lexer, previousStart) = before
      return nil
    }
    var draft = Draft(
      start: start, end: end, nodes: nodeBase..<nodeBase, errors: errorBase..<errorBase,
      lookahead: max(0, lexer.farthest - end), lineBreaks: shape.lineBreaks, kind: .control, before: context,
      container: context, after: context, hasDirectives: false, hasInterpolations: shape.hasInterpolations)
    shapeUse.take()
    use(shape, of: &draft)
    return draft
  }

  /// Keeps the shape of a control that was looked at and read, if how it was read follows from its text alone.
  mutating func keepShape(of draft: inout Draft) {
    guard draft.kind == .control, draft.errors.isEmpty, draft.end == draft.start + scan.end,
      draft.before == draft.container, draft.before == draft.after, !draft.hasDirectives,
      !isEndMissing(since: errorBase, in: draft.container.block), unclosed.isEmpty, shapeUse.offer(),
      draft.lookahead == max(0, lexer.tokenFarthest - draft.end),
      let shape = ControlShape(
        UnsafeBufferPointer(start: lexer.bytes + draft.start, count: scan.end), nodes[draft.nodes], gaps: scan.gaps,
        draft.before, lineBreaks: draft.lineBreaks, hasInterpolations: draft.hasInterpolations)
    else { return }
    ShapeTable.shared.add(shape, scan.hash)
    nodes.removeSubrange(draft.nodes)
    use(shape, of: &draft)
  }

  /// Notes the shape of a chunk, from which its nodes follow.
  private mutating func use(_ shape: consuming ControlShape, of draft: inout Draft) {
    draft.nodes = shifts.count..<shifts.count + shape.nodeCount
    shape.appendShifts(of: scan, to: &shifts)
    shapes?.append(shape)
    draft.shape = shapes?.count ?? 0
  }
}
