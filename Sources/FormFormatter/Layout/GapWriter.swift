import FormSyntax

/// Turns decisions about gaps into edits, where the source has it otherwise.
struct GapWriter {
  /// The text that is being formatted.
  let source: UnsafeBufferPointer<UInt8>
  /// How it is to look.
  let options: FormatOptions
  /// What breaks lines.
  let lineBreak: [UInt8]
  /// The edits so far, in the order of the text.
  private(set) var edits: [ByteEdit] = []
  /// How many edits came before the present line's first one.
  private var editsBeforeLine = 0

  /// No edits yet.
  init(source: UnsafeBufferPointer<UInt8>, options: FormatOptions, lineBreak: [UInt8]) {
    self.source = source
    self.options = options
    self.lineBreak = lineBreak
  }

  /// Takes back all edits.
  mutating func forgetEdits() {
    edits.removeAll()
    editsBeforeLine = 0
  }

  /// A gap on one line.
  mutating func write(_ range: Range<Int>, separator: UInt8?, spaces: Int) {
    let separatorCount = separator == nil ? 0 : 1
    if range.count == spaces + separatorCount, separator.map({ source[range.lowerBound] == $0 }) ?? true,
      range.dropFirst(separatorCount).allSatisfy({ source[$0] == UInt8(ascii: " ") })
    {
      return
    }
    var text: [UInt8] = separator.map { [$0] } ?? []
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
    replace(range, text)
  }

  /// A gap with line breaks.
  mutating func write(_ range: Range<Int>, separator: UInt8?, breaks: Int, indentation: Indentation) {
    editsBeforeLine = edits.count
    if isWritten(range, separator, breaks, indentation) { return }
    var text: [UInt8] = []
    text.reserveCapacity(1 + breaks * lineBreak.count + indentation.byteCount(options))
    if let separator { text.append(separator) }
    for _ in 0..<breaks { text += lineBreak }
    indentation.append(to: &text, options)
    replace(range, text)
  }

  /// The source begins a line here that formatting leaves as it is.
  mutating func keepLine() { editsBeforeLine = edits.count }

  private func isWritten(_ range: Range<Int>, _ separator: UInt8?, _ breaks: Int, _ indentation: Indentation) -> Bool {
    let blanks = indentation.byteCount(options)
    var position = range.lowerBound
    guard range.count == (separator == nil ? 0 : 1) + breaks * lineBreak.count + blanks else { return false }
    if let separator {
      guard source[position] == separator else { return false }
      position += 1
    }
    for _ in 0..<breaks {
      for byte in lineBreak {
        guard source[position] == byte else { return false }
        position += 1
      }
    }
    for index in 0..<blanks where source[position + index] != indentation.byte(at: index, options) { return false }
    return true
  }

  /// Replaces text inside of a piece together with all edits since the line began: they hold only as one.
  mutating func replaceWithLine(_ range: Range<Int>, _ text: [UInt8]) {
    edits.append(ByteEdit(range, text))
    joinEdits(from: editsBeforeLine)
  }

  /// Makes one edit of all from an index on.
  mutating func joinEdits(from index: Int) {
    guard index + 1 < edits.count else { return }
    var text: [UInt8] = []
    let start = edits[index].range.lowerBound
    var position = start
    for edit in edits[index...] {
      text += source[position..<edit.range.lowerBound]
      text += edit.replacement
      position = edit.range.upperBound
    }
    edits.replaceSubrange(index..., with: [ByteEdit(start..<position, text)])
    editsBeforeLine = min(editsBeforeLine, index)
  }

  /// Adds an edit without what it has in common with the source at both ends; a CR and its LF stay together.
  mutating func replace(_ range: Range<Int>, _ text: [UInt8]) {
    let most = min(range.count, text.count)
    var first = 0
    while first < most, text[first] == source[range.lowerBound + first] { first += 1 }
    var last = 0
    while last < most - first, text[text.count - 1 - last] == source[range.upperBound - 1 - last] { last += 1 }
    let splitsStart = first > 0 && source[range.lowerBound + first - 1] == UInt8(ascii: "\r")
    let splitsEnd = last > 0 && source[range.upperBound - last] == UInt8(ascii: "\n")
    if splitsStart || splitsEnd { (first, last) = (0, 0) }
    let changed = range.lowerBound + first..<range.upperBound - last
    let kept = text[first..<text.count - last]
    if !changed.isEmpty || !kept.isEmpty { edits.append(ByteEdit(changed, Array(kept))) }
  }
}
