extension JSONValue {
  /// A key of an object and the value that it stands before.
  public struct Member: Sendable {
    /// The key, a string with its own place.
    public let key: JSONValue
    /// What stands after it.
    public let value: JSONValue

    /// The key's text.
    public var name: String { key.string ?? "" }
  }

  /// The elements of an array in order; nil for all else.
  public var elements: Elements? {
    node.kind == .array ? Elements(storage: storage, place: index + 1, end: Int(node.next)) : nil
  }

  /// The members of an object as they are written, doubled keys included; nil for all else.
  public var members: Members? {
    node.kind == .object ? Members(values: Elements(storage: storage, place: index + 1, end: Int(node.next))) : nil
  }

  /// The value of a key; of the last one where a key is there twice, nil where the value is no object.
  public subscript(key: StaticString) -> JSONValue? {
    key.withUTF8Buffer { member($0) }
  }

  /// The value of a key that is known only at run time.
  public subscript(named key: String) -> JSONValue? {
    var key = key
    return key.withUTF8 { member($0) }
  }

  private func member(_ key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    var found: JSONValue?
    for member in members ?? .none(in: storage) where member.key.isString(key) { found = member.value }
    return found
  }

  /// The elements of an array, one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    /// The text that they stand in.
    let storage: JSONStorage
    /// The index of the node that comes next.
    var place: Int
    /// The index of the first node behind the array.
    let end: Int

    /// The next element.
    public mutating func next() -> JSONValue? {
      guard place < end else { return nil }
      defer { place = Int(storage.nodes[place].next) }
      return JSONValue(storage: storage, index: place)
    }
  }

  /// The members of an object, one after the other.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    /// Keys and values in turn.
    var values: Elements

    /// No members.
    static func none(in storage: JSONStorage) -> Members {
      Members(values: Elements(storage: storage, place: 0, end: 0))
    }

    /// The next member; one name may come several times.
    public mutating func next() -> Member? {
      guard let key = values.next(), let value = values.next() else { return nil }
      return Member(key: key, value: value)
    }
  }
}
