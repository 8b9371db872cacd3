import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// Edits of one file or several, as the client takes them; nil where a file is not known.
  ///
  /// - Parameters:
  ///   - path: the file that edits without a path are about.
  ///   - label: what people see of all of them together; clients that cannot show it get plain edits.
  func workspaceEdit(_ edits: [SourceEdit], _ path: String, label: String? = nil) -> WorkspaceEdit? {
    var byFile: [String: [SourceEdit]] = [:]
    for edit in edits { byFile[edit.path ?? path, default: []].append(edit) }
    let can = client.capabilities.workspace.workspaceEdit
    let annotation = can.documentChanges && can.changeAnnotationSupport ? label : nil
    var changes: [(uri: DocumentURI, version: Int?, edits: [DocumentTextEdit])] = []
    for (target, edits) in byFile.sorted(by: { $0.key < $1.key }) {
      guard let written = written(edits, target, annotation) else { return nil }
      let version = documents[target]?.version ?? settingsDocuments[target]?.version
      changes.append((uri(of: target), version, written))
    }
    guard can.documentChanges else {
      return WorkspaceEdit(changes: Dictionary(changes.map { ($0.uri, $0.edits.map(\.plain)) }) { $0 + $1 })
    }
    return WorkspaceEdit(
      documentChanges: changes.map { change in
        let document = OptionalVersionedTextDocumentIdentifier(uri: change.uri, version: change.version)
        return .edit(TextDocumentEdit(textDocument: document, edits: change.edits))
      }, changeAnnotations: annotation.map { [Session.annotationName: ChangeAnnotation(label: $0)] })
  }

  /// The name of the one annotation that an edit has.
  private static let annotationName = "change"

  private func written(_ edits: [SourceEdit], _ path: String, _ annotation: String?) -> [DocumentTextEdit]? {
    guard let document = text(at: path) else { return nil }
    let can = client.capabilities.workspace.workspaceEdit
    var places = ProtocolPlaces(document, client.encoding)
    return edits.map { edit in
      if let snippet = edit.snippet, can.documentChanges, can.snippetEditSupport {
        return .snippet(places.edit(edit.range, snippet.text))
      }
      let plain = places.edit(edit.range, edit.newText)
      return annotation == nil ? .text(plain) : .annotated(plain, annotationId: Session.annotationName)
    }
  }
}

extension Session {
  /// The text of a form, settings file or baseline that is known, as an editor or the disk has it.
  private func text(at path: String) -> Document? {
    workspace.project.model(path)?.document ?? settingsDocuments[path]?.document
      ?? settings.text(at: path).map { Document(bytes: $0) }
  }

  /// The edits that have settings and baselines speak of what they did, once some edits have given it other names.
  ///
  /// - Parameter path: the file that edits without a path are about.
  func edits(ofSettingsFollowing edits: [SourceEdit], _ path: String) -> [SourceEdit] {
    let renamed = workspace.declarations(renamedBy: edits, of: path)
    if renamed.isEmpty { return [] }
    var settings = settings
    let files = settings.files(for: Set(renamed.map(\.path)))
    let suppressions = files.settings.flatMap { file in
      workspace.edits(of: file, following: renamed) { settings.follow(file.absolutePath, for: $0) }
    }
    return suppressions + files.baselines.flatMap { $0.edits(following: renamed) }
  }

  /// The edits that keep imports meaning the same files when files move. A file that is known by several names is changed
  /// under one of them: that of an open document, else one without links.
  ///
  /// - Parameter moved: the new path of a file or folder that moves.
  func edits(ofImportsMoving moved: (String) -> String?) -> [SourceEdit] {
    let edits = ImportPaths.edits(in: workspace.project, moving: moved)
    let paths = Set(edits.compactMap(\.path))
    let (open, others) = (paths.filter { documents[$0] != nil }, paths.filter { documents[$0] == nil })
    let chosen = Set(LinkedPath.firstNames(open.sorted() + LinkedPath.plainFirst(others)))
    return edits.filter { $0.path.map(chosen.contains) ?? true }
  }

  /// The edits that keep settings and baselines speaking of the same files when files move.
  ///
  /// - Parameter moved: the new path of a file or folder that moves.
  func edits(ofSettingsMoving moved: (String) -> String?) -> [SourceEdit] {
    var settings = settings
    let files = settings.files(for: workspace.paths)
    let forms = workspace.project.files.keys.sorted()
    return files.settings.flatMap { $0.edits(among: forms, moving: moved) }
      + files.baselines.flatMap { $0.edits(moving: moved) }
  }
}

extension DocumentTextEdit {
  fileprivate var plain: TextEdit {
    switch self {
    case .text(let edit), .annotated(let edit, _), .snippet(let edit): edit
    }
  }
}
