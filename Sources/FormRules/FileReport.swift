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
    var located: [LocatedFinding] = []
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).count > 0 {
      var start = file.document.chunks.measure(beforeLeaf: leaf).bytes
      let chunks = file.document.chunks.leaves[leaf]
      for (offset, found) in chunkFindings.leaves[leaf].enumerated() {
        for finding in found.findings { located.append(places.locate(finding, chunks[offset].id, start)) }
        start += Int(chunks[offset].byteCount)
      }
    }
    for form in file.forms {
      for (chunk, finding) in formFindings[form.id] ?? [] { located.append(places.locate(finding, chunk)) }
    }
    for (chunk, finding) in ImportRules.findings(path, file, project, roots: roots) {
      located.append(places.locate(finding, chunk))
    }
    if file.document.chunks.measure.hasDirectives { located = Suppressions(file).apply(to: located, places) }
    return located.sorted { left, right in
      (left.range.lowerBound, left.range.upperBound, left.code) < (right.range.lowerBound, right.range.upperBound, right.code)
    }
  }
}

/// Turns places in chunks into places in files.
struct PlaceFinder {
  let file: FileModel
  let project: ProjectModel

  func locate(_ finding: Finding, _ chunk: ChunkID, _ start: Int? = nil) -> LocatedFinding {
    let start = start ?? self.start(of: chunk, nil) ?? 0
    let form = file.formIndex(of: chunk).map { file.forms[$0] }
    let entry = file.entry(chunk)
    let name: String? =
      switch entry?.block.role {
      case .control, .preset: entry?.block.name
      default: nil
      }
    return LocatedFinding(
      rule: finding.rule, severity: finding.severity, message: finding.message.text, form: form?.name, control: name,
      range: start + finding.range.lowerBound..<start + finding.range.upperBound,
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
      guard let range = range(edit.place) else { return nil }
      edits.append(LocatedEdit(path: edit.place.path, range: range, newText: edit.newText))
    }
    return LocatedFix(title: fix.title, applicability: fix.applicability, edits: edits)
  }
}
