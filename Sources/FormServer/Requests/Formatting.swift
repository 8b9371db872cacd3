import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol
import FormFormatter

extension DocumentFormattingRequest: RequestHandler {
  static func answer(_ params: DocumentFormattingParams, _ session: inout Session) throws(ResponseError) -> [TextEdit]?
  {
    session.formattingEdits(params.textDocument.uri) { SourceFormatter(FormatOptions(params.options)).edits($0) }
  }
}

extension DocumentRangeFormattingRequest: RequestHandler {
  static func answer(
    _ params: DocumentRangeFormattingParams, _ session: inout Session
  ) throws(ResponseError) -> [TextEdit]? {
    let encoding = session.client.encoding
    return session.formattingEdits(params.textDocument.uri) {
      SourceFormatter(FormatOptions(params.options)).edits($0, in: $0.range(of: params.range, encoding))
    }
  }
}

extension FormatOptions {
  /// What the client asks for.
  init(_ options: FormattingOptions) {
    self.init(indentWidth: Int(options.tabSize), usesTabs: !options.insertSpaces)
  }
}

extension Session {
  /// The edits that a formatter makes of a document, as the client counts.
  func formattingEdits(_ uri: DocumentURI, _ edits: (Document) -> [SourceEdit]) -> [TextEdit]? {
    guard let document = workspace.analysis(client.path(of: uri))?.file.document else { return nil }
    var places = ProtocolPlaces(document, client.encoding)
    return edits(document).map { places.edit($0.range, String(decoding: $0.replacement, as: UTF8.self)) }
  }
}
