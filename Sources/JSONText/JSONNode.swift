/// One value of a parsed text, in preorder: an object's keys and values alternate after it, an array's elements
/// follow it.
@usableFromInline
struct JSONNode: Sendable {
  /// What a node is; `true` and `false` differ so that a value needs no look at the bytes.
  @usableFromInline
  enum Kind: UInt8, Sendable {
    /// The kinds of value of RFC 8259; strings with escapes are apart, since only they have to be decoded.
    case null, `false`, `true`, number, plainString, escapedString, array, object
  }

  /// What the value is.
  @usableFromInline var kind: Kind
  /// The value's first byte; quotes and brackets are included.
  @usableFromInline var start: UInt32
  /// The offset behind the value's last byte.
  @usableFromInline var end: UInt32
  /// The index of the first node that is not inside this one.
  @usableFromInline var next: UInt32
}

/// A parsed text; values share it.
@usableFromInline
final class JSONStorage: Sendable {
  /// The text.
  @usableFromInline let bytes: [UInt8]
  /// Its values, in preorder.
  @usableFromInline let nodes: [JSONNode]

  /// A text that was read.
  init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }
}
