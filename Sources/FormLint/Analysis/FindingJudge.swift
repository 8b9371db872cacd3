public import FormModel
import FormSyntax

/// Decides what becomes of the findings of a file: what settings and baselines say. It is asked about one after the
/// other, in the order of the text, since of findings that look the same some may be known.
public protocol FindingJudge {
  /// Whether it asks about names at all; where it does not, every finding with a severity is shown.
  var asksForNames: Bool { get }

  /// How serious a finding is whose rule gave it the severity `own`; nil: it is not shown.
  mutating func severity(of rule: LintRuleInfo, _ own: Severity) -> Severity?

  /// What becomes of a finding that is shown so far, by the names of the form and of the control or preset that it is
  /// about; nil where it is about none.
  mutating func standing(
    of rule: LintRuleInfo, form: ArraySlice<UInt8>?, control: ArraySlice<UInt8>?
  ) -> FindingStanding
}

/// What becomes of a finding.
public enum FindingStanding: Sendable {
  /// It is shown as it is.
  case shown
  /// It is left out.
  case suppressed
  /// Somebody decided to live with it: it is shown as a hint, faded.
  case known
}

extension FileAnalysis {
  /// The worst findings as a judge sees them, at most `limit`, without fixes and names. What is left out is neither
  /// copied nor put in words, so that a keystroke costs about what it costs without a judge.
  public func worstFindings(
    _ limit: Int, path: String, project: ProjectModel, as judge: inout some FindingJudge
  ) -> WorstFindings {
    let (others, hidden, joined) = otherFindings(path, project)
    var all = placedFindings(others, hidden, joined, &judge)
    if judge.asksForNames { all.judge(with: &judge, in: file) }
    let places = PlaceFinder(file: file, project: project, .brief)
    var worst: [LocatedFinding] = []
    for severity in Severity.allCases where worst.count < limit {
      worst += all.lazy.filter { $0.shownSeverity == severity }.prefix(limit - worst.count).map { item in
        var found = locate(item, others, joined, places)
        found.severity = severity
        if item.isKnown, !found.tags.contains(.unnecessary) { found.tags.append(.unnecessary) }
        return found
      }
    }
    return WorstFindings(findings: worst, omitted: all.count - worst.count, undecidedFields: leftUndecided)
  }

  /// All findings that no comment suppresses and no severity turns off, in the order of the text.
  private func placedFindings(
    _ others: [(chunk: ChunkID, finding: Finding)], _ hidden: HiddenFindings, _ joined: JoinedFindings,
    _ judge: inout some FindingJudge
  ) -> [PlacedFinding] {
    var all: [PlacedFinding] = []
    all.reserveCapacity(chunkFindings.measure.total + others.count)
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).total > 0 {
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      let first = chunkFindings.start(ofLeaf: leaf)
      for (offset, chunk) in file.document.chunks.leaves[leaf].enumerated() {
        let found = chunkFindings.leaves[leaf][offset].findings
        let hiddenHere = found.isEmpty || hidden.count == 0 ? nil : hidden.inChunks[first + offset]
        for number in found.indices where hiddenHere?.contains(number) != true {
          let rule = found[number].rule
          guard let severity = judge.severity(of: rule, found[number].severity) else { continue }
          let range = found[number].range
          all.append(
            PlacedFinding(
              range: start + range.lowerBound..<start + range.upperBound, rule: rule, severity: severity,
              chunk: first + offset, source: .chunk(number)))
          guard !joined.isEmpty, let cause = joined[first + offset, number]?.cause else { continue }
          all[all.count - 1].move(to: cause, in: file.document)
        }
        start += Int(chunk.byteCount)
      }
    }
    for (number, other) in others.enumerated() {
      guard let severity = judge.severity(of: other.finding.rule, other.finding.severity) else { continue }
      let index = file.document.index(of: other.chunk) ?? 0
      let start = file.document.start(ofChunk: index)
      let range = other.finding.range
      all.append(
        PlacedFinding(
          range: start + range.lowerBound..<start + range.upperBound, rule: other.finding.rule, severity: severity,
          chunk: index, source: .other(number)))
    }
    all.sortInTextOrder()
    return all
  }

  private func locate(
    _ item: PlacedFinding, _ others: [(chunk: ChunkID, finding: Finding)], _ joined: JoinedFindings,
    _ places: PlaceFinder
  ) -> LocatedFinding {
    switch item.source {
    case .other(let number): return places.locate(others[number].finding, others[number].chunk)
    case .caused(let chunk, let number):
      var finding = chunkFindings[chunk].findings[number]
      if let others = joined[chunk, number] { finding.stand(for: others) }
      return places.locate(finding, file.entries[item.chunk].id)
    case .chunk(let number):
      var finding = chunkFindings[item.chunk].findings[number]
      if let others = joined[item.chunk, number] { finding.stand(for: others) }
      return places.locate(finding, file.entries[item.chunk].id)
    }
  }
}

/// A finding as far as it takes to know whether it is shown.
private struct PlacedFinding {
  /// Where the finding is kept.
  enum Source {
    /// Among those of its chunk.
    case chunk(Int)
    /// Among those of another chunk, by its index: it is told in the preset that causes it.
    case caused(chunk: Int, Int)
    /// Among those about forms, imports and comments.
    case other(Int)
  }

  /// Bytes from the start of the file.
  var range: Range<Int>
  let rule: LintRuleInfo
  /// As settings have it.
  let severity: Severity
  /// The index of the chunk that it is told in.
  var chunk: Int
  var source: Source
  var isKnown = false

  /// What is known counts as a hint.
  var shownSeverity: Severity { isKnown ? .hint : severity }

  mutating func move(to cause: ChunkPlace, in document: Document) {
    guard let index = document.index(of: cause.chunk), case .chunk(let number) = source else { return }
    source = .caused(chunk: chunk, number)
    chunk = index
    let start = document.start(ofChunk: index)
    range = start + cause.range.lowerBound..<start + cause.range.upperBound
  }

  func isBefore(_ other: PlacedFinding) -> Bool {
    if range.lowerBound != other.range.lowerBound { return range.lowerBound < other.range.lowerBound }
    if range.upperBound != other.range.upperBound { return range.upperBound < other.range.upperBound }
    return rule.code < other.rule.code
  }
}

extension [PlacedFinding] {
  fileprivate mutating func sortInTextOrder() {
    if !indices.dropFirst().allSatisfy({ !self[$0].isBefore(self[$0 - 1]) }) { sort { $0.isBefore($1) } }
  }

  /// Takes out what is suppressed, and marks what is known.
  fileprivate mutating func judge(with judge: inout some FindingJudge, in file: FileModel) {
    var form: FormIndex?
    var kept = 0
    for index in indices {
      let entry = file.entries[self[index].chunk]
      if form?.holds(entry.id) != true { form = file.formIndex(of: entry.id).map { file.forms[$0] } }
      let standing = judge.standing(
        of: self[index].rule, form: form.map { $0.head.source.bytes($0.head.nameRange) },
        control: entry.block.isNamed ? entry.block.source.bytes(entry.block.nameRange) : nil)
      if standing == .suppressed { continue }
      self[kept] = self[index]
      self[kept].isKnown = standing == .known
      kept += 1
    }
    removeSubrange(kept...)
  }
}
