/// The outer level: one chunk after another.
extension Parser {
  /// What was read of a chunk, before it is one.
  struct Draft {
    /// Where the chunk begins in the run.
    var start: Int
    /// Where it ends in the run.
    var end: Int
    /// The indices of its nodes in the run.
    var nodes: Range<Int>
    /// The indices of its syntax errors in the run.
    var errors: Range<Int>
    /// How many bytes beyond its end mattered for how it was read.
    var lookahead: Int
    /// How many line breaks it has; CR LF is one.
    var lineBreaks: Int
    /// What its member is.
    var kind: ChunkKind
    /// The blocks that are open before it.
    var before: ChunkContext
    /// The blocks that its member stands in.
    var container: ChunkContext
    /// The blocks that are open after it.
    var after: ChunkContext
    /// Whether it has comments that begin with `formdef:`.
    var hasDirectives: Bool
    /// Whether it has strings with `\(…)` in them.
    var hasInterpolations: Bool
    /// The number of its shape among those of the run; 0 where none is known.
    var shape = 0
  }

  /// Reads the chunk that begins at `start`, the end of the one before.
  mutating func parseChunk(from start: Int, lineBreaksBefore: Int, context: ChunkContext) -> Draft {
    chunkStart = start
    nodeBase = nodes.count
    bracketDepth = 0
    (noCloserBefore, noSlashedRegexBefore, doubtfulCloserEnd) = (0, 0, -1)
    hasInterpolations = false
    if !unclosed.isEmpty { unclosed = [] }
    if !closedLists.range.isEmpty { closedLists = ClosedLists() }
    lexer.farthest = lexer.tokenFarthest
    let firstError = errors.count
    errorBase = firstError
    let isScanned = scansShape(from: start, context)
    if isScanned, let draft = takeShape(from: start, lineBreaksBefore: lineBreaksBefore, context) { return draft }
    var container = context
    var after = context
    let kind = parseOuterMember(&container, &after)
    if start == 0, isAtFileStart { tellOfEncoding(from: firstError) }
    noteOpenMember(from: nodeBase)
    let end = kind == .end ? lexer.end : trailingEnd()
    let lineBreaks = (kind == .end ? lexer.lineBreaks : lexer.previousLineBreaks) - lineBreaksBefore
    let comments = notes.takeUnclosedComments(before: end)
    if !comments.isEmpty { forgetMissing(before: comments, from: firstError) }
    for comment in comments { report(.unclosedComment, comment..<lexer.countedLineEnd(comment)) }
    for index in firstError..<errors.count {
      errors[index].cut(to: end - start, lexer.bytes + start)
    }
    var draft = Draft(
      start: start, end: end, nodes: nodeBase..<nodes.count, errors: firstError..<errors.count,
      lookahead: max(0, lexer.farthest - end), lineBreaks: lineBreaks, kind: kind, before: context,
      container: container, after: after,
      hasDirectives: notes.hasDirective(in: start..<end), hasInterpolations: hasInterpolations)
    if isScanned { keepShape(of: &draft) }
    return draft
  }

  /// Takes back what is said to be missing where a comment without an end begins: it may stand in the comment.
  private mutating func forgetMissing(before comments: ArraySlice<Int>, from firstError: Int) {
    let kept = errors[firstError...].filter { error in
      let isMissing = error.problem == .expectedValue || error.start < error.insertAt && error.end <= error.insertAt
      guard isMissing, !error.isMissingBrace else { return true }
      let place = chunkStart + Int(error.insertAt)
      let next = comments.partitioningIndex { $0 >= place }
      return next == comments.endIndex || !isBlank(place..<comments[next])
    }
    errors.replaceSubrange(firstError..., with: kept)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { ByteClass.of(lexer.bytes[$0]) == ByteClass.blank }
  }

