import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension DocumentHighlightRequest: BackgroundRequestHandler {
  static let title = ReferencesRequest.title

  static func work(_ params: TextDocumentPositionParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in
      guard let (snapshot, name) = session.name(at: params) else { return nil }
      var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
      return snapshot.highlights(of: name.meaning).map {
        DocumentHighlight(range: places.range($0.range), kind: DocumentHighlightKind($0.role))
      }
    }
  }
}

extension DocumentHighlightKind {
  fileprivate init(_ role: NameOccurrence.Role) {
    self =
      switch role {
      case .declaration: .write
      case .use: .read
      case .namesake: .text
      }
  }
}
