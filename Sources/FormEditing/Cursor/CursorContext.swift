import FormSyntax
import UIKitCatalog

/// Where a place stands: the blocks around it and the member that is being typed, as the parser reads the text before it.
/// What comes behind it makes no difference, so that a half-typed member is understood like a whole one.
struct CursorContext {
  /// A literal or comment around the place.
  enum Enclosure: Equatable {
    /// The place is in no literal and no comment.
    case none
    /// A line or block comment.
    case comment(Range<Int>)
    /// A string literal, its delimiters included; to the end of the line where it is unterminated.
    case string(Range<Int>)
    /// A regular expression literal, its delimiters included.
    case regex(Range<Int>)
    /// A number, where nothing can be suggested.
    case number

    /// The bytes of the literal or comment.
    var range: Range<Int>? {
      switch self {
      case .none, .number: nil
      case .comment(let range), .string(let range), .regex(let range): range
      }
    }
  }

  /// Outermost first; never empty.
  private(set) var blocks: [OpenBlock] = []
  /// The present member, as the parser reads it without the word or literal at the place; nil where none has begun.
  private(set) var member: OpenMember?
  /// The last token before the word or literal at the place.
  private(set) var last: Lexeme?
  /// The literal or comment around the place.
  private(set) var enclosure = Enclosure.none
  /// The identifier that the place touches; empty at the place where there is none.
  private(set) var word: Range<Int>
  /// The first byte behind the word that is no blank; 0 at the chunk's end.
  private(set) var following: UInt8 = 0
  /// The chunk that the place is in.
  private(set) var chunk: Chunk

  /// The innermost block.
  var block: OpenBlock { blocks[blocks.count - 1] }

  /// - Parameter trivia: the white space and comments between the chunk and the place, where that is behind it.
  init(_ chunk: Chunk, at offset: Int, behind trivia: [UInt8] = []) {
    self.chunk = chunk
    word = offset..<offset
    let end = readTokens(before: offset)
    let open = chunk.openBlocks(at: offset, readingTo: end, followedBy: trivia)
    blocks = CursorContext.blocks(open)
    member = open.member
    following = chunk.withTree { tree in
      tree.bytes.dropFirst(word.upperBound).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? 0
    }
  }

  private static func blocks(_ open: OpenBlocks) -> [OpenBlock] {
    let depth = open.context.depth
    let sections: [BlockKind] = Array(repeating: .section, count: max(0, depth - 1))
    let outer: [BlockKind] = [.file, .form] + sections
    let inner = open.inner.map { block in
      OpenBlock(block.kind, control: block.keyword.flatMap { ControlKind.named(Array($0.text.utf8)) })
    }
    return outer.prefix(depth + 1).map { OpenBlock($0) } + inner
  }

  // MARK: Reading

  /// Takes note of the word, literal or comment that the place is in, and of the token before that; gives where the token
  /// begins that the place is in or touches, which is still being typed.
  private mutating func readTokens(before offset: Int) -> Int {
    var context = self
    var end = offset
    chunk.forEachLexeme(in: 0..<offset + 1) { lexeme in
      guard context.enclosure == .none else { return }
      if lexeme.end >= offset, context.encloses(lexeme, offset) { return end = min(end, lexeme.start) }
      if lexeme.end > offset { end = min(end, lexeme.start) }
      if lexeme.kind == .lineComment, lexeme.end < offset, context.isOnLine(lexeme.end..<offset) {
        context.enclosure = .comment(lexeme.start..<lexeme.end)
        end = min(end, lexeme.start)
      }
      if !lexeme.kind.isComment, lexeme.end <= offset, lexeme.start < offset { context.last = lexeme }
    }
    self = context
    return end
  }

  /// Takes note of a token that reaches to the place or beyond; gives whether it is no token of the member.
  private mutating func encloses(_ lexeme: Lexeme, _ offset: Int) -> Bool {
    let range = lexeme.start..<lexeme.end
    let isInside = lexeme.start < offset && offset < lexeme.end
    switch lexeme.kind {
    case .identifier: word = range
    case .lineComment where lexeme.start < offset: enclosure = .comment(range)
    case .blockComment where isInside: enclosure = .comment(range)
    case .string where isInside || lexeme.start < offset && isUnterminated(lexeme.start, .string):
      enclosure = .string(range)
    case .regex where isInside || lexeme.start < offset && isUnterminated(lexeme.start, .regex):
      enclosure = .regex(range)
    case .number where lexeme.start < offset: enclosure = .number
    default: return false
    }
    return true
  }

  /// The label of an argument that the place touches, or that is the next on its line; empty where there is none.
  var nextLabel: String {
    let rest = chunk.bytes.dropFirst(word.lowerBound).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let name = rest.drop(while: isBlank).prefix { !isBlank($0) && $0 != UInt8(ascii: ":") }
    let isLabel = rest[name.endIndex...].first { !isBlank($0) } == UInt8(ascii: ":")
    return isLabel ? String(decoding: name, as: UTF8.self) : ""
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func isOnLine(_ range: Range<Int>) -> Bool {
    !chunk.source.bytes(range).contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private func isUnterminated(_ start: Int, _ kind: SyntaxKind) -> Bool {
    chunk.withTree { tree in
      tree.nodes.contains { $0.kind == kind && Int($0.start) == start && $0.flags.contains(.unterminated) }
    }
  }
}
