/// Lists of one finding that many chunks have alike, each kept once: a file of garbage has them by the hundred thousand.
///
/// For one thread.
struct SharedFindings {
  private var recent: [[Finding]] = []
  private var next = 0
  /// So many different ones are looked through.
  private static let limit = 32

  /// Findings, in the memory of an equal list where one was met not long ago.
  mutating func shared(_ findings: [Finding]) -> [Finding] {
    guard findings.count == 1, let finding = findings.first else { return findings }
    if let known = recent.first(where: { $0[0].isTwin(of: finding) }) { return known }
    if recent.count < SharedFindings.limit {
      recent.append(findings)
    } else {
      recent[next] = findings
      next = (next + 1) % SharedFindings.limit
    }
    return findings
  }
}
