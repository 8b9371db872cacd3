/// Finds the lines of many places of a document: places in rising order cost what lies between them.
public struct LineCursor {
  private let document: Document
  /// The chunk that the last place was in: its leaf, its index there, the offset of its first byte, and the line breaks
  /// before it.
  private var leaf = 0
  private var index = 0
  private var start = 0
  private var lineBreaks = 0

  public init(_ document: Document) { self.document = document }

  /// The line, from 0, that a byte is on, and what lies before the byte on that line. A byte between the CR and the LF of
  /// a line break counts as the end of its line.
  public mutating func line(at offset: Int) -> (line: Int, before: Range<Int>) {
    let offset = min(max(offset, 0), document.byteCount)
    guard document.chunks.leaves.indices.contains(leaf) else { return (0, 0..<0) }
    move(to: offset)
    let (breaks, lineStart, cutsLineBreak) = document.chunks.leaves[leaf][index].lineBreaks(before: offset - start)
    let line = lineBreaks + breaks
    let first = lineStart.map { start + $0 } ?? document.lineStart(line)
    return (line, first..<max(first, cutsLineBreak ? offset - 1 : offset))
  }

  /// Goes to the chunk that holds the byte, or, at the end of the text, to the last one.
  private mutating func move(to offset: Int) {
    let chunks = document.chunks
    if offset < start || offset >= chunks.measure(beforeLeaf: leaf).bytes + chunks.measure(ofLeaf: leaf).bytes {
      leaf = chunks.lastLeaf { $0.measure.bytes <= offset }
      index = 0
      start = chunks.measure(beforeLeaf: leaf).bytes
      lineBreaks = chunks.measure(beforeLeaf: leaf).lineBreaks
    }
    let last = chunks.leaves[leaf].count - 1
    while index < last, offset >= start + Int(chunks.leaves[leaf][index].byteCount) {
      start += Int(chunks.leaves[leaf][index].byteCount)
      lineBreaks += Int(chunks.leaves[leaf][index].lineBreaks)
      index += 1
    }
  }
}

extension Chunk {
  /// How many line breaks end at or before a place of the chunk, where the last of them ends, and whether the place is
  /// inside of another; CR LF is one.
  fileprivate func lineBreaks(before end: Int) -> (count: Int, lastEnd: Int?, isCut: Bool) {
    withTree { tree in
      let bytes = tree.bytes
      let end = min(end, bytes.count)
      var count = 0
      var last: Int?
      for index in 0..<end where bytes[index] <= UInt8(ascii: "\r") {
        let isBreak =
          bytes[index] == UInt8(ascii: "\n")
          || bytes[index] == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
        guard isBreak else { continue }
        count += 1
        last = index + 1
      }
      return (count, last, end > 0 && bytes[end - 1] == UInt8(ascii: "\r") && last != end)
    }
  }
}
