import FormModel
import FormRules
import FormSyntax

/// A file with its findings, and the texts that they point into.
struct CheckedFile: Sendable {
  let path: String
  let text: SourceText
  let findings: [LocatedFinding]
  /// The texts of other files that findings point into.
  private let others: [String: SourceText]

  init(_ path: String, _ document: Document, _ findings: [LocatedFinding], _ project: ProjectModel) {
    self.path = path
    self.findings = findings
    text = SourceText(document)
    var others: [String: SourceText] = [:]
    func look(at place: String?) {
      guard let place, place != path, others[place] == nil else { return }
      others[place] = project.model(place).map { SourceText($0.document) }
    }
    for finding in findings {
      for related in finding.related { look(at: related.path) }
      for fix in finding.fixes {
        for edit in fix.edits { look(at: edit.path) }
      }
    }
    self.others = others
  }

  /// The text of a place: nil is the file itself.
  func text(at path: String?) -> SourceText? {
    guard let path, path != self.path else { return text }
    return others[path]
  }
}
