import FormModel
import FormSyntax

extension FileSnapshot {
  /// A place with what is around it. Where a block before it was left open, and the place is indented more than the
  /// block's first line, it is inside of that block: most often the `}` is still to be typed. A member that is half typed goes
  /// on to the end of its line.
  func cursor(_ offset: Int) -> (place: ChunkOffset, context: CursorContext)? {
    guard let place = place(offset) else { return nil }
    let context = CursorContext(place.chunk, at: place.offset)
    if context.enclosure == .none, let open = openBlock(before: place),
      open.context.blocks.count > context.blocks.count || open.context.member != nil
    {
      return open
    }
    return (place, context)
  }

  private func openBlock(before place: ChunkOffset) -> (place: ChunkOffset, context: CursorContext)? {
    let memberStart = place.chunk.root.map { Int($0.start) } ?? .max
    guard place.index > 0, place.offset < memberStart else { return nil }
    let chunk = document.chunks[place.index - 1]
    guard chunk.hasErrors else { return nil }
    let start = place.start - Int(chunk.byteCount)
    let offset = place.offset + Int(chunk.byteCount)
    let head = chunk.root.map { Int($0.start) } ?? 0
    let isOnLine = continuesLine(from: start + head, to: place.start + place.offset)
    guard isOnLine || indentation(place.start + place.offset) > indentation(start + head) else { return nil }
    let before = ChunkOffset(
      index: place.index - 1, start: start, chunk: chunk, block: file.entries[place.index - 1].block, offset: offset)
    let trivia = Array(document.bytes(in: place.start..<place.start + place.offset))
    return (before, CursorContext(chunk, at: offset, behind: trivia))
  }

  /// Whether a place is on the line of a member that begins before it, and that is not ended there.
  private func continuesLine(from start: Int, to end: Int) -> Bool {
    let text = document.bytes(in: start..<max(start, end))
    let last = text.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return !text.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      && last.map { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "}") } ?? false
  }

  /// How many blanks stand on a place's line before the first other byte, or before the place.
  private func indentation(_ offset: Int) -> Int {
    let start = document.lineStart(document.line(at: offset))
    return document.bytes(in: start..<offset).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }
}
