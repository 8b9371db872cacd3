import FormModel
import FormSyntax
import FormFormatter

/// The edits of fixes: members put in and taken out as the formatter would lay them out.
extension BlockContext {
  /// Takes a member out, with its line where it is alone on it.
  func removal(of member: Member) -> Fix.Edit? { chunk.removal(of: member) }
}

extension Chunk {
  /// Takes out the member that a model names.
  func removal(of member: Member) -> Fix.Edit? {
    guard let node = nodeIndex(of: member), let edit = removal(of: node) else { return nil }
    return Fix.Edit(ChunkPlace(chunk: id, range: edit.range), String(decoding: edit.replacement, as: UTF8.self))
  }

  /// Takes out members that a model names, so that no edit overlaps another.
  func removals(of members: [Member]) -> [Fix.Edit]? {
    let nodes = members.compactMap(nodeIndex)
    guard nodes.count == members.count else { return nil }
    return removals(of: nodes)?.map {
      Fix.Edit(ChunkPlace(chunk: id, range: $0.range), String(decoding: $0.replacement, as: UTF8.self))
    }
  }

  /// The node that a member was made from.
  func nodeIndex(of member: Member) -> Int? {
    withTree { tree in
      var index = tree.firstNode(startingAt: member.start)
      while index < tree.nodes.count, tree[index].start == member.start {
        if tree[index].end == member.end, tree[index].kind.isMember { return index }
        index += 1
      }
      return nil
    }
  }
}

extension FileModel {
  /// How sure the fix is that takes out what is there already: with a comment goes what nobody has said twice.
  func applicability(ofRemoval edit: Fix.Edit) -> Fix.Applicability {
    guard case .replace(let place, _) = edit, let index = document.index(of: place.chunk) else { return .safe }
    var hasComment = false
    document.chunks[index].forEachLexeme(in: place.range) { if $0.kind.isComment { hasComment = true } }
    return hasComment ? .unsafe : .safe
  }
}

extension SyntaxTree {
  /// The first node that begins at a place or behind it; nodes stand in the order of their starts.
  fileprivate func firstNode(startingAt start: UInt32) -> Int { nodes.partitioningIndex { $0.start >= start } }
}

extension SyntaxKind {
  fileprivate var isMember: Bool {
    switch self {
    case .property, .rule, .event, .observer, .override, .use, .tagCase, .attributes: true
    default: false
    }
  }
}

extension FileModel {
  /// Takes a member of a form out.
  func removal(ofChunk id: ChunkID) -> Fix.Edit? {
    document.index(of: id).flatMap { document.removal(ofChunk: $0) }.map(edit)
  }

  /// Puts a member at the end of a form; nil where the form is not closed, or what it would come behind cannot be read to
  /// its end.
  func insertion(ofMember text: String, atEndOf form: ChunkID) -> Fix.Edit? {
    guard let index = document.index(of: form), let close = document.closeIndex(ofHead: index),
      !document.chunks[close - 1].hasErrors,
      let edit = document.insertion(ofMember: text, intoBlockOf: index, at: .end, options: FormatOptions())
    else { return nil }
    return self.edit(edit)
  }

  /// An edit of the document as one of a chunk.
  private func edit(_ edit: ByteEdit) -> Fix.Edit {
    let (index, start) = document.chunkIndex(at: edit.range.lowerBound)
    let range = edit.range.lowerBound - start..<edit.range.upperBound - start
    return Fix.Edit(
      ChunkPlace(chunk: document.chunks[index].id, range: range), String(decoding: edit.replacement, as: UTF8.self))
  }
}
