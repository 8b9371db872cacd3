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
      changes.append((uri(of: target), documents[target]?.version, written))
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
    guard let document = workspace.project.model(path)?.document else { return nil }
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

extension DocumentTextEdit {
  fileprivate var plain: TextEdit {
    switch self {
    case .text(let edit), .annotated(let edit, _), .snippet(let edit): edit
    }
  }
}
