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
    var snapshot = FileSnapshot(file, scope, path: path, project: workspace.project, known: workspace.known)
    snapshot.preview = preview(of: path)
    return snapshot
  }

  /// What previews of a file's forms are made of: the clock of its settings, else the session's, and the strings files
  /// beside it.
  private func preview(of path: String) -> PreviewSource {
    let set = settings.known(for: path)
    return PreviewSource(
      clock: set.previewMoment.flatMap { PreviewClock($0) } ?? .moment(clock.date()), showsHints: set.showsPreviewHints,
      strings: { [strings] in strings.translations(beside: path) })
  }
}
