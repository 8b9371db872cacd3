/// A chunk's nodes with their text, valid inside `Chunk.withTree` only. A node is named by its index.
public struct SyntaxTree {
  /// The chunk's text.
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The nodes in preorder.
  public let nodes: UnsafeBufferPointer<SyntaxNode>

  /// A chunk's text and nodes.
  @inlinable
  public init(bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<SyntaxNode>) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// A node by its index.
  @inlinable public subscript(index: Int) -> SyntaxNode { nodes[index] }

  /// The chunk's member; nil where it has only white space and comments.
  @inlinable public var root: SyntaxNode? { nodes.first }

  /// The indices of a node's children, in order.
  @inlinable
  public func children(of index: Int) -> SyntaxChildren {
    SyntaxChildren(nodes: nodes, at: index + 1, end: Int(nodes[index].next))
  }

  /// The first child of a node; nil where it has none.
  @inlinable
  public func firstChild(of index: Int) -> Int? {
    index + 1 < Int(nodes[index].next) ? index + 1 : nil
  }

  /// The text of a range, cut to what there is.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// A node's name, without back-ticks.
  public func name(of index: Int) -> String { text(nodes[index].nameRange) }

  /// Whether a node has this name.
  public func isName(_ index: Int, _ name: StaticString) -> Bool {
    let range = nodes[index].nameRange
    guard range.count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != name.utf8Start[offset] { return false }
    return true
  }

  /// The deepest node that holds the byte `offset` or ends at it; the chain from the root, outermost first.
  public func path(to offset: Int) -> [Int] {
    var path: [Int] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if Int(node.start) <= offset, offset <= Int(node.end) {
        // Where two nodes touch, the later one begins here and wins.
        var later = Int(node.next)
        while later < nodes.count, Int(nodes[later].start) <= offset,
          path.last.map({ later < Int(nodes[$0].next) }) ?? true
        {
          if offset <= Int(nodes[later].end) { index = later }
          later = Int(nodes[later].next)
        }
        path.append(index)
        index += 1
      } else {
        index = Int(node.next)
      }
      if let last = path.last, index >= Int(nodes[last].next) { break }
    }
    return path
  }
}

/// The children of a node, one after another.
public struct SyntaxChildren: Sequence, IteratorProtocol {
  /// All nodes of the tree, in preorder.
  @usableFromInline let nodes: UnsafeBufferPointer<SyntaxNode>
  /// The index of the child that comes next.
  @usableFromInline var at: Int
  /// The index of the first node behind the parent's subtree.
  @usableFromInline let end: Int

  /// The children between two indices: the first child's, and that of the first node behind the parent's subtree.
  @inlinable
  init(nodes: UnsafeBufferPointer<SyntaxNode>, at: Int, end: Int) {
    self.nodes = nodes
    self.at = at
    self.end = end
  }

  /// The next child's index.
  @inlinable
  public mutating func next() -> Int? {
    guard at < end else { return nil }
    let index = at
    // A subtree always ends after its first node, so this goes on.
    at = Swift.max(at + 1, Int(nodes[at].next))
    return index
  }
}
