import FormLint

/// How many findings of one code in one file are shown: a text that is no form definition makes as many as it is long.
struct FindingLimit {
  /// Nil: all.
  let limit: Int?

  /// Leaves the findings out that are too many; gives how many of each code these are, the codes by name.
  func apply(to findings: inout [LocatedFinding]) -> [(code: String, count: Int)] {
    guard let limit, findings.count > limit else { return [] }
    var counts: [String: Int] = [:]
    findings = findings.filter { finding in
      let count = counts[finding.code, default: 0] + 1
      counts[finding.code] = count
      return count <= limit
    }
    return counts.filter { $0.value > limit }.sorted { $0.key < $1.key }.map { ($0.key, $0.value - limit) }
  }
}
