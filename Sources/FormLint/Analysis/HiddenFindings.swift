import FormModel
import FormSyntax

/// The findings that comments suppress.
struct HiddenFindings {
  /// Findings of one chunk, by their indices. Hardly any chunk has more than 64.
  struct Indices {
    private var first: UInt64 = 0
    private var others: Set<Int> = []

    /// None.
    init() {}

    /// Whether a finding is one of them.
    @inline(__always)
    func contains(_ index: Int) -> Bool {
      index < 64 ? first & 1 &<< UInt64(truncatingIfNeeded: index) != 0 : others.contains(index)
    }

    /// Adds a finding.
    mutating func insert(_ index: Int) {
      if index < 64 { first |= 1 &<< UInt64(truncatingIfNeeded: index) } else { others.insert(index) }
    }
  }

  /// By the index of the chunk.
  private(set) var inChunks: [Int: Indices] = [:]
  /// How many findings of chunks are hidden.
  private(set) var count = 0
  /// The lines of the findings, by rule, in rising order once all are there.
  private var lines: [LintRuleInfo: [Int]] = [:]

  /// Notes that a finding about a form or the file is suppressed.
  mutating func add(_ rule: LintRuleInfo, line: Int) { lines[rule, default: []].append(line) }

  /// Notes that a finding of a chunk is suppressed, both by their indices.
  mutating func add(_ rule: LintRuleInfo, line: Int, chunk: Int, finding: Int) {
    add(rule, line: line)
    join(chunk: chunk, finding: finding)
  }

  /// Hides a finding that another one stands for.
  mutating func join(chunk: Int, finding: Int) {
    inChunks[chunk, default: Indices()].insert(finding)
    count += 1
  }

  /// Whether a finding of a chunk is hidden, both by their indices.
  func has(chunk: Int, finding: Int) -> Bool { inChunks[chunk]?.contains(finding) ?? false }

  /// To be called once, before `has` is asked of lines.
  mutating func finish() { for rule in lines.keys { lines[rule]?.sort() } }

  /// Whether one of a rule is on some of the lines.
  func has(_ rule: LintRuleInfo, on range: ClosedRange<Int>) -> Bool {
    guard let lines = lines[rule] else { return false }
    let first = lines.partitioningIndex { $0 >= range.lowerBound }
    return first < lines.count && lines[first] <= range.upperBound
  }
}

extension FileAnalysis {
  /// The findings about single chunks that comments suppress.
  func hiddenFindings(_ suppressions: Suppressions) -> HiddenFindings {
    var hidden = HiddenFindings()
    var cursor = LineCursor(file.document)
    let chunks = file.document.chunks
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).total > 0 {
      var start = chunks.measure(beforeLeaf: leaf).bytes
      var line = chunks.measure(beforeLeaf: leaf).lineBreaks
      let first = chunkFindings.start(ofLeaf: leaf)
      for offset in chunks.leaves[leaf].indices {
        let breaks = Int(chunks.leaves[leaf][offset].lineBreaks)
        if !chunkFindings.leaves[leaf][offset].findings.isEmpty, suppressions.mayHide(line...line + breaks) {
          hide(leaf, offset, first + offset, start: start, &cursor, suppressions, &hidden)
        }
        start += Int(chunks.leaves[leaf][offset].byteCount)
        line += breaks
      }
    }
    return hidden
  }

  /// Hides what comments suppress of one chunk's findings, which are not copied: there may be many.
  private func hide(
    _ leaf: Int, _ offset: Int, _ chunk: Int, start: Int, _ cursor: inout LineCursor, _ suppressions: Suppressions,
    _ hidden: inout HiddenFindings
  ) {
    for number in chunkFindings.leaves[leaf][offset].findings.indices {
      let rule = chunkFindings.leaves[leaf][offset].findings[number].rule
      guard suppressions.hides(rule) else { continue }
      let place = chunkFindings.leaves[leaf][offset].findings[number].range.lowerBound
      let line = cursor.line(at: start + place).line
      if suppressions.hides(rule, line) { hidden.add(rule, line: line, chunk: chunk, finding: number) }
    }
  }
}
