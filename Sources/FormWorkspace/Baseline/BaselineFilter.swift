public import FormLint

/// The known findings of one file.
public struct BaselineFilter: Sendable {
  private let file: String
  /// How many findings of each key are known.
  let counts: [BaselineKey: Int]

  /// - Parameter file: as the baseline names it.
  init(file: String, counts: [BaselineKey: Int]) {
    self.file = file
    self.counts = counts
  }

  /// How many findings there are of each key: what a baseline is written from. What cannot be suppressed is not known.
  public func count(_ findings: [LocatedFinding]) -> [BaselineKey: Int] {
    var found: [BaselineKey: Int] = [:]
    for finding in findings where !finding.rule.isAlwaysReported {
      found[BaselineKey(finding, in: file), default: 0] += 1
    }
    return found
  }

  /// Parts the findings that are known from those that are new: of several with one key, the first are known.
  public func part(_ findings: [LocatedFinding]) -> (new: [LocatedFinding], known: [LocatedFinding]) {
    guard !counts.isEmpty else { return (findings, []) }
    var left = counts
    var parts: (new: [LocatedFinding], known: [LocatedFinding]) = ([], [])
    for finding in findings {
      let key = BaselineKey(finding, in: file)
      if let count = left[key], count > 0, !finding.rule.isAlwaysReported {
        left[key] = count - 1
        parts.known.append(finding)
      } else {
        parts.new.append(finding)
      }
    }
    return parts
  }
}
