internal import FormSyntax

/// A token, a comment or a stretch of broken text: what formatting never changes. Separators are no pieces; they belong
/// to the gaps, which formatting decides.
struct Piece {
  /// Offsets in the source.
  var start: Int { Int(firstByte) }
  /// The byte behind it, in the source.
  var end: Int { Int(endByte) }
  // Very many of them are copied, so that they should be small.
  private let firstByte, endByte: UInt32
  /// Which token or comment it is.
  var kind: LexemeKind
  /// How it stands to the token before it.
  var role = Role.inner
  /// What else is known of it.
  var flags: Flags = []
  /// Line breaks in the gap before the piece: none, one, or two for a blank line.
  var sourceBreaks: UInt8
  /// The index of the bracket that belongs to this one; -1 for other pieces.
  var partner: Int32 = -1
  /// Where the piece would begin and end if all of its group stood on one line, in columns.
  var flatStart: Int32 = 0
  /// Where it would end so.
  var flatEnd: Int32 = 0

  /// What stands at some bytes of the source.
  init(start: Int, end: Int, kind: LexemeKind, sourceBreaks: UInt8) {
    firstByte = UInt32(truncatingIfNeeded: start)
    endByte = UInt32(truncatingIfNeeded: end)
    self.kind = kind
    self.sourceBreaks = sourceBreaks
  }

  /// How a token stands to the one before it.
  enum Role: UInt8 {
    /// Inside of a member or an item, or a comment.
    case inner
    /// The first token after an opening bracket.
    case first
    /// The first token of another member, list item or tag case.
    case boundary
    /// A closing bracket.
    case closer
  }

  /// What is known of a piece beside its kind.
  struct Flags: OptionSet {
    /// One bit a flag.
    let rawValue: UInt16
    /// One space before it where it does not begin a line.
    static let spaced = Flags(rawValue: 1)
    /// A line break lies inside.
    static let spansLines = Flags(rawValue: 2)
    /// Of an opening bracket: a line break or a comment lies between it and its partner.
    static let holdsBreak = Flags(rawValue: 4)
    /// Of a list's opening bracket: a line break lies between its own items.
    static let breaksItems = Flags(rawValue: 8)
    /// Of a list's opening bracket: it has two items or more.
    static let severalItems = Flags(rawValue: 16)
    /// A directive speaks of the piece's line: the gap before it stays with or without line break, as it is.
    static let frozen = Flags(rawValue: 32)
    /// A `:next` directive stands before it: the blank lines between stay.
    static let keepsBlankLine = Flags(rawValue: 64)
    /// Broken text: the gap before it stays as it is.
    static let verbatim = Flags(rawValue: 128)
    /// A `,` or `;` stands in the gap before it.
    static let separated = Flags(rawValue: 256)
    /// A comma parts it from the token before it, but no line break may (`use A, B`).
    static let inlineComma = Flags(rawValue: 512)
    /// Of an opening brace: that of a `tags` block.
    static let opensTags = Flags(rawValue: 1024)
    /// It may not begin a line: `on.path` would be read as an event there.
    static let sticks = Flags(rawValue: 2048)
  }

  /// Whether it is a comment.
  @inline(__always)
  var isComment: Bool { kind.isComment }
  /// Whether it opens a block or a list.
  var isOpener: Bool { kind == .leftBrace || kind == .leftParen || kind == .leftBracket }
  /// Whether it opens a list, which may stand on one line.
  var isListOpener: Bool { kind == .leftParen || kind == .leftBracket }
}

/// The pieces of one chunk inside of their group.
struct ChunkSpan {
  /// Their indices in the group.
  var pieces: Range<Int>
  /// How deep its member is indented.
  var level: Int
  /// How deep comments before its member are indented.
  var commentLevel: Int
  /// What the chunk's member is.
  var kind: ChunkKind
}
