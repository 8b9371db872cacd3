/// A number for each pair of a row and a place in a text, -1 where none has been set; only parts that are used take
/// memory.
struct PlaceTable {
  /// Places of a row lie together in blocks of this many.
  static let blockSize = 64

  private let blocksPerRow: Int
  /// For each row where its blocks are listed in `blocks`, or -1.
  private var rows: [Int32]
  /// Where each block begins in `cells`, or -1.
  private var blocks: [Int32] = []
  private var cells: [Int32] = []

  /// A table with nothing in it.
  init(rows: Int, places: Int) {
    blocksPerRow = places / PlaceTable.blockSize + 1
    self.rows = [Int32](repeating: -1, count: rows)
  }

  /// What is known of a frontier at a place, -1 for nothing.
  subscript(row: Int, place: Int) -> Int32 {
    let list = Int(rows[row])
    guard list >= 0 else { return -1 }
    let block = Int(blocks[list + place / PlaceTable.blockSize])
    return block < 0 ? -1 : cells[block + place % PlaceTable.blockSize]
  }

  /// Sets a number; what a new row or block costs is spent.
  mutating func set(
    _ row: Int, _ place: Int, to value: Int32, meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    if rows[row] < 0 {
      try meter.spend(blocksPerRow)
      rows[row] = Int32(truncatingIfNeeded: blocks.count)
      blocks.append(contentsOf: repeatElement(-1, count: blocksPerRow))
    }
    let index = Int(rows[row]) + place / PlaceTable.blockSize
    if blocks[index] < 0 {
      try meter.spend(PlaceTable.blockSize / 4)
      blocks[index] = Int32(truncatingIfNeeded: cells.count)
      cells.append(contentsOf: repeatElement(-1, count: PlaceTable.blockSize))
    }
    cells[Int(blocks[index]) + place % PlaceTable.blockSize] = value
  }
}
