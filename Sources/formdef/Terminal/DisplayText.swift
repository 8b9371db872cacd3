import SystemIO

/// Text as a terminal shows it: how many cells it takes, and with nothing in it that would steer the terminal or begin
/// another line. Names, messages and source text that people read go through here.
enum DisplayText {
  /// Cells from one tab stop to the next.
  static let tabWidth = 4

  /// Adds bytes as text that can be shown: tabs as blanks up to the next stop, and as escapes (`\n`, `\u{1B}`) control
  /// characters, line breaks, what turns the direction of writing, and the bracket of what a CI system would take for a
  /// command to itself wherever it stands in a line (`##[error]`, `##vso[task…]`).
  ///
  /// - Parameter column: the cell at which it begins, for tab stops.
  /// - Returns: the cells that it takes.
  @discardableResult
  static func add(_ bytes: ArraySlice<UInt8>, from column: Int = 0, to text: inout [UInt8]) -> Int {
    if bytes.withUnsafeBufferPointer({ isPlain($0) }) { return addPlain(bytes, to: &text) }
    var width = 0
    let shown = String(decoding: bytes, as: UTF8.self)
    for (index, character) in zip(shown.indices, shown) {
      if character == "\t" {
        let blanks = tabWidth - (column + width) % tabWidth
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
        width += blanks
      } else if character == "[" {
        width += addBracket(before: shown[index...].utf8.dropFirst(), to: &text)
      } else if character.unicodeScalars.contains(where: { EscapedScalar($0) != nil }) {
        for scalar in character.unicodeScalars { width += add(scalar, to: &text) }
      } else {
        text += character.utf8
        width += CharacterWidth.of(character)
      }
    }
    return width
  }

  /// Characters of one cell.
  private static func addPlain(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) -> Int {
    var width = bytes.count
    var rest = bytes
    while let bracket = rest.firstIndex(of: UInt8(ascii: "[")) {
      text += rest[..<bracket]
      rest = rest[(bracket + 1)...]
      width += addBracket(before: rest, to: &text) - 1
    }
    text += rest
    return width
  }

  /// Adds a bracket; an escape in its place where it stands in a command to GitHub Actions (`##[error]`) or Azure Pipelines
  /// (`##vso[task…]`), and no mask has it (`##[-##]`).
  private static func addBracket(before rest: some Sequence<UInt8>, to text: inout [UInt8]) -> Int {
    let shown = text.hasSuffix("##vso") || text.hasSuffix("##") && mayBeginCommand(rest) ? "\\u{5B}" : "["
    text += shown.utf8
    return shown.utf8.count
  }

  /// Whether what follows may be a name that ends with a blank or a bracket; the shortest is `echo`.
  private static func mayBeginCommand(_ rest: some Sequence<UInt8>) -> Bool {
    var count = 0
    for byte in rest {
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: " ") { return count > 3 }
      guard (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") else { return false }
      count += 1
    }
    return true
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

  /// A path that begins a line. What a CI system would take for a command to itself (`::error`) is told from one by `./`.
  static func shown(path: String) -> String {
    let begin = path.utf8.first { $0 != UInt8(ascii: " ") }
    return (begin == UInt8(ascii: ":") ? "./" : "") + shown(path)
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

extension [UInt8] {
  fileprivate func hasSuffix(_ end: StaticString) -> Bool {
    count >= end.utf8CodeUnitCount && end.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
