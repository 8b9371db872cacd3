import SystemIO

/// Text as a terminal shows it: how many cells it takes, and with nothing in it that would steer the terminal or begin
/// another line. Names, messages and source text that people read go through here.
enum DisplayText {
  /// Cells from one tab stop to the next.
  static let tabWidth = 4

  /// Adds bytes as text that can be shown: tabs as blanks up to the next stop, and as escapes (`\n`, `\u{1B}`) control
  /// characters, line breaks and what turns the direction of writing.
  ///
  /// - Parameter column: the cell at which it begins, for tab stops.
  /// - Returns: the cells that it takes.
  @discardableResult
  static func add(_ bytes: ArraySlice<UInt8>, from column: Int = 0, to text: inout [UInt8]) -> Int {
    if bytes.withUnsafeBufferPointer({ isPlain($0) }) {
      text += bytes
      return bytes.count
    }
    var width = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        let blanks = tabWidth - (column + width) % tabWidth
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
        width += blanks
      } else if character.unicodeScalars.contains(where: { EscapedScalar($0) != nil }) {
        for scalar in character.unicodeScalars { width += add(scalar, to: &text) }
      } else {
        text += character.utf8
        width += CharacterWidth.of(character)
      }
    }
    return width
  }

  private static func add(_ scalar: Unicode.Scalar, to text: inout [UInt8]) -> Int {
    guard let escaped = EscapedScalar(scalar) else {
      text += String(scalar).utf8
      return CharacterWidth.of(Character(scalar))
    }
    text += escaped.text.utf8
    return escaped.text.utf8.count
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

  /// A message, a name or a text on one line.
  static func shown(_ text: String) -> String {
    var bytes: [UInt8] = []
    add(ArraySlice(text.utf8), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path that begins a line. What a CI system would take for a command to itself (`::error`, `##[error]`) is told from
  /// one by `./`.
  static func shown(path: String) -> String {
    let begin = path.utf8.first { $0 != UInt8(ascii: " ") }
    let isSafe = begin != UInt8(ascii: ":") && begin != UInt8(ascii: "#")
    return isSafe ? shown(path) : "./" + shown(path)
  }

  /// The cells that a text without control characters takes.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + CharacterWidth.of($1) } }

  /// A text in pieces that take at most so many cells each, broken at blanks where there are any.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line: [Character] = []
    var used = 0
    for character in text {
      let cells = CharacterWidth.of(character)
      if used + cells > width, !line.isEmpty {
        let blank = line.lastIndex(of: " ").map { $0 + 1 } ?? line.count
        lines.append(String(line[..<blank]))
        line = Array(line[blank...])
        if line.isEmpty, character == " " {
          used = 0
          continue
        }
        used = line.reduce(0) { $0 + CharacterWidth.of($1) }
      }
      line.append(character)
      used += cells
    }
    return lines + [String(line)]
  }
}
