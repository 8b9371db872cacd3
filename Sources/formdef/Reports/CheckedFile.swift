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
    for finding in findings {
      let places = finding.related.lazy.map(\.path) + finding.fixes.flatMap { $0.edits.lazy.map(\.path) }
      for case let other? in places where other != path && others[other] == nil {
        others[other] = project.model(other).map { SourceText($0.document) }
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
