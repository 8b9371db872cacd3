import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension DidOpenTextDocumentNotification: NotificationHandler {
  static func handle(_ params: DidOpenTextDocumentParams, _ session: inout Session) {
    session.lookAtDisk()
    let item = params.textDocument
    let path = session.client.path(of: item.uri)
    if session.isSettings(path) {
      let document = Document(bytes: item.text.bytes)
      return session.takeSettings(OpenSettings(uri: item.uri, version: item.version, document: document), at: path)
    }
    if session.isForeign(item, path) {
      session.foreignDocuments.insert(path)
      return
    }
    if session.documents[path] != nil { session.log(.warning, "\(method): \(item.uri) is open already") }
    session.open(item, path)
  }
}
