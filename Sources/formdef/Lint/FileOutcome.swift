import FormLint
import FormWorkspace

/// What the findings of one file come to. An object, since it is handed on until the end of the run.
final class FileOutcome: Sendable {
  /// How many findings there are, and of what kinds.
  let summary: LintSummary
  /// Findings that a baseline may know, by key.
  let found: [BaselineKey: Int]
  /// The numbers of the suppressions of the settings that were used.
  let usedSuppressions: Set<Int>
  /// Which findings would have been found if they were there.
  let coverage: FindingCoverage

  /// Takes out of a file's findings what settings and baseline say, and what is too much to show.
  ///
  /// - Parameter paths: the files of the run, which alone fixes may change.
  init(_ file: inout CheckedFile, _ filter: FileFilter, _ limit: FindingLimit, among paths: Set<String>) {
    usedSuppressions = filter.settings.apply(to: &file.findings)
    file.documentation = filter.documentation
    coverage = file.coverage
    found = (filter.written ?? filter.baseline?.filter)?.count(file.findings) ?? [:]
    if filter.written != nil {
      file.findings.removeAll { !$0.rule.isAlwaysReported }
    } else if let baseline = filter.baseline {
      file.findings = baseline.filter.part(file.findings).new
    }
    var summary = LintSummary(file.findings, where: paths.contains)
    let undecided = file.undecidedFields
    if undecided > 0 {
      summary.undecided = [LintSummary.Undecided(path: file.path, fields: undecided, names: file.undecidedNames)]
    }
    if !file.unreadStrings.isEmpty {
      summary.unreadStrings = [LintSummary.UnreadStrings(path: file.path, files: file.unreadStrings)]
    }
    summary.leaveOut(&file, limit)
    self.summary = summary
  }
}

extension LintSummary {
  /// Takes out of a file's findings, which it counts, those that are too many to show.
  mutating func leaveOut(_ file: inout CheckedFile, _ limit: FindingLimit) {
    let path = file.path
    notShown += limit.apply(to: &file.findings).map { NotShown(path: path, code: $0.code, count: $0.count) }
  }
}