  /// Says of a file in UTF-16 that it is, instead of what its first bytes are not, and passes what is left of it.
  private mutating func tellOfEncoding(from firstError: Int) {
    lexer.farthest = max(lexer.farthest, min(Lexer.encodingLength, lexer.end + 1))
    guard lexer.beginsAsUTF16, firstError < errors.count else { return }
    while kind != .endOfFile, !atNewline || lexer.bytes[lexer.start] == 0 { advance() }
    errors[firstError].problem = .otherEncoding
    errors.removeSubrange((firstError + 1)...)
  }

  /// Reads one member of a file, form or section; sets the block that it stands in and the one that is open after it.
  private mutating func parseOuterMember(_ container: inout ChunkContext, _ after: inout ChunkContext) -> ChunkKind {
    open = container.openBlocks
    if kind == .endOfFile {
      after = .file
      return parseEnd(container)
    }
    if kind == .rightBrace { return parseCloseBrace(container, &after) }
    if container.block == .form, isTitle() {
      report(.expectedMember(.form), lexer.start..<lexer.tokenEnd)
      after = container
      parseSectionHead(&after, hasKeyword: false)
      return .sectionHead
    }
    let isSigned = container == .file && passImportSign()
    let member = corrected(classify())
    if case .keyword(.section, hasShape: true) = member.member, nestsSection(container) {
      report(.misplacedKeyword(.section, .section), lexer.start..<lexer.tokenEnd)
      after = container
      parseSectionHead(&after)
      flag(nodeBase, .misplaced)
      return .sectionHead
    }
    while container != .file, closes(container, member.member) {
      report(.missingCloseBrace(container.block), lexer.start..<lexer.tokenEnd)
      container = container.outer
      open = container.openBlocks
    }
    after = container
    if member.isSlip, !isSigned { report(.unknownKeyword(container.block), lexer.start..<lexer.tokenEnd) }
    return parseMember(member.member, in: container.block, &after)
  }

  /// Passes over the sign of `#import "path"` and `@import "path"`, with an error; false where none stands here.
  private mutating func passImportSign() -> Bool {
    guard kind == .hash || kind == .unknown, "#@".utf8.contains(lexer.bytes[lexer.start]) else { return false }
    let end: Int? = peek { ahead, notes in
      ahead.advance(&notes)
      guard ahead.kind == .identifier, !ahead.newlineBefore else { return nil }
      let end = ahead.tokenEnd
      ahead.advance(&notes)
      return ahead.kind == .string && !ahead.newlineBefore ? end : nil
    }
    guard let end else { return false }
    report(.unknownKeyword(.file), lexer.start..<end)
    advance()
    return true
  }

  /// Whether the present member is legal only outside of the form or section that is open, and so closes it: what is
  /// further in than its head stands in it all the same.
  private mutating func closes(_ context: ChunkContext, _ member: Member) -> Bool {
    closes(context.block, member) && lexer.indentation(of: lexer.start, &notes) <= context.indentation
  }

  /// Whether a section that begins here stands in another one: on its line, or further in than that.
  private mutating func nestsSection(_ context: ChunkContext) -> Bool {
    context.nestsSection(indentation: atNewline ? lexer.indentation(of: lexer.start, &notes) : .max)
  }

  private mutating func parseEnd(_ context: ChunkContext) -> ChunkKind {
    var context = context
    while context != .file {
      expected(.missingCloseBrace(context.block))
      context = context.outer
    }
    return .end
  }

  private mutating func parseCloseBrace(_ context: ChunkContext, _ after: inout ChunkContext) -> ChunkKind {
    let index = begin(.unexpected, at: lexer.start)
    if context.block == .section || (context.block == .form && !isStray()) {
      nodes.removeLast()
      advance()
      _ = take(.semicolon)
      after = context.outer
      return .close
    }
    // All that follow at once are stray for the same reason; those of one line are one mistake.
    repeat {
      let first = lexer.start
      advance()
      while kind == .rightBrace, !atNewline { advance() }
      report(.strayCloseBrace, first..<lexer.previousEnd)
    } while kind == .rightBrace && context != .file
    _ = take(.semicolon)
    finish(index)
    return .unexpected
  }

