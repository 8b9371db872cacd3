import LanguageServerProtocol

/// Parameters of a request about one document.
protocol DocumentParams {
  /// The document.
  var textDocument: TextDocumentIdentifier { get }
}

extension CodeActionParams: DocumentParams {}
extension CompletionParams: DocumentParams {}
extension DocumentFormattingParams: DocumentParams {}
extension DocumentOnTypeFormattingParams: DocumentParams {}
extension DocumentRangeFormattingParams: DocumentParams {}
extension DocumentRangesFormattingParams: DocumentParams {}
extension ReferenceParams: DocumentParams {}
extension RenameParams: DocumentParams {}
extension SelectionRangeParams: DocumentParams {}
extension SemanticTokensDeltaParams: DocumentParams {}
extension TextDocumentParams: DocumentParams {}
extension TextDocumentPositionParams: DocumentParams {}
extension TextDocumentRangeParams: DocumentParams {}

extension BackgroundRequestHandler where Params: DocumentParams {
  /// The document that the parameters name.
  static func document(of params: Params) -> DocumentURI? { params.textDocument.uri }
}
