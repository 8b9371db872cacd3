import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import SystemIO

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
    guard !settings.fixes.isEmpty else { return settings.status(report(to: StandardOutput.self)) }
    let fixes = FixRun(workspace, paths, settings.fixes)
    return settings.showsDiff ? show(fixes) : take(fixes)
  }

  /// Shows what fixes would change; the status is that of the files as they are.
  private func show(_ fixes: FixRun) -> ExitStatus {
    for path in fixes.changed {
      let diff = UnifiedDiff.bytes(path, fixes.before[path] ?? [], fixes.text(path), hasColours: settings.hasColours)
      guard StandardOutput.write(diff) else { break }
    }
    StandardError.write("Would apply \(LintRun.words(fixes)).\n")
    return settings.status(summary(of: workspace.mapFindings(of: paths) { LintSummary($1) }))
  }

  /// Writes what fixes changed, and reports what is left; of standard input, the text goes where the report would.
  private mutating func take(_ fixes: FixRun) -> ExitStatus {
    workspace = fixes.workspace
    var unwritten = 0
    for path in fixes.changed where path != settings.standardInput {
      guard let error = FileReplacement.replace(path, expecting: fixes.before[path] ?? [], with: fixes.text(path))
      else {
        continue
      }
      StandardError.write("error: cannot write '\(path)': \(error.reason)\n")
      unwritten += 1
      _ = workspace.load([path])
    }
    if unwritten > 0 {
      StandardError.write("Changed \(fixes.changed.count - unwritten) of \(fixes.changed.count) files.\n")
    } else if fixes.count > 0 {
      StandardError.write("Applied \(LintRun.words(fixes)).\n")
    }
    guard let name = settings.standardInput else {
      return max(settings.status(report(to: StandardOutput.self)), unwritten == 0 ? .success : .notRun)
    }
    StandardOutput.write(fixes.text(name))
    return max(settings.status(report(to: StandardError.self)), unwritten == 0 ? .success : .notRun)
  }

  private static func words(_ fixes: FixRun) -> String {
    let files = fixes.changed.count == 1 ? "1 file" : "\(fixes.changed.count) files"
    return (fixes.count == 1 ? "1 fix in " : "\(fixes.count) fixes in ") + files
  }

  private mutating func load() {
    if let name = settings.standardInput { loadStandardInput(name) }
    let found = FileDiscovery(settings.paths)
    let named = paths
    let files = found.files.filter { !named.contains($0) }
    ProcessMemory.expect(textOf: found.byteCount)
    unread += found.unreadable + workspace.load(files)
    paths += files.filter { workspace.analysis($0) != nil }
    for file in unread { StandardError.write("error: cannot read '\(file.path)': \(file.error.reason)\n") }
    if paths.isEmpty, unread.isEmpty {
      StandardError.write(
        "warning: there are no .formdef files in \(settings.paths.map { "'\($0)'" }.joined(separator: ", "))\n")
    }
  }

  private mutating func loadStandardInput(_ name: String) {
    switch StandardStream.input.readAll() {
    case .success(let bytes):
      workspace.open(name, text: bytes)
      paths.append(name)
    case .failure(let error): unread.append(UnreadFile(path: name, error: error))
    }
  }

  /// Writes the report and gives what it came to.
  private func report(to stream: any OutputStream.Type) -> LintSummary {
    let report = settings.report
    let workspace = workspace
    let parts = workspace.mapFindings(of: paths, report.detail) { path, findings in
      let summary = LintSummary(findings)
      guard !findings.isEmpty, let analysis = workspace.analysis(path) else { return ([[UInt8]](), summary) }
      let file = CheckedFile(path, analysis.file.document, findings, workspace.project)
      return (report.bodies(file), summary)
    }
    let summary = summary(of: parts.map(\.1))
    write(parts.flatMap(\.0).filter { !$0.isEmpty }, report, summary, to: stream)
    if settings.format == .text, !paths.isEmpty { StandardError.write(summary.line + "\n") }
    return summary
  }

  private func summary(of files: [LintSummary]) -> LintSummary {
    var summary = LintSummary()
    summary.unread = unread
    for file in files { summary.add(file) }
    return summary
  }

  /// Writes in blocks, so that many small files cost few calls and a long report little memory more.
  private func write(
    _ bodies: [[UInt8]], _ report: any Report, _ summary: LintSummary, to stream: any OutputStream.Type
  ) {
    var block = report.head
    for (index, body) in bodies.enumerated() {
      if index > 0 { block += report.separator }
      if block.count + body.count < 1 << 16 {
        block += body
      } else {
        guard stream.write(block), stream.write(body) else { return }
        block.removeAll(keepingCapacity: true)
      }
    }
    block += report.tail(summary)
    stream.write(block)
  }
}
