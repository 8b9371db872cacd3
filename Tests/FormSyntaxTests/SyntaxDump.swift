@testable import FormSyntax

/// A document's tree as readable lines: kinds, names and texts, with errors last.
func dump(_ document: Document) -> String {
  var lines: [String] = []
  for chunk in document.chunks {
    lines.append(
      "\(chunk.kind) \(chunk.before)>\(chunk.container)>\(chunk.after) +\(chunk.byteCount) lines \(chunk.lineBreaks)")
    chunk.withTree { tree in
      for node in tree.nodes {
        lines.append(
          "  \(node.kind) \(node.start)..<\(node.end) next \(node.next) '\(tree.text(node.nameRange))' \(node.flags.rawValue)"
        )
      }
    }
    for error in chunk.errors { lines.append("  ! \(error.start)..<\(error.end) \(chunk.message(of: error))") }
  }
  return lines.joined(separator: "\n")
}

/// The errors of a text, each as `offset: message`.
func errors(_ text: String) -> [String] {
  let document = Document(text)
  var start = 0
  var result: [String] = []
  for chunk in document.chunks {
    for error in chunk.errors { result.append("\(start + Int(error.start)): \(chunk.message(of: error))") }
    start += Int(chunk.byteCount)
  }
  return result
}

/// What must hold of every tree: chunks tile the text, nodes nest, offsets lie inside.
func checkInvariants(_ document: Document, _ bytes: [UInt8]) -> String? {
  guard document.bytes == bytes else { return "the text is not given back" }
  var context = ChunkContext.file
  var last: ChunkID?
  var start = 0
  for chunk in document.chunks {
    guard chunk.before == context else { return "contexts do not join" }
    context = chunk.after
    if let last, chunk.id <= last { return "ids do not rise" }
    last = chunk.id
    let problem = chunk.withTree { tree in nestingProblem(tree, Int(chunk.byteCount)) }
    if let problem { return problem }
    for error in chunk.errors where error.start > error.end || error.end > chunk.byteCount {
      return "an error lies outside its chunk: \(error)"
    }
    for error in chunk.errors where !document.isWhole(start + Int(error.start)..<start + Int(error.end)) {
      return "an error tears the text apart: \(error)"
    }
    start += Int(chunk.byteCount)
  }
  return context == .file ? nil : "a block stays open"
}

private func nestingProblem(_ tree: SyntaxTree, _ count: Int) -> String? {
  var stack: [(end: UInt32, next: UInt32)] = []
  for (index, node) in tree.nodes.enumerated() {
    while let top = stack.last, index >= Int(top.next) { stack.removeLast() }
    guard node.start <= node.end, Int(node.end) <= count else { return "node \(index) \(node.kind) has a bad range" }
    guard Int(node.next) > index, Int(node.next) <= tree.nodes.count else { return "node \(index) has a bad next" }
    if let top = stack.last, node.end > top.end || node.next > top.next {
      return "node \(index) \(node.kind) sticks out of its parent"
    }
    stack.append((node.end, node.next))
  }
  return nil
}
