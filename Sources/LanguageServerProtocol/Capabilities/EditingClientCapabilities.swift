public import JSONText

/// How a client shows what a call takes.
public struct SignatureHelpClientCapabilities: Sendable, JSONDecodable {
  /// The markup that it can show, best first.
  public var documentationFormat: [MarkupKind] = []
  /// Whether a part of the label may be named by its offsets.
  public var labelOffsetSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}

  public init(_ json: JSONValue) {
    let signature = json["signatureInformation"]
    documentationFormat = signature?.knownElements("documentationFormat") ?? []
    labelOffsetSupport = signature?["parameterInformation"]?.decodeIfPossible("labelOffsetSupport") ?? false
  }
}

/// Something whose parts a client can have resolved later.
public struct ResolvingClientCapabilities: Sendable, JSONDecodable {
  /// Those parts.
  public var resolveSupport: ResolveSupport?

  /// A client that names nothing of this.
  public init() {}

  public init(_ json: JSONValue) { resolveSupport = json.decodeIfPossible("resolveSupport") }
}
