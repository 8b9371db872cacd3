import FormSyntax

/// Takes the findings of rules about one chunk.
struct Reporter {
  /// What was found, in the order of finding.
  private(set) var findings: [Finding] = []

  /// Nothing has been found.
  init() {}

  /// Adds a finding that was made before, but not what a rule finds at one place beyond the first few: a control has all
  /// that is wrong with its presets where it names them.
  mutating func add(_ finding: Finding) {
    if !isFull(finding.rule, finding.range) { findings.append(finding) }
  }

  /// Whether the last findings are as many as one rule may have at a place.
  func isFull(_ rule: LintRuleInfo, _ range: Range<Int>) -> Bool {
    guard findings.count >= Reporter.mostAtPlace else { return false }
    let earlier = findings[findings.count - Reporter.mostAtPlace]
    return earlier.range == range && earlier.rule == rule
  }

  /// How many findings of one rule a place may have in succession.
  static let mostAtPlace = 10

  /// Adds a finding; `range` counts from the start of the chunk. What it says is made where the place takes it.
  mutating func add<R: LintRule>(
    _ rule: R.Type, at range: Range<Int>, _ message: @autoclosure () -> Finding.Message, severity: Severity? = nil,
    related: @autoclosure () -> [Related] = [], tags: [Finding.Tag] = [], fixes: [Fix] = [],
    data: [(key: String, value: Finding.Datum)] = [], cause: ChunkPlace? = nil, wholeCause: ChunkPlace? = nil,
    isToldOncePerForm: Bool = R.info.isToldOncePerForm, needsAllUsers: Bool = false, isAssumed: Bool = false
  ) {
    if isFull(R.info, range) { return }
    add(
      Finding(
        rule: R.info, severity: severity ?? R.info.severity, message: message(), range: range, related: related(),
        tags: tags, fixes: fixes, data: data, cause: cause, wholeCause: wholeCause,
        isToldOncePerForm: isToldOncePerForm, needsAllUsers: needsAllUsers, isAssumed: isAssumed))
  }
}

/// Takes the findings of rules about a form; each says which of its chunks it is about.
struct FormReporter {
  /// What was found, in the order of finding, each in a chunk of the file.
  private(set) var findings: [(chunk: ChunkID, finding: Finding)] = []

  /// Nothing has been found.
  init() {}

  /// Adds a finding of a chunk of the analysed file.
  mutating func add(_ found: (chunk: ChunkID, finding: Finding)) { findings.append(found) }

  /// Adds a finding at a place of the analysed file.
  mutating func add<R: LintRule>(
    _ rule: R.Type, at place: ChunkPlace, _ message: Finding.Message, severity: Severity? = nil,
    related: [Related] = [], tags: [Finding.Tag] = [], fixes: [Fix] = [],
    data: [(key: String, value: Finding.Datum)] = []
  ) {
    var reporter = Reporter()
    reporter.add(
      rule, at: place.range, message, severity: severity, related: related, tags: tags, fixes: fixes, data: data)
    findings += reporter.findings.map { (place.chunk, $0) }
  }
}
