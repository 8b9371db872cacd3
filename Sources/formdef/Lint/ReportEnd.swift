import FormLint
import FormWorkspace
import SystemIO

/// What is known once all files were looked at: suppressions that nothing needed, and what became of baselines.
struct ReportEnd {
  /// A file by its path, with what its findings came to and what held for them.
  typealias Outcome = (path: String, outcome: FileOutcome, filter: FileFilter)

  private let options: LintOptions
  private var scope: LintScope

  /// The end of a run with these options, and the settings and baselines that it found.
  init(_ options: LintOptions, _ scope: LintScope) {
    self.options = options
    self.scope = scope
  }

  /// The settings files with the suppressions that suppress nothing, each with what holds for it as for any other file.
  ///
  /// - Parameter unread: the files and folders that could not be read.
  mutating func unusedSuppressions(
    _ outcomes: [Outcome], unread: [UnreadFile]
  ) -> [(file: CheckedFile, filter: FileFilter)] {
    var used: [Int: Set<Int>] = [:]
    for (_, outcome, filter) in outcomes {
      if let number = filter.settingsNumber { used[number, default: []].formUnion(outcome.usedSuppressions) }
    }
    if used.isEmpty { return [] }
    return scope.unusedSuppressions(
      used, outcomes.map { ($0.path, $0.outcome.coverage) }, unread: unread.map(\.path)
    ).map { file, number, checked in (checked, scope.filter(for: file, of: number)) }
  }

  /// Writes the new baseline, and names or takes out what is stale in the others; gives those that cannot be written.
  func settleBaselines(_ outcomes: [Outcome]) -> [UnreadFile] {
    if let path = options.writtenBaseline { return write(path, outcomes) }
    if options.prunesBaseline, scope.baselines.isEmpty, options.baseline == nil {
      StandardError.write("warning: nothing to prune: there is no '--baseline', and no settings name one\n")
    }
    return scope.baselines.enumerated().compactMap { number, baseline in
      let own = outcomes.filter { $0.filter.baseline?.number == number }
      let found: [BaselineKey: Int] = own.reduce(into: [:]) { $0.merge($1.outcome.found, uniquingKeysWith: +) }
      let coverage = Coverage(own)
      let stale = baseline.stale(
        found, files: coverage.paths, roots: options.paths, isCovered: coverage.isCovered)
      return settle(baseline, stale)
    }
  }

  private func settle(_ baseline: Baseline, _ stale: [(entry: BaselineEntry, found: Int)]) -> UnreadFile? {
    guard options.prunesBaseline else {
      for (entry, found) in stale {
        let words = "stale baseline entry: \(baseline.words(of: entry)): \(entry.count) known, \(found) found"
        StandardError.write("warning: \(DisplayText.shown(baseline.path)): \(DisplayText.shown(words))\n")
      }
      return nil
    }
    var pruned = baseline
    pruned.prune(stale)
    if !stale.isEmpty, options.verbosity != .quiet {
      let entries = stale.count == 1 ? "1 stale entry" : "\(stale.count) stale entries"
      StandardError.write("Pruned \(entries) of '\(DisplayText.shown(baseline.path))'.\n")
    }
    return pruned.write().map { UnreadFile(path: baseline.path, error: $0) }
  }

  private func write(_ path: String, _ outcomes: [Outcome]) -> [UnreadFile] {
    var baseline = Baseline(newAt: path)
    if case .success = FileStatus.of(path) {
      switch Baseline.read(path) {
      case .success(let old): baseline = old
      case .failure(let error): return [UnreadFile(path: path, error: error)]
      }
    }
    let found: [BaselineKey: Int] = outcomes.reduce(into: [:]) { $0.merge($1.outcome.found, uniquingKeysWith: +) }
    let coverage = Coverage(outcomes)
    baseline.update(found, files: coverage.paths, roots: options.paths, isCovered: coverage.isCovered)
    if let error = baseline.write() { return [UnreadFile(path: path, error: error)] }
    for entry in baseline.entries where found[entry.key] != nil {
      guard let until = entry.until, until < options.today else { continue }
      let words = "\(baseline.words(of: entry)) was to be known until \(until): it is reported all the same"
      StandardError.write("warning: \(DisplayText.shown(path)): \(DisplayText.shown(words))\n")
    }
    if options.verbosity != .quiet {
      let findings = LintSummary.words(found.values.reduce(0, +), "finding")
      StandardError.write("Wrote \(findings) to '\(DisplayText.shown(path))'.\n")
    }
    return []
  }
}

/// What was looked for in the files of a run.
private struct Coverage {
  /// Those that were read as a whole.
  let paths: [String]
  private let outcomes: [String: ReportEnd.Outcome]

  init(_ outcomes: [ReportEnd.Outcome]) {
    paths = outcomes.filter(\.outcome.coverage.isRead).map(\.path)
    self.outcomes = Dictionary(outcomes.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Whether findings of a code were looked for in all of a file.
  func isCovered(_ code: String, _ file: String) -> Bool {
    outcomes[file].map { $0.filter.settings.isOn(code) && $0.outcome.coverage.covers(code) } ?? false
  }
}
