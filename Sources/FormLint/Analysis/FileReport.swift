public import FormModel
import FormSyntax

extension FileAnalysis {
  /// All findings of the file, in the order of the text, those that comments suppress taken out.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - project: what other places in findings are looked up in, and where imports are followed.
  public func report(
    path: String, project: ProjectModel, _ detail: FindingDetail = .whole
  ) -> [LocatedFinding] {
    let (others, hidden, joined) = otherFindings(path, project, ofEach: detail == .each)
    if others.isEmpty, chunkFindings.measure.total == 0 { return [] }
    // Very many are written into one list: time matters less there than memory.
    let isSmall = chunkFindings.measure.total < FileAnalysis.manyFindings
    let parts = chunkFindings.leaves.indices.parts(atLeast: isSmall ? 20 : .max)
    var located = mapConcurrently(parts.count) { part in
      chunkReport(PlaceFinder(file: file, project: project, detail), parts[part], hidden, joined)
    }.flattened()
    let places = PlaceFinder(file: file, project: project, detail)
    for (chunk, finding) in others { located.append(places.locate(finding, chunk)) }
    located.sortInTextOrder()
    return located
  }

  private static let manyFindings = 50_000

  /// The findings whose chunks touch a part of the file, and those about forms, imports and comments, in the order of the
  /// text.
  public func report(in range: Range<Int>, path: String, project: ProjectModel) -> [LocatedFinding] {
    let (others, hidden, joined) = otherFindings(path, project)
    let document = file.document
    guard chunkFindings.count > 0 else { return [] }
    let places = PlaceFinder(file: file, project: project, .whole)
    // A place at the border of two chunks belongs to both.
    let ends = [max(range.lowerBound - 1, 0), range.upperBound].map {
      chunkFindings.place(of: document.chunkIndex(at: min($0, document.byteCount)).index).leaf
    }
    // What a preset causes is told there, and found where it is used.
    let causes = joined.chunksOfCauses.map { chunkFindings.place(of: $0).leaf }
    var located = Set(Array(ends[0]...max(ends[0], ends[1])) + causes).sorted().flatMap {
      chunkReport(places, $0..<$0 + 1, hidden, joined)
    }
    for (chunk, finding) in others { located.append(places.locate(finding, chunk)) }
    located.sortInTextOrder()
    return located
  }

  /// Whether several findings of a code are something: the report is made part by part until it shows.
  ///
  /// - Parameters:
  ///   - judge: takes out those that are not reported.
  ///   - holds: whether a finding of the code is such a one.
  public func hasSeveral(
    ofCode code: String, path: String, project: ProjectModel,
    as judge: (inout [LocatedFinding]) -> Void, where holds: (LocatedFinding) -> Bool
  ) -> Bool {
    let (others, hidden, joined) = otherFindings(path, project)
    let places = PlaceFinder(file: file, project: project, .whole)
    var count = 0
    func add(_ findings: [LocatedFinding]) {
      var findings = findings.filter { $0.code == code }
      judge(&findings)
      count += findings.count(where: holds)
    }
    add(others.filter { $0.finding.rule.code == code }.map { places.locate($0.finding, $0.chunk) })
    for leaf in chunkFindings.leaves.indices where count < 2 && chunkFindings.measure(ofLeaf: leaf).total > 0 {
      guard chunkFindings.leaves[leaf].contains(where: { $0.findings.contains { $0.rule.code == code } }) else {
        continue
      }
      add(chunkReport(places, leaf..<leaf + 1, hidden, joined))
    }
    return count > 1
  }

  /// The worst findings, at most `limit`, without fixes and names, which editors ask for when they want them: what is left
  /// out costs no more than being counted.
  public func worstFindings(
    _ limit: Int, path: String, project: ProjectModel
  ) -> WorstFindings {
    let (others, hidden, joined) = otherFindings(path, project)
    let total = chunkFindings.measure.total - hidden.count + others.count
    let places = PlaceFinder(file: file, project: project, .brief)
    var worst: [LocatedFinding] = []
    for severity in Severity.allCases where worst.count < limit {
      // Findings about forms first: there are few, and none of them is lost to the limit.
      let ofForms = others.filter { $0.finding.severity == severity }.prefix(limit - worst.count)
      var found = chunkReport(
        places, chunkFindings.leaves.indices, hidden, joined, only: severity,
        atMost: limit - worst.count - ofForms.count)
      found += ofForms.map { places.locate($0.finding, $0.chunk) }
      found.sortInTextOrder()
      if worst.isEmpty { worst = found } else { worst += found }
    }
    return WorstFindings(findings: worst, omitted: total - worst.count, undecidedFields: leftUndecided)
  }

