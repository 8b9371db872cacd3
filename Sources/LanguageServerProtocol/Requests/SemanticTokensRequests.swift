public import JSONText

/// The meaning of each token of a document.
public enum SemanticTokensRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = SemanticTokens?
  public static let method = "textDocument/semanticTokens/full"
}

/// What has changed in the tokens since an earlier answer.
public enum SemanticTokensDeltaRequest: ClientRequest {
  public typealias Params = SemanticTokensDeltaParams
  public typealias Result = SemanticTokensDeltaResult?
  public static let method = "textDocument/semanticTokens/full/delta"
}

/// The meaning of each token of a part.
public enum SemanticTokensRangeRequest: ClientRequest {
  public typealias Params = TextDocumentRangeParams
  public typealias Result = SemanticTokens?
  public static let method = "textDocument/semanticTokens/range"
}

/// Tokens, five numbers each: lines and units on from the one before, length, type, modifiers.
public struct SemanticTokens: Sendable {
  /// What a later request for a delta names these by.
  public var resultId: String?
  /// The numbers.
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
      $0.member("data", data)
    }
  }
}

/// A replacement of numbers.
public struct SemanticTokensEdit: Sendable {
  /// The first number that goes.
  public var start: UInt32
  /// How many go.
  public var deleteCount: UInt32
  /// Those that come.
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
      $0.member("data", data)
    }
  }
}

/// What has changed since an earlier answer.
public struct SemanticTokensDelta: Sendable {
  /// What a later request names the new tokens by.
  public var resultId: String?
  /// The replacements, each about the earlier numbers.
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

/// Which answer to start from.
public struct SemanticTokensDeltaParams: Sendable {
  /// Which document.
  public var textDocument: TextDocumentIdentifier
  /// The name of the earlier answer.
  public var previousResultId: String
}

extension SemanticTokensDeltaParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    previousResultId = try json.decode("previousResultId")
  }
}

/// Tokens since an earlier answer: what has changed, or all where the server does not remember that answer.
public enum SemanticTokensDeltaResult: Sendable, JSONEncodable {
  /// All tokens.
  case full(SemanticTokens)
  /// What has changed.
  case delta(SemanticTokensDelta)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .full(let tokens): tokens.encode(to: &writer)
    case .delta(let delta): delta.encode(to: &writer)
    }
  }
}
