/// Recursive descent over one run of text: chunk by chunk outside, member by member inside.
///
/// Nodes and errors get offsets from the start of the chunk that is being read (`chunkStart`). Nothing here throws: what
/// does not fit becomes an error, and reading goes on at the next place that makes sense.
struct Parser {
  /// The present token, and the text from there on.
  var lexer: Lexer
  /// What was noticed in white space and comments.
  var notes = TriviaNotes()
  /// The nodes of all chunks read so far.
  var nodes: [SyntaxNode] = []
  /// The syntax errors of all chunks read so far.
  var errors: [SyntaxError] = []

  /// The shapes of the chunks read so far, as far as they are known; nil where nobody asks for them.
  var shapes: [ControlShape]?
  /// For each of them how much further on things are than in the shape.
  var shifts: [UInt32] = []
  /// Those that this thread has met.
  var metShapes: RecentValues<ControlShape>?
  /// How often they were of use.
  var shapeUse = ShapeUse()
  /// What was seen of the present control before it is read.
  var scan = ShapeScan()

  /// Whether the run begins with the first byte of a file, and is read from there.
  var isAtFileStart = false
  /// Where the present chunk begins in the run.
  var chunkStart = 0
  /// How many nodes the chunks before this one have.
  var nodeBase = 0
  /// How many errors the chunks before this one have.
  var errorBase = 0
  /// The start of the token before the present one, for errors that point at what stands there already.
  var previousStart = 0
  /// The blocks that are open around the present place.
  var open: BlockSet = .of(.file)
  /// How many `(` and `[` are open in the present value; 0 outside of lists, where a line break ends the member.
  var bracketDepth = 0
  /// How many `{` are open inside the chunk.
  var blockDepth = 0
  /// Where the innermost of them begins with its keyword, in the run; nil where none is open, or it has no `{`.
  var blockHead: Int?
  /// Where each of them begins, in the same way; -1 for those without a `{`.
  var openHeads: [Int] = []
  /// Whether a rule's block and its like end at a property that is indented no more than they are, though they may have it,
  /// and a control in the same way at an event, which the form may have too.
  var closesByIndentation = false
  /// Whether such a block has had such a member on a line of its own.
  var hasDoubtfulMembers = false
  /// Whether a control ended so.
  var isClosedBeforeEvent = false
  /// Whether a `}` that stands twice in a control closes one block, where members of the control follow.
  var passesDoubledClosers = false
  /// The blocks of the chunk that are open where the text ends, innermost first, each with its node.
  var unclosed: [(block: BlockKind, node: Int)] = []
  /// Whether a member of an outer block stands right behind one of the present block, whose `}` is missing.
  var lacksCloseBrace = false
  /// The first node of the innermost member that the end of the text cuts off; nil where none is.
  var openMember: Int?
  /// Whether the end of the text cuts a `( )` or `[ ]` off.
  var isListOpen = false
  /// The nodes whose `( )` or `[ ]` reaches to the end of the text, innermost first.
  var openLists: [Int] = []
  /// Whether the chunk has strings with `\(…)` in them.
  var hasInterpolations = false

  /// As far as this, no member is followed by a `)` on its line that it does not open.
  var noCloserBefore = 0

  /// The end of the closer that the last list took which goes on as none does: it may be that of a list around it.
  var doubtfulCloserEnd = -1
  /// As far as this, no regular expression ends that has slashes in it.
  var noSlashedRegexBefore = 0

  /// Which lists are closed before the next brace, found out for a stretch of text where it was asked.
  var closedLists = ClosedLists()

  /// The `(` in a stretch of text that have their `)` in it.
  struct ClosedLists {
    /// From the first `(` to the next brace.
    var range = 0..<0
    /// Where those `(` stand in the run.
    var openers: Set<Int> = []
  }

  /// How deep values may be nested.
  static let depthLimit = 64
  /// How deep blocks may be nested; legal ones are two deep inside a chunk.
  static let blockDepthLimit = 32

  /// Before the token that follows `position`.
  init(bytes: UnsafePointer<UInt8>, end: Int, at position: Int) {
    lexer = Lexer(bytes: bytes, end: end, at: position)
    previousStart = position
    lexer.advance(&notes)
  }

  // MARK: Tokens

  /// What the present token is.
  @inline(__always)
  var kind: TokenKind { lexer.kind }

  /// Whether the present token stands on a later line than the one before.
  @inline(__always)
  var atNewline: Bool { lexer.newlineBefore }

  /// Goes to the next token. A text without its closing quote is passed over as far as `endOpenText` and `takeClosingLine`
  /// have it.
  @inline(__always)
  mutating func advance() {
    if lexer.flags.contains(.unterminated) {
      endOpenText()
      takeClosingLine()
    }
    previousStart = lexer.start
    lexer.advance(&notes)
  }

