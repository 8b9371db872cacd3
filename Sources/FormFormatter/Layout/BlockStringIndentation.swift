import FormSyntax

/// Re-indents the lines of a `"""` block so that its value stays.
///
/// What a line has in front of the closing quotes' column is not part of the value; so all lines move with them.
struct BlockStringIndentation {
  let source: UnsafeBufferPointer<UInt8>
  let options: FormatOptions

  /// Where the closing quotes of the block that ends at `end` begin their line, and how many blanks stand before them;
  /// nil where they follow other text.
  private func closingLine(_ start: Int, _ end: Int) -> (start: Int, blanks: Int)? {
    var position = end
    while position > start, source[position - 1] == UInt8(ascii: "#") { position -= 1 }
    while position > start, source[position - 1] == UInt8(ascii: "\"") { position -= 1 }
    let quotes = position
    while position > start, source[position - 1].isBlank { position -= 1 }
    guard position > start, source[position - 1].isLineBreak else { return nil }
    return (position, quotes - position)
  }

  /// Where the block's closing quotes go when its line begins with `line`: as far from it as before.
  func indentation(_ block: Range<Int>, line: Indentation) -> Indentation? {
    guard let closing = closingLine(block.lowerBound, block.upperBound) else { return nil }
    var lineStart = block.lowerBound
    while lineStart > 0, !source[lineStart - 1].isLineBreak { lineStart -= 1 }
    var first = lineStart
    while first < block.lowerBound, source[first].isBlank { first += 1 }
    let offset = max(0, columns(closing.start..<closing.start + closing.blanks) - columns(lineStart..<first))
    return Indentation(
      levels: line.levels + (line.extra == 0 ? offset / options.indentWidth : 0),
      extra: line.extra == 0 ? offset % options.indentWidth : line.extra + offset)
  }

  private func columns(_ blanks: Range<Int>) -> Int {
    blanks.reduce(0) { $0 + (source[$1] == UInt8(ascii: "\t") ? options.indentWidth : 1) }
  }

  /// The block's lines after the first, moved; nil where they stand right.
  func moved(_ block: Range<Int>, to indentation: Indentation) -> (range: Range<Int>, text: [UInt8])? {
    guard let closing = closingLine(block.lowerBound, block.upperBound) else { return nil }
    var prefix: [UInt8] = []
    indentation.append(to: &prefix, options)
    if source[closing.start..<closing.start + closing.blanks].elementsEqual(prefix) { return nil }
    guard let firstLine = (block.lowerBound..<block.upperBound).first(where: { source[$0].isLineBreak }) else {
      return nil
    }
    var text: [UInt8] = []
    text.reserveCapacity(block.count + block.count / 4)
    var position = firstLine
    while position < closing.start {
      while position < closing.start, source[position].isLineBreak {
        text.append(source[position])
        position += 1
      }
      guard position < closing.start else { break }
      let lineStart = position
      while position < closing.start, !source[position].isLineBreak { position += 1 }
      appendLine(lineStart..<position, without: closing.blanks, prefix, to: &text)
    }
    return (firstLine..<closing.start + closing.blanks, text + prefix)
  }

  /// A line of blanks that ends before the closing quotes' column is empty in the value, and stays so.
  private func appendLine(_ line: Range<Int>, without blanks: Int, _ prefix: [UInt8], to text: inout [UInt8]) {
    if line.count <= blanks, line.allSatisfy({ source[$0].isBlank }) { return }
    text += prefix
    text += source[min(line.lowerBound + blanks, line.upperBound)..<line.upperBound]
  }
}
