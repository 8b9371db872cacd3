public import JSONText

/// The URI schemes of documents whose texts the server has: LSP 3.18's `TextDocumentContentOptions`.
public struct TextDocumentContentOptions: Sendable {
  /// The schemes without their colons.
  public var schemes: [String]

  /// URI schemes without their colons.
  public init(schemes: [String]) { self.schemes = schemes }
}

extension TextDocumentContentOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.object { $0.member("schemes", schemes) } }
}
