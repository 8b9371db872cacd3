public import JSONText

/// The occurrences, in all documents, of what a name stands for.
public enum ReferencesRequest: ClientRequest {
  public typealias Params = ReferenceParams
  public typealias Result = [Location]?
  public static let method = "textDocument/references"
}

/// Which occurrences are wanted.
public struct ReferenceContext: Sendable {
  /// Whether the declaration is among them.
  public var includeDeclaration: Bool

  /// Which occurrences count.
  public init(includeDeclaration: Bool = false) {
    self.includeDeclaration = includeDeclaration
  }
}

extension ReferenceContext: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    includeDeclaration = try json.decodeIfPresent("includeDeclaration") ?? false
  }
}

/// The parameters of `textDocument/references`.
public struct ReferenceParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The place of the name.
  public var position: Position
  /// Which occurrences are wanted.
  public var context: ReferenceContext
}

extension ReferenceParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    context = try json.decodeIfPresent("context") ?? ReferenceContext()
  }
}
