extension JSONValue: JSONDecodable {
  public init(_ json: JSONValue) { self = json }
}

extension Bool: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let value = json.bool else { throw JSONDecodingError(expected: "a boolean", found: json) }
    self = value
  }
}

extension String: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let value = json.string else { throw JSONDecodingError(expected: "a string", found: json) }
    self = value
  }
}

extension Double: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let value = json.double else { throw JSONDecodingError(expected: "a number", found: json) }
    self = value
  }
}

/// Integers beyond the type become its nearest value; a number with a fraction is no integer.
extension Int: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    self = try json.clampedInteger()
  }
}

/// Integers beyond the type become its nearest value; a number with a fraction is no integer.
extension UInt32: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    self = try json.clampedInteger()
  }
}

/// Enumerations are read by their raw value, which must be one of theirs.
extension JSONDecodable where Self: RawRepresentable & CaseIterable, RawValue: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let value = Self(rawValue: try RawValue(json)) else {
      let known = Self.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
      throw JSONDecodingError(expected: "one of \(known)", foundText: "another value", in: json)
    }
    self = value
  }
}

/// Null is read as nil.
extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    self = json.isNull ? nil : try Wrapped(json)
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard let elements = json.elements else { throw JSONDecodingError(expected: "an array", found: json) }
    self = []
    for (position, element) in elements.enumerated() {
      do throws(JSONDecodingError) {
        append(try Element(element))
      } catch {
        throw error.inside(position: position)
      }
    }
  }
}

extension JSONValue {
  fileprivate func clampedInteger<Value: FixedWidthInteger>() throws(JSONDecodingError) -> Value {
    if let value = int64 { return Value(clamping: value) }
    guard let value = double else { throw JSONDecodingError(expected: "a number", found: self) }
    guard value.rounded(.towardZero) == value else {
      throw JSONDecodingError(expected: "an integer", foundText: "a number with a fraction", in: self)
    }
    return Value(clamping: Int64(truncating: value) ?? (value < 0 ? .min : .max))
  }
}
