import FormModel
import FormLint
import FormSyntax
import FormWorkspace

/// The texts that some findings of a file point into.
struct SourceTexts {
  /// The text of the file itself.
  let own: SourceText
  private let path: String
  private var others: [String: SourceText] = [:]

  /// The text of the file, and those of files that related places and edits are in.
  init(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile) {
    own = SourceText(file.document)
    path = file.path
    for index in findings.indices {
      for related in findings[index].related { look(at: related.path, file) }
      for fix in findings[index].fixes {
        for edit in fix.edits { look(at: edit.path, file) }
      }
    }
  }

  private mutating func look(at place: String?, _ file: CheckedFile) {
    guard let place, place != path, others[place] == nil else { return }
    others[place] = file.project.model(place).map { SourceText($0.document) }
  }

  /// The text of a place: nil is the file itself.
  func text(at path: String?) -> SourceText? {
    guard let path, path != self.path else { return own }
    return others[path]
  }
}
