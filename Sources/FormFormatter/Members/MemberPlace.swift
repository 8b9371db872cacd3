public import FormSyntax

/// Where a new member goes in a block.
public enum MemberPlace: Sendable, Equatable {
  /// Before the first.
  case start
  /// Behind the last.
  case end
  /// Behind a member of the block: of a chunk's block its node, of a document's its chunk.
  case after(Int)
}

/// What stands around a place in a text, and how lines are begun there.
struct LineContext {
  /// The text.
  let bytes: ArraySlice<UInt8>

  private func byte(_ offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }

  /// The line break that the text uses first; LF where it has none.
  var lineBreak: String {
    guard let first = bytes.firstIndex(where: \.isLineBreak) else { return "\n" }
    if bytes[first] == UInt8(ascii: "\n") { return "\n" }
    return first + 1 < bytes.endIndex && bytes[first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The blanks that begin the line of an offset.
  func indentation(of offset: Int) -> String {
    var start = min(max(offset, 0), bytes.count)
    while start > 0, !byte(start - 1).isLineBreak { start -= 1 }
    var end = start
    while end < min(offset, bytes.count), byte(end).isBlank { end += 1 }
    return String(decoding: bytes[bytes.startIndex + start..<bytes.startIndex + end], as: UTF8.self)
  }

  /// The columns from the line's start to an offset.
  func column(of offset: Int) -> Int {
    bytes.prefix(offset).reversed().prefix { !$0.isLineBreak }.count { $0 & 0xC0 != 0x80 }
  }
}

extension String {
  /// The text with each line but the first begun by `lineStart`, which begins with a line break; empty lines stay empty.
  func joiningLines(with lineStart: String) -> String {
    let lineBreak = lineStart.prefix { $0.isLineBreak }
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    let rest = lines.dropFirst().map { ($0.isEmpty ? String(lineBreak) : lineStart) + $0 }
    return String(lines.first ?? "") + rest.joined()
  }

  /// Whether nothing in the text breaks a line.
  var isOneLine: Bool { !contains(where: \.isLineBreak) }
}

extension Chunk {
  /// The outermost node that covers exactly this range of the chunk: what a member of a model was made from.
  public func node(at range: Range<Int>) -> Int? {
    withTree { tree in tree.nodes.firstIndex { $0.range == range } }
  }
}
