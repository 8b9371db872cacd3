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
    snapshot.layout = settings.known(for: path).layout
    snapshot.filesBeside = { Session.filesBeside(path) }
    snapshot.otherNames = { [workspace] in workspace.otherNames(of: $0) }
    return snapshot
  }

  /// The form definitions in the folder of a file and below it, as far as a few folders show them: a file that is opened
  /// alone has no folder that is searched, and others may not have been searched yet.
  private static func filesBeside(_ path: String) -> [String] {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return [] }
    var walk = FolderWalk(roots: [slash == path.startIndex ? "/" : String(path[..<slash])])
    var found: [String] = []
    while walk.visited.count < foldersBeside, let files = walk.next() { found += files }
    return found
  }

  /// So many folders are looked into while somebody types.
  private static let foldersBeside = 50

  /// What previews of a file's forms are made of: the clock of its settings, else the session's, and the strings files
  /// beside it.
  private func preview(of path: String) -> PreviewSource {
    let set = settings.known(for: path)
    return PreviewSource(
      clock: set.previewMoment.flatMap { PreviewClock($0) } ?? .moment(clock.date()), showsHints: set.showsPreviewHints,
      strings: { AppStrings.translations(beside: path) })
  }
}
