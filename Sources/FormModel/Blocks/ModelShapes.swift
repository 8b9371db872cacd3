import FormSyntax
import Synchronization
import UIKitCatalog

/// What was made of controls, by their shapes, for all texts of the process. A table that is full forgets all.
final class ModelShapes: Sendable {
  /// Those of this process.
  static let shared = ModelShapes()

  /// What is known of a shape.
  private struct Known {
    /// The gaps with texts of which the catalogue asks what they say.
    var fixed: [Int]
    /// By those texts.
    var blocks: [BlockShape] = []
  }

  private struct State {
    var known: [UInt64: Known] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  /// The blocks that threads have met, by the numbers of their shapes: those that hold for all texts of the shape.
  let idle = IdleValues<RecentValues<BlockShape>>()

  /// So many bytes are kept at most, counted as their shapes are.
  private static let limit = 16 << 20
  /// A shape may have so many blocks.
  private static let mostBlocks = 16

  /// What was made of a chunk that says the same as another one; nil where there was none.
  ///
  /// - Parameter met: keeps what holds for all texts of the shape.
  func block(_ chunk: borrowing Chunk, _ shape: ControlShape, _ met: RecentValues<BlockShape>) -> BlockShape? {
    guard let found = state.withLock({ $0.known[shape.number] }) else { return nil }
    if found.fixed.isEmpty {
      return found.blocks.first.map { met.keep($0, shape.number) }
    }
    return found.blocks.first { ModelShapes.has($0.fixedTexts, in: found.fixed, shape, chunk) }
  }

  /// Keeps what was made of a chunk, and gives it.
  func add(
    _ chunk: borrowing Chunk, _ shape: ControlShape, _ draft: ModelBuilder.Draft, _ members: ArraySlice<Member>,
    _ values: ArraySlice<ValueNode>
  ) -> BlockShape? {
    let (fixed, free) = ModelShapes.texts(of: shape, chunk, members, values)
    let texts = ModelShapes.texts(fixed, shape, chunk)
    guard
      let block = BlockShape(chunk, shape, fixedTexts: texts, freeTexts: free, draft, members, values)
    else { return nil }
    state.withLock { state in
      if state.weight >= ModelShapes.limit { state = State() }
      guard state.known[shape.number].map({ $0.blocks.count < ModelShapes.mostBlocks }) ?? true else { return }
      state.known[shape.number, default: Known(fixed: fixed)].blocks.append(block)
      state.weight += shape.weight
    }
    return block
  }

  /// The gaps with texts that are not the whole value of a property which takes any text, and the properties of the others.
  private static func texts(
    of shape: ControlShape, _ chunk: borrowing Chunk, _ members: ArraySlice<Member>, _ values: ArraySlice<ValueNode>
  ) -> (fixed: [Int], free: [(gap: Int, property: PropertyID)]) {
    var texts: [(start: UInt32, property: PropertyID)] = []
    for member in members {
      guard let property = member.property, property.takesAnyText, member.flags.contains(.hasValue) else { continue }
      texts.append((values[values.startIndex + Int(member.firstValue)].start, property))
    }
    var (fixed, free): ([Int], [(gap: Int, property: PropertyID)]) = ([], [])
    for (index, gap) in shape.gaps.enumerated() where gap.kind == .text {
      // The quote stands in front of the text.
      let start = range(ofGap: index, shape, chunk).lowerBound - 1
      if let text = texts.first(where: { $0.start == start }) {
        free.append((index, text.property))
      } else {
        fixed.append(index)
      }
    }
    return (fixed, free)
  }

  private static func range(ofGap gap: Int, _ shape: ControlShape, _ chunk: borrowing Chunk) -> Range<Int> {
    let source = chunk.wholeSource
    let start = shape.gaps[gap].start &+ source.shift(chunk.firstShift + gap)
    return Int(start)..<Int(max(start, shape.gaps[gap].end &+ source.shift(chunk.firstShift + gap + 1)))
  }

  /// Whether gaps are filled with texts as `texts` gives them.
  private static func has(
    _ texts: [UInt8], in gaps: [Int], _ shape: ControlShape, _ chunk: borrowing Chunk
  ) -> Bool {
    chunk.withBytes { bytes in
      var rest = texts[...]
      for gap in gaps {
        let own = bytes[range(ofGap: gap, shape, chunk).clamped(to: 0..<bytes.count)]
        guard rest.starts(with: own) else { return false }
        rest = rest.dropFirst(own.count)
        guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
      }
      return rest.isEmpty
    }
  }

  private static func texts(_ gaps: [Int], _ shape: ControlShape, _ chunk: borrowing Chunk) -> [UInt8] {
    if gaps.isEmpty { return [] }
    var texts: [UInt8] = []
    for gap in gaps { texts += chunk.source.bytes(range(ofGap: gap, shape, chunk)) + [UInt8(ascii: "\"")] }
    return texts
  }
}

extension PropertyID {
  /// Whether a string is a value of it whatever it says.
  fileprivate var takesAnyText: Bool {
    switch type {
    case .string, .text, .placeholder, .example, .key: true
    default: false
    }
  }
}
