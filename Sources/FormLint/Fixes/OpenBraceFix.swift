import FormModel
import FormSyntax

/// The braces of a block that has none.
extension BlockContext {
  /// Puts in the `{` of a block, and its `}` where that is missing too; none where other text stands in their way.
  func openBraceFix(_ error: SyntaxError) -> [Fix] {
    let place = Int(error.insertAt)
    guard let block = BracelessBlock(chunk, headEnd: place), chunk.isLineRest(from: place) else { return [] }
    let open = self.place(place..<place)
    switch block.rest {
    case .closed: return [Fix("Insert '{'", .unsafe, [Fix.Edit(open, " {")])]
    case .empty: return [Fix("Insert '{ }'", .unsafe, [Fix.Edit(open, " { }")])]
    case .open(let end):
      let last = chunk.lineEnd(from: end)
      let close = lineBreak + chunk.indentation(of: block.head) + "}"
      return [
        Fix("Insert '{' and '}'", .unsafe, [Fix.Edit(open, " {"), Fix.Edit(self.place(last..<last), close)])
      ]
    }
  }
}

extension BlockContext {
  /// The first line break of the chunk, else one of the file's beginning; LF where there is none.
  var lineBreak: String {
    chunk.lineBreak ?? file.document.chunks.leaves.first?.firstResult(of: \.lineBreak) ?? "\n"
  }
}

/// A block whose `{` is missing.
private struct BracelessBlock {
  /// Where its keyword begins.
  let head: Int
  let rest: Rest

  /// What stands where its block would be.
  enum Rest {
    /// Members, up to a `}`; of a form or section, which is a chunk's head, whatever closes it.
    case closed
    /// Members without a `}`, up to here.
    case open(Int)
    case empty
  }

  /// - Parameter headEnd: where the head ends that lacks its `{`.
  init?(_ chunk: Chunk, headEnd: Int) {
    let found: (head: Int, rest: Rest)? = chunk.withTree { tree in
      guard let index = tree.nodes.lastIndex(where: { $0.lacksBrace && $0.range.contains(headEnd - 1) }) else {
        return nil
      }
      let node = tree[index]
      switch node.kind {
      case .form, .section: return (Int(node.start), chunk.after.depth > chunk.container.depth ? .closed : .empty)
      case .control, .preset:
        let end = tree.children(of: index).reduce(headEnd) { max($0, Int(tree[$1].end)) }
        if Int(node.end) > end, tree.bytes[Int(node.end) - 1] == UInt8(ascii: "}") { return (Int(node.start), .closed) }
        return (Int(node.start), end > headEnd ? .open(end) : .empty)
      default: return (Int(node.start), .empty)
      }
    }
    guard let found else { return nil }
    (head, rest) = found
  }
}

extension SyntaxNode {
  fileprivate var lacksBrace: Bool {
    switch kind {
    case .form, .section, .control, .preset, .tags, .attributes: flags.contains(.broken) && !flags.contains(.hasList)
    default: false
    }
  }
}

/// Lines inside of a chunk.
extension Chunk {
  /// The first line break of the chunk; nil where it has none.
  fileprivate var lineBreak: String? {
    guard let first = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return nil
    }
    if bytes[first] == UInt8(ascii: "\n") { return "\n" }
    return bytes[first...].dropFirst().first == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The bytes of a place's line before it.
  private func lineStart(_ place: Int) -> ArraySlice<UInt8> {
    let before = bytes.prefix(place)
    let start = before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 }
    return before[(start ?? before.startIndex)...]
  }

  /// The blanks that begin the line of a place, as far as the chunk has them.
  func indentation(of place: Int) -> String {
    String(decoding: lineStart(place).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// Whether only blanks stand before a place on its line; a chunk that is not the first of a file begins on the line of
  /// the one before.
  func beginsLine(_ place: Int) -> Bool {
    lineStart(place).count < min(place, bytes.count)
      && lineStart(place).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The end of a place's line.
  ///
  /// - Parameter limit: as far as this it is looked for.
  func lineEnd(from place: Int, limit: Int = .max) -> Int {
    let rest = bytes.dropFirst(place).prefix(max(0, limit - place))
    return place + rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.count
  }

  /// Whether nothing but a comment or a `}` follows a place on its line.
  func isLineRest(from place: Int) -> Bool {
    let text = bytes.dropFirst(place).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = text.first else { return true }
    return "\r\n}".utf8.contains(first) || text.starts(with: "//".utf8)
  }
}
