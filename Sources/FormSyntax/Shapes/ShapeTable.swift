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
  /// Those that threads have met, by their hashes.
  let idle = IdleValues<RecentValues<ControlShape>>()

  /// So many bytes are kept at most: forms have some hundreds of shapes, of about a kilobyte each.
  private static let limit = 8 << 20
  /// So many of them may have one hash.
  private static let mostAlike = 4

  /// The shape of a text that was scanned.
  ///
  /// - Parameter met: those that this thread has met last, so that it need not ask for them where others do.
  func shape(
    of scan: ShapeScan, _ bytes: UnsafePointer<UInt8>, _ context: ChunkContext, _ met: RecentValues<ControlShape>
  ) -> ControlShape? {
    if let recent = met.with(scan.hash, { $0.matches(scan, bytes, context) ? $0 : nil }) { return recent }
    let alike = state.withLock { $0.shapes[scan.hash] }
    guard let shape = alike?.first(where: { $0.matches(scan, bytes, context) }) else { return nil }
    return met.keep(shape, scan.hash)
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
