import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import Synchronization

/// The texts that the findings of a file point into, their lines found once for all parts of its report, and only when one
/// of them asks.
final class SourceTexts: Sendable {
  private let file: CheckedFile
  private let known = Mutex<[String: SourceText]>([:])

  /// The text of a file, and those of files that related places and edits are in.
  init(_ file: CheckedFile) { self.file = file }

  /// The text of the file itself.
  var own: SourceText { text(file.path, file.document) }

  /// The text of a place: nil is the file itself.
  func text(at path: String?) -> SourceText? {
    guard let path, path != file.path else { return own }
    return file.project.model(path).map { text(path, $0.document) }
  }

  private func text(_ path: String, _ document: Document) -> SourceText {
    known.withLock { known in
      if let text = known[path] { return text }
      let text = SourceText(document)
      known[path] = text
      return text
    }
  }
}
