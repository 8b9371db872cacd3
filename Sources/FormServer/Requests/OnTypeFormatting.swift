import FormFormatter
import FormSyntax
import LanguageServerProtocol

extension DocumentOnTypeFormattingRequest: RequestHandler {
  static func answer(
    _ params: DocumentOnTypeFormattingParams, _ session: inout Session
  ) throws(ResponseError) -> [TextEdit]? {
    let encoding = session.client.encoding
    return session.formattingEdits(params.textDocument.uri) {
      SourceFormatter(FormatOptions(params.options))
        .edits($0, afterTyping: params.ch, at: $0.offset(of: params.position, encoding))
    }
  }
}
