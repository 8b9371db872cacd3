import FormFormatter
import FormSyntax
import LanguageServerProtocol

extension DocumentOnTypeFormattingRequest: BackgroundRequestHandler {
  static let title = DocumentFormattingRequest.title

  static func work(_ params: DocumentOnTypeFormattingParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in
      let options = session.formatOptions(params.textDocument.uri, params.options)
      return session.formattingEdits(params.textDocument.uri) {
        SourceFormatter(options)
          .edits($0, afterTyping: params.ch, at: $0.offset(of: params.position, session.client.encoding))
      }
    }
  }
}
