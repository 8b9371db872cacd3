import FormLint
import FormSyntax
import FormWorkspace
import SystemIO

/// Checks files and writes the report, file by file.
struct LintReporting {
  private let options: LintOptions
  private var scope: LintScope
  /// What was not read before.
  private let unread: [UnreadFile]
  /// What was left out, where nothing else is there.
  private let leftOut: [UnreadFile]
  /// What holds for the files, once it was found.
  private var filters: [FileFilter] = []
  /// Where the report goes.
  var output: any OutputStream = StandardOutput()

  /// Reports with what holds for the files, and those that could not be read.
  init(_ options: LintOptions, _ scope: LintScope, _ unread: [UnreadFile], leftOut: [UnreadFile]) {
    self.leftOut = leftOut
    self.options = options
    self.scope = scope
    self.unread = unread
  }

  /// Writes the report; gives what it came to.
  mutating func report(_ paths: [String], _ workspace: inout Workspace) -> LintSummary {
    filters = paths.map { scope.filter(for: $0) }
    guard !options.wantsStatistics else {
      let summary = visit(paths, .brief, &workspace) { _, _ in }
      let text = options.format == .json ? summary.statisticsObject : Array(summary.statistics.utf8)
      return write { $0.write(text) } ?? say(summary)
    }
    let report = options.format.report(
      hasColours: options.hasColours, hasLinks: options.hasLinks, isQuiet: options.verbosity == .quiet,
      isFile: options.output != nil,
      documentation: filters.firstResult { $0.documentation })
    switch target() {
    case .failure(let file): return unwritable(file)
    case .success(let target):
      let writer = ReportWriter(report, to: target.stream)
      let summary = visit(paths, report.detail, &workspace) { index, file in
        writer.add(file.map { report.bodies($0) } ?? [], ofFile: index)
      }
      writer.finish { report.tail(summary, hasFindings: $0) }
      return target.finish().map(unwritable) ?? say(summary)
    }
  }

  /// What the findings come to, without any report.
  mutating func count(_ paths: [String], _ workspace: inout Workspace) -> LintSummary {
    filters = paths.map { scope.filter(for: $0) }
    return visit(paths, .whole, &workspace) { _, _ in }
  }

  // MARK: Files

  /// Hands the findings of each file on, or nil where it could not be read, on some thread: those of settings files come
  /// first, and what is only known at the end last.
  private mutating func visit(
    _ paths: [String], _ detail: FindingDetail, _ workspace: inout Workspace,
    _ use: @Sendable (Int, CheckedFile?) -> Void
  ) -> LintSummary {
    var total = LintSummary()
    total.unread = unread
    total.leftOut = leftOut
    let filters = filters
    for file in scope.problems { complain(file, &total) }
    let mistakes = scope.mistakes
    let limit = FindingLimit(limit: options.findingLimit)
    for (index, file) in mistakes.enumerated() { total.add(file, limit, index, use) }
    total.hasBrokenSettings = !mistakes.isEmpty
    let named = Set(paths)
    let needed: FindingDetail = filters.contains { $0.needsNames } || options.writtenBaseline != nil ? .whole : detail
    let progress = LintProgress(paths.count, options)
    let results = workspace.visit(paths, needed) { index, file in
      let outcome = FileOutcome(&file, filters[index], limit, among: named)
      use(mistakes.count + index, file)
      progress.countFile()
      return outcome
    }
    progress.end()
    var outcomes: [(path: String, outcome: FileOutcome, filter: FileFilter)] = []
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let outcome):
        total.add(outcome.summary)
        outcomes.append((paths[index], outcome, filters[index]))
      case .failure(let error):
        use(mistakes.count + index, nil)
        complain(UnreadFile(path: paths[index], error: error), &total)
      }
    }
    var ends = ReportEnd(options, scope)
    let settings = ends.unusedSuppressions(outcomes, unread: total.unread)
    for (index, (file, filter)) in settings.enumerated() {
      var file = file
      let outcome = FileOutcome(&file, filter, FindingLimit(limit: nil), among: named)
      total.add(file, limit, mistakes.count + paths.count + index, use)
      outcomes.append((file.path, outcome, filter))
    }
    for file in ends.settleBaselines(outcomes) {
      complain(file, &total, "write")
      total.lacksBaseline = options.writtenBaseline != nil
    }
    return total
  }

  private func complain(_ file: UnreadFile, _ total: inout LintSummary, _ what: String = "read") {
    StandardError.complain(what, file.path, file.error)
    total.unread.append(file)
  }

  // MARK: Output

  /// Where the report goes: not to where settings or baselines stand.
  private func target() -> Result<ReportTarget, UnreadFile> {
    guard let path = options.output else { return .success(.stream(output)) }
    if scope.paths.contains(where: { FilePath.areSame($0, path) }) {
      return .failure(UnreadFile(path: path, error: FileError("the report would take the place of that file")))
    }
    FixedFiles.removeLeftovers(beside: [path])
    return PendingFile.create(path).map(ReportTarget.file).mapError { UnreadFile(path: path, error: $0) }
  }

  /// Writes to where the report goes; gives a summary where that cannot be done.
  func write(_ body: (any OutputStream) -> Void) -> LintSummary? {
    switch target() {
    case .success(let target):
      body(target.stream)
      return target.finish().map(unwritable)
    case .failure(let file): return unwritable(file)
    }
  }

  private func unwritable(_ file: UnreadFile) -> LintSummary {
    var summary = LintSummary()
    complain(file, &summary, "write")
    return summary
  }

  /// What is said of a run besides the report.
  private func say(_ summary: LintSummary) -> LintSummary {
    guard options.verbosity != .quiet, options.format.isForPeople else { return summary }
    for rest in summary.remainders { StandardError.write("\(DisplayText.shown(path: rest.path)): \(rest.words)\n") }
    // What was written as known has been told.
    let isKnown = options.writtenBaseline != nil && !summary.lacksBaseline && summary.findings == 0
    guard options.format == .text, !isKnown else { return summary }
    if summary.files > 0 || summary.findings > 0 { StandardError.write(summary.line + "\n") }
    return summary
  }
}

/// Where a report goes.
private enum ReportTarget {
  case stream(any OutputStream)
  case file(PendingFile)

  var stream: any OutputStream {
    switch self {
    case .stream(let stream): stream
    case .file(let file): ReportFile(file: file)
    }
  }

  /// Puts the report in its place; gives why that cannot be done.
  func finish() -> UnreadFile? {
    guard case .file(let file) = self else { return nil }
    return file.finish().map { UnreadFile(path: file.path, error: $0) }
  }
}

extension LintSummary {
  /// Adds a settings file with what was found in it.
  fileprivate mutating func add(
    _ file: CheckedFile, _ limit: FindingLimit, _ index: Int, _ use: (Int, CheckedFile?) -> Void
  ) {
    var file = file
    var summary = LintSummary(file.findings)
    summary.files = 0
    summary.leaveOut(&file, limit)
    use(index, file.findings.isEmpty ? nil : file)
    add(summary)
  }
}
