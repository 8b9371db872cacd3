public import FormSyntax

/// Lays out a text: decides the white space and the separators between its tokens and comments, and nothing else.
///
/// Members with syntax errors stay as they are, byte for byte.
public struct SourceFormatter: Sendable {
  /// How texts are laid out.
  public let options: FormatOptions
  /// How many bytes are laid out by themselves at least, beside others.
  private let partSize: Int

  /// A formatter with options.
  public init(_ options: FormatOptions = FormatOptions()) { self.init(options, partSize: 1 << 17) }

  /// One that cuts texts into parts of a size.
  init(_ options: FormatOptions, partSize: Int) {
    self.options = options
    self.partSize = partSize
  }

  /// The whole text, laid out.
  public func format(_ document: Document) -> [UInt8] { edits(document).applied(to: document.bytes) }

  /// The text of a document after a change, laid out if the document was so and neither has errors in its syntax: in a
  /// file that is formatted nothing is left to format.
  public func laidOut(_ text: [UInt8], after old: Document) -> [UInt8] {
    guard old.chunks.measure.errors == 0, edits(old).isEmpty else { return text }
    let new = Document(bytes: text)
    return new.chunks.measure.errors == 0 ? format(new) : text
  }

  /// What to change, as small edits with offsets in the document.
  public func edits(_ document: Document) -> [ByteEdit] { checkedEdits(document, in: nil) }

  /// The edits that touch a range of the document; only the chunks around it are looked at.
  public func edits(_ document: Document, in range: Range<Int>) -> [ByteEdit] { checkedEdits(document, in: range) }

  /// The edits of the lines that some ranges lie on, in the order of the text; none overlaps another.
  public func edits(_ document: Document, in ranges: [Range<Int>]) -> [ByteEdit] {
    let all = document.joined(ranges).flatMap { selectedEdits(document, $0) }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    // What touches two ranges is found twice.
    return all.reduce(into: []) { kept, edit in
      let last = kept.last?.range
      let isKept = last.map { $0 == edit.range || edit.range.lowerBound < $0.upperBound } ?? false
      if !isKept { kept.append(edit) }
    }
  }

  private func selectedEdits(_ document: Document, _ range: Range<Int>) -> [ByteEdit] {
    let edits = edits(document, in: range)
    let selected = SelectedLines(document, range).edits(edits)
    if selected == edits || document.chunks.measure.errors == 0 { return selected }
    return document.read(after: selected) == nil ? [] : selected
  }

  private func checkedEdits(_ document: Document, in range: Range<Int>?) -> [ByteEdit] {
    guard document.chunks.measure.errors > 0 else { return edits(document, in: range, .chunk) }
    for extent in BrokenExtent.allCases {
      let edits = edits(document, in: range, extent)
      if edits.isEmpty { return [] }
      if let result = document.read(after: edits), range != nil || isLaidOut(result) { return edits }
    }
    return []
  }

  /// Whether a broken text would stay as it is. How such a text is read may hang on its layout, so that a layout is not
  /// given when it would be read, or laid out, otherwise.
  private func isLaidOut(_ document: Document) -> Bool {
    for extent in BrokenExtent.allCases {
      let edits = edits(document, in: nil, extent)
      if edits.isEmpty { return true }
      if document.read(after: edits) != nil { return false }
    }
    return true
  }

  private func edits(_ document: Document, in range: Range<Int>?, _ extent: BrokenExtent) -> [ByteEdit] {
    let indices = range.map(document.chunkIndices) ?? 0..<document.chunks.count
    let base = document.start(ofChunk: indices.lowerBound)
    let chunks = indices.count == document.chunks.count ? Array(document.chunks) : indices.map { document.chunks[$0] }
    let end = base + chunks.reduce(0) { $0 + Int($1.byteCount) }
    let bytes = chunks.count == document.chunks.count ? document.text : document.bytes(in: base..<end)[...]
    let lineBreak = bytes.withUnsafeBufferPointer { LineBreakKind.dominant(chunks[...], $0) }
    let parts = range == nil ? FormatPart.parts(of: chunks, atLeast: partSize) : [FormatPart(whole: chunks)]
    let laidOut = LaidOutShapes()
    let edits = mapConcurrently(parts.count) { index in
      let part = parts[index]
      let run = FormatRun(
        options: options, lineBreak: lineBreak, beginsText: indices.lowerBound == 0 && index == 0,
        endsText: indices.upperBound == document.chunks.count && index + 1 == parts.count, extent: extent,
        laidOut: laidOut)
      let start = bytes.startIndex + part.bytes.lowerBound
      return bytes[start..<start + part.bytes.count].withUnsafeBufferPointer {
        run.edits(chunks[part.chunks], $0, context: part.context)
      }
      .map { edit in
        let offset = base + part.bytes.lowerBound
        return ByteEdit(edit.range.lowerBound + offset..<edit.range.upperBound + offset, edit.replacement)
      }
    }.flattened()
    guard let range else { return edits }
    return edits.filter { $0.touches(range) }
  }
}

extension Document {
  /// Ranges in the order of the text, those that have a line in common as one.
  fileprivate func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    let sorted = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return sorted.reduce(into: []) { joined, range in
      if let last = joined.last, line(at: range.lowerBound) <= line(at: last.upperBound) {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// The chunks around a range, with the lines they share with others.
  fileprivate func chunkIndices(around range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<byteCount)
    var lower = max(0, chunkIndex(at: range.lowerBound).index - 1)
    while lower > 0, !chunks[lower].startsWithLineBreak { lower -= 1 }
    var upper = min(chunks.count, chunkIndex(at: range.upperBound).index + 2)
    while upper < chunks.count, !chunks[upper].startsWithLineBreak { upper += 1 }
    return lower..<upper
  }

  /// The text after edits, if it has the same members with the same errors.
  fileprivate func read(after edits: [ByteEdit]) -> Document? {
    let other = Document(bytes: edits.applied(to: bytes))
    guard other.chunks.count == chunks.count else { return nil }
    return zip(chunks, other.chunks).allSatisfy { $0.hasSameShape(as: $1) } ? other : nil
  }
}

extension Chunk {
  /// Whether the chunk begins with blanks and a line break.
  var startsWithLineBreak: Bool {
    for byte in bytes where !byte.isBlank { return byte.isLineBreak }
    return false
  }

  fileprivate func hasSameShape(as other: Chunk) -> Bool {
    guard kind == other.kind, container.isAlike(other.container), after.isAlike(other.after),
      errors.map(\.problem) == other.errors.map(\.problem)
    else { return false }
    return withTree { tree in
      other.withTree { otherTree in
        tree.nodes.count == otherTree.nodes.count
          && zip(tree.nodes, otherTree.nodes).allSatisfy {
            $0.kind == $1.kind && $0.flags == $1.flags && $0.detail == $1.detail && $0.next == $1.next
          }
      }
    }
  }
}
