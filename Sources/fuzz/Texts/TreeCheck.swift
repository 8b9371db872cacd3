import FormSyntax

/// What must hold of every document: it gives its text back, chunks join, nodes nest, offsets lie inside.
enum TreeCheck {
  /// What is wrong with the document of a text; nil where nothing is.
  static func problem(_ document: Document, _ bytes: [UInt8]) -> String? {
    guard document.bytes == bytes else { return "the text is not given back" }
    var context = ChunkContext.file
    var last: ChunkID?
    for chunk in document.chunks {
      guard chunk.before == context else { return "contexts of chunks do not join" }
      context = chunk.after
      if let last, chunk.id <= last { return "ids of chunks do not rise" }
      last = chunk.id
      let count = Int(chunk.byteCount)
      if let problem = chunk.withTree({ nestingProblem($0, count) }) { return problem }
      for error in chunk.errors where error.start > error.end || Int(error.end) > count {
        return "a syntax error lies outside of its chunk"
      }
    }
    return context == .file ? nil : "a block stays open"
  }

  /// The first difference between two documents of one text; nil where they are the same but for ids.
  static func difference(_ one: Document, _ other: Document) -> String? {
    let (left, right) = (Array(one.chunks), Array(other.chunks))
    guard left.count == right.count else { return "\(left.count) chunks, afresh \(right.count)" }
    for (index, pair) in zip(left, right).enumerated() where signature(pair.0) != signature(pair.1) {
      return "chunk \(index) is another one"
    }
    return nil
  }

  private static func signature(_ chunk: Chunk) -> [UInt32] {
    var words = [chunk.byteCount, UInt32(chunk.errors.count), chunk.lineBreaks]
    chunk.withTree { tree in
      for node in tree.nodes { words += [node.start, node.end, node.next, UInt32(node.kind.rawValue)] }
    }
    return words
  }

  private static func nestingProblem(_ tree: SyntaxTree, _ count: Int) -> String? {
    var stack: [(end: UInt32, next: UInt32)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let top = stack.last, index >= Int(top.next) { stack.removeLast() }
      guard node.start <= node.end, Int(node.end) <= count else { return "node \(index) \(node.kind) has a bad range" }
      guard Int(node.next) > index, Int(node.next) <= tree.nodes.count else { return "node \(index) has a bad end" }
      if let top = stack.last, node.end > top.end || node.next > top.next {
        return "node \(index) \(node.kind) sticks out of its parent"
      }
      stack.append((node.end, node.next))
    }
    return nil
  }
}
