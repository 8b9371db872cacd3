import FormModel
import FormRules
import FormSyntax

/// A file with its findings, and the texts that they point into.
struct CheckedFile {
  var path: String
  var document: Document
  var findings: [LocatedFinding]
  var project: ProjectModel

  /// The text of a place: nil is the file itself.
  func document(at path: String?) -> Document? {
    guard let path, path != self.path else { return document }
    return project.model(path)?.document
  }
}
