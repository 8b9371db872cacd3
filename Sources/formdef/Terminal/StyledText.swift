/// Text with styles, or without any where colours are not wanted.
struct StyledText {
  private(set) var bytes: [UInt8] = []
  let hasColours: Bool

  init(hasColours: Bool) { self.hasColours = hasColours }

  /// Adds text as it is.
  mutating func add(_ text: String) { bytes += text.utf8 }

  mutating func add(_ number: Int) { bytes += String(number).utf8 }

  /// Adds a character several times.
  mutating func add(_ character: Unicode.Scalar, count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: character), count: max(0, count)))
  }

  /// Adds what comes from outside, on one line and with nothing in it that would steer the terminal.
  mutating func add(shown text: String) { DisplayText.add(ArraySlice(text.utf8), to: &bytes) }

  /// Adds bytes, whatever they are.
  mutating func add(bytes text: some Collection<UInt8>) { bytes += text }

  /// Adds text of a style.
  mutating func add(_ text: String, _ style: TextStyle) {
    begin(style)
    add(text)
    end()
  }

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