  /// Whether a `}` that would close a form is followed by a member that is legal only inside of one.
  private mutating func isStray() -> Bool {
    let here = lexer
    while kind == .rightBrace { lexer.advance(&notes) }
    let member = classify()
    lexer = here.keeping(farthest: lexer.farthest)
    switch member {
    case .property: return true
    case .keyword(let keyword, hasShape: true): return keyword.mayStand(in: .form)
    default: return false
    }
  }

  private mutating func parseMember(
    _ member: Member, in block: BlockKind, _ after: inout ChunkContext
  ) -> ChunkKind {
    guard case .keyword(let keyword, _) = member, keyword.mayStand(in: block) else {
      parseMember(member, in: block)
      return kindOutOfPlace(member, in: block)
    }
    switch keyword {
    case .form:
      parseFormHead(&after)
      return .formHead
    case .section:
      parseSectionHead(&after)
      return .sectionHead
    case .preset:
      parseWhole(.preset, in: block)
    case let keyword where keyword.isControl:
      parseWhole(keyword, in: block)
    default:
      parseKeyword(keyword, misplaced: false)
      endMember(in: block, from: nodeBase)
    }
    return keyword.chunkKind
  }

  /// What a member is that may not stand in its block, or is no more than a property: what the form or the file around it
  /// may hold is known there all the same.
  private func kindOutOfPlace(_ member: Member, in block: BlockKind) -> ChunkKind {
    switch member {
    case .property where block != .file: return .property
    case .word where block == .form: return .property
    case .keyword(.preset, hasShape: true): return .preset
    case .keyword(let keyword, hasShape: true) where block == .section && keyword.mayStand(in: .form):
      return keyword.chunkKind
    default: return .unexpected
    }
  }

  /// Reads a control or preset, from its keyword to its `}`.
  ///
  /// Where its end is missing before what follows, one of its own blocks may be the one that was left open, or it may have
  /// taken in an event of the form: it is read again with blocks that end at such members where these are indented no more
  /// than they are, and so it stays if no end is missing then. Where it ends at a `}` that stands twice, and members of it
  /// follow, it is read again without that.
  private mutating func parseWhole(_ keyword: Keyword, in block: BlockKind) {
    let start = (lexer: lexer, previousStart: previousStart, nodes: nodes.count, errors: errors.count)
    func read(_ parser: inout Parser, closingByIndentation: Bool) {
      parser.closesByIndentation = closingByIndentation
      parser.parseKeyword(keyword, misplaced: false)
      parser.endMember(in: block, from: start.nodes)
      parser.closesByIndentation = false
    }
    (hasDoubtfulMembers, isClosedBeforeEvent) = (false, false)
    func readAgain(_ parser: inout Parser, closingByIndentation: Bool) {
      parser.lexer = start.lexer.keeping(farthest: parser.lexer.farthest)
      parser.previousStart = start.previousStart
      parser.takeBack(nodes: start.nodes, errors: start.errors)
      (parser.unclosed, parser.openMember, parser.isListOpen) = ([], nil, false)
      read(&parser, closingByIndentation: closingByIndentation)
    }
    read(&self, closingByIndentation: false)
    if isClosedTwice(start.lexer.start, keyword == .preset ? .preset : .control) {
      passesDoubledClosers = true
      readAgain(&self, closingByIndentation: false)
      passesDoubledClosers = false
      if !isEndMissing(since: start.errors, in: block) { return }
      readAgain(&self, closingByIndentation: false)
    }
    guard hasDoubtfulMembers, isEndMissing(since: start.errors, in: block) || isOpen(since: start.errors) else {
      return
    }
    for closingByIndentation in [true, false] {
      readAgain(&self, closingByIndentation: closingByIndentation)
      if isClosedBeforeEvent || !isEndMissing(since: start.errors, in: block) { return }
    }
  }

  /// Whether a block in the member that was read last, the errors of which begin at an index, misses its `}`.
  private func isOpen(since first: Int) -> Bool { errors[first...].contains(where: \.isMissingBrace) }

