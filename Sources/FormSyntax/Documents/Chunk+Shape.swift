extension Chunk {
  /// What it has in common with other controls; nil where nothing is known of that.
  public var shape: ControlShape? { shapeNumber == 0 ? nil : run.shapes[Int(shapeNumber) - 1] }

  /// The number of its shape among all that there were in this process; nil where it has none.
  @inlinable public var numberOfShape: UInt64? { shapeNumber == 0 ? nil : run.shapes[Int(shapeNumber) - 1].number }

  /// Of a chunk with a shape: where in its source the shifts of that begin; see `SourceSlice.shift`.
  @inlinable public var firstShift: Int { Int(nodeStart) }

  /// The node of its member; nil where it has none.
  public var root: SyntaxNode? {
    if let shape {
      return run.shifts.withUnsafeBufferPointer { shape.root(UnsafeBufferPointer(rebasing: $0[Int(nodeStart)...])) }
    }
    return nodeCount > 0 ? run.nodes[Int(nodeStart)] : nil
  }

  /// Calls `body` with the nodes; the pointer may not leave it.
  @usableFromInline
  func withNodes<Result>(_ body: (UnsafeBufferPointer<SyntaxNode>) throws -> Result) rethrows -> Result {
    if let shape {
      return try run.shifts.withUnsafeBufferPointer { shifts in
        try shape.withNodes(UnsafeBufferPointer(rebasing: shifts[Int(nodeStart)...]), body)
      }
    }
    return try run.nodes.withUnsafeBufferPointer { nodes in
      try body(UnsafeBufferPointer(rebasing: nodes[Int(nodeStart)..<Int(nodeStart) + Int(nodeCount)]))
    }
  }
}

extension SourceSlice {
  /// How much further on something is than in the shape of its chunk, by the number of gaps in front of it, counted from
  /// `Chunk.firstShift`.
  @inlinable
  public func shift(_ index: Int) -> UInt32 { run.shifts[index] }

  /// Calls `body` with the shifts from one on; the pointer may not leave it.
  @inlinable
  public func withShifts<Result>(from first: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    run.shifts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first...])) }
  }
}
