/// The ways to name a place in a text, and who uses which:
/// - bytes from the start of a chunk: trees, models, findings;
/// - bytes from the start of the text: features, the JSON report (`offset`);
/// - line and byte from its start, both from 0: here; from 1: the terminal, the JSON report;
/// - line and UTF-8, UTF-16 or UTF-32 units: the language server's edge, through `PositionEncoding`.
/// A line ends with LF, CR LF or CR.
extension Document {
  /// The line, from 0, that a byte is on.
  public func line(at offset: Int) -> Int {
    let offset = min(max(offset, 0), byteCount)
    guard !chunks.leaves.isEmpty else { return 0 }
    let (index, start) = chunkIndex(at: offset)
    let chunk = chunks[index]
    let before = chunks.measure(before: index).lineBreaks
    return before + chunk.withBytes { Document.lineBreaks($0, upTo: offset - start) }
  }

  /// Counts breaks that end at or before a place; CR LF is one, and ends behind its LF.
  static func lineBreaks(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> Int {
    var count = 0
    for index in 0..<max(0, min(end, bytes.count)) where isLineBreak(at: index, in: bytes) { count += 1 }
    return count
  }

  /// Whether a line ends with a byte.
  @inline(__always)
  static func isLineBreak(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == UInt8(ascii: "\n")
      || bytes[index] == UInt8(ascii: "\r") && (index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
  }

  /// The offset of a line's first byte; the end of the text for lines past the last.
  public func lineStart(_ line: Int) -> Int {
    guard line > 0 else { return 0 }
    guard line <= lineBreakCount else { return byteCount }
    let leaf = chunks.lastLeaf { $0.measure.lineBreaks < line }
    var start = chunks.measure(beforeLeaf: leaf).bytes
    var left = line - chunks.measure(beforeLeaf: leaf).lineBreaks
    for chunk in chunks.leaves[leaf] {
      if left <= Int(chunk.lineBreaks) { return start + chunk.withBytes { placeAfter(left, $0) } }
      left -= Int(chunk.lineBreaks)
      start += Int(chunk.byteCount)
    }
    return byteCount
  }

  private func placeAfter(_ breaks: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var left = breaks
    for index in 0..<bytes.count {
      guard Document.isLineBreak(at: index, in: bytes) else { continue }
      left -= 1
      if left == 0 { return index + 1 }
    }
    return bytes.count
  }

  /// The bytes of a line, without its break.
  public func lineRange(_ line: Int) -> Range<Int> {
    let start = lineStart(line)
    var end = line >= lineBreakCount ? byteCount : lineStart(line + 1)
    let bytes = self.bytes(in: max(start, end - 2)..<end)
    if line < lineBreakCount {
      if bytes.last == UInt8(ascii: "\n") {
        end -= bytes.count > 1 && bytes[bytes.count - 2] == UInt8(ascii: "\r") ? 2 : 1
      } else {
        end -= 1
      }
    }
    return start..<max(start, end)
  }
}

extension Chunk {
  /// How many line breaks end at or before some of its bytes, whose offsets from its start rise; CR LF is one.
  public func lineBreaks(before offsets: [Int]) -> [Int] {
    withBytes { bytes in
      var (place, count) = (0, 0)
      return offsets.map { offset in
        while place < min(offset, bytes.count) {
          if Document.isLineBreak(at: place, in: bytes) { count += 1 }
          place += 1
        }
        return count
      }
    }
  }
}
