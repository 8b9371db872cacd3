/// Walks over rows of names, which have spaces between them.
struct NameRows {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int
  /// The number of the row that `next` gave last.
  private(set) var index = -1

  /// Before the row that begins at an offset.
  init(_ text: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  /// The place of the next row that is not empty.
  mutating func next() -> Range<Int>? {
    while offset < text.count, text[offset] == UInt8(ascii: "\n") { offset += 1 }
    guard offset < text.count else { return nil }
    let start = offset
    while offset < text.count, text[offset] != UInt8(ascii: "\n") { offset += 1 }
    index += 1
    return start..<offset
  }

  /// Whether one of a row's names is a loose name.
  func row(_ row: Range<Int>, has loose: [UInt8]) -> Bool {
    guard !loose.isEmpty else { return false }
    var place = 0
    var isSame = true
    for offset in row {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: " "):
        if isSame, place == loose.count { return true }
        (place, isSame) = (0, true)
      case UInt8(ascii: "_"), UInt8(ascii: "-"): continue
      default:
        let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        isSame = isSame && place < loose.count && loose[place] == lower
        place += 1
      }
    }
    return isSame && place == loose.count
  }

  /// The first name in a row.
  func firstName(of row: Range<Int>) -> String {
    let end = row.first { text[$0] == UInt8(ascii: " ") } ?? row.upperBound
    return String(decoding: UnsafeBufferPointer(rebasing: text[row.lowerBound..<end]), as: UTF8.self)
  }
}
