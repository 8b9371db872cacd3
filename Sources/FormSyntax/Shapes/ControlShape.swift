import Synchronization

/// A control as it was read once, with the gaps in its text that others fill otherwise and are read the same all the same:
/// its name, texts, the name of its key, the numbers of its tag and lengths, the mode of its clear button.
///
/// Forms have few controls that differ in anything else. What was made of one is taken over for those of its shape.
public final class ControlShape: Sendable {
  /// Tells the shape from all others that there were in this process.
  public let number: UInt64
  /// In the order of the text.
  public let gaps: [ShapeGap]
  /// The blocks that are open around the control.
  let context: ChunkContext
  /// How many bytes the text of its chunk has.
  let byteCount: Int
  /// That text, with `Lexer.padding` zeros behind it.
  let bytes: [UInt8]
  /// The tree of its chunk.
  let nodes: [SyntaxNode]
  /// How many line breaks its chunk has.
  let lineBreaks: Int
  /// Whether it has strings with `\(…)` in them.
  let hasInterpolations: Bool
  private let marks: [NodeMarks]

  /// For the places that a node names, how many gaps end there or before.
  private struct NodeMarks: Sendable {
    var start: UInt8
    var end: UInt8
    var nameStart: UInt8
    var nameEnd: UInt8

    /// A node of the shape where it is in a text of the shape.
    @inline(__always)
    func moved(_ node: SyntaxNode, _ shifts: UnsafeBufferPointer<UInt32>) -> SyntaxNode {
      var node = node
      node.start &+= shifts[Int(start)]
      node.end &+= shifts[Int(end)]
      node.nameLength &+= shifts[Int(nameEnd)] &- shifts[Int(nameStart)]
      node.nameStart &+= shifts[Int(nameStart)]
      return node
    }
  }

  private static let count = Atomic<UInt64>(0)

  /// The shape of a control that was read without a mistake; nil where one of the gaps is not what it was taken for.
  ///
  /// - Parameters:
  ///   - bytes: the text of its chunk.
  ///   - gaps: what was taken for gaps; offsets count from the chunk's start.
  init?(
    _ bytes: UnsafeBufferPointer<UInt8>, _ nodes: ArraySlice<SyntaxNode>, gaps: some Sequence<ShapeScan.Gap>,
    _ context: ChunkContext, lineBreaks: Int, hasInterpolations: Bool
  ) {
    var found: [ShapeGap] = []
    found.reserveCapacity(8)
    var node = nodes.startIndex
    for gap in gaps {
      while node < nodes.endIndex, !gap.isFilled(by: nodes[node]) { node += 1 }
      if node == nodes.endIndex { return nil }
      found.append(
        ShapeGap(
          kind: gap.kind, start: UInt32(truncatingIfNeeded: gap.start), end: UInt32(truncatingIfNeeded: gap.end)))
    }
    var marks: [NodeMarks] = []
    marks.reserveCapacity(nodes.count)
    var places = GapMarks(found, shifts: Array(repeating: 0, count: found.count + 1))
    for node in nodes {
      guard let start = places.mark(node.start), let end = places.mark(node.end) else { return nil }
      var (nameStart, nameEnd): (UInt8?, UInt8?) = (0, 0)
      if node.hasName {
        nameStart = places.mark(node.nameStart)
        nameEnd = places.mark(node.nameStart &+ node.nameLength)
      }
      guard let nameStart, let nameEnd else { return nil }
      marks.append(NodeMarks(start: start, end: end, nameStart: nameStart, nameEnd: nameEnd))
    }
    number = ControlShape.count.add(1, ordering: .relaxed).newValue
    self.gaps = found
    self.context = context
    byteCount = bytes.count
    self.bytes = Array(bytes) + repeatElement(0, count: Lexer.padding)
    self.nodes = Array(nodes)
    self.lineBreaks = lineBreaks
    self.hasInterpolations = hasInterpolations
    self.marks = marks
  }

