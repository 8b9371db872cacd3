import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension DocumentLinkRequest: BackgroundRequestHandler {
  static let title = "Looking for links"

  static func work(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { nil } }
    return { [session] in
      var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
      return snapshot.links().map { link in
        let target = session.uri(of: link.target)
        return DocumentLink(range: places.range(link.range), target: target, data: .string(link.target))
      }
    }
  }
}

extension DocumentLinkResolveRequest: RequestHandler {
  static func answer(_ params: DocumentLink, _ session: inout Session) throws(ResponseError) -> DocumentLink {
    var link = params
    guard case .string(let path)? = link.data else { return link }
    link.target = link.target ?? session.uri(of: path)
    link.tooltip = FileSnapshot.summary(ofFile: path, in: session.workspace.project)
    return link
  }
}
