/// How a piece of a report looks on a terminal that has colours.
enum TextStyle: String {
  case bold = "1"
  case error = "1;31"
  case warning = "1;33"
  case information = "1;34"
  case hint = "1;36"
  case gutter = "34"
  case removed = "31"
  case added = "32"
}

/// Text with styles, or without any where colours are not wanted.
struct StyledText {
  private(set) var bytes: [UInt8] = []
  let hasColours: Bool

  init(hasColours: Bool) { self.hasColours = hasColours }

  /// Adds text; without a style, as the terminal shows it.
  mutating func add(_ text: String, _ style: TextStyle? = nil) { add(bytes: text.utf8, style) }

  /// Adds bytes, whatever they are.
  mutating func add(bytes text: some Collection<UInt8>, _ style: TextStyle?) {
    guard hasColours, let style, !text.isEmpty else {
      bytes += text
      return
    }
    bytes += "\u{1B}[\(style.rawValue)m".utf8
    bytes += text
    bytes += "\u{1B}[0m".utf8
  }
}
