import FormSyntax
import FormWorkspace
import LanguageServerProtocol

/// What repairs mistakes in a settings file that is open.
struct SettingsActions {
  private let session: Session
  private let open: OpenSettings
  private let params: CodeActionParams

  /// Takes a settings file and what is asked of it.
  init(_ session: Session, _ open: OpenSettings, _ params: CodeActionParams) {
    self.session = session
    self.open = open
    self.params = params
  }

  /// The words that were meant in place of unknown ones, and the removal of what is unused.
  var actions: [CodeAction] {
    guard params.context.only?.contains(where: { $0.includes(.quickFix) }) ?? true,
      let file = session.settings.file(at: session.client.path(of: open.uri)), file.text == open.document.bytes
    else { return [] }
    let words = file.mistakes.compactMap { mistake in
      mistake.replacement.flatMap {
        action("Replace with '\($0.dropFirst().dropLast())'", mistake.range, mistake.range, $0)
      }
    }
    let removals = session.unusedSuppressions(in: file).compactMap { suppression in
      action("Remove the suppression", suppression.range, file.removal(ofElement: suppression.range), "")
    }
    return words + removals
  }

  /// The action for something at a range; nil where it is not asked about.
  private func action(_ title: String, _ range: Range<Int>, _ edited: Range<Int>, _ newText: String) -> CodeAction? {
    var places = ProtocolPlaces(open.document, session.client.encoding)
    let place = places.range(range)
    let asked = open.document.range(of: params.range, session.client.encoding)
    let named = params.context.diagnostics
    let isAsked =
      !params.context.namesDiagnostics
      ? range.lowerBound <= asked.upperBound && asked.lowerBound <= range.upperBound
      : named.contains { $0.range == place }
    guard isAsked else { return nil }
    let isPreferred = session.client.capabilities.textDocument.codeAction.isPreferredSupport ? true : nil
    return CodeAction(
      title: title, kind: .quickFix, diagnostics: named.filter { $0.range == place }, isPreferred: isPreferred,
      edit: edit(places.edit(edited, newText)))
  }

  private func edit(_ edit: TextEdit) -> WorkspaceEdit {
    guard session.client.capabilities.workspace.workspaceEdit.documentChanges else {
      return WorkspaceEdit(changes: [open.uri: [edit]])
    }
    let document = OptionalVersionedTextDocumentIdentifier(uri: open.uri, version: open.version)
    return WorkspaceEdit(documentChanges: [.edit(TextDocumentEdit(textDocument: document, edits: [.text(edit)]))])
  }
}
