import FormEditing
import FormFormatter
import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol
import TextPatterns

extension CodeActionResolveRequest: BackgroundRequestHandler {
  static let title = "Making the edits"
  static func needsAllFiles(for client: Client) -> Bool { true }

  static func document(of params: CodeAction) -> DocumentURI? { nil }

  static func work(_ params: CodeAction, _ session: inout Session) throws(ResponseError) -> Work {
    if let later = params.data.flatMap(LaterRefactoring.init) {
      guard session.documents[later.path]?.version == later.version else { throw .contentModified }
      return { [session] in
        var action = params
        action.edit = later.edit(session)
        return action
      }
    }
    guard let fixes = params.data.flatMap(WideFix.init) else { return { params } }
    return { [session] in
      var action = params
      action.edit = session.workspaceEdit(fixes.edits(session), "", label: fixes.label)
      return action
    }
  }
}

extension LSPAny {
  fileprivate var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }
}

extension LocatedFinding {
  /// The fix that is made where many findings are fixed at once; none where something is to be filled in, or settings have
  /// the rule's findings left alone.
  var appliedFix: LocatedFix? { fixes.first { $0.applicability != .display } }
}

/// A refactoring of an open document whose edits are made once somebody chooses it.
struct LaterRefactoring {
  /// The document's path.
  let path: String
  /// The version that it was offered for; nil where the client does not count them.
  let version: Int?
  /// The bytes that it was offered for.
  let range: Range<Int>
  /// What it is called there: no two are called the same.
  let title: String

  /// A refactoring of a range.
  init(path: String, version: Int?, range: Range<Int>, title: String) {
    self.path = path
    self.version = version
    self.range = range
    self.title = title
  }

  /// What the client gives back when it wants the edits.
  var data: LSPAny {
    let version = version.map { String($0) } ?? ""
    return .array(
      ["refactoring", path, version, String(range.lowerBound), String(range.upperBound), title].map { .string($0) })
  }

  /// The refactoring that a client names in the `data` of a code action; nil for data that this server has not made.
  init?(_ data: LSPAny) {
    guard case .array(let parts) = data else { return nil }
    let texts = parts.compactMap(\.text)
    guard texts.count == 6, texts[0] == "refactoring", let start = Int(texts[3]), let end = Int(texts[4]), start <= end
    else { return nil }
    self.init(path: texts[1], version: Int(texts[2]), range: start..<end, title: texts[5])
  }

  /// The edits; nil where there are none in the present text.
  func edit(_ session: Session) -> WorkspaceEdit? {
    guard let snapshot = session.snapshot(session.uri(of: path)) else { return nil }
    let range = range.clamped(to: 0..<snapshot.file.document.byteCount)
    let changes = snapshot.rewrites(at: range.lowerBound) + snapshot.refactorings(in: range)
    return changes.first { $0.title == title }.flatMap { session.workspaceEdit($0.edits, path) }
  }
}

/// Fixes of many findings at once; which they are is known before the edits are made.
enum WideFix {
  /// All that is safe in one file.
  case safe(path: String)
  /// All findings of a code in one file.
  case code(String, path: String)
  /// All findings of a code in the project.
  case codeInProject(String)

  /// What the client gives back when it wants the edits.
  var data: LSPAny {
    switch self {
    case .safe(let path): .array([.string("safe"), .string(path)])
    case .code(let code, let path): .array([.string("code"), .string(code), .string(path)])
    case .codeInProject(let code): .array([.string("project"), .string(code)])
    }
  }

  /// The fixes that a client names in the `data` of a code action; nil for data that this server has not made.
  init?(_ data: LSPAny) {
    guard case .array(let parts) = data else { return nil }
    let texts = parts.compactMap(\.text)
    switch (texts.first, texts.count) {
    case ("safe", 2): self = .safe(path: texts[1])
    case ("code", 3): self = .code(texts[1], path: texts[2])
    case ("project", 2): self = .codeInProject(texts[1])
    default: return nil
    }
  }

  /// What people see of the edits together.
  var label: String {
    switch self {
    case .safe: "Apply all safe fixes"
    case .code(let code, _): "Fix all '\(code)' in this file"
    case .codeInProject(let code): "Fix all '\(code)' in the project"
    }
  }

  /// The edits, each with the path of its file.
  func edits(_ session: Session) -> [SourceEdit] {
    let workspace = session.workspace
    switch self {
    case .safe(let path):
      guard let old = workspace.analysis(path)?.file.document else { return [] }
      let interruption = Interruption.current
      let filters = [path: session.settings.known(for: path).filter]
      let run = FixRun(workspace, [path], [.safe], filters) {
        Interruption.$current.withValue(interruption) { Interruption.isWantedNow }
      }
      return WideFix.edit(of: old, to: run.text(path), path, session).map { [$0] } ?? []
    case .code(let code, let path): return WideFix.edits(code, [path], session)
    case .codeInProject(let code):
      var session = session
      return WideFix.edits(code, session.reportedPaths().sorted(), session)
    }
  }

  private static func edits(_ code: String, _ paths: [String], _ session: Session) -> [SourceEdit] {
    // Right behind an edit, an open file has findings that are not made yet.
    var session = session
    for path in paths { session.workspace.complete(path) }
    let found = mapConcurrently(paths.count) { [session] index in
      session.findings(paths[index]).filter { $0.code == code }.compactMap { finding in
        finding.appliedFix.map { FixCandidate($0, of: finding, in: paths[index]) }
      }
    }
    // Files are read whole only where something is to be fixed in them.
    var files: [String: FileAnalysis] = [:]
    for path in Set(found.joined().flatMap { fix in fix.fix.edits.map { $0.path ?? fix.path } }) {
      files[path] = session.workspace.analysis(path) ?? session.workspace.memberAnalysis(path)
    }
    var selection = FixSelection(files)
    selection.add(found.flatMap { $0 })
    return paths.compactMap { path in
      guard let new = selection.text(path), let old = files[path]?.file.document else { return nil }
      return edit(of: old, to: new, path, session)
    }
  }

  /// What makes one text of another, laid out if that was so; nil where they are the same.
  private static func edit(of old: Document, to new: [UInt8], _ path: String, _ session: Session) -> SourceEdit? {
    let formatter = SourceFormatter(session.settings.known(for: path).layout.options(of: old))
    let text = formatter.laidOut(new, after: old)
    return ByteEdit(from: old.bytes, to: text).map { SourceEdit($0, path: path) }
  }
}
