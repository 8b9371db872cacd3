import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension CodeLensRequest: RequestHandler {
  static func answer(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> [CodeLens]? {
    let uri = params.textDocument.uri
    guard let snapshot = session.snapshot(uri) else { return nil }
    var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
    return snapshot.file.forms.flatMap { form -> [CodeLens] in
      guard let place = snapshot.file.place(form.head.nameRange, of: form.id) else { return [] }
      let range = places.range(place.range)
      let preview = PreviewCommandName.command(uri, form: form.name.isEmpty ? nil : form.name)
      return [preview, GeneratedCommandName.command(uri)].map { CodeLens(range: range, command: $0) }
    }
  }
}