  /// The findings about forms, imports and comments that suppress others, and what those comments suppress.
  ///
  /// - Parameter ofEach: whether none stands for others of its form.
  func otherFindings(
    _ path: String, _ project: ProjectModel, ofEach: Bool = false
  ) -> (left: [(chunk: ChunkID, finding: Finding)], hidden: HiddenFindings, joined: JoinedFindings) {
    var others = file.withoutFixesOfLinesWithErrors(file.forms.flatMap { formFindings[$0.id]?.all ?? [] })
    var reporter = FormReporter()
    let context = ProjectContext(path: path, file: file, project: project)
    for rule in LintRuleRegistry.projectRules { rule.check(context, &reporter) }
    others += reporter.findings
    let importing = ImportingFiles(of: path, in: project)
    guard file.document.chunks.measure.hasDirectives else {
      var hidden = HiddenFindings()
      let joined = joinedFindings(&hidden, nil, importing, ofEach)
      return (withoutSuppressed(others, nil, &hidden), hidden, joined)
    }
    let suppressions = Suppressions(file)
    var hidden = hiddenFindings(suppressions)
    let joined = joinedFindings(&hidden, suppressions, importing, ofEach)
    others = withoutSuppressed(others, suppressions, &hidden)
    var cursor = LineCursor(file.document)
    others.removeAll { chunk, finding in
      let place = ChunkPlace(chunk: chunk, range: finding.range)
      guard let line = suppressions.line(ofSuppressed: finding.rule, place, &cursor) else { return false }
      hidden.add(finding.rule, line: line)
      return true
    }
    hidden.finish()
    let coverage = FindingCoverage(self, path: path, project)
    return (others + suppressions.findings(hidden, PresetUsers(file, scope), self, coverage), hidden, joined)
  }

  /// The findings about single chunks of some leaves, with their places; leaves without any are passed over.
  private func chunkReport(
    _ places: PlaceFinder, _ leaves: Range<Int>, _ hidden: HiddenFindings, _ joined: JoinedFindings,
    only severity: Severity? = nil, atMost limit: Int = .max
  ) -> [LocatedFinding] {
    var located: [LocatedFinding] = []
    located.reserveCapacity(min(limit, leaves.reduce(0) { $0 + chunkFindings.measure(ofLeaf: $1).total }))
    for leaf in leaves where located.count < limit {
      let measure = chunkFindings.measure(ofLeaf: leaf)
      guard severity.map({ measure[$0] }) ?? measure.total > 0 else { continue }
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      let chunks = file.document.chunks.leaves[leaf]
      let first = chunkFindings.start(ofLeaf: leaf)
      let leafFindings = chunkFindings.leaves[leaf]
      for offset in leafFindings.indices {
        defer { start += Int(chunks[offset].byteCount) }
        let count = leafFindings[offset].findings.count
        if count == 0 { continue }
        let hiddenHere = hidden.count == 0 ? nil : hidden.inChunks[first + offset]
        let shown = (0..<count).filter { number in
          hiddenHere?.contains(number) != true
            && severity.map { leafFindings[offset].findings[number].severity == $0 } ?? true
        }
        if shown.isEmpty { continue }
        let place = PlaceFinder.Place(
          start: start, form: places.formName(of: chunks[offset].id), block: file.entries.leaves[leaf][offset].block)
        for number in shown {
          guard located.count < limit else { return located }
          var finding = leafFindings[offset].findings[number]
          // What a fix would change may be something else since it was found.
          if !leafFindings[offset].isOfNow(number) { finding.fixes = [] }
          if !joined.isEmpty, let others = joined[first + offset, number] {
            finding.stand(for: others)
            if let cause = others.cause {
              located.append(places.locate(finding, cause.chunk))
              continue
            }
          }
          located.append(places.locate(finding, place))
        }
      }
    }
    return located
  }
}

extension [LocatedFinding] {
  /// By start, then end, then code.
  mutating func sortInTextOrder() {
    func isBefore(_ left: LocatedFinding, _ right: LocatedFinding) -> Bool {
      if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
      if left.range.upperBound != right.range.upperBound { return left.range.upperBound < right.range.upperBound }
      return left.code < right.code
    }
    // Most come in order, and sorting would move them all the same.
    if !indices.dropFirst().allSatisfy({ !isBefore(self[$0], self[$0 - 1]) }) { sort(by: isBefore) }
  }
}

