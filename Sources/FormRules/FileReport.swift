public import FormModel
import FormSyntax

/// A finding with its place in the file: what terminal, JSON report and editor show.
public struct LocatedFinding: Sendable {
  public var rule: RuleInfo
  public var severity: Severity
  public var message: String
  /// The name of the form and of the control or preset that it is about.
  public var form: String?
  public var control: String?
  /// Bytes from the start of the file.
  public var range: Range<Int>
  public var related: [LocatedRelated]
  public var tags: [Finding.Tag]
  public var fixes: [LocatedFix]
  public var data: [(key: String, value: Finding.Datum)]

  public var code: String { rule.code }
}

public struct LocatedRelated: Sendable, Equatable {
  public var message: String
  /// Nil: the file of the finding.
  public var path: String?
  public var range: Range<Int>
}

public struct LocatedFix: Sendable {
  public var title: String
  public var applicability: Fix.Applicability
  public var edits: [LocatedEdit]
}

public struct LocatedEdit: Sendable, Equatable {
  /// Nil: the file of the finding.
  public var path: String?
  public var range: Range<Int>
  public var newText: String
}

extension FileAnalysis {
  /// All findings of the file, in the order of the text, those that comments silence taken out.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - project: what other places in findings are looked up in, and where imports are followed.
  ///   - roots: the files that are looked at together: a cycle of imports is reported once among them.
  public func report(path: String, project: ProjectModel, roots: [String]) -> [LocatedFinding] {
    let places = PlaceFinder(file: file, project: project)
    var located = chunkReport(places)
    for form in file.forms {
      for (chunk, finding) in formFindings[form.id] ?? [] { located.append(places.locate(finding, chunk)) }
    }
    for (chunk, finding) in ImportRules.findings(path, file, project, roots: roots) {
      located.append(places.locate(finding, chunk))
    }
    if file.document.chunks.measure.hasDirectives { located = Suppressions(file).apply(to: located, places) }
    located.sort { left, right in
      if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
      if left.range.upperBound != right.range.upperBound { return left.range.upperBound < right.range.upperBound }
      return left.code < right.code
    }
    return located
  }

  /// The findings about single chunks, with their places; leaves without any are passed over.
  private func chunkReport(_ places: PlaceFinder) -> [LocatedFinding] {
    var located: [LocatedFinding] = []
    located.reserveCapacity(chunkFindings.measure.count)
    var form = 0
    var formName: (id: ChunkID, name: String)?
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).count > 0 {
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      let chunks = file.document.chunks.leaves[leaf]
      for (offset, found) in chunkFindings.leaves[leaf].enumerated() {
        if !found.findings.isEmpty {
          let id = chunks[offset].id
          while form + 1 < file.forms.count, file.forms[form + 1].id <= id { form += 1 }
          let owner = form < file.forms.count && file.forms[form].holds(id) ? file.forms[form] : nil
          if let owner, formName?.id != owner.id { formName = (owner.id, owner.name) }
          let place = PlaceFinder.Place(
            start: start, form: owner == nil ? nil : formName?.name, block: file.entries.leaves[leaf][offset].block)
          for finding in found.findings { located.append(places.locate(finding, place)) }
        }
        start += Int(chunks[offset].byteCount)
      }
    }
    return located
  }
}

/// Turns places in chunks into places in files.
final class PlaceFinder {
  let file: FileModel
  let project: ProjectModel
  /// The ends of forms that were looked up already.
  private var formEnds: [ChunkID: (member: String, edit: LocatedEdit?)] = [:]

  init(file: FileModel, project: ProjectModel) {
    self.file = file
    self.project = project
  }

  /// Where a chunk stands, and what it belongs to.
  struct Place {
    var start: Int
    var form: String?
    var block: BlockModel
  }

  func locate(_ finding: Finding, _ chunk: ChunkID) -> LocatedFinding {
    let index = file.document.index(of: chunk) ?? 0
    let place = Place(
      start: file.document.start(ofChunk: index), form: file.formIndex(of: chunk).map { file.forms[$0].name },
      block: file.entries[index].block)
    return locate(finding, place)
  }

  func locate(_ finding: Finding, _ place: Place) -> LocatedFinding {
    let isNamed = place.block.control != nil || place.block.role == .preset
    return LocatedFinding(
      rule: finding.rule, severity: finding.severity, message: finding.message.text, form: place.form,
      control: isNamed ? place.block.name : nil,
      range: place.start + finding.range.lowerBound..<place.start + finding.range.upperBound,
      related: finding.related.compactMap(related), tags: finding.tags, fixes: finding.fixes.compactMap(fix),
      data: finding.data)
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
    var edits: [LocatedEdit] = []
    for edit in fix.edits {
      switch edit {
      case .replace(let place, let text):
        guard let range = range(place) else { return nil }
        edits.append(LocatedEdit(path: place.path, range: range, newText: text))
      case .append(let member, let form):
        guard let located = append(member, to: form) else { return nil }
        edits.append(located)
      }
    }
    return LocatedFix(title: fix.title, applicability: fix.applicability, edits: edits)
  }

  private func append(_ member: String, to form: ChunkID) -> LocatedEdit? {
    if let known = formEnds[form], known.member == member { return known.edit }
    var located: LocatedEdit?
    if case .replace(let place, let text) = file.insertion(ofMember: member, atEndOf: form), let range = range(place) {
      located = LocatedEdit(path: nil, range: range, newText: text)
    }
    formEnds[form] = (member, located)
    return located
  }
}
