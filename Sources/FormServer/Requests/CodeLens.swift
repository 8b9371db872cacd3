import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension CodeLensRequest: RequestHandler {
  static func answer(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> [CodeLens]? {
    let uri = params.textDocument.uri
    guard let snapshot = session.snapshot(uri) else { return nil }
    var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
    return snapshot.file.forms.compactMap { form in
      guard let place = snapshot.file.place(form.head.nameRange, of: form.id) else { return nil }
      let name = form.name.isEmpty ? nil : form.name
      return CodeLens(range: places.range(place.range), command: PreviewCommandName.command(uri, form: name))
    }
  }
}
