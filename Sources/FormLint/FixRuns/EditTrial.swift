public import FormSyntax
import TextPatterns

/// A file that changes are tried on, to see whether they bring findings.
public struct EditTrial: Sendable {
  private let analysis: FileAnalysis

  /// Nil where something of the file has still to be looked at.
  public init?(_ analysis: FileAnalysis) {
    guard analysis.isComplete else { return nil }
    self.analysis = analysis
  }

  /// Chunks that are looked at between two looks at whether anybody waits.
  private static let chunksTogether = 1_000
  /// Chunks that are looked at again for a change at most.
  private static let mostChunks = 5_000
  /// What an edit counts until that is looked at.
  private static let stepsOfEdit = 1_000

  /// Whether there are more findings of some code after edits of the file than before, those that comments suppress
  /// among them. The edits do not overlap.
  public func bringFindings(_ edits: [SourceEdit]) -> Bool {
    var changed = analysis
    let own = edits.filter { $0.path == nil }.sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in own {
      // Of a change that nobody waits for it does not matter.
      if Interruption.isDue(after: EditTrial.stepsOfEdit) { return true }
      _ = changed.replace(edit.range, with: edit.edit.replacement, isFollowed: true)
    }
    // Nobody waits until very many controls were looked at again: what is not known to bring findings is offered.
    if changed.pendingCount > EditTrial.mostChunks { return false }
    while changed.analyseNext(atMost: EditTrial.chunksTogether) { if Interruption.isWantedNow { return true } }
    return changed.hasMoreFindings(than: analysis)
  }
}

extension FileAnalysis {
  /// How many chunks wait to be looked at.
  fileprivate var pendingCount: Int { Int(chunkFindings.measure.pending) }

  /// Whether there are more findings of some code about chunks and forms than in another version. Those that both share are
  /// not counted: an edit leaves most of them where they lie.
  fileprivate func hasMoreFindings(than other: FileAnalysis) -> Bool {
    var growth: [String: Int] = [:]
    func count(_ leaves: [[ChunkFindings]], _ step: Int) {
      for finding in leaves.joined().lazy.flatMap(\.findings) { growth[finding.rule.code, default: 0] += step }
    }
    count(chunkFindings.leaves(notIn: other.chunkFindings), 1)
    count(other.chunkFindings.leaves(notIn: chunkFindings), -1)
    func count(_ version: FileAnalysis, besides other: FileAnalysis, _ step: Int) {
      for (form, found) in version.formFindings {
        for finding in found.findings(notIn: other.formFindings[form]) { growth[finding.rule.code, default: 0] += step }
      }
    }
    count(self, besides: other, 1)
    count(other, besides: self, -1)
    return growth.contains { $0.value > 0 }
  }
}
