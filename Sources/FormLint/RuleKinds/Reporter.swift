import FormSyntax

/// Takes the findings of rules about one chunk.
struct Reporter {
  /// What was found, in the order of finding.
  private(set) var findings: [Finding] = []

  /// Nothing has been found.
  init() {}

  /// Adds a finding that was made before.
  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Adds a finding; `range` counts from the start of the chunk.
  mutating func add<R: LintRule>(
    _ rule: R.Type, at range: Range<Int>, _ message: Finding.Message, severity: Severity? = nil,
    related: [Related] = [], tags: [Finding.Tag] = [], fixes: [Fix] = [],
    data: [(key: String, value: Finding.Datum)] = [], cause: ChunkPlace? = nil, wholeCause: ChunkPlace? = nil,
    isToldOncePerForm: Bool = R.info.isToldOncePerForm, needsAllUsers: Bool = false, isAssumed: Bool = false
  ) {
    findings.append(
      Finding(
        rule: R.info, severity: severity ?? R.info.severity, message: message, range: range, related: related,
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
