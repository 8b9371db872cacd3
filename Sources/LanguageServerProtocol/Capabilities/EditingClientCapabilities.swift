public import JSONText

/// The client's capabilities for `textDocument/signatureHelp`.
public struct SignatureHelpClientCapabilities: Sendable, JSONDecodable {
  /// The markups that documentation may have, best first.
  public var documentationFormat: [MarkupKind] = []
  /// Whether a parameter's label may be a pair of offsets.
  public var labelOffsetSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}

  public init(_ json: JSONValue) {
    let signature = json["signatureInformation"]
    documentationFormat = signature?.knownElements("documentationFormat") ?? []
    labelOffsetSupport = signature?["parameterInformation"]?.decodeIfPossible("labelOffsetSupport") ?? false
  }
}

/// The client's capabilities for a request whose answers can be resolved, such as `workspace/symbol`.
public struct ResolvingClientCapabilities: Sendable, JSONDecodable {
  /// The members that may be left to the resolve request; nil: none.
  public var resolveSupport: ResolveSupport?

  /// A client that names nothing of this.
  public init() {}

  public init(_ json: JSONValue) { resolveSupport = json.decodeIfPossible("resolveSupport") }
}

/// The client's capabilities for `textDocument/rangeFormatting`.
public struct RangeFormattingClientCapabilities: Sendable, JSONDecodable {
  /// Whether the client sends `textDocument/rangesFormatting` (LSP 3.18).
  public var rangesSupport: Bool = false

  /// A client that names nothing of this.
  public init() {}

  public init(_ json: JSONValue) { rangesSupport = json.decodeIfPossible("rangesSupport") ?? false }
}
