import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension FoldingRangeRequest: BackgroundRequestHandler {
  static let title = "Folding"

  static func work(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { nil } }
    let (client, encoding) = (session.client.capabilities.textDocument.foldingRange, session.client.encoding)
    return {
      var places = ProtocolPlaces(snapshot.file.document, encoding)
      var ranges: [FoldingRange] = []
      for folding in snapshot.foldings() {
        guard var range = FoldingRange(folding, &places, wholeLines: client.lineFoldingOnly),
          range.endLine > range.startLine, ranges.last.map({ $0.startLine != range.startLine }) ?? true
        else { continue }
        if !client.collapsedText { range.collapsedText = nil }
        ranges.append(range)
      }
      return client.rangeLimit.map { Array(ranges.prefix(Int(clamping: $0))) } ?? ranges
    }
  }
}

extension FoldingRange {
  /// Of a client that folds whole lines, a line that a closing bracket begins stays.
  fileprivate init?(_ folding: Folding, _ places: inout ProtocolPlaces, wholeLines: Bool) {
    let range = places.range(folding.range)
    let kind: FoldingRangeKind? = folding.kind.map { FoldingRangeKind($0) }
    if wholeLines {
      let last = folding.hasCloser && range.end.line > 0 ? range.end.line - 1 : range.end.line
      self.init(startLine: range.start.line, endLine: last, kind: kind, collapsedText: folding.collapsedText)
    } else {
      self.init(
        startLine: range.start.line, startCharacter: range.start.character, endLine: range.end.line,
        endCharacter: range.end.character, kind: kind, collapsedText: folding.collapsedText)
    }
  }
}

extension FoldingRangeKind {
  fileprivate init(_ kind: Folding.Kind) {
    self =
      switch kind {
      case .comment: .comment
      case .imports: .imports
      case .region: .region
      }
  }
}
