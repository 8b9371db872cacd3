import FormModel
import FormSyntax

/// What the rules about a form found, rule by rule, so that those run again only that an edit concerns.
struct FormFindings: Sendable {
  private struct OfRule: Sendable {
    var findings: [(chunk: ChunkID, finding: Finding)] = []
    /// The chunks that these speak of, with bytes that an edit there would move.
    var chunks: Set<ChunkID> = []

    init(_ findings: [(chunk: ChunkID, finding: Finding)]) {
      self.findings = findings
      for (chunk, finding) in findings {
        chunks.insert(chunk)
        finding.forEachPlace { chunks.insert($0.chunk) }
      }
    }
  }

  /// By the number of the rule, for those that found something.
  private var byRule: [Int: OfRule] = [:]

  /// Nothing is found yet.
  init() {}

  /// All of them, in the order of the rules.
  var all: [(chunk: ChunkID, finding: Finding)] { byRule.sorted { $0.key < $1.key }.flatMap(\.value.findings) }

  /// Those but of rules that have not run again since another version.
  func findings(notIn other: FormFindings?) -> [Finding] {
    byRule.filter { number, found in
      other?.byRule[number].map { !found.findings.isSame(as: $0.findings) } ?? true
    }.values.flatMap { $0.findings.map(\.finding) }
  }

  /// Whether no rule found anything.
  var isEmpty: Bool { byRule.isEmpty }

  /// Whether some of them stand in, or speak of, one of some chunks.
  func speak(of chunks: Set<ChunkID>) -> Bool { byRule.values.contains { !$0.chunks.isDisjoint(with: chunks) } }

  /// Whether some of them speak of a place in another file.
  func speak(ofFile path: String) -> Bool {
    byRule.values.contains { $0.findings.contains { $0.finding.speaks(ofFile: path) } }
  }

  /// Runs rules on a form.
  ///
  /// - Parameter change: what edits changed since they were run; nil: whatever there is.
  mutating func update(_ rules: [any FormRule.Type], _ context: FormContext, after change: ControlChange?) {
    // There may be very many: nobody has to look at the members that they do not have.
    if context.form.isEmpty {
      byRule = [:]
      return
    }
    for (number, rule) in rules.enumerated() {
      if let change, !rule.formFilter.concerns(change),
        byRule[number].map({ $0.chunks.isDisjoint(with: change.chunks) }) ?? true
      {
        continue
      }
      var reporter = FormReporter()
      rule.check(context, &reporter)
      if !reporter.findings.isEmpty {
        byRule[number] = OfRule(reporter.findings)
      } else if !byRule.isEmpty {
        byRule[number] = nil
      }
    }
  }
}

extension Finding {
  /// Whether it speaks of a place in one of some chunks.
  func speaks(of chunks: Set<ChunkID>) -> Bool {
    var speaks = false
    forEachPlace { speaks = speaks || chunks.contains($0.chunk) }
    return speaks
  }

  /// Whether it speaks of a place in another file.
  func speaks(ofFile path: String) -> Bool {
    var speaks = false
    forEachPlace { speaks = speaks || $0.path == path }
    return speaks
  }

  /// Goes through all places that it speaks of but its own.
  fileprivate func forEachPlace(_ body: (ChunkPlace) -> Void) {
    for other in related { body(other.place) }
    for fix in fixes {
      for case .replace(let place, _) in fix.edits { body(place) }
    }
    if let cause { body(cause) }
    if let wholeCause { body(wholeCause) }
    for place in together?.places ?? [] { body(place) }
  }
}
