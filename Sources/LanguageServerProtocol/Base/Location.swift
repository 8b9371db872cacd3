public import JSONText

/// A range in a document.
public struct Location: Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The range.
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

/// A target, with the range that leads to it.
public struct LocationLink: Sendable {
  /// What is underlined; the word at the place when nil.
  public var originSelectionRange: LSPRange?
  /// The target's document.
  public var targetUri: DocumentURI
  /// The whole target.
  public var targetRange: LSPRange
  /// The target's name, inside the target.
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
