/// A value that can be read from JSON.
public protocol JSONDecodable {
  /// Reads the value; the error says which member, inside this one, is not what it should be.
  init(_ json: JSONValue) throws(JSONDecodingError)
}

/// Well-formed JSON that is not what it should be: 'textDocument.uri: expected a string, found a number'.
public struct JSONDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The way to the wrong value ("textDocument.uri", "contentChanges[2].range"); empty for the outermost one.
  public private(set) var path: String
  /// What should be there, in words.
  public var expected: String
  /// What is there, in words.
  public var found: String
  /// The place of the wrong value; of the object that lacks it where it is absent.
  public var range: Range<Int>

  /// Says that `json` is something else than `expected`.
  public init(expected: String, found json: JSONValue) {
    self.init(expected: expected, foundText: json.kind.words, in: json)
  }

  /// Says that `json`, of the right kind, has a wrong value.
  public init(expected: String, foundText: String, in json: JSONValue) {
    path = ""
    self.expected = expected
    found = foundText
    range = json.range
  }

  /// The same error, seen from the object that has the value under a key.
  public func inside(key: String) -> JSONDecodingError {
    var error = self
    error.path = path.isEmpty || path.hasPrefix("[") ? key + path : key + "." + path
    return error
  }

  /// The same error, seen from the array that has the value at a position.
  public func inside(position: Int) -> JSONDecodingError {
    var error = self
    error.path = path.isEmpty || path.hasPrefix("[") ? "[\(position)]" + path : "[\(position)]." + path
    return error
  }

  public var description: String {
    (path.isEmpty ? "" : path + ": ") + "expected \(expected), found \(found)"
  }
}

extension JSONValue {
  /// The value of a key that must be there.
  public func decode<Value: JSONDecodable>(
    _ key: StaticString, as type: Value.Type = Value.self
  ) throws(JSONDecodingError) -> Value {
    guard kind == .object else { throw JSONDecodingError(expected: "an object", found: self) }
    guard let member = self[key] else {
      throw JSONDecodingError(expected: "a value", foundText: "nothing", in: self).inside(key: key.description)
    }
    return try JSONValue.decode(member, under: key)
  }

  /// The value of a key; nil when it is absent or null.
  public func decodeIfPresent<Value: JSONDecodable>(
    _ key: StaticString, as type: Value.Type = Value.self
  ) throws(JSONDecodingError) -> Value? {
    guard kind == .object else { throw JSONDecodingError(expected: "an object", found: self) }
    guard let member = self[key], !member.isNull else { return nil }
    return try JSONValue.decode(member, under: key)
  }

  /// The value of a key; nil when it is absent or something else, for what a reader can do without.
  public func decodeIfPossible<Value: JSONDecodable>(_ key: StaticString, as type: Value.Type = Value.self) -> Value? {
    self[key].flatMap { try? Value($0) }
  }

  private static func decode<Value: JSONDecodable>(
    _ member: JSONValue, under key: StaticString
  ) throws(JSONDecodingError) -> Value {
    do throws(JSONDecodingError) {
      return try Value(member)
    } catch {
      throw error.inside(key: key.description)
    }
  }
}
