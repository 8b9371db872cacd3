import FormPicture
import LanguageServerProtocol

extension PreviewRequest: RequestHandler {
  static func answer(_ params: PreviewParams, _ session: inout Session) throws(ResponseError) -> PreviewResult? {
    let uri = params.textDocument.uri
    let path = session.client.path(of: uri)
    guard let document = session.documents[path] else { return nil }
    let page = session.picture(uri, form: params.form) { options in
      options.locale = params.locale
      options.appearance = params.appearance.flatMap { ["light", "dark"].contains($0) ? $0 : nil }
      options.focus = params.focus
    }
    guard let page else { return nil }
    session.pictures.previewed.insert(path)
    return PreviewResult(version: document.version, html: String(decoding: page, as: UTF8.self))
  }
}
