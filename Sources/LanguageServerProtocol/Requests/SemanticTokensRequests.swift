public import JSONText

/// The semantic tokens of a document.
public enum SemanticTokensRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = SemanticTokens?
  public static let method = "textDocument/semanticTokens/full"
}

/// What has changed in the semantic tokens since an earlier answer.
public enum SemanticTokensDeltaRequest: ClientRequest {
  public typealias Params = SemanticTokensDeltaParams
  public typealias Result = SemanticTokensDeltaResult?
  public static let method = "textDocument/semanticTokens/full/delta"
}

/// The semantic tokens of a range.
public enum SemanticTokensRangeRequest: ClientRequest {
  public typealias Params = TextDocumentRangeParams
  public typealias Result = SemanticTokens?
  public static let method = "textDocument/semanticTokens/range"
}

/// Semantic tokens, five numbers each: line and character relative to the token before, length, type, modifiers.
public struct SemanticTokens: Sendable {
  /// The id by which a request for a delta names these tokens.
  public var resultId: String?
  /// The numbers, five for each token (LSP 3.17, "Integer Encoding for Tokens").
  public var data: [UInt32]

  /// Tokens in five numbers each; without a `resultId`, no delta can be asked for.
  public init(resultId: String? = nil, data: [UInt32]) {
    self.resultId = resultId
    self.data = data
  }
}

extension SemanticTokens: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("resultId", resultId)
      $0.key("data")
      $0.array(data)
    }
  }
}

/// An edit of the array of numbers.
public struct SemanticTokensEdit: Sendable {
  /// The index of the first number that is replaced.
  public var start: UInt32
  /// How many numbers are replaced.
  public var deleteCount: UInt32
  /// The numbers that take their place; nil: none.
  public var data: [UInt32]?

  /// An edit of the array of numbers; `data` nil: numbers only go.
  public init(start: UInt32, deleteCount: UInt32, data: [UInt32]? = nil) {
    self.start = start
    self.deleteCount = deleteCount
    self.data = data
  }
}

extension SemanticTokensEdit: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("start", start)
      $0.member("deleteCount", deleteCount)
      if let data {
        $0.key("data")
        $0.array(data)
      }
    }
  }
}

/// Edits that turn earlier tokens into the present ones.
public struct SemanticTokensDelta: Sendable {
  /// The id by which a later request names the present tokens.
  public var resultId: String?
  /// The edits, each about the earlier numbers.
  public var edits: [SemanticTokensEdit]

  /// Edits of the tokens that an earlier answer had.
  public init(resultId: String? = nil, edits: [SemanticTokensEdit]) {
    self.resultId = resultId
    self.edits = edits
  }
}

extension SemanticTokensDelta: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("resultId", resultId)
      $0.member("edits", edits)
    }
  }
}

/// The parameters of `textDocument/semanticTokens/full/delta`.
public struct SemanticTokensDeltaParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The `resultId` of the earlier answer.
  public var previousResultId: String
}

extension SemanticTokensDeltaParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    previousResultId = try json.decode("previousResultId")
  }
}

/// The answer to `textDocument/semanticTokens/full/delta`: edits, or all tokens where the earlier answer is not known
/// any more.
public enum SemanticTokensDeltaResult: Sendable, JSONEncodable {
  /// All tokens.
  case full(SemanticTokens)
  /// Edits of the earlier tokens.
  case delta(SemanticTokensDelta)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .full(let tokens): tokens.encode(to: &writer)
    case .delta(let delta): delta.encode(to: &writer)
    }
  }
}
