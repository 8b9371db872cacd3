import FormSyntax

/// Controls that have a finding together, such as those of one tag: one for which it is suppressed leaves it, and what is
/// left of them tells it.
struct FindingMembers: Sendable {
  /// Where each has part in it, in order; the finding stands at the last.
  let places: [ChunkPlace]
  /// The finding about some of them, by their indices in order; nil where there is none about so few.
  let tell: @Sendable (_ left: [Int]) -> (chunk: ChunkID, finding: Finding)?
}

extension FormReporter {
  /// Adds a finding that several controls have together.
  ///
  /// - Parameters:
  ///   - members: the controls, in order.
  ///   - place: where one has part in it.
  ///   - tell: adds the finding about some of them, two or more, at the last.
  mutating func add<Member: Sendable>(
    together members: [Member], at place: (Member) -> ChunkPlace,
    tell: @escaping @Sendable (_ members: [Member], _ report: inout FormReporter) -> Void
  ) {
    @Sendable func told(_ left: [Int]) -> (chunk: ChunkID, finding: Finding)? {
      guard left.count > 1 else { return nil }
      var report = FormReporter()
      tell(left.map { members[$0] }, &report)
      return report.findings.first
    }
    guard var found = told(Array(members.indices)) else { return }
    found.finding.together = FindingMembers(places: members.map(place)) { told($0) }
    add(found)
  }
}
