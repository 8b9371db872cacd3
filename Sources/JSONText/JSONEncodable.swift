/// A value that can be written as JSON.
public protocol JSONEncodable {
  /// Writes exactly one value.
  func encode(to writer: inout JSONWriter)
}

extension JSONWriter {
  /// A member of an object; nothing at all when the value is nil. (Not for inlining: a protocol has hundreds of members,
  /// and a copy of this for each type of value takes more room than it saves time.)
  public mutating func member<Value: JSONEncodable>(_ key: StaticString, _ value: Value?) {
    guard let value else { return }
    self.key(key)
    value.encode(to: &self)
  }

  /// A member that is a text.
  public mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// A member that is a truth value.
  public mutating func member(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    bool(value)
  }

  /// A member that is a number without a sign.
  public mutating func member(_ key: StaticString, _ value: UInt32?) {
    guard let value else { return }
    self.key(key)
    integer(value)
  }

  /// A value in an array, or the whole text.
  public mutating func value(_ value: some JSONEncodable) {
    value.encode(to: &self)
  }
}

extension JSONEncodable {
  /// The value as a text of its own.
  public func jsonBytes(_ style: JSONWriter.Style = .compact) -> [UInt8] {
    var writer = JSONWriter(style)
    encode(to: &writer)
    return writer.finish()
  }
}

extension String: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt32: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.number(self) }
}

/// Writes the value as it was written where it was read.
extension JSONValue: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.raw(rawBytes) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    writer.array { writer in
      for element in self { element.encode(to: &writer) }
    }
  }
}

/// Nil is written as `null`; as a member of an object it is left out instead (`JSONWriter.member`).
extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    guard let self else { return writer.null() }
    self.encode(to: &writer)
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { rawValue.encode(to: &writer) }
}
