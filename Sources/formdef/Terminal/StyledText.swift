/// Text with styles, or without any where colours are not wanted.
struct StyledText {
  /// The text so far, as UTF-8, with escape sequences where there are colours.
  private(set) var bytes: [UInt8] = []
  /// Whether styles are written as escape sequences.
  let hasColours: Bool

  /// An empty text.
  init(hasColours: Bool) { self.hasColours = hasColours }

  /// Makes room for so many bytes more.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Adds text as it is.
  mutating func add(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes += text.utf8 }
  }

  /// Adds text that is written in the program.
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a number in decimal digits.
  mutating func add(_ number: Int) {
    guard number >= 0 else { return add(String(number)) }
    var power = 1
    while number / power > 9 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  /// Adds a character several times.
  mutating func add(_ character: Unicode.Scalar, count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: character), count: max(0, count)))
  }

  /// Adds what comes from outside, on one line and with nothing in it that would steer the terminal.
  mutating func add(shown text: String) {
    let isPlain =
      text.utf8.withContiguousStorageIfAvailable { DisplayText.isPlain($0) && !$0.contains(UInt8(ascii: "[")) } ?? false
    if isPlain { add(text) } else { DisplayText.add(ArraySlice(text.utf8), to: &bytes) }
  }

  /// Adds a line of a text from outside, likewise.
  mutating func add(shown line: ArraySlice<UInt8>) { DisplayText.add(line, to: &bytes) }

  /// Adds bytes, whatever they are.
  mutating func add(bytes text: some Collection<UInt8>) { bytes += text }

  /// Adds text of a style.
  mutating func add(_ text: String, _ style: TextStyle) {
    begin(style)
    add(text)
    end()
  }

  /// Adds text that leads to an address, where there is one (the terminals' OSC 8). One with a character in it that no
  /// address has is left out: it may steer the terminal.
  mutating func add(_ text: String, linkedTo address: String?) {
    guard let address, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return add(text) }
    bytes += "\u{1B}]8;;\(address)\u{1B}\\".utf8
    add(text)
    bytes += "\u{1B}]8;;\u{1B}\\".utf8
  }

  /// Begins a style, which holds up to `end()`.
  mutating func begin(_ style: TextStyle) {
    if hasColours { bytes += "\u{1B}[\(style.rawValue)m".utf8 }
  }

  /// Ends the style that was begun.
  mutating func end() {
    if hasColours { bytes += "\u{1B}[0m".utf8 }
  }

  /// Adds a line of source without its break, cut around a range where it is long; gives the cells before the range, and
  /// those that it takes.
  @discardableResult
  mutating func add(line: ArraySlice<UInt8>, focus: Range<Int>) -> (indent: Int, width: Int) {
    SourceLine.add(line, focus: focus, to: &bytes)
  }
}
