import FormSyntax

/// The findings of one chunk.
struct ChunkFindings: Measurable, Sendable {
  /// In the order of finding, those that comments suppress too.
  var findings: [Finding] = []
  /// Whether it has still to be looked at: what is there is of an earlier version, or nothing.
  var isPending = false
  /// How many of the findings, the first ones, are not about the texts that a field takes; nil where they are of an
  /// earlier version.
  private var certainCount: Int32?
  /// Whether something about the texts that its field takes was not decided for want of steps.
  var isUndecided = false
  /// The traits of its form that the rules about controls asked for.
  var asked = AskedTraits.all

  /// Whether there may be more to find in the texts that its field takes.
  var isLeftOpen: Bool { isUndecided || isPending }

  /// What was found in a chunk that has been looked at.
  init(_ findings: [Finding] = []) { self.findings = findings }

  /// What was found of all but the texts that a field takes, and of these; nil: that is still to be found out.
  init(certain: [Finding], ofTexts: [Finding]?) {
    findings = certain
    if let ofTexts, !ofTexts.isEmpty { findings += ofTexts }
    certainCount = Int32(clamping: certain.count)
    isPending = ofTexts == nil
  }

  /// That of a chunk in which nothing was found.
  static var nothing: ChunkFindings { ChunkFindings(certain: [], ofTexts: []) }

  /// Those that are not about the texts that a field takes; nil where they are to be found out.
  var certain: [Finding]? { certainCount.map { Array(findings.prefix(Int($0))) } }

  /// Whether a finding is of the present version, and not of one before that has still to be looked at again.
  func isOfNow(_ number: Int) -> Bool { !isPending || number < Int(certainCount ?? 0) }

  /// Has it looked at again: wholly, or what is about the texts that a field takes.
  mutating func markPending(wholly: Bool) {
    isPending = true
    if wholly { certainCount = nil }
  }

  /// What the chunk adds.
  var measure: FindingMeasure { FindingMeasure(findings, isPending: isPending, isUndecided: isUndecided) }
}

/// How many findings there are of each severity, and how many chunks have still to be looked at.
struct FindingMeasure: SequenceMeasure {
  private var counts = SIMD4<Int32>(repeating: 0)
  /// How many chunks have still to be looked at.
  private(set) var pending: Int32 = 0
  /// In how many chunks something was not decided for want of steps.
  private(set) var undecided: Int32 = 0
  /// How many findings there are that others of their form or of a preset's users may stand for.
  private(set) var joinable: Int32 = 0

  /// No chunk.
  static let zero = FindingMeasure()

  /// No chunk.
  init() {}

  /// One chunk.
  init(_ findings: [Finding], isPending: Bool, isUndecided: Bool) {
    for finding in findings {
      counts[Int(finding.severity.rawValue)] &+= 1
      if finding.isToldOncePerForm || finding.cause != nil { joinable &+= 1 }
    }
    pending = isPending ? 1 : 0
    undecided = isUndecided ? 1 : 0
  }

  /// Adds the chunks that follow.
  mutating func append(_ other: FindingMeasure) {
    counts &+= other.counts
    pending &+= other.pending
    undecided &+= other.undecided
    joinable &+= other.joinable
  }

  /// How many findings have a severity.
  subscript(severity: Severity) -> Int { Int(counts[Int(severity.rawValue)]) }

  /// How many findings there are.
  var total: Int { Int(counts.wrappedSum()) }
}
