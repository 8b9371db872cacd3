public import JSONText

/// The schemes of documents whose texts a server has.
public struct TextDocumentContentOptions: Sendable {
  /// Without their colons.
  public var schemes: [String]

  /// URI schemes without their colons.
  public init(schemes: [String]) { self.schemes = schemes }
}

extension TextDocumentContentOptions: JSONEncodable {
  public func encode(to writer: inout JSONWriter) { writer.object { $0.member("schemes", schemes) } }
}
