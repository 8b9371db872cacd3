import FormModel
import FormRules
import FormSyntax
import FormWorkspace

/// One run of `formdef lint`: reads, checks, mends and reports.
struct LintRun {
  private let settings: LintSettings
  private var workspace = Workspace()
  /// The files in the order of the report.
  private var paths: [String] = []
  private var unread: [UnreadFile] = []

  init(_ settings: LintSettings) { self.settings = settings }

  mutating func run() -> ExitStatus {
    load()
    let summary = report()
    return settings.status(summary)
  }

  private mutating func load() {
    if let name = settings.standardInput { loadStandardInput(name) }
    let found = FileDiscovery(settings.paths)
    let named = paths
    let files = found.files.filter { !named.contains($0) }
    unread += found.unreadable + workspace.load(files)
    paths += files.filter { workspace.analysis($0) != nil }
    for file in unread { StandardError.write("error: cannot read '\(file.path)': \(file.error.reason)\n") }
    if paths.isEmpty, unread.isEmpty {
      StandardError.write("warning: there are no .formdef files in \(settings.paths.map { "'\($0)'" }.joined(separator: ", "))\n")
    }
  }

  private mutating func loadStandardInput(_ name: String) {
    switch DiskReader.readAll(0) {
    case .success(let bytes):
      workspace.open(name, text: bytes)
      paths.append(name)
    case .failure(let error): unread.append(UnreadFile(path: name, error: error))
    }
  }

  /// Writes the report and gives what it came to.
  private func report() -> LintSummary {
    let report = settings.report
    let parts = workspace.mapFindings(of: paths) { path, findings in
      var summary = LintSummary()
      summary.add(findings)
      guard !findings.isEmpty, let analysis = workspace.analysis(path) else { return ([UInt8](), summary) }
      let file = CheckedFile(
        path: path, document: analysis.file.document, findings: findings, project: workspace.project)
      return (report.body(file), summary)
    }
    var summary = LintSummary()
    summary.unread = unread
    for part in parts { summary.add(part.1) }
    write(parts.map(\.0).filter { !$0.isEmpty }, report, summary)
    if settings.format == .text { StandardError.write(summary.line + "\n") }
    return summary
  }

  /// Writes in blocks, so that many small files cost few calls and a long report little memory more.
  private func write(_ bodies: [[UInt8]], _ report: any Report, _ summary: LintSummary) {
    var block = report.head
    for (index, body) in bodies.enumerated() {
      if index > 0 { block += report.separator }
      block += body
      if block.count > 1 << 16 {
        guard StandardOutput.write(block) else { return }
        block.removeAll(keepingCapacity: true)
      }
    }
    StandardOutput.write(block + report.tail(summary))
  }
}
