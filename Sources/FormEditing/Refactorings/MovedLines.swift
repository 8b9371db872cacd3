import FormSyntax

/// Whole lines that go to another depth. Those of a text in `"""` go with all others, so that it says the same.
struct MovedLines {
  /// The lines without what breaks them; those of blanks are empty, but for blanks that a text says.
  private let lines: [ArraySlice<UInt8>]

  /// The lines that a range of a document covers.
  init(_ document: Document, _ range: Range<Int>) {
    var texts: [Range<Int>] = []
    var (index, start) = document.chunkIndex(at: range.lowerBound)
    while index < document.chunks.count, start < range.upperBound {
      texts += document.chunks[index].blockTexts.map { $0.moved(start - range.lowerBound) }
      start += Int(document.chunks[index].byteCount)
      index += 1
    }
    self.init(document.bytes(in: range), texts)
  }

  /// Lines of a chunk.
  ///
  /// - Parameter texts: the texts of several lines in that chunk.
  init(_ chunk: Chunk, _ range: Range<Int>, _ texts: [Range<Int>]) {
    let start = chunk.bytes.startIndex
    self.init(
      Array(chunk.bytes[start + range.lowerBound..<start + range.upperBound]), texts.map { $0.moved(-range.lowerBound) }
    )
  }

  /// - Parameter texts: the texts of several lines, in order, counted from the first byte.
  private init(_ bytes: [UInt8], _ texts: [Range<Int>]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      let isSaid = MovedLines.saysBlanks(start..<end, bytes, texts)
      let isBlank = bytes[start..<end].allSatisfy { $0 == 32 || $0 == 9 }
      lines.append(bytes[start..<(isBlank && !isSaid ? start : end)])
      let isPair = end + 1 < bytes.count && bytes[end] == 13 && bytes[end + 1] == 10
      start = end + (isPair ? 2 : 1)
    }
    self.lines = lines
  }

  /// Whether a line lies in a text and goes on behind the column of its closing quotes: what comes before that column
  /// is no part of what the text says.
  private static func saysBlanks(_ line: Range<Int>, _ bytes: [UInt8], _ texts: [Range<Int>]) -> Bool {
    let index = texts.partitioningIndex { $0.upperBound > line.upperBound }
    guard index < texts.count, texts[index].lowerBound < line.lowerBound, texts[index].upperBound <= bytes.count else {
      return false
    }
    let quotes = bytes[..<texts[index].upperBound].reversed().drop { $0 == UInt8(ascii: "#") }
      .drop { $0 == UInt8(ascii: "\"") }
    return line.count > quotes.prefix { $0 == 32 || $0 == 9 }.count
  }

  /// The lines joined by line feeds, without empty ones at both ends, each without an indentation; nil where one begins
  /// otherwise.
  func outdented(by indentation: [UInt8]) -> String? {
    let isEmpty: (ArraySlice<UInt8>) -> Bool = { $0.isEmpty }
    let rest = lines.drop(while: isEmpty)
    let kept = rest.prefix(rest.lastIndex { !$0.isEmpty }.map { $0 + 1 - rest.startIndex } ?? 0)
    guard kept.allSatisfy({ $0.isEmpty || $0.starts(with: indentation) }) else { return nil }
    return kept.map { String(decoding: $0.dropFirst(indentation.count), as: UTF8.self) }.joined(separator: "\n")
  }

  /// The lines joined by line breaks, each with an indentation before what it has; empty ones stay empty.
  func indented(by indentation: String, lineBreak: String) -> String {
    lines.map { $0.isEmpty ? "" : indentation + String(decoding: $0, as: UTF8.self) }.joined(separator: lineBreak)
  }
}

extension Chunk {
  /// The texts in `"""` that stand in it.
  fileprivate var blockTexts: [Range<Int>] {
    var texts: [Range<Int>] = []
    forEachLexeme { if $0.isBlockText { texts.append($0.start..<$0.end) } }
    return texts
  }
}

extension Lexeme {
  /// Whether it is a text of several lines.
  var isBlockText: Bool { kind == .string && spansLines }
}
