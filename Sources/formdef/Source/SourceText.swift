import FormSyntax

/// The text of a file with the starts of its lines: a report looks up many places.
struct SourceText: Sendable {
  /// Indices are offsets.
  let bytes: ArraySlice<UInt8>
  /// Behind the breaks (LF, CR LF, CR) and a byte-order mark.
  private let lineStarts: [Int]

  /// U+FEFF in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Finds the lines of a document; a byte-order mark is no part of the first one.
  init(_ document: Document) {
    bytes = document.text
    let mark = bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
    var starts = [mark]
    starts.reserveCapacity(document.lineBreakCount + 1)
    bytes.withUnsafeBytes { SourceText.findLines($0, mark, &starts) }
    lineStarts = starts
  }

  /// Adds the places behind the breaks from `start` on, eight bytes at a time.
  private static func findLines(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ starts: inout [Int]) {
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count, !mayHaveBreak(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        index += 8
        continue
      }
      let end = min(index + 8, bytes.count)
      while index < end {
        let isReturn = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
        index += 1
        if isReturn || bytes[index - 1] == 0x0A { starts.append(index) }
      }
    }
  }

  /// Whether one of eight bytes may be a line feed or carriage return: it is below 0x10, as in texts few others are.
  private static func mayHaveBreak(_ word: UInt64) -> Bool {
    (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// The line, from 0, that a byte is on.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place of a byte.
  func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    return SourcePosition(line: line + 1, column: max(0, offset - lineStarts[line]) + 1, offset: offset)
  }

  /// The bytes of a line, from 0, without its break and without a byte-order mark.
  func range(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = lineStarts[line]
    guard line + 1 < lineStarts.count else { return start..<max(start, bytes.count) }
    var end = lineStarts[line + 1]
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
