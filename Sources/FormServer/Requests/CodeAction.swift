import FormEditing
import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol
import TextPatterns

extension CodeActionRequest: BackgroundRequestHandler {
  static let title = "Looking for code actions"

  static func work(
    _ params: CodeActionParams, _ session: inout Session
  ) throws(ResponseError) -> Work {
    guard session.client.capabilities.textDocument.codeAction.codeActionLiteralSupport != nil else { return { [] } }
    if let open = session.openSettings(params.textDocument.uri) {
      return { [session] in SettingsActions(session, open, params).actions.map { .action($0) } }
    }
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { [] } }
    session.analyse(params.textDocument.uri, preferring: params.range)
    return { [session] in
      var session = session
      session.complete(params, snapshot)
      let list = ActionList(session: session, snapshot: session.withTrial(snapshot), params: params)
      return list.actions.map { .action($0) }
    }
  }
}

extension Session {
  /// Looks at what is asked about, as far as nobody has: actions that are missing, no client asks for again.
  fileprivate mutating func complete(_ params: CodeActionParams, _ snapshot: FileSnapshot) {
    let interruption = Interruption.current
    let range = snapshot.file.document.range(of: params.range, client.encoding)
    workspace.complete(snapshot.path, range) { interruption?.isDue(after: Interruption.interval) ?? false }
  }

  /// A version of a document with what shows which changes bring findings, as far as those it has are known.
  fileprivate func withTrial(_ snapshot: FileSnapshot) -> FileSnapshot {
    guard workspace.isComplete(snapshot.path), let analysis = workspace.analysis(snapshot.path) else { return snapshot }
    var snapshot = snapshot
    snapshot.trial = EditTrial(analysis)
    return snapshot
  }
}

extension CodeActionKind {
  /// Applies all safe fixes of a document.
  static let fixAll = CodeActionKind(rawValue: "source.fixAll.formdef")
  /// Shows a form as it looks.
  static let preview = CodeActionKind(rawValue: "source.formdef.preview")

  fileprivate init(_ kind: QuickFix.Kind) {
    self =
      switch kind {
      case .quickFix, .suppression: .quickFix
      case .rewrite: .refactorRewrite
      case .extract: .refactorExtract
      case .inline: .refactorInline
      }
  }
}

/// The actions for one request, in the order in which they are shown.
private struct ActionList {
  let session: Session
  let snapshot: FileSnapshot
  let params: CodeActionParams
  let path: String
  /// Where it is asked about.
  private let range: Range<Int>
  /// Those that are asked about.
  let findings: [LocatedFinding]

  init(session: Session, snapshot: FileSnapshot, params: CodeActionParams) {
    self.session = session
    self.snapshot = snapshot
    self.params = params
    path = session.client.path(of: params.textDocument.uri)
    range = snapshot.file.document.range(of: params.range, session.client.encoding)
    findings = ActionList.wanted(session, path, params, snapshot.file.document)
  }

  /// What repairs findings, what writes something else, and at the end what suppresses findings.
  var actions: [CodeAction] {
    let fixes = wants(.quickFix) ? snapshot.quickFixes(of: findings) : []
    var actions = fixes.filter { $0.kind != .suppression }.compactMap(action)
    if wantsRefactorings {
      let changes = snapshot.rewrites(at: range.lowerBound) + snapshot.refactorings(in: range)
      actions += changes.filter { wants(CodeActionKind($0.kind)) }.compactMap(refactoring)
    }
    // Clients ask for it by name, before saving; in a list for one line it would be out of place.
    if params.context.only != nil, wants(.fixAll), let action = action(.safe(path: path), .fixAll) {
      actions.append(action)
    }
    if wants(.preview), let action = preview { actions.append(action) }
    if wants(.quickFix), !isForWholeText { actions += wideFixes.compactMap { action($0, .quickFix) } }
    if params.context.only == nil { actions += explanations }
    let silencing = fixes.filter { fix in
      fix.kind == .suppression && !(isForWholeText && fix.finding?.fixes.isEmpty == false)
    }
    return actions + silencing.compactMap(action)
  }

  /// Whether findings are named, and the whole text is the range: so ask clients, such as Kate, that apply all quick
  /// fixes which they are given. Of several for the same finding, one at its place is enough.
  private var isForWholeText: Bool {
    let document = snapshot.file.document
    let isLong = document.line(at: document.byteCount) > 2
    return params.context.namesDiagnostics && isLong && range == 0..<document.byteCount
  }

  /// Shows the form that the range begins in, else all forms; to who asks for nothing by name, at the head of a form.
  private var preview: CodeAction? {
    let file = snapshot.file
    let chunk = file.entries[file.document.chunkIndex(at: range.lowerBound).index].id
    let form = file.formIndex(of: chunk).map { file.forms[$0] }
    if file.forms.isEmpty || params.context.only == nil && form?.id != chunk { return nil }
    let name = form.flatMap { $0.name.isEmpty ? nil : $0.name }
    let command = PreviewCommandName.command(params.textDocument.uri, form: name)
    return CodeAction(title: command.title, kind: .preview, command: command)
  }

