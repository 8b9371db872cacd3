import FormModel
import FormSyntax

/// The comments of a file that silence findings.
struct Suppressions {
  /// One code of one comment.
  private struct Item {
    var comment: Int
    var code: String
    var codeRange: Range<Int>
    /// The lines whose findings it silences.
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  private struct Placed {
    var comment: SuppressionComment
    var chunk: ChunkID
    var line: Int
  }

  private let file: FileModel
  private var comments: [Placed] = []
  private var items: [Item] = []
  private var invalid: [(chunk: ChunkID, finding: Finding)] = []

  init(_ file: FileModel) {
    self.file = file
    for leaf in file.document.chunks.leaves.indices where file.document.chunks.measure(ofLeaf: leaf).hasDirectives {
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      for chunk in file.document.chunks.leaves[leaf] {
        for comment in SuppressionComment.comments(in: chunk) {
          comments.append(
            Placed(comment: comment, chunk: chunk.id, line: file.document.line(at: start + comment.range.lowerBound)))
        }
        start += Int(chunk.byteCount)
      }
    }
    for index in comments.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let placed = comments[index]
    var report = Reporter()
    let isValid = InvalidSuppression.check(placed.comment, placed.chunk, &report)
    invalid += report.findings.map { (placed.chunk, $0) }
    guard isValid, let reach = placed.comment.reach else { return }
    for (code, range) in placed.comment.codes where LintRuleRegistry.rule(code) != nil {
      let lines: ClosedRange<Int>
      switch reach {
      case .this: lines = placed.line...placed.line
      case .next: lines = nextLine(after: index)...nextLine(after: index)
      case .region: lines = placed.line...regionEnd(of: code, after: index)
      case .end: continue
      }
      items.append(Item(comment: index, code: code, codeRange: range, lines: lines))
    }
  }

  /// The next line that is not itself such a comment.
  private func nextLine(after index: Int) -> Int {
    var line = comments[index].line + 1
    var next = index + 1
    while next < comments.count, comments[next].line == line, comments[next].comment.reach == .next {
      line += 1
      next += 1
    }
    return line
  }

  private func regionEnd(of code: String, after index: Int) -> Int {
    for placed in comments[(index + 1)...] where placed.comment.reach == .end {
      if placed.comment.codes.isEmpty || placed.comment.codes.contains(where: { $0.text == code }) {
        return placed.line
      }
    }
    return .max
  }

  /// The findings that are left, with those about the comments themselves.
  func apply(to findings: [LocatedFinding], _ places: PlaceFinder) -> [LocatedFinding] {
    var items = items
    var left: [LocatedFinding] = []
    for finding in findings {
      let line = file.document.line(at: finding.range.lowerBound)
      let matches = items.indices.filter { items[$0].code == finding.code && items[$0].lines.contains(line) }
      for match in matches { items[match].isUsed = true }
      if matches.isEmpty { left.append(finding) }
    }
    left += invalid.map { places.locate($0.finding, $0.chunk) }
    for (index, placed) in comments.enumerated() {
      let own = items.filter { $0.comment == index }
      let unused = own.filter { !$0.isUsed }
      guard !unused.isEmpty else { continue }
      var report = Reporter()
      UnusedSuppression.report(
        placed.comment, placed.chunk, in: file.document, unused: unused.map { ($0.code, $0.codeRange) },
        all: unused.count == placed.comment.codes.count, &report)
      left += report.findings.map { places.locate($0, placed.chunk) }
    }
    return left
  }
}
