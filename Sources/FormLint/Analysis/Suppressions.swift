import FormModel
import FormSyntax

/// The comments of a file that silence findings, with the lines that each of them speaks of.
///
/// What it costs grows with the comments and with the findings that are asked about, never with their product.
struct Suppressions {
  /// One code of one comment.
  private struct Item {
    /// The index of the comment, and of the code among its codes.
    var comment: Int
    var code: Int
    var name: String
    /// The lines whose findings it silences.
    var lines: ClosedRange<Int>
  }

  private struct Placed {
    var comment: SuppressionComment
    var chunk: ChunkID
    var line: Int
  }

  private let file: FileModel
  private var comments: [Placed] = []
  /// In the order of the comments.
  private var items: [Item] = []
  /// The lines that comments silence, by code, and of all codes together.
  private var silent: [String: LineSet] = [:]
  private var anySilent = LineSet([])
  private var invalid: [(chunk: ChunkID, finding: Finding)] = []

  /// Reads all `formdef:` comments of a file.
  init(_ file: FileModel) {
    self.file = file
    var cursor = LineCursor(file.document)
    for leaf in file.document.chunks.leaves.indices where file.document.chunks.measure(ofLeaf: leaf).hasDirectives {
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      let first = file.document.chunks.start(ofLeaf: leaf)
      for (offset, chunk) in file.document.chunks.leaves[leaf].enumerated() {
        for comment in chunk.hasDirectives ? file.entries[first + offset].suppressions : [] {
          let line = cursor.line(at: start + comment.range.lowerBound).line
          comments.append(Placed(comment: comment, chunk: chunk.id, line: line))
        }
        start += Int(chunk.byteCount)
      }
    }
    readComments()
    silent = Dictionary(grouping: items, by: \.name).mapValues { LineSet($0.map(\.lines)) }
    anySilent = LineSet(items.map(\.lines))
  }

  /// Goes from the last comment to the first, since where one ends is said by those behind it.
  private mutating func readComments() {
    var nextLines = comments.map { $0.line + 1 }
    var ends: [String: Int] = [:]
    var endOfAll = Int.max
    var found: [Item] = []
    for (index, placed) in comments.enumerated().reversed() {
      if index + 1 < comments.count, comments[index + 1].line == placed.line + 1,
        comments[index + 1].comment.reach == .next
      {
        nextLines[index] = nextLines[index + 1]
      }
      if placed.comment.reach == .end {
        if placed.comment.codes.isEmpty { endOfAll = placed.line }
        for (code, _) in placed.comment.codes { ends[code] = placed.line }
      }
      var report = Reporter()
      let isValid = InvalidSuppression.check(placed.comment, placed.chunk, &report)
      invalid += report.findings.reversed().map { (placed.chunk, $0) }
      guard isValid, let reach = placed.comment.reach else { continue }
      for (number, (code, _)) in placed.comment.codes.enumerated().reversed() where LintRuleRegistry.isRule(code) {
        let lines: ClosedRange<Int>
        switch reach {
        case .this: lines = placed.line...placed.line
        case .next: lines = nextLines[index]...nextLines[index]
        case .region: lines = placed.line...max(placed.line, min(ends[code] ?? .max, endOfAll))
        case .end: continue
        }
        found.append(Item(comment: index, code: number, name: code, lines: lines))
      }
    }
    items = found.reversed()
    invalid.reverse()
  }

  /// Whether a comment silences a code on some of the lines.
  func mayHide(_ lines: ClosedRange<Int>) -> Bool { anySilent.meets(lines) }

  /// Whether a comment silences a code on a line.
  func hides(_ code: String, _ line: Int) -> Bool { silent[code]?.meets(line...line) ?? false }

  /// The line of a place of the file where a comment silences a code; nil where none does.
  func line(ofSilenced code: String, _ place: ChunkPlace) -> Int? {
    guard let range = file.place(place.range, of: place.chunk)?.range else { return nil }
    let line = file.document.line(at: range.lowerBound)
    return hides(code, line) ? line : nil
  }