extension BlockModel {
  /// Whether findings in it are about a control or preset, which they name.
  var isNamed: Bool { control != nil || kind == .preset }
}

/// Turns places in chunks into places in files.
final class PlaceFinder {
  /// The file that findings are about.
  let file: FileModel
  /// Where other files are looked up.
  let project: ProjectModel
  /// Neither names nor fixes are wanted.
  private let isBrief: Bool
  private var form: (model: FormIndex, name: String)?
  private var lastNames: SubjectNames?
  /// The ends of forms that were looked up already.
  private var formEnds: [ChunkID: (member: String, edit: SourceEdit?)] = [:]

  /// Looks places up in a file, and in the project where they name another one.
  init(file: FileModel, project: ProjectModel, _ detail: FindingDetail) {
    self.file = file
    self.project = project
    isBrief = detail == .brief
  }

  /// The name of the form that a chunk is in; asked for in the order of the text, it costs next to nothing.
  func formName(of chunk: ChunkID) -> String? {
    if isBrief { return nil }
    if let form, form.model.holds(chunk) { return form.name }
    form = file.formIndex(of: chunk).map { (file.forms[$0], file.forms[$0].name) }
    return form?.name
  }

  /// Where a chunk stands, and what it belongs to.
  struct Place {
    /// The first byte of the chunk, counted from the start of the file.
    var start: Int
    /// The name of the form around it; nil where names are not wanted.
    var form: String?
    /// What the chunk says.
    var block: BlockModel
  }

  /// A finding of a chunk that is looked up.
  func locate(_ finding: Finding, _ chunk: ChunkID) -> LocatedFinding {
    let index = file.document.index(of: chunk) ?? 0
    let place = Place(
      start: file.document.start(ofChunk: index), form: formName(of: chunk),
      block: file.entries[index].block)
    return locate(finding, place)
  }

  /// A finding of a chunk whose place is known.
  func locate(_ finding: Finding, _ place: Place) -> LocatedFinding {
    var located = LocatedFinding(
      rule: finding.rule, severity: finding.severity, message: finding.message.text, names: names(of: place),
      range: place.start + finding.range.lowerBound..<place.start + finding.range.upperBound,
      related: finding.related.compactMap(related), tags: finding.tags,
      fixes: isBrief ? [] : finding.fixes.compactMap(fix),
      data: finding.data)
    located.concernsForm = finding.isToldOncePerForm
    return located
  }

  private func names(of place: Place) -> SubjectNames? {
    let control = !isBrief && place.block.isNamed ? place.block.name : nil
    if place.form == nil, control == nil { return nil }
    if let names = lastNames, names.form == place.form, names.control == control { return names }
    lastNames = SubjectNames(form: place.form, control: control)
    return lastNames
  }

  private func start(of chunk: ChunkID, _ path: String?) -> Int? {
    let document = path.map { project.model($0)?.document } ?? file.document
    guard let document, let index = document.index(of: chunk) else { return nil }
    return document.start(ofChunk: index)
  }

  private func range(_ place: ChunkPlace) -> Range<Int>? {
    start(of: place.chunk, place.path).map { $0 + place.range.lowerBound..<$0 + place.range.upperBound }
  }

  private func related(_ related: Related) -> LocatedRelated? {
    range(related.place).map { LocatedRelated(message: related.message, path: related.place.path, range: $0) }
  }

  /// A fix is whole or not there.
  private func fix(_ fix: Fix) -> LocatedFix? {
    var edits: [SourceEdit] = []
    for edit in fix.edits {
      switch edit {
      case .replace(let place, let text):
        guard let range = range(place) else { return nil }
        edits.append(SourceEdit(path: place.path, range: range, newText: text))
      case .append(let member, let form):
        guard let located = append(member, to: form) else { return nil }
        edits.append(located)
      }
    }
    return LocatedFix(title: fix.title, applicability: fix.applicability, edits: edits)
  }

  private func append(_ member: String, to form: ChunkID) -> SourceEdit? {
    if let known = formEnds[form], known.member == member { return known.edit }
    var located: SourceEdit?
    if case .replace(let place, let text) = file.insertion(ofMember: member, atEndOf: form), let range = range(place) {
      located = SourceEdit(path: nil, range: range, newText: text)
    }
    formEnds[form] = (member, located)
    return located
  }
}
