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

  mutating func add(_ text: String) { bytes += text.utf8 }

  mutating func add(_ text: String, _ style: TextStyle) {
    guard hasColours, !text.isEmpty else { return add(text) }
    bytes += "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m".utf8
  }
}