  /// Whether a text is of the shape: the same but for what fills its gaps.
  ///
  /// - Parameter text: the text that was scanned, from the start of the chunk on.
  func matches(_ scan: ShapeScan, _ text: UnsafePointer<UInt8>, _ context: ChunkContext) -> Bool {
    guard self.context == context else { return false }
    return bytes.withUnsafeBufferPointer { own in
      gaps.withUnsafeBufferPointer { gaps in
        scan.withGaps { others in
          guard let own = own.baseAddress, gaps.count == others.count else { return false }
          var (ownStart, start) = (0, 0)
          for index in gaps.indices {
            let (gap, other) = (gaps[index], others[index])
            let count = other.start &- start
            guard gap.kind == other.kind, Int(gap.start) &- ownStart == count,
              areEqual(own + ownStart, text + start, count: count)
            else { return false }
            (ownStart, start) = (Int(gap.end), other.end)
          }
          let count = scan.end - start
          return byteCount - ownStart == count && areEqual(own + ownStart, text + start, count: count)
        }
      }
    }
  }

  /// The gap that the control's name fills: the first one.
  public var name: ShapeGap { gaps[0] }

  /// About how many bytes it takes.
  public var weight: Int { 512 + byteCount + nodes.count * 2 * MemoryLayout<SyntaxNode>.stride }

  /// How many nodes the tree of such a control has.
  var nodeCount: Int { nodes.count }

  /// Adds how much further on things are in a text of the shape: those in front of all gaps, and behind each.
  func appendShifts(of scan: ShapeScan, to shifts: inout [UInt32]) {
    shifts.append(0)
    scan.withGaps { others in
      gaps.withUnsafeBufferPointer { gaps in
        for index in gaps.indices { shifts.append(UInt32(truncatingIfNeeded: others[index].end) &- gaps[index].end) }
      }
    }
  }

  /// The node of a control of the shape itself.
  func root(_ shifts: UnsafeBufferPointer<UInt32>) -> SyntaxNode? {
    nodes.isEmpty ? nil : marks[0].moved(nodes[0], shifts)
  }

  /// Calls `body` with the tree of a control of the shape; the pointer may not leave it.
  ///
  /// - Parameter shifts: how much further on things are, as `appendShifts` adds them.
  func withNodes<Result>(
    _ shifts: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<SyntaxNode>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeTemporaryAllocation(of: SyntaxNode.self, capacity: nodes.count) { moved in
      nodes.withUnsafeBufferPointer { nodes in
        marks.withUnsafeBufferPointer { marks in
          for index in nodes.indices {
            moved.initializeElement(at: index, to: marks[index].moved(nodes[index], shifts))
          }
        }
      }
      return try body(UnsafeBufferPointer(moved))
    }
  }
}

/// Whether as many bytes are the same at two places; `Lexer.padding` more can be read at both.
@inline(__always)
private func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
  var at = 0
  while at &+ 8 <= count {
    if word(left + at) != word(right + at) { return false }
    at &+= 8
  }
  let rest = UInt64(truncatingIfNeeded: count &- at)
  return rest == 0 || (word(left + at) ^ word(right + at)) & (1 &<< (8 &* rest) &- 1) == 0
}

/// A part of a control's text that others of its shape fill otherwise; offsets count from its chunk's start.
public struct ShapeGap: Sendable {
  /// What fills it.
  public enum Kind: UInt8, Sendable {
    /// The control's name, in ASCII.
    case name
    /// A reference of one word in ASCII, which names a key, an outlet or a function.
    case word
    /// What stands between the quotes of a string without escapes.
    case text
    /// A whole number of few digits, greater than 0.
    case number
    /// The name of a case of `UITextField.ViewMode`, without its dot.
    case viewMode
  }

  /// What fills it.
  public let kind: Kind
  /// Its first byte.
  public let start: UInt32
  /// The byte behind it.
  public let end: UInt32
}

extension ShapeScan.Gap {
  /// Whether what was read as a node is just what this was taken for.
  fileprivate func isFilled(by node: SyntaxNode) -> Bool {
    switch kind {
    case .name: node.kind == .control && Int(node.nameStart) == start && Int(node.nameStart + node.nameLength) == end
    case .word:
      node.kind == .reference && Int(node.start) == start && Int(node.end) == end && node.flags.isEmpty
    case .text:
      node.kind == .string && Int(node.start) == start - 1 && Int(node.end) == end + 1 && node.flags.isEmpty
        && node.detail == 0
    case .number:
      node.kind == .integer && Int(node.start) == start && Int(node.end) == end && node.flags.isEmpty
    case .viewMode:
      node.kind == .implicitMember && Int(node.nameStart) == start && Int(node.nameStart + node.nameLength) == end
        && node.flags.isEmpty
    }
  }
}
