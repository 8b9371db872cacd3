import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol
import FormFormatter

extension DocumentFormattingRequest: BackgroundRequestHandler {
  static let title = "Formatting"

  static func work(_ params: DocumentFormattingParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in
      let options = session.formatOptions(params.textDocument.uri, params.options)
      return session.formattingEdits(params.textDocument.uri) { SourceFormatter(options).edits($0) }
    }
  }
}

extension DocumentRangeFormattingRequest: BackgroundRequestHandler {
  static let title = DocumentFormattingRequest.title

  static func work(_ params: DocumentRangeFormattingParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in session.formattingEdits(params.textDocument.uri, in: [params.range], params.options) }
  }
}

extension DocumentRangesFormattingRequest: BackgroundRequestHandler {
  static let title = DocumentFormattingRequest.title

  static func work(_ params: DocumentRangesFormattingParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in session.formattingEdits(params.textDocument.uri, in: params.ranges, params.options) }
  }
}

extension Session {
  /// How a document is laid out: as its settings say, else as the client asks for.
  func formatOptions(_ uri: DocumentURI, _ options: FormattingOptions) -> FormatOptions {
    let layout = settings.known(for: client.path(of: uri)).layout
    return FormatOptions(
      indentWidth: layout.indentWidth ?? Int(options.tabSize), usesTabs: layout.usesTabs ?? !options.insertSpaces,
      lineWidth: layout.lineWidth ?? FormatOptions().lineWidth)
  }

  /// The edits that lay ranges of a document out, as the client counts.
  fileprivate func formattingEdits(
    _ uri: DocumentURI, in ranges: [LSPRange], _ options: FormattingOptions
  ) -> [TextEdit]? {
    formattingEdits(uri) { document in
      let ranges = ranges.map { document.range(of: $0, client.encoding) }
      return SourceFormatter(formatOptions(uri, options)).edits(document, in: ranges)
    }
  }

  /// The edits that a formatter makes of a document, as the client counts.
  func formattingEdits(_ uri: DocumentURI, _ edits: (Document) -> [ByteEdit]) -> [TextEdit]? {
    guard let document = workspace.analysis(client.path(of: uri))?.file.document else { return nil }
    let edits = edits(document)
    let encoding = client.encoding
    let parts = edits.indices.parts(atLeast: 2_000)
    return mapConcurrently(parts.count) { part in
      var places = ProtocolPlaces(document, encoding)
      return edits[parts[part]].map { places.edit($0.range, String(decoding: $0.replacement, as: UTF8.self)) }
    }.flattened()
  }
}
