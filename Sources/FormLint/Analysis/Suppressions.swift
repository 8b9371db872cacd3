import FormModel
import FormSyntax

/// The comments of a file that suppress findings, with the lines that each of them speaks of.
///
/// What it costs grows with the comments and with the findings that are asked about, never with their product.
struct Suppressions {
  /// One code of one comment.
  private struct Item {
    /// The index of the comment, and of the code among its codes.
    var comment: Int
    var code: Int
    var rule: LintRuleInfo
    /// The lines whose findings it suppresses.
    var lines: ClosedRange<Int>
  }

  /// A comment with its lines.
  private struct Placed {
    /// The index of its chunk in the file, and its own among the chunk's.
    var chunk: Int
    var number: Int
    var line: Int
    var lastLine: Int
    var reach: SuppressionComment.Reach?
    /// Whether it says all that it has to.
    var isValid: Bool
    /// Its codes among `rules`.
    var codes: Range<Int>
  }

  private let file: FileModel
  private var comments: [Placed] = []
  /// The rules that the comments name, in their order; nil where there is none of that name.
  private var rules: [LintRuleInfo?] = []
  /// The code that was met last: many comments name one.
  private var lastCode: (text: String, rule: LintRuleInfo?) = ("", nil)
  /// In the order of the comments.
  private var items: [Item] = []
  /// The lines that comments suppress, by rule, and of all rules together.
  private var suppressed: [LintRuleInfo: LineSet] = [:]
  private var anySuppressed = LineSet([])
  private var invalid: [(chunk: ChunkID, finding: Finding)] = []
  /// The comments that end what no other one began, with the indices of those of their codes; of all where they name none.
  private var strayEnds: [(comment: Int, codes: [Int])] = []

  /// Reads all `formdef:` comments of a file.
  init(_ file: FileModel) {
    self.file = file
    let chunks = file.document.chunks
    for leaf in chunks.leaves.indices where chunks.measure(ofLeaf: leaf).hasDirectives {
      var line = chunks.measure(beforeLeaf: leaf).lineBreaks
      let first = chunks.start(ofLeaf: leaf)
      for offset in chunks.leaves[leaf].indices {
        if chunks.leaves[leaf][offset].hasDirectives {
          add(file.entries.leaves[leaf][offset], first + offset, line: line)
        }
        line += Int(chunks.leaves[leaf][offset].lineBreaks)
      }
    }
    readComments()
    findStrayEnds()
    // What is always reported no comment hides.
    let hiding = items.filter { !$0.rule.isAlwaysReported }
    suppressed = Dictionary(grouping: hiding, by: \.rule).mapValues { LineSet($0.map(\.lines)) }
    anySuppressed = LineSet(hiding.map(\.lines))
  }

  /// Takes in the comments of a chunk, which begins on a line.
  private mutating func add(_ entry: ModelEntry, _ chunk: Int, line: Int) {
    for number in entry.suppressions.indices {
      let comment = entry.suppressions[number]
      let start = rules.count
      for code in comment.codes {
        if code.text != lastCode.text { lastCode = (code.text, LintRuleRegistry.rule(code.text)) }
        rules.append(lastCode.rule)
      }
      var report = Reporter()
      let isValid = InvalidSuppression.check(comment, entry.id, rules[start...], &report)
      invalid += report.findings.map { (entry.id, $0) }
      comments.append(
        Placed(
          chunk: chunk, number: number, line: line + comment.line, lastLine: line + comment.lastLine,
          reach: comment.reach, isValid: isValid, codes: start..<rules.count))
    }
  }

  /// Goes from the last comment to the first, since where one ends is said by those behind it.
  private mutating func readComments() {
    var nextLines = comments.map { $0.lastLine + 1 }
    var ends: [LintRuleInfo: Int] = [:]
    var endOfAll = Int.max
    for index in comments.indices.reversed() {
      let comment = comments[index]
      if index + 1 < comments.count, comments[index + 1].line == comment.lastLine + 1,
        comments[index + 1].reach == .next
      {
        nextLines[index] = nextLines[index + 1]
      }
      guard comment.isValid, let reach = comment.reach else { continue }
      if reach == .end {
        if comment.codes.isEmpty { endOfAll = comment.line }
        for code in comment.codes { if let rule = rules[code] { ends[rule] = comment.line } }
      }
      for code in comment.codes.reversed() {
        guard let rule = rules[code] else { continue }
        let lines: ClosedRange<Int>
        switch reach {
        case .this: lines = comment.line...comment.lastLine
        case .next: lines = nextLines[index]...nextLines[index]
        case .region: lines = comment.line...max(comment.line, min(ends[rule] ?? .max, endOfAll))
        case .end: continue
        }
        items.append(Item(comment: index, code: code - comment.codes.lowerBound, rule: rule, lines: lines))
      }
    }
    items.reverse()
  }

