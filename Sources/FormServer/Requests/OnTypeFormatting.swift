import FormFormatter
import FormSyntax
import LanguageServerProtocol

extension DocumentOnTypeFormattingRequest: BackgroundRequestHandler {
  static let title = DocumentFormattingRequest.title

  static func work(_ params: DocumentOnTypeFormattingParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in
      session.formattingEdits(params.textDocument.uri) {
        SourceFormatter(FormatOptions(params.options))
          .edits($0, afterTyping: params.ch, at: $0.offset(of: params.position, session.client.encoding))
      }
    }
  }
}
