import FormLint
import FormWorkspace
import SystemIO

/// What a run came to.
struct LintSummary: Sendable {
  /// Files that were checked.
  var files = 0
  /// By severity, errors first.
  private(set) var counts = Array(repeating: 0, count: Severity.allCases.count)
  /// Findings that `--fix` would mend, and those that only `--unsafe-fixes` would.
  private(set) var fixable = 0
  private(set) var unsafelyFixable = 0
  var unread: [UnreadFile] = []

  /// Nothing yet.
  init() {}

  /// What the findings of one file come to.
  init(_ findings: [LocatedFinding]) {
    files = 1
    for index in findings.indices {
      counts[Int(findings[index].severity.rawValue)] += 1
      if findings[index].fixes.contains(where: { $0.applicability == .safe }) {
        fixable += 1
      } else if findings[index].fixes.contains(where: { $0.applicability == .unsafe }) {
        unsafelyFixable += 1
      }
    }
  }

  mutating func add(_ other: LintSummary) {
    files += other.files
    for index in counts.indices { counts[index] += other.counts[index] }
    fixable += other.fixable
    unsafelyFixable += other.unsafelyFixable
    unread += other.unread
  }

  func count(_ severity: Severity) -> Int { counts[Int(severity.rawValue)] }

  var findings: Int { counts.reduce(0, +) }

  /// The line that ends a report for people.
  var line: String {
    let place = files == 1 ? "1 file" : "\(files) files"
    guard findings > 0 else { return "No findings in \(place)." }
    let parts = Severity.allCases.filter { count($0) > 0 }.map { LintSummary.words(count($0), $0) }
    return "Found \(LintSummary.list(parts)) in \(place)\(fixes)."
  }

  private var fixes: String {
    switch (fixable, unsafelyFixable) {
    case (0, 0): ""
    case (0, let unsafe): "; \(unsafe) can be mended with --unsafe-fixes"
    case (let safe, 0): "; \(safe) can be mended with --fix"
    case (let safe, let unsafe): "; \(safe) can be mended with --fix, \(unsafe) more with --unsafe-fixes"
    }
  }

  private static func words(_ count: Int, _ severity: Severity) -> String {
    severity == .information ? "\(count) of information" : "\(count) \(severity.word)\(count == 1 ? "" : "s")"
  }

  private static func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