  /// Whether the member that was read last, the errors of which begin at an index, misses its `}`, or took that of the form
  /// or section around it.
  mutating func isEndMissing(since first: Int, in block: BlockKind) -> Bool {
    let isOpen = errors[first...].contains { error in
      switch error.problem {
      case .missingCloseBrace(.control), .missingCloseBrace(.preset): true
      default: false
      }
    }
    if isOpen || block == .file { return isOpen }
    if kind == .endOfFile { return true }
    guard atNewline, kind == .identifier,
      let keyword = Keyword.spelled(lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start),
      keyword.mayStand(in: .file), case .keyword(_, hasShape: true) = classify()
    else { return false }
    return lexer.indentation(of: lexer.start, &notes) == 0
  }

  private mutating func parseFormHead(_ after: inout ChunkContext) {
    let index = begin(.form, at: lexer.start)
    let head = lexer.start
    if isForeignType { takeForeignHead(index) } else { parseHead(index, .form) }
    let isOpen = parseHeadBrace(index, .form, head: head)
    after = isOpen ? .inForm(indentation: lexer.indentation(of: head, &notes)) : .file
    finish(index)
  }

  /// Whether the title of a section stands here, without its keyword.
  mutating func isTitle() -> Bool {
    guard kind == .string else { return false }
    return peek { ahead, notes in
      ahead.advance(&notes)
      return ahead.kind == .leftBrace && !ahead.newlineBefore
    }
  }

  private mutating func parseSectionHead(_ after: inout ChunkContext, hasKeyword: Bool = true) {
    let index = begin(.section, at: lexer.start)
    let head = lexer.start
    if hasKeyword {
      let isSlip = Keyword.spelled(lexer.bytes + head, count: lexer.tokenEnd - head) == nil
      advance()
      takeColon(behind: .section)
      // Brackets around the title are a part of the same mistake.
      if isSlip, kind == .leftParen { skipHead() }
    }
    if kind == .string, !atNewline || !hasKeyword { parseString() }
    if parseHeadBrace(index, .section, head: head) {
      after = after.inSection(indentation: lexer.indentation(of: head, &notes))
    }
    finish(index)
  }

  /// Takes the `{` of a form or section. Without one, it counts as open where what follows is indented more.
  private mutating func parseHeadBrace(_ index: Int, _ keyword: Keyword, head: Int) -> Bool {
    if takeHeadBrace(index, keyword) { return true }
    // What stands in the place of the name may have the brace in it.
    if !nodes[index].flags.contains(.broken) { expected(.expectedOpenBrace(keyword)) }
    flag(index, .broken)
    while !atNewline, kind != .leftBrace, kind != .rightBrace, kind != .endOfFile { advance() }
    if takeHeadBrace(index, keyword) { return true }
    // Of two braces of a form, one may be there: it closes nothing else.
    if keyword == .form, take(.rightBrace) { return false }
    return atNewline && kind == .identifier && isIndented(beyond: head)
  }

  private mutating func takeHeadBrace(_ index: Int, _ keyword: Keyword) -> Bool {
    guard take(.leftBrace) else { return false }
    flag(index, .hasList)
    passDoubledBraces(keyword == .form ? .form : .section)
    return true
  }

  /// Where the chunk ends: after the comments that follow on its last line, when nothing else does.
  private mutating func trailingEnd() -> Int {
    let end = lexer.previousEnd
    guard atNewline || kind == .endOfFile else { return end }
    var position = end
    var scan = lexer
    while position < lexer.start {
      let byteClass = ByteClass.of(lexer.bytes[position])
      if byteClass == ByteClass.blank {
        position += 1
      } else if byteClass == ByteClass.slash {
        let breaks = scan.lineBreaks
        guard let after = scan.skipComment(position, &notes), scan.lineBreaks == breaks else { return position }
        position = after
      } else {
        return position
      }
    }
    return position
  }
}

extension Keyword {
  fileprivate var chunkKind: ChunkKind {
    switch self {
    case .import: .importDeclaration
    case .preset: .preset
    case .tags: .tags
    case .on: .event
    case .observe: .observer
    default: .control
    }
  }
}
