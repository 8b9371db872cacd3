import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension SemanticTokensRequest: RequestHandler {
  static func answer(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> SemanticTokens? {
    session.snapshot(params.textDocument.uri).map { session.semanticTokens($0, in: nil) }
  }
}

extension SemanticTokensRangeRequest: RequestHandler {
  static func answer(_ params: TextDocumentRangeParams, _ session: inout Session) throws(ResponseError)
    -> SemanticTokens?
  {
    session.snapshot(params.textDocument.uri).map { snapshot in
      session.semanticTokens(snapshot, in: snapshot.file.document.range(of: params.range, session.client.encoding))
    }
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

extension Session {
  fileprivate func semanticTokens(_ snapshot: FileSnapshot, in range: Range<Int>?) -> SemanticTokens {
    let tokens = snapshot.semanticTokens(in: range)
    var writer = TokenWriter(bytes: snapshot.file.document.bytes, encoding: client.encoding)
    return SemanticTokens(data: writer.data(tokens))
  }
}

/// Writes tokens as the protocol has them, going through the text once.
private struct TokenWriter {
  let bytes: [UInt8]
  let encoding: FormSyntax.PositionEncoding
  private var at = 0
  private var lines: UInt32 = 0
  /// Units on the present line before `at`.
  private var units: UInt32 = 0

  init(bytes: [UInt8], encoding: FormSyntax.PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
  }

  mutating func data(_ tokens: [SemanticToken]) -> [UInt32] {
    var data: [UInt32] = []
    data.reserveCapacity(tokens.count * 5)
    var lastLine: UInt32 = 0
    var lastStart: UInt32 = 0
    for token in tokens where token.start >= at && token.end <= bytes.count {
      advance(to: token.start)
      let start = units
      let line = lines
      advance(to: token.end)
      data.append(line - lastLine)
      data.append(line == lastLine ? start - lastStart : start)
      data.append(units - start)
      data.append(UInt32(token.kind.rawValue))
      data.append(UInt32(token.modifiers.rawValue))
      lastLine = line
      lastStart = start
    }
    return data
  }

  /// Counts lines and units up to a place.
  private mutating func advance(to end: Int) {
    var segment = at
    var isASCII = true
    bytes.withUnsafeBufferPointer { bytes in
      while at < end {
        let byte = bytes[at]
        at += 1
        if byte >= 0x80 { isASCII = false }
        guard byte == 10 || byte == 13 && !(at < bytes.count && bytes[at] == 10) else { continue }
        lines += 1
        units = 0
        segment = at
        isASCII = true
      }
    }
    units += isASCII ? UInt32(clamping: at - segment) : UInt32(clamping: encoding.length(bytes[segment..<at]))
  }
}
