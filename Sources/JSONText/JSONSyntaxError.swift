/// Why a text is not JSON: what stands at a place, and what RFC 8259 would have there.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the text stops being JSON, in bytes from its start.
  public var offset: Int
  /// What stands there, in words ("end of text", "'x'").
  public var found: String
  /// What would be right there, in words ("',' or '}'").
  public var expected: String
  /// Whether the text may be JSON, and is only nested deeper than the reader goes.
  public var isTooDeep: Bool

  /// What a reader found at a place, and what it expected.
  public init(offset: Int, found: String, expected: String, isTooDeep: Bool = false) {
    self.offset = offset
    self.found = found
    self.expected = expected
    self.isTooDeep = isTooDeep
  }

  /// Found and expected as one phrase, without the place.
  public var message: String { "expected \(expected), found \(found)" }

  public var description: String { "offset \(offset): \(message)" }
}
