import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension CodeLensRequest: BackgroundRequestHandler {
  static let title = "Looking for forms"

  /// Nobody looks for commands over more forms than these.
  private static let mostForms = 2_000

  static func work(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> Work {
    let uri = params.textDocument.uri
    guard let snapshot = session.snapshot(uri) else { return { nil } }
    let encoding = session.client.encoding
    return {
      var places = ProtocolPlaces(snapshot.file.document, encoding)
      return snapshot.file.forms.prefix(mostForms).flatMap { form -> [CodeLens] in
        guard let place = snapshot.file.place(form.head.nameRange, of: form.id) else { return [] }
        let range = places.range(place.range)
        let preview = PreviewCommandName.command(uri, form: form.name.isEmpty ? nil : form.name)
        return [preview, GeneratedCommandName.command(uri)].map { CodeLens(range: range, command: $0) }
      }
    }
  }
}
