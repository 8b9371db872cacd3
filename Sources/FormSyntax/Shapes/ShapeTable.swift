import Synchronization

/// The shapes of controls that were read, for all texts of the process. A table that is full forgets all.
final class ShapeTable: Sendable {
  /// The shapes of this process.
  static let shared = ShapeTable()

  private struct State {
    var shapes: [UInt64: [ControlShape]] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  /// Those that threads have met.
  let idle = IdleValues<MetShapes>()

  /// So many bytes are kept at most: forms have some hundreds of shapes, of about a kilobyte each.
  private static let limit = 8 << 20
  /// So many of them may have one hash.
  private static let mostAlike = 4

  /// The shape of a text that was scanned.
  func shape(of scan: ShapeScan, _ bytes: UnsafePointer<UInt8>, _ context: ChunkContext) -> ControlShape? {
    let alike = state.withLock { $0.shapes[scan.hash] }
    return alike?.first { $0.matches(scan, bytes, context) }
  }

  /// Keeps a shape.
  func add(_ shape: ControlShape, _ hash: UInt64) {
    state.withLock { state in
      if state.weight >= ShapeTable.limit { state = State() }
      guard state.shapes[hash].map({ $0.count < ShapeTable.mostAlike }) ?? true else { return }
      state.shapes[hash, default: []].append(shape)
      state.weight += shape.weight
    }
  }
}

/// The shapes that one thread has met last, so that it need not ask for them where others do.
struct MetShapes: Sendable {
  private var slots: [ControlShape?] = Array(repeating: nil, count: 1 << slotBits)
  private static let slotBits: UInt64 = 10

  /// The shape of a text that was scanned.
  mutating func shape(of scan: ShapeScan, _ bytes: UnsafePointer<UInt8>, _ context: ChunkContext) -> ControlShape? {
    let slot = Int(truncatingIfNeeded: scan.hash >> (64 - MetShapes.slotBits))
    if let met = slots[slot], met.matches(scan, bytes, context) { return met }
    guard let shape = ShapeTable.shared.shape(of: scan, bytes, context) else { return nil }
    slots[slot] = shape
    return shape
  }
}