  /// Goes on where the present token is of a kind; gives whether it is.
  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard lexer.kind == kind else { return false }
    advance()
    return true
  }

  /// Reads ahead and comes back; what was looked at is remembered.
  @inline(__always)
  mutating func peek<Result>(_ body: (inout Lexer, inout TriviaNotes) -> Result) -> Result {
    var ahead = lexer
    let result = body(&ahead, &notes)
    lexer.farthest = max(lexer.farthest, ahead.farthest)
    return result
  }

  /// Reads on from another place and comes back; what was looked at is remembered, and nothing that was noticed there.
  mutating func peek<Result>(at place: Int, _ body: (inout Parser) -> Result) -> Result {
    let (here, noticed) = (lexer, notes)
    lexer = Lexer(bytes: here.bytes, end: here.end, at: place)
    lexer.advance(&notes)
    let result = body(&self)
    (lexer, notes) = (here.keeping(farthest: lexer.farthest), noticed)
    return result
  }

  // MARK: Nodes

  /// Opens a node at a place of the run, and gives its index; `finish` closes it.
  @inline(__always)
  mutating func begin(_ kind: SyntaxKind, at start: Int, detail: UInt16 = 0) -> Int {
    nodes.append(SyntaxNode(kind, start: start - chunkStart, end: start - chunkStart, detail: detail))
    return nodes.count - 1
  }

  /// Closes a node at the end of the last token.
  @inline(__always)
  mutating func finish(_ index: Int) {
    nodes[index].end = UInt32(truncatingIfNeeded: lexer.previousEnd - chunkStart)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count - nodeBase)
  }

  /// Forgets the nodes and errors from these on, and the lists left open among them: what they say is read otherwise.
  mutating func takeBack(nodes firstNode: Int, errors firstError: Int) {
    nodes.removeSubrange(firstNode...)
    errors.removeSubrange(firstError...)
    openLists.removeAll { $0 >= firstNode }
  }

  /// Takes the present identifier as the node's name.
  @inline(__always)
  mutating func takeName(_ index: Int) {
    let quoted = lexer.flags.contains(.first) ? 1 : 0
    nodes[index].nameStart = UInt32(truncatingIfNeeded: lexer.start + quoted - chunkStart)
    nodes[index].nameLength = UInt32(truncatingIfNeeded: lexer.tokenEnd - lexer.start - 2 * quoted)
    advance()
  }

  /// Whether a name stands here: a word, but for `_`, which is none in Swift.
  @inline(__always)
  var standsAtName: Bool { kind == .identifier && !standsAtUnderscore }

  /// Whether `_` stands here, be it in back-ticks.
  @inline(__always)
  private var standsAtUnderscore: Bool {
    let quoted = lexer.flags.contains(.first) ? 1 : 0
    return lexer.tokenEnd - lexer.start == 1 + 2 * quoted && lexer.bytes[lexer.start + quoted] == UInt8(ascii: "_")
  }

  /// Says that `_` is no name where it stands as the present word; the node that it would name is broken.
  @inline(__always)
  mutating func refuseUnderscore(_ index: Int, _ problem: SyntaxProblem) {
    guard standsAtUnderscore else { return }
    flag(index, .broken)
    report(problem, lexer.start..<lexer.tokenEnd)
  }

  /// Adds flags to a node.
  @inline(__always)
  mutating func flag(_ index: Int, _ flags: SyntaxFlags) { nodes[index].flags.insert(flags) }

  // MARK: Errors

  /// Says that something else was expected here: at the present token where it is on the line, else at the one before.
  mutating func expected(_ problem: SyntaxProblem) {
    endOpenText()
    let isNear = kind != .endOfFile && !(atNewline && bracketDepth == 0)
    let range = isNear ? lexer.start..<lexer.tokenEnd : previousStart..<lexer.previousEnd
    report(
      problem, range,
      found: isNear ? lexer.start..<min(lexer.tokenEnd, lexer.end) : lexer.previousEnd..<lexer.previousEnd)
  }

  /// Adds an error; ranges count from the start of the run. A missing token would go to `insertAt`, by default behind
  /// the token before.
  mutating func report(_ problem: SyntaxProblem, _ range: Range<Int>, found: Range<Int>? = nil, insertAt: Int? = nil) {
    func relative(_ range: Range<Int>) -> Range<Int> {
      let lower = max(0, range.lowerBound - chunkStart)
      return lower..<max(lower, range.upperBound - chunkStart)
    }
    let error = SyntaxError(
      problem, relative(range), found: relative(found ?? range),
      insertAt: max(0, (insertAt ?? lexer.previousEnd) - chunkStart), atEndOfFile: kind == .endOfFile)
    // What else is missing at the same place follows from the first mistake; only blocks are missed one by one.
    if errors.count > errorBase, let last = errors.last, last.range == error.range, !error.isMissingBrace { return }
    errors.append(error)
  }
}
