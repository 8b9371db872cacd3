import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension SemanticTokensRequest: RequestHandler {
  static func answer(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> SemanticTokens? {
    let uri = params.textDocument.uri
    guard let document = session.snapshot(uri)?.file.document else { return nil }
    let answer = session.tokenAnswer(about: document, uri)
    return SemanticTokens(resultId: answer.id, data: answer.table.data)
  }
}

extension SemanticTokensDeltaRequest: RequestHandler {
  static func answer(_ params: SemanticTokensDeltaParams, _ session: inout Session) throws(ResponseError)
    -> SemanticTokensDeltaResult?
  {
    let uri = params.textDocument.uri
    guard let document = session.snapshot(uri)?.file.document else { return nil }
    let earlier = session.documents[session.client.path(of: uri)]?.tokens
    let answer = session.tokenAnswer(about: document, uri)
    guard let earlier, earlier.id == params.previousResultId else {
      return .full(SemanticTokens(resultId: answer.id, data: answer.table.data))
    }
    return .delta(SemanticTokensDelta(resultId: answer.id, edits: answer.table.edits(since: earlier.table)))
  }
}

extension SemanticTokensRangeRequest: RequestHandler {
  static func answer(_ params: TextDocumentRangeParams, _ session: inout Session) throws(ResponseError)
    -> SemanticTokens?
  {
    guard let document = session.snapshot(params.textDocument.uri)?.file.document else { return nil }
    let encoding = session.client.encoding
    var stream: TokenStream?
    document.forEachChunk(touching: document.range(of: params.range, encoding)) { chunk, start in
      if stream == nil {
        var places = ProtocolPlaces(document, encoding)
        let place = places.position(start)
        stream = TokenStream(from: TokenPlace(line: place.line, character: place.character))
      }
      stream?.append(TokenRow(chunk, encoding))
    }
    return SemanticTokens(data: stream?.data ?? [])
  }
}

extension Session {
  /// The present tokens of a document, under a new name; of an open one they are kept.
  fileprivate mutating func tokenAnswer(about document: Document, _ uri: DocumentURI) -> TokenAnswer {
    let path = client.path(of: uri)
    let earlier = documents[path]?.tokens
    let number = earlier.flatMap { Int($0.id) } ?? 0
    let answer = TokenAnswer(
      id: String(number + 1), table: TokenTable(document, client.encoding, after: earlier?.table ?? TokenTable()))
    documents[path]?.tokens = answer
    return answer
  }
}

extension SemanticTokensLegend {
  /// The standard types in the order of `SemanticToken.Kind`, and the modifiers in that of their bits.
  static let formdef = SemanticTokensLegend(
    tokenTypes: SemanticToken.Kind.allCases.map(\.standardType), tokenModifiers: ["declaration", "documentation"])
}

extension SemanticToken.Kind {
  fileprivate var standardType: String {
    switch self {
    case .keyword: "keyword"
    case .property: "property"
    case .enumMember: "enumMember"
    case .className: "class"
    case .function: "function"
    case .method: "method"
    case .event: "event"
    case .parameter: "parameter"
    case .variable: "variable"
    case .string: "string"
    case .number: "number"
    case .comment: "comment"
    case .pattern: "regexp"
    case .patternSet: "type"
    case .patternOperator: "operator"
    case .patternGroup: "modifier"
    case .patternEscape: "macro"
    }
  }
}
