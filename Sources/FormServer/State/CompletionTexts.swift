import FormEditing
import LanguageServerProtocol
import Synchronization

/// What there is to say of suggestions that are the same in every file, as the client shows it, made once.
final class CompletionTexts: Sendable {
  private let known = Mutex<[CompletionSubject: Documentation]>([:])

  /// What there is to say of a suggestion.
  func text(
    of subject: CompletionSubject, in snapshot: FileSnapshot?, for client: Client
  ) -> Documentation? {
    if let text = known.withLock({ $0[subject] }) { return text }
    let formats = client.capabilities.textDocument.completion.completionItem.documentationFormat
    let text = Documentation(subject.text(in: snapshot), formats)
    if subject.isOfCatalog { known.withLock { $0[subject] = text } }
    return text
  }
}
