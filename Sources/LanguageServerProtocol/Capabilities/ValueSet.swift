public import JSONText

/// The values of an enumeration that a client knows; those that LSP 3.17 does not have are left out.
public struct ValueSet<Value: JSONDecodable & Equatable & Sendable>: Equatable, Sendable, JSONDecodable {
  /// The values, in the order in which the client names them.
  public var valueSet: [Value]

  /// These values.
  public init(_ valueSet: [Value]) { self.valueSet = valueSet }

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    valueSet = json.knownElements("valueSet")
  }

  /// Whether the client knows the value.
  public func contains(_ value: Value) -> Bool { valueSet.contains(value) }
}

/// The members that a client takes from a resolve request: LSP's `ClientCompletionItemResolveOptions` and its kin.
public struct ResolveSupport: Sendable, JSONDecodable {
  /// Their names, such as "documentation" or "edit".
  public var properties: [String]

  /// Members by their names in the JSON.
  public init(_ properties: [String]) { self.properties = properties }

  public init(_ json: JSONValue) throws(JSONDecodingError) {
    guard json.kind == .object else { throw JSONDecodingError(expected: "an object", found: json) }
    properties = json.knownElements("properties")
  }

  /// Whether the member can be resolved later.
  public func contains(_ property: String) -> Bool { properties.contains(property) }
}

extension JSONValue {
  /// The elements of an array under a key that are of the type; the others are left out.
  func knownElements<Value: JSONDecodable>(_ key: StaticString) -> [Value] {
    guard let elements = self[key]?.elements else { return [] }
    return elements.compactMap { try? Value($0) }
  }
}
