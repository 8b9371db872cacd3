internal import FormSyntax

/// Marks the lines that `// formdef:` directives speak of, so that what stands on them stays on them.
struct DirectiveLines {
  /// The text that is being formatted.
  let source: UnsafeBufferPointer<UInt8>
  /// The group before ended with a `:next` directive.
  private(set) var reachesNextGroup = false

  /// Before the first group.
  init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Flags the pieces of the next group on such lines.
  mutating func mark(_ pieces: UnsafeMutableBufferPointer<Piece>, hasDirectives: Bool) {
    if reachesNextGroup, !pieces.isEmpty {
      reachesNextGroup = false
      freezeLine(from: 0, pieces)
      pieces[0].flags.insert(.keepsBlankLine)
    }
    guard hasDirectives else { return }
    // Where the line behind the last `:next` directive begins: others on its line speak of the same one.
    var nextLine = 0
    for index in pieces.indices where pieces[index].isComment {
      switch directive(pieces[index]) {
      case .none: continue
      case .this: freezeLine(around: index, pieces)
      case .next:
        freezeLine(around: index, pieces)
        if index >= nextLine { nextLine = freezeLine(after: index, pieces) }
      }
    }
  }

  private enum Directive { case none, this, next }

  /// Directives without a line of their own count as `:this`: where their region begins stays as it is.
  private func directive(_ piece: Piece) -> Directive {
    let start = piece.start + 2
    var position = start
    // A block comment may begin with an empty line, and its lines with asterisks.
    while position < piece.end,
      source[position].isWhiteSpace || position > start && source[position] == UInt8(ascii: "*")
    {
      position += 1
    }
    let head: StaticString = "formdef:"
    guard position + head.utf8CodeUnitCount <= piece.end else { return .none }
    for index in 0..<head.utf8CodeUnitCount where source[position + index] != head.utf8Start[index] { return .none }
    let word = position
    while position < piece.end, !source[position].isWhiteSpace { position += 1 }
    let suffix = Array(":next".utf8)
    let isNext = position - word >= suffix.count && source[position - suffix.count..<position].elementsEqual(suffix)
    return isNext ? .next : .this
  }

  private func freezeLine(around index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    // Lines are frozen whole.
    if pieces[index].flags.contains(.frozen), index + 1 < pieces.count, pieces[index + 1].flags.contains(.frozen) {
      return
    }
    var first = index
    while first > 0, pieces[first].sourceBreaks == 0 { first -= 1 }
    freezeLine(from: first, pieces)
  }

  /// Gives where the line begins.
  private mutating func freezeLine(after index: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) -> Int {
    var next = index + 1
    while next < pieces.count, pieces[next].sourceBreaks == 0 { next += 1 }
    guard next < pieces.count else {
      reachesNextGroup = true
      return next
    }
    pieces[next].flags.insert(.keepsBlankLine)
    freezeLine(from: next, pieces)
    return next
  }

  /// Freezes the gaps before a line's first piece, between its pieces, and after its last.
  private func freezeLine(from first: Int, _ pieces: UnsafeMutableBufferPointer<Piece>) {
    var index = first
    repeat {
      pieces[index].flags.insert(.frozen)
      index += 1
    } while index < pieces.count && pieces[index].sourceBreaks == 0
    if index < pieces.count { pieces[index].flags.insert(.frozen) }
  }
}
