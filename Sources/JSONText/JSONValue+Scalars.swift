extension JSONValue {
  /// The text of a string as UTF-8, without a detour through `String`; nil for all else. Valid UTF-8 always: a
  /// surrogate escaped alone has become U+FFFD.
  public var utf8: [UInt8]? {
    switch node.kind {
    case .plainString: withContent { Array($0) }
    case .escapedString: withContent { JSONEscape.decode($0) }
    default: nil
    }
  }

  /// The text of a string; nil for all else.
  public var string: String? {
    switch node.kind {
    case .plainString: withContent { String(decoding: $0, as: UTF8.self) }
    case .escapedString: String(decoding: withContent { JSONEscape.decode($0) }, as: UTF8.self)
    default: nil
    }
  }

  /// A number that is an integer in the range of `Int64`, however it is written (`10`, `1e1`); nil for all else.
  public var int64: Int64? {
    guard node.kind == .number else { return nil }
    if let value = Int64(String(decoding: rawBytes, as: UTF8.self)) { return value }
    guard let double, let value = Int64(truncating: double), Double(value) == double else { return nil }
    return value
  }

  /// A number as the nearest `Double`; nil for all else, and infinite where the number is beyond all doubles.
  public var double: Double? {
    guard node.kind == .number else { return nil }
    return Double(String(decoding: rawBytes, as: UTF8.self))
  }

  /// Whether the value is a string with this very text, byte for byte.
  func isString(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch node.kind {
    case .plainString: withContent { $0.elementsEqual(text) }
    case .escapedString: withContent { JSONEscape.decode($0).elementsEqual(text) }
    default: false
    }
  }

  /// The bytes between a string's quotes.
  private func withContent<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.bytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[range.lowerBound + 1..<range.upperBound - 1]))
    }
  }
}

extension Int64 {
  /// The integer that a number has before its fraction; nil where `Int64` has none.
  init?(truncating value: Double) {
    guard value.magnitude < 0x1p63 else { return nil }
    self.init(value)
  }
}
