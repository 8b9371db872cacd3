public import JSONText

/// A JSON value made by the server or kept for a client (the specification's `LSPAny`).
public enum LSPAny: Equatable, Sendable {
  /// `null`.
  case null
  /// A boolean.
  case bool(Bool)
  /// A number without a fraction that fits into 64 bits.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([LSPAny])
  /// An object; its members are written in the order of their keys, so that equal values are equal texts.
  case object([String: LSPAny])

  /// The value of a key, if this is an object that has it.
  public subscript(key: String) -> LSPAny? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text, if this is a string.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The number, if this is an integer.
  public var integer: Int64? {
    guard case .integer(let value) = self else { return nil }
    return value
  }
}

extension LSPAny: JSONDecodable, JSONEncodable {
  /// Any value will do; it is as deep as its text, which the parser bounds.
  public init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .null
    case .bool: self = .bool(json.bool ?? false)
    case .number: self = json.int64.map(LSPAny.integer) ?? .number(json.double ?? 0)
    case .string: self = .string(json.string ?? "")
    case .array: self = .array((json.elements.map(Array.init) ?? []).map { LSPAny($0) })
    case .object:
      let members = json.members.map(Array.init) ?? []
      self = .object(Dictionary(members.map { ($0.name, LSPAny($0.value)) }) { $1 })
    }
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let elements): elements.encode(to: &writer)
    case .object(let members):
      writer.object { writer in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
          writer.key(named: key)
          value.encode(to: &writer)
        }
      }
    }
  }
}

// `nil` is no literal of it: where a value may be missing, that would write a null.
extension LSPAny: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: LSPAny...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, LSPAny)...) { self = .object(Dictionary(elements) { $1 }) }
}
