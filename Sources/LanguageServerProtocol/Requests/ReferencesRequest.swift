public import JSONText

/// Where what stands at a place is used.
public enum ReferencesRequest: ClientRequest {
  public typealias Params = ReferenceParams
  public typealias Result = [Location]?
  public static let method = "textDocument/references"
}

/// What counts as a use.
public struct ReferenceContext: Sendable {
  /// Whether the declaration does.
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

/// What to look for.
public struct ReferenceParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position
  /// What counts as a use.
  public var context: ReferenceContext
}

extension ReferenceParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    position = try json.decode("position")
    context = try json.decodeIfPresent("context") ?? ReferenceContext()
  }
}