  /// The findings about the comments themselves, after it is known which findings they silence. Of a preset that only
  /// other files use, what it causes there is not known here.
  func findings(_ hidden: HiddenFindings, _ users: PresetUsers) -> [(chunk: ChunkID, finding: Finding)] {
    var found = invalid
    var report = UnusedSuppression.Report(file.document)
    var first = items.startIndex
    while first < items.endIndex {
      let comment = items[first].comment
      var end = first
      while end < items.endIndex, items[end].comment == comment { end += 1 }
      let unused = items[first..<end].filter { !hidden.has($0.name, on: $0.lines) }
      if !unused.isEmpty, !isOfUnknownUsers(comments[comment].chunk, users) {
        found += report.findings(comments[comment].comment, comments[comment].chunk, unused: unused.map(\.code))
      }
      first = end
    }
    return found
  }
}

extension Suppressions {
  private func isOfUnknownUsers(_ chunk: ChunkID, _ users: PresetUsers) -> Bool {
    guard file.entry(chunk)?.block.kind == .preset else { return false }
    return users.controls(thatUse: ChunkPlace(chunk: chunk, range: 0..<0)).isEmpty
  }
}

/// Lines, as ranges that lie apart, in order.
struct LineSet: Sendable {
  private var ranges: [ClosedRange<Int>] = []

  /// Ranges in any order, which may overlap.
  init(_ ranges: [ClosedRange<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Whether some line is in both.
  func meets(_ lines: ClosedRange<Int>) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= lines.upperBound
  }
}

/// The findings that comments silence.
struct HiddenFindings {
  /// By the index of the chunk, the indices of its findings.
  private(set) var inChunks: [Int: Set<Int>] = [:]
  /// How many findings of chunks are hidden.
  private(set) var count = 0
  /// The lines of the findings, by code, in rising order once all are there.
  private var lines: [String: [Int]] = [:]

  /// Notes that a finding about a form or the file is silent.
  mutating func add(_ code: String, line: Int) { lines[code, default: []].append(line) }

  /// Notes that a finding of a chunk is silent, both by their indices.
  mutating func add(_ code: String, line: Int, chunk: Int, finding: Int) {
    add(code, line: line)
    inChunks[chunk, default: []].insert(finding)
    count += 1
  }

  /// Hides a finding that another one stands for.
  mutating func join(chunk: Int, finding: Int) {
    inChunks[chunk, default: []].insert(finding)
    count += 1
  }

  /// To be called once, before `has` is asked.
  mutating func finish() { for code in lines.keys { lines[code]?.sort() } }

  /// Whether one with a code is on some of the lines.
  func has(_ code: String, on range: ClosedRange<Int>) -> Bool {
    guard let lines = lines[code] else { return false }
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low] <= range.upperBound
  }
}

extension FileAnalysis {
  /// The findings about single chunks that comments silence.
  func hiddenFindings(_ suppressions: Suppressions) -> HiddenFindings {
    var hidden = HiddenFindings()
    var cursor = LineCursor(file.document)
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).total > 0 {
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      var line = file.document.chunks.measure(beforeLeaf: leaf).lineBreaks
      let first = chunkFindings.start(ofLeaf: leaf)
      for (offset, chunk) in file.document.chunks.leaves[leaf].enumerated() {
        let found = chunkFindings.leaves[leaf][offset].findings
        if !found.isEmpty, suppressions.mayHide(line...line + Int(chunk.lineBreaks)) {
          for (number, finding) in found.enumerated() {
            let line = cursor.line(at: start + finding.range.lowerBound).line
            if suppressions.hides(finding.rule.code, line) {
              hidden.add(finding.rule.code, line: line, chunk: first + offset, finding: number)
            }
          }
        }
        start += Int(chunk.byteCount)
        line += Int(chunk.lineBreaks)
      }
    }
    return hidden
  }
}
