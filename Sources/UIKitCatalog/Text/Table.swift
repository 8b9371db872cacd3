/// Rows of fields in compiled-in text: one row a line, fields parted by `|`.
///
/// A line that begins with a blank continues the row above it. Blanks around a field do not count. Row numbers run on
/// from one part to the next, so a long table may be kept in several files.
struct Table: Sendable {
  /// A row: its part, and the position of its first field in `ends`.
  private struct Row: Sendable {
    var part: UInt16
    var firstField: UInt16
    var start: UInt32
  }

  private let parts: [StaticString]
  private let rows: [Row]
  /// Where each field ends in its part, row by row.
  private let ends: [UInt32]

  /// Reads the parts, whose rows are numbered on from one to the next.
  init(_ parts: StaticString...) {
    var scan = Scan()
    for part in parts.indices { scan.read(parts[part], UInt16(truncatingIfNeeded: part)) }
    self.parts = parts
    rows = scan.rows
    ends = scan.ends
  }

  /// How many rows there are.
  var count: Int { rows.count }

  /// The part that a row stands in; 0 where there is no such row.
  func part(_ row: Int) -> Int { rows.indices.contains(row) ? Int(rows[row].part) : 0 }

  /// The `number`th field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText {
    guard rows.indices.contains(row) else { return CatalogText("") }
    let found = rows[row]
    let index = Int(found.firstField) + number
    guard index < (row + 1 < rows.count ? Int(rows[row + 1].firstField) : ends.count) else { return CatalogText("") }
    let start = number == 0 ? found.start : ends[index - 1] + 1
    return CatalogText(table: parts[Int(found.part)], start: start, length: ends[index] - start).trimmed
  }

  /// The `number`th field, from 0, of the row that begins with a name; empty where there is none.
  func field(of name: String, _ number: Int) -> CatalogText {
    (0..<count).first { field($0, 0).equals(name.utf8) }.map { field($0, number) } ?? CatalogText("")
  }
}

extension Table {
  /// One pass over the bytes, eight at a time, that stops at bars and line breaks.
  private struct Scan {
    var rows: [Row] = []
    var ends: [UInt32] = []

    init() {
      rows.reserveCapacity(768)
      ends.reserveCapacity(4096)
    }

    mutating func read(_ text: StaticString, _ part: UInt16) {
      let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      guard !bytes.isEmpty else { return }
      open(part, at: 0)
      var index = 0
      while index + 8 <= bytes.count {
        var stops = Self.stops(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        while stops != 0 {
          stop(bytes, index + stops.trailingZeroBitCount / 8, part)
          stops &= stops - 1
        }
        index += 8
      }
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "|") || bytes[index] == UInt8(ascii: "\n") { stop(bytes, index, part) }
        index += 1
      }
      ends.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    private mutating func open(_ part: UInt16, at start: Int) {
      rows.append(
        Row(
          part: part, firstField: UInt16(truncatingIfNeeded: ends.count), start: UInt32(truncatingIfNeeded: start)))
    }

    /// Ends a field at a bar, and a row at a line break unless the next line continues it.
    private mutating func stop(_ bytes: UnsafeRawBufferPointer, _ index: Int, _ part: UInt16) {
      if bytes[index] == UInt8(ascii: "|") {
        ends.append(UInt32(truncatingIfNeeded: index))
      } else if index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: " ") {
        ends.append(UInt32(truncatingIfNeeded: index))
        open(part, at: index + 1)
      }
    }

    /// The top bit of each byte that is a bar or a line break.
    private static func stops(_ word: UInt64) -> UInt64 {
      zeros(word ^ 0x7C7C_7C7C_7C7C_7C7C) | zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
    }

    /// The top bit of each byte that is zero.
    private static func zeros(_ word: UInt64) -> UInt64 {
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      return ~(((word & low) &+ low) | word | low)
    }
  }
}
