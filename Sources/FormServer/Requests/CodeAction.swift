import FormEditing
import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension CodeActionRequest: RequestHandler {
  static func answer(_ params: CodeActionParams, _ session: inout Session) throws(ResponseError)
    -> [CommandOrCodeAction]
  {
    guard session.client.capabilities.textDocument.codeAction.codeActionLiteralSupport != nil,
      let snapshot = session.snapshot(params.textDocument.uri)
    else { return [] }
    let path = session.client.path(of: params.textDocument.uri)
    let wanted = { (kind: CodeActionKind) in params.context.only.map { $0.contains { $0.includes(kind) } } ?? true }
    var actions: [CodeAction] = []
    let range = snapshot.file.document.range(of: params.range, session.client.encoding)
    if wanted(.quickFix) {
      let fixes = snapshot.quickFixes(in: range, session.workspace.findings(path))
      actions += fixes.compactMap { session.action($0, path, params.context.diagnostics) }
    }
    if wanted(.refactorRewrite) {
      actions += snapshot.rewrites(at: range.lowerBound).compactMap { session.action($0, path, []) }
    }
    // Clients ask for it by name, before saving; in a list for one line it would be out of place.
    if params.context.only != nil, wanted(.fixAll), let action = session.fixAll(path) { actions.append(action) }
    return actions.map { .action($0) }
  }
}

extension CodeActionKind {
  static let fixAll = CodeActionKind(rawValue: "source.fixAll.formdef")
}

extension Session {
  fileprivate func action(_ fix: QuickFix, _ path: String, _ diagnostics: [Diagnostic]) -> CodeAction? {
    guard let document = workspace.analysis(path)?.file.document, let edit = workspaceEdit(fix.edits, path) else {
      return nil
    }
    let prefers = fix.isPreferred && client.capabilities.textDocument.codeAction.isPreferredSupport
    var action = CodeAction(
      title: fix.title, kind: fix.kind == .rewrite ? .refactorRewrite : .quickFix, isPreferred: prefers ? true : nil,
      edit: edit)
    if let finding = fix.finding {
      var places = ProtocolPlaces(document, client.encoding)
      let range = places.range(finding.range)
      let mended = diagnostics.filter { $0.code == .string(finding.code) && $0.range == range }
      action.diagnostics = mended.isEmpty ? nil : mended
    }
    return action
  }

  fileprivate func fixAll(_ path: String) -> CodeAction? {
    guard let document = workspace.analysis(path)?.file.document else { return nil }
    let edit = FileEdit(from: document.bytes, to: FixRun(workspace, [path], [.safe]).text(path))
    return edit.flatMap { workspaceEdit([$0], path) }.map {
      CodeAction(title: "Mend all that can be mended safely", kind: .fixAll, edit: $0)
    }
  }

  /// Edits of one file or several, as the client takes them; nil where a file is not known.
  private func workspaceEdit(_ edits: [FileEdit], _ path: String) -> WorkspaceEdit? {
    var changes: [DocumentURI: [TextEdit]] = [:]
    for edit in edits {
      let target = edit.path ?? path
      guard let document = workspace.project.model(target)?.document else { return nil }
      var places = ProtocolPlaces(document, client.encoding)
      changes[uri(of: target), default: []].append(places.edit(edit.range, edit.newText))
    }
    return WorkspaceEdit(changes: changes)
  }
}
