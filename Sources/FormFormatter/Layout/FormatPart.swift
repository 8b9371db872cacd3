internal import FormSyntax

/// A part of a text that is laid out by itself, beside others.
struct FormatPart {
  /// Its chunks.
  var chunks: Range<Int>
  /// Their bytes.
  var bytes: Range<Int>
  /// So many chunks at the start belong to the part before; this one continues them.
  var context = 0

  /// All of some chunks.
  init(whole chunks: [Chunk]) {
    self.chunks = chunks.indices
    bytes = 0..<chunks.reduce(0) { $0 + Int($1.byteCount) }
  }

  private init(_ chunks: Range<Int>, _ bytes: Range<Int>, context: Int) {
    self.chunks = chunks
    self.bytes = bytes
    self.context = context
  }

  /// Some chunks in parts of so many bytes or somewhat more.
  ///
  /// A part begins with a line, behind a member that is whole: that is all of what came before that matters for it.
  static func parts(of chunks: [Chunk], atLeast least: Int) -> [FormatPart] {
    var parts: [FormatPart] = []
    var first = 0
    var start = 0
    var end = 0
    var context = 0
    for index in chunks.indices {
      if end - start >= least, index > first + 1, chunks[index].startsWithLineBreak, chunks[index - 1].endsGroup {
        parts.append(FormatPart(first..<index, start..<end, context: context))
        first = index - 1
        start = end - Int(chunks[first].byteCount)
        context = 1
      }
      end += Int(chunks[index].byteCount)
    }
    parts.append(FormatPart(first..<chunks.count, start..<end, context: context))
    return parts
  }
}

extension Chunk {
  /// Whether it is a member on lines of its own, all of which can be read.
  fileprivate var endsGroup: Bool { !hasErrors && kind != .unexpected && kind != .end && startsWithLineBreak }
}
