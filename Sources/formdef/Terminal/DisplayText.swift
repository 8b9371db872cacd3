/// Text as a terminal shows it: how many cells it takes, and with nothing in it that would steer the terminal.
enum DisplayText {
  /// Cells from one tab stop to the next.
  static let tabWidth = 4

  /// Adds bytes as text that can be shown: tabs as blanks up to the next stop, control characters and those that turn
  /// the direction of writing as U+FFFD.
  ///
  /// - Parameter column: the cell at which it begins, for tab stops.
  /// - Returns: the cells that it takes.
  @discardableResult
  static func add(_ bytes: ArraySlice<UInt8>, from column: Int = 0, to text: inout [UInt8]) -> Int {
    if bytes.allSatisfy(isPlain) {
      text += bytes
      return bytes.count
    }
    var width = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        let blanks = tabWidth - (column + width) % tabWidth
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
        width += blanks
      } else if character.unicodeScalars.contains(where: steersTerminal) {
        for _ in character.unicodeScalars { text += "\u{FFFD}".utf8 }
        width += character.unicodeScalars.count
      } else {
        text += character.utf8
        width += self.width(of: character)
      }
    }
    return width
  }

  /// Whether a byte is a character of one cell.
  private static func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

  /// Whether all bytes are characters of one cell, eight at a time.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The top bit of a byte below 0x20, of 0x7F, and of one above.
      let others = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
      if others & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    return raw[index...].allSatisfy(isPlain)
  }

  /// A message or path on one line.
  static func shown(_ text: String) -> String {
    var bytes: [UInt8] = []
    add(ArraySlice(text.utf8), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Control characters, and the marks that let text run backwards (Unicode Technical Report 36).
  private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Cells of a character: two for wide ones and pictures, none for a mark without a letter.
  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    let isPicture = first.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
    if isPicture || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The blocks whose characters are wide (Unicode Annex 11, EastAsianWidth.txt: W and F), in whole blocks.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
