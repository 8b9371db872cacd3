/// A text that is told from others by its bytes, as `NSString`, file systems and Swift's compiler tell texts apart: `==` of
/// `String` takes two spellings of a letter, composed and decomposed, for the same.
public struct ExactText: Sendable {
  /// The text as it is written.
  public let text: String

  /// The same, to be compared by its bytes.
  public init(_ text: String) { self.text = text }
}

extension ExactText: Hashable {
  /// Whether two have the same bytes.
  public static func == (one: ExactText, other: ExactText) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  /// Feeds the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: Comparable {
  /// Whether one stands before the other by its bytes, and so by its scalars.
  public static func < (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
