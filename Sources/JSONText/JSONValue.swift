/// A value in a parsed JSON text, with its place there.
///
/// Values are places in one shared flat tree: taking a member copies nothing, strings and numbers are decoded when
/// they are asked for, and a value keeps its whole text alive.
public struct JSONValue: Sendable {
  /// The six kinds of value of RFC 8259.
  public enum Kind: Hashable, Sendable {
    /// As RFC 8259, section 3, names them; `true` and `false` are one kind.
    case null, bool, number, string, array, object

    /// The kind with its article, as messages say it: "a number".
    public var words: String {
      switch self {
      case .null: "null"
      case .bool: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }

  /// The text that it stands in.
  @usableFromInline let storage: JSONStorage
  /// The index of its node.
  @usableFromInline let index: Int

  /// The value of a node.
  @inlinable init(storage: JSONStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// Reads a whole text, strictly as RFC 8259 has it; values may stand at most `maximumDepth` deep in each other.
  public init(parsing bytes: [UInt8], maximumDepth: Int = 256) throws(JSONSyntaxError) {
    let result = bytes.withUnsafeBufferPointer { input -> Result<[JSONNode], JSONSyntaxError> in
      var parser = JSONParser(input, maximumDepth: maximumDepth)
      do throws(JSONSyntaxError) {
        try parser.parseText()
        return .success(parser.nodes)
      } catch {
        return .failure(error)
      }
    }
    self.init(storage: JSONStorage(bytes: bytes, nodes: try result.get()), index: 0)
  }

  /// What the tree has at the value's place.
  @inlinable var node: JSONNode { storage.nodes[index] }

  /// What the value is.
  @inlinable public var kind: Kind {
    switch node.kind {
    case .null: .null
    case .true, .false: .bool
    case .number: .number
    case .plainString, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value's place in the text: offsets in bytes, quotes and brackets included.
  @inlinable public var range: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The value as it is written in the text.
  @inlinable public var rawBytes: ArraySlice<UInt8> { storage.bytes[range] }

  /// Whether the value is `null`.
  @inlinable public var isNull: Bool { node.kind == .null }

  /// The value of `true` and `false`; nil for all else.
  @inlinable public var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }
}
