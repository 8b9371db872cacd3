import FormSyntax

/// What edits of gaps do to the lines of a range: the white space between two members may begin before it and end behind it.
struct SelectedLines {
  private let document: Document
  private let range: Range<Int>

  /// - Parameter range: what is laid out, in the document. On a line that it ends at the start of nothing is selected.
  init(_ document: Document, _ range: Range<Int>) {
    self.document = document
    let last = document.bytes(in: max(range.lowerBound, range.upperBound - 2)..<range.upperBound)
    let lineBreak = last[...].lineBreaks.last.map { $0.upperBound == last.count ? $0.count : 0 } ?? 0
    self.range = range.lowerBound..<range.upperBound - (range.upperBound < document.byteCount ? lineBreak : 0)
  }

  /// The edits without what they do to lines before the range and behind it; they rise, and none overlaps another.
  func edits(_ edits: [ByteEdit]) -> [ByteEdit] {
    var found: [ByteEdit] = []
    var rest = edits[...]
    while let first = rest.first {
      guard isOfGap(first) else {
        found.append(first)
        rest.removeFirst()
        continue
      }
      // What another edit has hold of is its own.
      var gap = gap(around: first.range)
      let near = rest.prefix { $0.range.lowerBound < gap.upperBound }
      let end = near.first { !isOfGap($0) }?.range.lowerBound ?? gap.upperBound
      gap = max(gap.lowerBound, found.last?.range.upperBound ?? 0)..<max(first.range.upperBound, end)
      let own = rest.prefix { isOfGap($0) && $0.range.upperBound <= gap.upperBound }
      rest = rest.dropFirst(own.count)
      found += self.edits(Array(own), of: gap)
    }
    return found
  }

  private func isOfGap(_ edit: ByteEdit) -> Bool {
    edit.replacement.allSatisfy(\.isOfGaps) && document.bytes(in: edit.range).allSatisfy(\.isOfGaps)
  }

  /// The white space, with separators of members in it, that a range of such stands in.
  private func gap(around range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower > 0 {
      let before = document.bytes(in: max(0, lower - SelectedLines.step)..<lower)
      let blank = before.reversed().prefix(while: \.isOfGaps).count
      lower -= blank
      if blank < before.count { break }
    }
    while upper < document.byteCount {
      let behind = document.bytes(in: upper..<min(document.byteCount, upper + SelectedLines.step))
      let blank = behind.prefix(while: \.isOfGaps).count
      upper += blank
      if blank < behind.count { break }
    }
    return lower..<upper
  }

  /// So many bytes are looked at together.
  private static let step = 64

  /// - Parameter gap: the white space that all the edits are of.
  private func edits(_ edits: [ByteEdit], of gap: Range<Int>) -> [ByteEdit] {
    let old = document.bytes(in: gap)
    let before = old.prefix(max(0, range.lowerBound - gap.lowerBound)).lineBreaks
    let behind = old.suffix(max(0, gap.upperBound - range.upperBound)).lineBreaks
    if before.isEmpty, behind.isEmpty { return edits }
    let moved = edits.map {
      ByteEdit($0.range.lowerBound - gap.lowerBound..<$0.range.upperBound - gap.lowerBound, $0.replacement)
    }
    let new = moved.applied(to: old)
    let breaks = new[...].lineBreaks
    // What lies before the line that the range begins on stays, and so does what lies behind the one that it ends on.
    let own = (before.last?.upperBound ?? 0)..<(behind.first?.lowerBound ?? old.count)
    let text: ArraySlice<UInt8>
    if breaks.count >= before.count + behind.count {
      let start = before.isEmpty ? 0 : breaks[before.count - 1].upperBound
      let end = behind.isEmpty ? new.count : breaks[breaks.count - behind.count].lowerBound
      text = new[start..<end]
    } else {
      // There are more lines around the range than should be.
      text = !behind.isEmpty ? [] : new[(breaks.last?.upperBound ?? 0)...]
    }
    guard !old[own].elementsEqual(text) else { return [] }
    return [ByteEdit(own.lowerBound + gap.lowerBound..<own.upperBound + gap.lowerBound, Array(text))]
  }
}

extension UInt8 {
  /// Whether it parts members or elements, or is white space.
  fileprivate var isOfGaps: Bool { isWhiteSpace || self == UInt8(ascii: ";") || self == UInt8(ascii: ",") }
}

extension ArraySlice<UInt8> {
  /// Where its line breaks are; CR LF is one.
  fileprivate var lineBreaks: [Range<Int>] {
    var found: [Range<Int>] = []
    var index = startIndex
    while index < endIndex {
      let isPair = self[index] == UInt8(ascii: "\r") && index + 1 < endIndex && self[index + 1] == UInt8(ascii: "\n")
      if self[index].isLineBreak { found.append(index..<index + (isPair ? 2 : 1)) }
      index += isPair ? 2 : 1
    }
    return found
  }
}
