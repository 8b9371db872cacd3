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
    let project = workspace.project
    if let analysis = workspace.analysis(path) { return FileSnapshot(analysis, path: path, project: project) }
    return FileSnapshot(
      file, file.imports.isEmpty ? .ownOnly : workspace.scope(of: path), path: path, project: project)
  }
}
