import FormEditing
import FormLint
import FormModel
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
    let list = ActionList(session: session, snapshot: snapshot, params: params)
    return list.actions.map { .action($0) }
  }
}

extension CodeActionKind {
  /// Applies all safe fixes of a document.
  static let fixAll = CodeActionKind(rawValue: "source.fixAll.formdef")
}

/// The actions for one request, in the order in which they are shown.
private struct ActionList {
  let session: Session
  let snapshot: FileSnapshot
  let params: CodeActionParams
  let path: String

  init(session: Session, snapshot: FileSnapshot, params: CodeActionParams) {
    self.session = session
    self.snapshot = snapshot
    self.params = params
    path = session.client.path(of: params.textDocument.uri)
  }

  /// What mends findings, what writes something else, and at the end what silences findings.
  var actions: [CodeAction] {
    let fixes = wants(.quickFix) ? snapshot.quickFixes(of: findings) : []
    var actions = fixes.filter { $0.kind != .suppression }.compactMap(action)
    if wants(.refactorRewrite) { actions += snapshot.rewrites(at: range.lowerBound).compactMap(action) }
    // Clients ask for it by name, before saving; in a list for one line it would be out of place.
    if params.context.only != nil, wants(.fixAll), let action = fixAll { actions.append(action) }
    return actions + fixes.filter { $0.kind == .suppression }.compactMap(action)
  }

  private func wants(_ kind: CodeActionKind) -> Bool {
    params.context.only.map { $0.contains { $0.includes(kind) } } ?? true
  }

  private var range: Range<Int> { snapshot.file.document.range(of: params.range, session.client.encoding) }

  /// The findings that are asked about: those that the client names, or, where it names none, those in the range.
  private var findings: [LocatedFinding] {
    let all = session.workspace.findings(path)
    guard params.context.diagnostics.isEmpty else {
      var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
      return all.filter { finding in
        params.context.diagnostics.contains {
          $0.code == .string(finding.code) && $0.range == places.range(finding.range)
        }
      }
    }
    let range = range
    return all.filter { $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound }
  }

  private func action(_ fix: QuickFix) -> CodeAction? {
    guard let edit = session.workspaceEdit(fix.edits, path) else { return nil }
    let prefers = fix.isPreferred && session.client.capabilities.textDocument.codeAction.isPreferredSupport
    var action = CodeAction(
      title: fix.title, kind: fix.kind == .rewrite ? .refactorRewrite : .quickFix, isPreferred: prefers ? true : nil,
      edit: edit)
    if let finding = fix.finding {
      var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
      let range = places.range(finding.range)
      let mended = params.context.diagnostics.filter { $0.code == .string(finding.code) && $0.range == range }
      action.diagnostics = mended.isEmpty ? nil : mended
    }
    return action
  }

  private var fixAll: CodeAction? {
    let document = snapshot.file.document
    let edit = FileEdit(from: document.bytes, to: FixRun(session.workspace, [path], [.safe]).text(path))
    return edit.flatMap { session.workspaceEdit([$0], path) }.map {
      CodeAction(title: "Mend all that can be mended safely", kind: .fixAll, edit: $0)
    }
  }
}
