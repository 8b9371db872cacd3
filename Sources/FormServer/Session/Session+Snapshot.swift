import FormEditing
import FormModel
import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// What editor features are asked about; nil where the document is not known. A form of the client's folders is known
  /// without being open.
  func snapshot(_ uri: DocumentURI) -> FileSnapshot? {
    let path = client.path(of: uri)
    guard isKnown(path), let file = workspace.project.model(path) else { return nil }
    let scope = file.imports.isEmpty ? .ownOnly : workspace.scope(of: path)
    return FileSnapshot(file, scope, path: path, project: workspace.project, known: workspace.known)
  }
}