  /// Goes from the first comment to the last with the rules of the regions that are open. One of which it is not known what
  /// it says may have been meant to open one.
  private mutating func findStrayEnds() {
    var open: Set<LintRuleInfo> = []
    var mayBeOpen = false
    for (index, comment) in comments.enumerated() {
      switch comment.reach {
      case .region:
        open.formUnion(rules[comment.codes].compactMap { $0 })
        if comment.codes.isEmpty || rules[comment.codes].contains(nil) { mayBeOpen = true }
      case .end where !comment.isValid: break
      case .end where comment.codes.isEmpty:
        if open.isEmpty, !mayBeOpen { strayEnds.append((index, [])) }
        (open, mayBeOpen) = ([], false)
      case .end:
        let stray = comment.codes.filter { code in rules[code].map { open.remove($0) == nil } ?? false }
        if !stray.isEmpty, !mayBeOpen {
          strayEnds.append((index, stray.map { $0 - comment.codes.lowerBound }))
        }
      case nil: mayBeOpen = true
      case .this, .next: break
      }
    }
  }

  /// Whether a comment suppresses a code on some of the lines.
  func mayHide(_ lines: ClosedRange<Int>) -> Bool { anySuppressed.meets(lines) }

  /// Whether a comment suppresses a rule somewhere.
  func hides(_ rule: LintRuleInfo) -> Bool { suppressed[rule] != nil }

  /// Whether a comment suppresses a rule on a line.
  func hides(_ rule: LintRuleInfo, _ line: Int) -> Bool { suppressed[rule]?.meets(line...line) ?? false }

  /// The line of a place of the file where a comment suppresses a rule; nil where none does.
  ///
  /// - Parameter cursor: finds lines of the file.
  func line(ofSuppressed rule: LintRuleInfo, _ place: ChunkPlace, _ cursor: inout LineCursor) -> Int? {
    guard suppressed[rule] != nil, let range = file.place(place.range, of: place.chunk)?.range else { return nil }
    let line = cursor.line(at: range.lowerBound).line
    return hides(rule, line) ? line : nil
  }

  /// The findings about the comments themselves, after it is known which findings they suppress. Of a preset that only
  /// other files use, what it causes there is not known here; and what was not looked for as a whole may be there. What
  /// cannot be suppressed is suppressed nowhere, in a text that cannot be read as a whole too.
  ///
  /// - Parameters:
  ///   - analysis: what found them.
  ///   - coverage: what that looked for.
  func findings(
    _ hidden: HiddenFindings, _ users: PresetUsers, _ analysis: FileAnalysis, _ coverage: FindingCoverage
  ) -> [(chunk: ChunkID, finding: Finding)] {
    var found = invalid
    lazy var undecided = UndecidedLines(analysis)
    var report = UnusedSuppression.Report(file.document)
    for (index, codes) in strayEnds where coverage.isRead {
      let entry = file.entries[comments[index].chunk]
      found += report.findings(entry.suppressions[comments[index].number], entry.id, unused: codes)
    }
    var first = items.startIndex
    while first < items.endIndex {
      let comment = items[first].comment
      var end = first
      while end < items.endIndex, items[end].comment == comment { end += 1 }
      var unused = items[first..<end].filter {
        !$0.rule.canBeSuppressed || coverage.isRead && !hidden.has($0.rule, on: $0.lines)
      }
      if !unused.isEmpty {
        let entry = file.entries[comments[comment].chunk]
        let isOfPreset = entry.block.kind == .preset
        let mayBeUsed = unused.contains(where: \.rule.canBeSuppressed) && isOfUnknownUsers(entry, users)
        unused.removeAll {
          $0.rule.canBeSuppressed
            && (mayBeUsed || !coverage.coversStrings($0.rule.code)
              || undecided.mayHold($0.rule, $0.lines, isOfPreset: isOfPreset))
        }
        if !unused.isEmpty {
          let written = entry.suppressions[comments[comment].number]
          found += report.findings(written, entry.id, unused: unused.map(\.code))
        }
      }
      first = end
    }
    return found
  }

  private func isOfUnknownUsers(_ entry: ModelEntry, _ users: PresetUsers) -> Bool {
    entry.block.kind == .preset && !users.areAny(of: ChunkPlace(chunk: entry.id, range: 0..<0))
  }
}
