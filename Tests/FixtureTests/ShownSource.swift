/// A source as a fixture shows it: its lines, with marks under them.
///
/// `⟪0D⟫` stands for the bytes in it (`⟪EF BB BF⟫` is a byte-order mark), `⟪end⟫` at the end of the last line for a text
/// that ends there, without a line break. Columns count Unicode scalars of what is shown.
struct ShownSource {
  /// The text that is read.
  private(set) var bytes: [UInt8] = []
  private(set) var lines: [Line] = []

  /// A line, without the marks.
  struct Line {
    var text: Substring
    /// Where each shown scalar stands in the bytes, and where the line ends.
    var offsets: [Int]
    var marks: [Mark] = []
  }

  /// - Parameters:
  ///   - shown: the lines between the fences.
  ///   - frame: what stands before and after them, and is not shown.
  init(_ shown: some Sequence<Substring>, frame: (before: String, after: String) = ("", "")) {
    bytes = Array(frame.before.utf8)
    for text in shown {
      if let mark = Mark(text) {
        if !lines.isEmpty { lines[lines.count - 1].marks.append(mark) }
      } else {
        addLine(text)
      }
    }
    bytes += Array(frame.after.utf8)
  }

  private mutating func addLine(_ text: Substring) {
    var offsets: [Int] = []
    var rest = text.unicodeScalars
    var endsLine = true
    while let scalar = rest.first {
      if scalar == "⟪", let close = rest.firstIndex(of: "⟫") {
        let words = rest[rest.index(after: rest.startIndex)..<close].split(separator: " ")
        offsets.append(bytes.count)
        for word in words {
          offsets += Array(repeating: bytes.count, count: word.count + 1)
          if let byte = UInt8(String(word), radix: 16) { bytes.append(byte) } else { endsLine = false }
        }
        rest = rest[rest.index(after: close)...]
      } else {
        offsets.append(bytes.count)
        bytes += Array(String(scalar).utf8)
        rest = rest.dropFirst()
      }
    }
    lines.append(Line(text: text, offsets: offsets + [bytes.count]))
    if endsLine { bytes.append(UInt8(ascii: "\n")) }
  }

  /// The bytes that a mark under a line points at; nil where it points beyond the text.
  func range(of mark: Mark, underLine index: Int) -> Range<Int>? {
    let offsets = lines[index].offsets
    guard mark.columns.upperBound < offsets.count else { return nil }
    let start = offsets[mark.columns.lowerBound]
    guard let (below, column) = mark.end else { return start..<offsets[mark.columns.upperBound] }
    guard index + below < lines.count, lines[index + below].offsets.indices.contains(column - 1) else { return nil }
    let end = lines[index + below].offsets[column - 1]
    return start <= end ? start..<end : nil
  }

  /// Where a mark for these bytes goes.
  func place(of range: Range<Int>) -> (line: Int, columns: Range<Int>, end: (below: Int, column: Int)?)? {
    guard let line = line(at: range.lowerBound) else { return nil }
    let start = column(of: range.lowerBound, in: line)
    let offsets = lines[line].offsets
    if range.upperBound <= offsets[offsets.count - 1] {
      return (line, start..<column(of: range.upperBound, in: line), nil)
    }
    guard let last = self.line(at: range.upperBound) else { return nil }
    return (line, start..<offsets.count - 1, (last - line, column(of: range.upperBound, in: last) + 1))
  }

  private func line(at offset: Int) -> Int? {
    lines.lastIndex { $0.offsets[0] <= offset }
  }

  private func column(of offset: Int, in line: Int) -> Int {
    lines[line].offsets.firstIndex { $0 >= offset } ?? lines[line].offsets.count - 1
  }

  /// The lines as a fixture shows them, with these marks.
  func shown(_ marks: [Int: [Mark]]) -> [String] {
    lines.indices.flatMap { index in
      [String(lines[index].text)] + (marks[index] ?? []).map { $0.text(under: lines[index].text) }
    }
  }
}
