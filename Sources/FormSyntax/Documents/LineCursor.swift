/// Finds the lines of many places of a document: places in rising order cost what lies between them.
public struct LineCursor {
  private let document: Document
  /// The chunk that the last place was in: its leaf, its index there, the offset of its first byte, and the line breaks
  /// before it.
  private var leaf = 0
  private var index = 0
  private var start = 0
  private var lineBreaks = 0
  /// What was counted in that chunk already.
  private var counted = CountedLines()

  /// A cursor at the document's start.
  public init(_ document: Document) { self.document = document }

  /// The line, from 0, that a byte is on, and what lies before the byte on that line. A byte between the CR and the LF of
  /// a line break counts as the end of its line.
  public mutating func line(at offset: Int) -> (line: Int, before: Range<Int>) {
    let offset = min(max(offset, 0), document.byteCount)
    guard document.chunks.leaves.indices.contains(leaf) else { return (0, 0..<0) }
    move(to: offset)
    let cutsLineBreak = document.chunks.leaves[leaf][index].withBytes { counted.count(to: offset - start, $0) }
    let line = lineBreaks + counted.breaks
    let first = counted.lineStart.map { start + $0 } ?? document.lineStart(line)
    return (line, first..<max(first, cutsLineBreak ? offset - 1 : offset))
  }

  /// How long a range is as an encoding counts it; its bytes are at hand where the line that was asked for last has them.
  public func length(of range: Range<Int>, _ encoding: PositionEncoding) -> Int {
    if range.isEmpty { return 0 }
    let leaves = document.chunks.leaves
    guard leaves.indices.contains(leaf), index < leaves[leaf].count, start <= range.lowerBound,
      range.upperBound <= start + Int(leaves[leaf][index].byteCount)
    else { return encoding.length(document.bytes(in: range)) }
    return leaves[leaf][index].withBytes {
      encoding.length(UnsafeBufferPointer(rebasing: $0[range.lowerBound - start..<range.upperBound - start]))
    }
  }

  /// Goes to a chunk that holds the byte, or ends with it.
  private mutating func move(to offset: Int) {
    let chunks = document.chunks
    if offset < start || offset > chunks.measure(beforeLeaf: leaf).bytes + chunks.measure(ofLeaf: leaf).bytes {
      leaf = chunks.lastLeaf { $0.measure.bytes <= offset }
      index = 0
      start = chunks.measure(beforeLeaf: leaf).bytes
      lineBreaks = chunks.measure(beforeLeaf: leaf).lineBreaks
      counted = CountedLines()
    }
    let last = chunks.leaves[leaf].count - 1
    while index < last, offset > start + Int(chunks.leaves[leaf][index].byteCount) {
      start += Int(chunks.leaves[leaf][index].byteCount)
      lineBreaks += Int(chunks.leaves[leaf][index].lineBreaks)
      index += 1
      counted = CountedLines()
    }
  }
}

/// The line breaks of a chunk up to a place, CR LF being one.
private struct CountedLines {
  private var end = 0
  private(set) var breaks = 0
  /// Where the last of them ends.
  private(set) var lineStart: Int?

  /// Counts on, or from the start for a place before; gives whether the place is inside of a line break.
  mutating func count(to place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = min(place, bytes.count)
    if place < end { self = CountedLines() }
    while end < place {
      if end + 8 <= place {
        let breaks = CountedLines.breaks(bytes, end)
        end += breaks.trailingZeroBitCount / 8
        if breaks == 0 { continue }
      }
      let byte = bytes[end]
      end += 1
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(end < bytes.count && bytes[end] == UInt8(ascii: "\n"))
      {
        breaks += 1
        lineStart = end
      }
    }
    return place > 0 && bytes[place - 1] == UInt8(ascii: "\r") && lineStart != place
  }

  /// What may be line breaks among the eight bytes at `index`, as `Lexer.lineBreaks(in:)` has it.
  @inline(__always)
  private static func breaks(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    return Lexer.lineBreaks(in: UInt64(littleEndian: word))
  }
}
