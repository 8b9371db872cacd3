extension Chunk {
  /// What it has in common with other controls; nil where nothing is known of that.
  public var shape: ControlShape? { shapeNumber == 0 ? nil : run.shapes[Int(shapeNumber) - 1] }
}

extension ControlShape {
  /// For the places in front of all gaps, and behind each, how much further on they are in a chunk of the shape.
  public func withShifts<Result>(in chunk: Chunk, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: gaps.count + 1) { shifts in
      shifts.initializeElement(at: 0, to: 0)
      chunk.withTree { tree in
        for (index, gap) in gaps.enumerated() {
          let shift = gap.end(in: tree.nodes[gap.node]) &- gap.end
          shifts.initializeElement(at: index + 1, to: shift)
        }
      }
      return body(UnsafeBufferPointer(shifts))
    }
  }
}