  private func wants(_ kind: CodeActionKind) -> Bool {
    params.context.only.map { $0.contains { $0.includes(kind) } } ?? true
  }

  private var wantsRefactorings: Bool { wants(.refactorRewrite) || wants(.refactorExtract) || wants(.refactorInline) }

  /// The findings that are asked about: those that the client names, or, where it names none, those in the range.
  private static func wanted(
    _ session: Session, _ path: String, _ params: CodeActionParams, _ document: Document
  ) -> [LocatedFinding] {
    let encoding = session.client.encoding
    let named = params.context.diagnostics
    if params.context.namesDiagnostics {
      var places = ProtocolPlaces(document, encoding)
      let ranges = named.map { document.range(of: $0.range, encoding) }
      let all = (ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 0)
      return session.findings(path, in: all).filter { finding in
        named.contains { $0.code == .string(finding.code) && $0.range == places.range(finding.range) }
      }
    }
    let range = document.range(of: params.range, encoding)
    let found = session.findings(path, in: range).lazy.filter {
      $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
    }
    return Array(found.prefix(mostFindings))
  }

  /// Nobody chooses among the actions of more findings; those that clients name are no more than they were told.
  private static let mostFindings = 1_000

  /// A change that may be one of the whole file: its edits are sent when it is chosen, where they are many and the client
  /// can ask for them then.
  private func refactoring(_ change: QuickFix) -> CodeAction? {
    guard canResolve,
      change.edits.reduce(0, { $0 + $1.edit.replacement.count + ActionList.editSize }) > ActionList.largest
    else { return action(change) }
    let later = LaterRefactoring(
      path: path, version: session.documents[path]?.version, range: range, title: change.title)
    return CodeAction(title: change.title, kind: CodeActionKind(change.kind), data: later.data)
  }

  /// About so many bytes an edit takes beside its text.
  private static let editSize = 100
  /// Edits of more bytes together are sent when they are asked for.
  private static let largest = 16_000

  private func action(_ fix: QuickFix) -> CodeAction? {
    guard let edit = session.workspaceEdit(fix.edits, path) else { return nil }
    let prefers = fix.isPreferred && session.client.capabilities.textDocument.codeAction.isPreferredSupport
    var action = CodeAction(
      title: fix.title, kind: CodeActionKind(fix.kind), isPreferred: prefers ? true : nil,
      edit: edit)
    if let finding = fix.finding {
      var places = ProtocolPlaces(snapshot.file.document, session.client.encoding)
      let range = places.range(finding.range)
      let repaired = params.context.diagnostics.filter { $0.code == .string(finding.code) && $0.range == range }
      action.diagnostics = repaired.isEmpty ? nil : repaired
    }
    return action
  }

  /// What there is to know of each code that the client asks about.
  private var explanations: [CodeAction] {
    var codes: [String] = []
    for finding in findings where !codes.contains(finding.code) { codes.append(finding.code) }
    let settings = session.settings.known(for: path)
    return codes.prefix(4).map { code in
      let command = Command.explain(code, at: settings.documentation(of: code))
      return CodeAction(title: command.title, command: command)
    }
  }

  /// What repairs all findings of a code that the client asks about, where there are several.
  private var wideFixes: [WideFix] {
    var codes: [String] = []
    for finding in findings where finding.appliedFix != nil && !codes.contains(finding.code) {
      codes.append(finding.code)
    }
    return codes.prefix(4).flatMap { code -> [WideFix] in
      let isOften = session.hasSeveralFixes(of: code, in: path)
      // Other files are looked into only when somebody chooses that.
      let isWide = canResolve && session.workspace.hasOtherFiles(than: path)
      return (isOften ? [.code(code, path: path)] : []) + (isWide ? [.codeInProject(code)] : [])
    }
  }

  /// Whether the client asks for the edits of an action when it is chosen.
  private var canResolve: Bool {
    let can = session.client.capabilities.textDocument.codeAction
    return can.dataSupport && can.resolveSupport?.contains("edit") ?? false
  }

  /// An action whose edits are made when it is chosen, where the client can ask for them then.
  private func action(_ fix: WideFix, _ kind: CodeActionKind) -> CodeAction? {
    var action = CodeAction(title: fix.label, kind: kind)
    if canResolve {
      action.data = fix.data
    } else {
      let edits = fix.edits(session)
      guard !edits.isEmpty else { return nil }
      action.edit = session.workspaceEdit(edits, path, label: edits.contains { $0.path != path } ? fix.label : nil)
    }
    return action
  }
}
