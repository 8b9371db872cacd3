import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension Session {
  /// The findings of a file as the client gets them: worst first, at most as many as it wants.
  func diagnostics(_ path: String) -> [Diagnostic] { diagnostics(path, in: workspace) }

  /// The same, in another workspace.
  func diagnostics(_ path: String, in workspace: Workspace) -> [Diagnostic] {
    diagnostics(of: worstFindings(path, in: workspace), path, in: workspace)
  }

  /// The findings that are shown of a file, whether it is open or only known.
  func worstFindings(_ path: String, in workspace: Workspace) -> WorstFindings {
    let settings = settings.known(for: path)
    if let policy = settings.policy { return workspace.worstFindings(path, limit: settings.limit, as: policy) }
    return workspace.analysis(path) == nil
      ? workspace.worstFindings(ofMember: path, limit: settings.limit)
      : workspace.worstFindings(path, limit: settings.limit)
  }

  /// The findings of a file as settings have them, in the order of its text.
  func findings(_ path: String) -> [LocatedFinding] { findings(path, in: workspace) }

  private func findings(_ path: String, in workspace: Workspace) -> [LocatedFinding] {
    var findings = workspace.analysis(path) == nil ? workspace.findings(ofMember: path) : workspace.findings(path)
    settings.known(for: path).apply(to: &findings)
    return findings
  }

  /// The findings in a part of a file, and those about the file as a whole.
  func findings(_ path: String, in range: Range<Int>) -> [LocatedFinding] {
    let settings = settings.known(for: path)
    if settings.hasBaseline { return findings(path) }
    var findings = workspace.findings(path, in: range)
    settings.apply(to: &findings)
    return findings
  }

  /// Whether a file has several findings of a code that all can be fixed at once.
  func hasSeveralFixes(of code: String, in path: String) -> Bool {
    let settings = settings.known(for: path)
    let isFixed = { (finding: LocatedFinding) in finding.code == code && finding.appliedFix != nil }
    if !settings.hasBaseline,
      let known = workspace.hasSeveralFindings(
        ofCode: code, in: path, as: { settings.apply(to: &$0) }, where: isFixed)
    {
      return known
    }
    return findings(path).count(where: isFixed) > 1
  }

  /// Whether a file is open, or in one of the client's folders.
  func isKnown(_ path: String) -> Bool { documents[path] != nil || workspace.isMember(path) }

  /// Findings of a file as the client gets them.
  func diagnostics(of worst: WorstFindings, _ path: String, in workspace: Workspace) -> [Diagnostic] {
    guard let document = workspace.project.model(path)?.document else { return [] }
    let limit = settings.known(for: path).limit
    var worst = worst
    var writer = DiagnosticWriter(self, ProtocolPlaces(document, client.encoding), path: path)
    guard worst.omitted > 0 else {
      let rest = worst.undecidedFields > 0 && worst.findings.count < limit ? [worst.undecidedFields] : []
      return worst.findings.map { writer.diagnostic($0) } + rest.map(Session.undecided)
    }
    guard limit > 0 else { return [] }
    guard limit > 1 else { return worst.findings.map { writer.diagnostic($0) } }
    // The last place is for saying how many are left out.
    if worst.findings.count == limit {
      worst.findings.removeLast()
      worst.omitted += 1
    }
    return worst.findings.map { writer.diagnostic($0) } + [Session.leftOut(worst.omitted)]
  }

  private static func leftOut(_ count: Int) -> Diagnostic {
    note("\(count) more \(count == 1 ? "finding is" : "findings are") not shown here: see formdef lint")
  }

  private static func undecided(_ count: Int) -> Diagnostic {
    note(
      "not everything is decided for \(count) \(count == 1 ? "field" : "fields"), which would take too long while "
        + "typing: see formdef lint --budget")
  }

  /// Something about the findings of a file, and none itself.
  private static func note(_ message: String) -> Diagnostic {
    let start = Position(line: 0, character: 0)
    return Diagnostic(
      range: LSPRange(start: start, end: start), severity: .information, source: "formdef", message: message)
  }
}

/// Writes findings as far as the client can show them.
private struct DiagnosticWriter {
  private let session: Session
  private let path: String
  private let shown: PublishDiagnosticsClientCapabilities
  private let settings: FileSettings
  private var places: ProtocolPlaces
  /// The file with the last related place.
  private var relatedFile: (path: String, uri: DocumentURI, places: ProtocolPlaces)?

  init(_ session: Session, _ places: ProtocolPlaces, path: String) {
    self.session = session
    self.places = places
    self.path = path
    settings = session.settings.known(for: path)
    shown = session.client.capabilities.textDocument.publishDiagnostics
  }

  mutating func diagnostic(_ finding: LocatedFinding) -> Diagnostic {
    Diagnostic(
      range: places.range(finding.range), severity: DiagnosticSeverity(finding.severity), code: .string(finding.code),
      codeDescription: shown.codeDescriptionSupport
        ? settings.documentation(of: finding.code).map { CodeDescription(href: $0) } : nil,
      source: "formdef", message: finding.message, tags: tags(finding), relatedInformation: related(finding),
      data: shown.dataSupport && !finding.data.isEmpty ? LSPAny(finding.data) : nil)
  }

  private func tags(_ finding: LocatedFinding) -> [DiagnosticTag]? {
    let tags = finding.tags.map { DiagnosticTag($0) }.filter { shown.tagSupport?.contains($0) ?? false }
    return tags.isEmpty ? nil : tags
  }

  private mutating func related(_ finding: LocatedFinding) -> [DiagnosticRelatedInformation]? {
    guard shown.relatedInformation, !finding.related.isEmpty else { return nil }
    var all: [DiagnosticRelatedInformation] = []
    for related in finding.related {
      guard let location = location(related.path ?? path, related.range) else { continue }
      all.append(DiagnosticRelatedInformation(location: location, message: related.message))
    }
    return all
  }

  /// Most places are in the file of the one before, and near it.
  private mutating func location(_ path: String, _ range: Range<Int>) -> Location? {
    if relatedFile?.path != path {
      guard let document = session.workspace.project.model(path)?.document else { return nil }
      relatedFile = (path, session.uri(of: path), ProtocolPlaces(document, session.client.encoding))
    }
    guard let uri = relatedFile?.uri, let range = relatedFile?.places.range(range) else { return nil }
    return Location(uri: uri, range: range)
  }
}

extension Session {
  /// What the client calls a file.
  func uri(of path: String) -> DocumentURI {
    documents[path]?.uri ?? settingsDocuments[path]?.uri ?? DocumentURI(filePath: path)
  }

  /// A range of a file that is known, as the client writes it.
  func location(_ path: String, _ range: Range<Int>) -> Location? {
    guard let document = workspace.project.model(path)?.document else { return nil }
    var places = ProtocolPlaces(document, client.encoding)
    return Location(uri: uri(of: path), range: places.range(range))
  }
}
