import FormModel
import FormLint
import FormSyntax

/// A file with its findings.
struct CheckedFile: Sendable {
  let path: String
  let document: Document
  let findings: [LocatedFinding]
  /// What other files that findings point into are looked up in.
  let project: ProjectModel

  init(_ path: String, _ document: Document, _ findings: [LocatedFinding], _ project: ProjectModel) {
    self.path = path
    self.document = document
    self.findings = findings
    self.project = project
  }
}
