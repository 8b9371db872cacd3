public import JSONText

/// A range of a document.
public struct Location: Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The range in the document.
  public var range: LSPRange

  /// A range of the document with this URI.
  public init(uri: DocumentURI, range: LSPRange) {
    self.uri = uri
    self.range = range
  }
}

extension Location: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    uri = try json.decode("uri")
    range = try json.decode("range")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("range", range)
    }
  }
}

/// A link from a range of one document to a target in another.
public struct LocationLink: Sendable {
  /// The range that is underlined as the link; nil: the word at the place.
  public var originSelectionRange: LSPRange?
  /// The document that the target is in.
  public var targetUri: DocumentURI
  /// All of the target, comments included.
  public var targetRange: LSPRange
  /// What is selected and revealed: the target's name, inside `targetRange`.
  public var targetSelectionRange: LSPRange

  /// A link to a target; without an origin, the client underlines the word at the place.
  public init(
    originSelectionRange: LSPRange? = nil, targetUri: DocumentURI, targetRange: LSPRange, targetSelectionRange: LSPRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetUri = targetUri
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }
}

extension LocationLink: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("originSelectionRange", originSelectionRange)
      $0.member("targetUri", targetUri)
      $0.member("targetRange", targetRange)
      $0.member("targetSelectionRange", targetSelectionRange)
    }
  }
}
