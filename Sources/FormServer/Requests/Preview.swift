import FormPicture
import LanguageServerProtocol

extension PreviewRequest: DeferredRequestHandler {
  static let title = "Drawing the form"

  static func begin(_ id: RequestID, _ params: PreviewParams, _ session: inout Session) {
    let uri = params.textDocument.uri
    let path = session.client.path(of: uri)
    let picture = session.picture(uri, form: params.form) { options in
      options.locale = params.locale
      options.appearance = params.appearance.flatMap { ["light", "dark"].contains($0) ? $0 : nil }
      options.focus = params.focus
    }
    guard let document = session.documents[path], let picture else {
      return session.respond(to: id, .response(to: id, result: PreviewResult?.none))
    }
    session.note(0, of: 1, for: id)
    session.pictures.previewed.insert(path)
    session.pictures.works.append(PictureWork(stage: .new(picture), purpose: .answer(id, version: document.version)))
  }
}
