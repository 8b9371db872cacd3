/// Rows of fields in compiled-in text: one row a line, fields parted by `|`.
///
/// A line that begins with a blank continues the row above it. Blanks around a field do not count. Row numbers run on
/// from one part to the next, so a long table may be kept in several files.
struct Table: Sendable {
  struct Row: Sendable {
    var part: Int
    var start: UInt32
    var end: UInt32
  }

  let parts: [StaticString]
  private(set) var rows: [Row] = []

  init(_ parts: StaticString...) {
    self.parts = parts
    for part in parts.indices { appendRows(of: part) }
  }

  var count: Int { rows.count }

  private mutating func appendRows(of part: Int) {
    let bytes = UnsafeBufferPointer(start: parts[part].utf8Start, count: parts[part].utf8CodeUnitCount)
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n"), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: " ") {
        rows.append(Row(part: part, start: UInt32(start), end: UInt32(index)))
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count { rows.append(Row(part: part, start: UInt32(start), end: UInt32(bytes.count))) }
  }

  /// The whole row; empty where there is no such row.
  func text(_ row: Int) -> CatalogText {
    guard rows.indices.contains(row) else { return CatalogText("") }
    let found = rows[row]
    return CatalogText(table: parts[found.part], start: found.start, length: found.end - found.start)
  }

  /// The `number`th field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText {
    let text = text(row)
    let bytes = text.bytes
    var left = number
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "|") {
      if left == 0 { return text.slice(start, index).trimmed }
      left -= 1
      start = index + 1
    }
    return left == 0 ? text.slice(start, text.count).trimmed : CatalogText("")
  }

  /// The number of fields of a row.
  func fieldCount(_ row: Int) -> Int { text(row).bytes.count { $0 == UInt8(ascii: "|") } + 1 }
}
