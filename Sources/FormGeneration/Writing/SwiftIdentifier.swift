/// A name as Swift's compiler compares it, byte by byte: `==` takes two spellings of a letter for the same text.
struct SwiftIdentifier: Hashable, Comparable {
  /// The name as it is written.
  let text: String

  /// A name of the form or of the app.
  init(_ text: String) { self.text = text }

  static func == (one: SwiftIdentifier, other: SwiftIdentifier) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  static func < (one: SwiftIdentifier, other: SwiftIdentifier) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
