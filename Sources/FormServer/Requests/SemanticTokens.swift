import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension SemanticTokensRequest: BackgroundRequestHandler {
  static let title = "Coloring"

  static func work(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let (document, told) = session.toldTokens(params.textDocument.uri) else { return { nil } }
    let encoding = session.client.encoding
    return {
      let (answer, _) = told.next(document, encoding)
      return SemanticTokens(resultId: answer.id, data: answer.table.data)
    }
  }
}

extension SemanticTokensDeltaRequest: BackgroundRequestHandler {
  static let title = SemanticTokensRequest.title

  static func work(_ params: SemanticTokensDeltaParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let (document, told) = session.toldTokens(params.textDocument.uri) else { return { nil } }
    let encoding = session.client.encoding
    return {
      let (answer, earlier) = told.next(document, encoding)
      guard let earlier, earlier.id == params.previousResultId else {
        return .full(SemanticTokens(resultId: answer.id, data: answer.table.data))
      }
      return .delta(SemanticTokensDelta(resultId: answer.id, edits: answer.table.edits(since: earlier.table)))
    }
  }
}

extension SemanticTokensRangeRequest: BackgroundRequestHandler {
  static let title = SemanticTokensRequest.title

  static func work(_ params: TextDocumentRangeParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let document = session.snapshot(params.textDocument.uri)?.file.document else { return { nil } }
    let encoding = session.client.encoding
    return {
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
}

extension Session {
  /// A document, and the tokens that were told of it as long as it is open.
  fileprivate mutating func toldTokens(_ uri: DocumentURI) -> (Document, ToldTokens)? {
    guard let document = snapshot(uri)?.file.document else { return nil }
    return (document, documents[client.path(of: uri)]?.tokens ?? ToldTokens())
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
