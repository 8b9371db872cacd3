import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension DidCloseTextDocumentNotification: NotificationHandler {
  static func handle(_ params: DidCloseTextDocumentParams, _ session: inout Session) {
    let uri = params.textDocument.uri
    let path = session.client.path(of: uri)
    if session.settingsDocuments[path] != nil { return session.takeSettings(nil, at: path) }
    if session.foreignDocuments.remove(path) != nil { return }
    guard let document = session.documents.removeValue(forKey: path) else {
      return session.log(.warning, "\(method): \(uri) is not open")
    }
    session.findings.remove(path)
    session.refusePulls(of: path)
    session.edits[path] = nil
    session.pictures.forget(path)
    session.code.documents.remove(path)
    if session.focus == path { session.focus = nil }
    if !session.client.pullsDiagnostics {
      session.notify(PublishDiagnosticsNotification.self, PublishDiagnosticsParams(uri: document.uri, diagnostics: []))
    }
    session.markChanged(path)
    let isLarge = session.isLargeOnDisk(path)
    session.markChanged(session.workspace.close(path, readsAgain: !isLarge))
    if isLarge, session.workspace.project.files[path] != nil { _ = session.readFromDisk(path) }
    if !session.isKnown(path) { session.forgetReports(of: path) }
    session.releasesMemory = session.documents.isEmpty
  }
}
